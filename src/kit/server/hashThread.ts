import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Algorithm, hashRawSync, hashSync, verifySync } from '@node-rs/argon2'

// A separate thread for password hashes, so that they occupy none of the threads that compress pages and read files.

type Options = {
  memoryCost?: number
  timeCost?: number
  parallelism?: number
  salt?: Uint8Array
  algorithm?: Algorithm
}

/** A request: create a hash, create a hash without its parameters, or compare a password with a hash. */
export type HashRequest =
  | { kind: 'hash' | 'raw'; password: string; options: Options }
  | { kind: 'verify'; password: string; stored: string }
export type HashReply = { value: string | Uint8Array | boolean } | { failure: string }

/** A lower priority than that of threads that serve pages, but high enough to get a tenth of a busy processor. */
const THREAD_PRIORITY = 10

// Linux has a priority for each thread. On other systems this would change the priority of the whole process.
if (process.platform === 'linux') setPriority(THREAD_PRIORITY)

function answer(request: HashRequest): HashReply {
  try {
    const { password } = request
    if (request.kind === 'verify') return { value: verifySync(request.stored, password) }
    return { value: (request.kind === 'hash' ? hashSync : hashRawSync)(password, request.options) }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}

parentPort?.on('message', (request: HashRequest) => parentPort?.postMessage(answer(request)))
