import { queueHash } from './hashQueue.server.ts'
import { runInHashThread } from './hashThreads.server.ts'

/**
 * The cost of Argon2id: 19 MiB and 2 passes, as OWASP's Password Storage Cheat Sheet recommends. Only tests that start the
 * application lower it.
 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const hash = (password: string) => runInHashThread<string>({ kind: 'hash', password, options: hashCost })

export const hashPassword = (password: string): Promise<string> => queueHash(() => hash(password))

/** Hashes a short random secret with the same cost, and with a salt that several secrets share. */
export const hashWithSalt = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  queueHash(async () =>
    Buffer.from(await runInHashThread<Uint8Array>({ kind: 'raw', password: secret, options: { salt } })),
  )

// The hash that is checked for an unknown account, so that the response takes as long as for a wrong password.
let dummyHash: Promise<string> | undefined

/** Whether the password matches the stored hash; false without a hash. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hash('no account has this password').catch((error) => {
    dummyHash = undefined
    throw error
  })
  const hashToCheck = stored ?? (await dummyHash)
  const matches = await queueHash(() => runInHashThread<boolean>({ kind: 'verify', password, stored: hashToCheck }))
  return matches && stored !== undefined
}
