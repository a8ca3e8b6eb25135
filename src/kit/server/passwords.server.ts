import { hash, hashRaw, verify } from '@node-rs/argon2'
import { queueHash } from './hashQueue.server.ts'

/**
 * Hashes with Argon2id and the defaults of the library (19 MiB, 2 passes), which OWASP's Password Storage Cheat Sheet
 * recommends.
 */
export const hashPassword = (password: string) => queueHash(() => hash(password))

/** Hashes a short random secret in the same way, with a salt that several secrets share. */
export const hashWithSalt = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  queueHash(() => hashRaw(secret, { salt }))

// Checked for an unknown account, so that its response takes as long as that for a wrong password.
let dummyHash: Promise<string> | undefined

/** Whether the password matches the stored hash; false without a hash. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no account has this password')
  const hashToCheck = stored ?? (await dummyHash)
  const matches = await queueHash(() => verify(hashToCheck, password))
  return matches && stored !== undefined
}
