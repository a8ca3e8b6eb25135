import { type ChildProcess, fork } from 'node:child_process'
import { AppError, invalid } from '../../../kit/api/errors.ts'
import type { PictureFiles, PictureReply, PictureRequest } from './pictureProcess.types.ts'

/** Pictures that may wait in this process of the server. */
const MAX_WAITING = 20
/** Milliseconds for which a picture may wait, and for which one may be processed. */
const [MAX_WAIT, MAX_DURATION] = [45_000, 45_000]
/** Milliseconds without work after which the process for pictures ends, which frees its memory. */
const IDLE = 20_000

/** Beside this file, as in the sources, or as in the build. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const file = new URL(`./pictureProcess.${extension}`, import.meta.url)

const createBusyError = () =>
  new AppError(
    'unavailable',
    'Many pictures are being prepared at this moment. Please try again in a minute',
    {},
    { 'Retry-After': '30' },
  )
const createUnreadableError = () =>
  invalid('picture', 'This picture cannot be read. It may be damaged: please try another file')

const waiting = new Set<() => void>()
let isRunning = false
let child: ChildProcess | null = null
let idleTimer: NodeJS.Timeout | undefined

/** The length of the queue of this process of the server, for metrics. */
export const readPictureQueue = () => ({ waiting: waiting.size, running: isRunning ? 1 : 0 })

/** Without the settings of the server, which contain secrets, and with one thread for the work. */
const createEnvironment = () => ({
  PATH: process.env.PATH,
  UV_THREADPOOL_SIZE: '1',
  VIPS_CONCURRENCY: '1',
  MALLOC_ARENA_MAX: '1',
})

/** Starts the process, which ends with this one. It does not keep this one alive while it has nothing to do. */
function startProcess(): ChildProcess {
  const started = fork(file, [], {
    execArgv: ['--max-old-space-size=64'],
    env: createEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const forget = () => {
    if (child === started) child = null
  }
  started.once('exit', forget).once('error', forget)
  return started
}

function stopProcess() {
  child?.kill('SIGKILL')
  child = null
}

/** Sends a picture to the process. @throws 400 when the picture cannot be read, or makes the process fail. */
function runInProcess(path: string): Promise<PictureFiles> {
  clearTimeout(idleTimer)
  child ??= startProcess()
  const running = child
  running.ref()
  running.channel?.ref()
  return new Promise<PictureFiles>((resolve, reject) => {
    const timer = setTimeout(() => {
      stopProcess()
      reject(createBusyError())
    }, MAX_DURATION)
    const fail = () => {
      clearTimeout(timer)
      reject(createUnreadableError())
    }
    running.once('exit', fail).once('error', fail)
    running.once('message', (reply: PictureReply) => {
      clearTimeout(timer)
      running.off('exit', fail).off('error', fail)
      if (!('refusal' in reply)) resolve(reply)
      else if (reply.refusal === 'damaged') reject(createUnreadableError())
      else
        reject(new AppError('too_large', 'This picture has more than 64 million pixels. Please choose a smaller one'))
    })
    running.send({ path } satisfies PictureRequest)
  }).finally(() => {
    running.unref()
    running.channel?.unref()
    idleTimer = setTimeout(stopProcess, IDLE).unref()
  })
}

function waitForTurn(): Promise<void> {
  if (!isRunning) return Promise.resolve()
  if (waiting.size >= MAX_WAITING) throw createBusyError()
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      waiting.delete(start)
      reject(createBusyError())
    }, MAX_WAIT)
    waiting.add(start)
  })
}

/**
 * Makes the files of a picture in a process of its own with a low priority, one picture at a time.
 * @throws 400 when the picture cannot be read, 413 when it has too many pixels, 503 when the wait is too long.
 */
export async function processPicture(path: string): Promise<PictureFiles> {
  await waitForTurn()
  isRunning = true
  try {
    return await runInProcess(path)
  } finally {
    const [next] = waiting
    isRunning = next !== undefined
    if (next) {
      waiting.delete(next)
      next()
    }
  }
}
