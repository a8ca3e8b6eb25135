import { hash, verify } from '@node-rs/argon2'
import { queueHash } from './hashQueue.server.ts'

/** Argon2id with the library's parameters (19 MiB, 2 passes), as OWASP's Password Storage Cheat Sheet advises. */
export const hashPassword = (password: string) => queueHash(() => hash(password))

// an unknown account costs the same time as a wrong password
let dummyHash: Promise<string> | undefined

/** False when the password is wrong, or when there is no hash to check it against. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no account has this password')
  const known = stored ?? (await dummyHash)
  const matches = await queueHash(() => verify(known, password))
  return matches && stored !== undefined
}
