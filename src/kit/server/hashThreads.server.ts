import { Worker } from 'node:worker_threads'
import type { HashReply, HashRequest } from './hashThread.ts'

type Waiter = { resolve: (value: never) => void; reject: (error: Error) => void }
type Thread = { worker: Worker; waiting: Waiter[] }

const threads = new Set<Thread>()

/** The script of the thread is in the folder of this file, both in the sources and in the build. */
const file = new URL(import.meta.url.endsWith('.ts') ? './hashThread.ts' : './hashThread.js', import.meta.url)
/** Limits the memory of the thread to about 20 MB, without the hashes. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 16 }

/** Starts a thread. It ends with the process, and does not keep an idle process alive. */
function startThread(): Thread {
  const worker = new Worker(file, { execArgv: [], ...(file.pathname.endsWith('.js') && { resourceLimits }) })
  const thread: Thread = { worker, waiting: [] }
  const fail = (error: Error) => {
    threads.delete(thread)
    for (const { reject } of thread.waiting.splice(0)) reject(error)
  }
  worker.on('message', (reply: HashReply) => {
    const waiter = thread.waiting.shift()
    if (thread.waiting.length === 0) worker.unref()
    if ('failure' in reply) waiter?.reject(new Error(reply.failure))
    else waiter?.resolve(reply.value as never)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread for password hashes has ended')))
  threads.add(thread)
  return thread
}

/** Runs a password hash in a separate thread. The caller limits how many run at the same time. */
export function runInHashThread<Value extends string | Uint8Array | boolean>(request: HashRequest): Promise<Value> {
  const thread = [...threads].find(({ waiting }) => waiting.length === 0) ?? startThread()
  return new Promise((resolve, reject) => {
    thread.waiting.push({ resolve, reject })
    thread.worker.ref()
    thread.worker.postMessage(request)
  })
}
