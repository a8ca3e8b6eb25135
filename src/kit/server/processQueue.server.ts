import { type ChildProcess, fork } from 'node:child_process'

type ProcessQueueOptions = {
  /** The module to run in the process. */
  file: URL
  /** The environment of the process, which contains no other variables. */
  env: Record<string, string | undefined>
  /** The maximum length of the queue in this server process. */
  maxWaiting: number
  /** Timeouts in milliseconds: for waiting in the queue, and for running. */
  maxWait: number
  maxDuration: number
  /** Creates the error for a full queue, and for a request that times out. */
  createBusyError: () => Error
  /** Creates the error for a process that exits during a request. */
  createCrashError: () => Error
}

/** Milliseconds without a request after which the process exits, to free its memory. */
const IDLE_TIMEOUT_MS = 20_000

/**
 * Runs requests one after the other in a child process, for native libraries that parse untrusted input: a crash or
 * exhausted memory ends only the child.
 */
export function createProcessQueue<Request, Reply>(options: ProcessQueueOptions) {
  const { file, env, maxWaiting, maxWait, maxDuration, createBusyError, createCrashError } = options
  const waiting = new Set<() => void>()
  let isRunning = false
  let child: ChildProcess | null = null
  let idleTimer: NodeJS.Timeout | undefined

  /** Starts the child, which exits with its parent. While it is idle, it does not keep the parent alive. */
  function startProcess(): ChildProcess {
    const started = fork(file, [], {
      execArgv: ['--max-old-space-size=64'],
      env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1', MALLOC_ARENA_MAX: '1', ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const discardProcess = () => {
      if (child === started) child = null
    }
    started.once('exit', discardProcess).once('error', discardProcess)
    return started
  }

  function stopProcess() {
    child?.kill('SIGKILL')
    child = null
  }

  function runInProcess(request: Request): Promise<Reply> {
    clearTimeout(idleTimer)
    child ??= startProcess()
    const running = child
    running.ref()
    running.channel?.ref()
    return new Promise<Reply>((resolve, reject) => {
      const timer = setTimeout(() => {
        stopProcess()
        reject(createBusyError())
      }, maxDuration)
      const fail = () => {
        clearTimeout(timer)
        reject(createCrashError())
      }
      running.once('exit', fail).once('error', fail)
      running.once('message', (reply: Reply) => {
        clearTimeout(timer)
        running.off('exit', fail).off('error', fail)
        resolve(reply)
      })
      running.send(request as object)
    }).finally(() => {
      running.unref()
      running.channel?.unref()
      idleTimer = setTimeout(stopProcess, IDLE_TIMEOUT_MS).unref()
    })
  }

  /** Reserves the turn synchronously, because two concurrent calls would both get the first reply. */
  function waitForTurn(): Promise<void> {
    if (!isRunning) {
      isRunning = true
      return Promise.resolve()
    }
    if (waiting.size >= maxWaiting) throw createBusyError()
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(start)
        reject(createBusyError())
      }, maxWait)
      waiting.add(start)
    })
  }

  return {
    /** Reads the length of the queue of this server process, for metrics. */
    readLength: () => ({ waiting: waiting.size, running: isRunning ? 1 : 0 }),
    /** @throws the busy error, or the crash error */
    async run(request: Request): Promise<Reply> {
      await waitForTurn()
      try {
        return await runInProcess(request)
      } finally {
        const [next] = waiting
        isRunning = next !== undefined
        if (next) {
          waiting.delete(next)
          next()
        }
      }
    },
  }
}
