import { hash, hashRaw, verify } from '@node-rs/argon2'
import { queueHash } from './hashQueue.server.ts'

/**
 * The cost of Argon2id: 19 MiB and 2 passes, as OWASP's Password Storage Cheat Sheet recommends. Only tests that start the
 * application lower it.
 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => queueHash(() => hash(password, hashCost))

/** Hashes a short random secret in the same way, with a salt that several secrets share. */
export const hashWithSalt = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  queueHash(() => hashRaw(secret, { salt }))

// Checked for an unknown account, so that its response takes as long as that for a wrong password.
let dummyHash: Promise<string> | undefined

/** Whether the password matches the stored hash; false without a hash. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no account has this password', hashCost)
  const hashToCheck = stored ?? (await dummyHash)
  const matches = await queueHash(() => verify(hashToCheck, password))
  return matches && stored !== undefined
}
