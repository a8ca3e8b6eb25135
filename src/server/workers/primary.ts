import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../../kit/server/settings.server.ts'
import { listen } from '../httpServer.ts'
import { startDatabase } from '../startDatabase.ts'
import { printStartMessage } from '../startMessage.ts'
import { onStopSignal, STOP_AFTER_MS } from '../stopSignals.ts'
import { HEARTBEAT_TIMEOUT_SECONDS, watchWorkers } from './heartbeats.ts'
import memoryLimits from './memoryLimits.json' with { type: 'json' }
import type { FromWorker, WorkerRole } from './messages.ts'
import { createRelay, send } from './relay.ts'

/** The first and the maximum delay before a worker is restarted, in milliseconds. */
const [FIRST_DELAY_MS, MAX_DELAY_MS] = [1000, 30_000]
/** Milliseconds of readiness after which the delay is reset. */
const RESET_AFTER_MS = 60_000

/**
 * Memory limits in megabytes. The launcher uses them too, for a server that runs in one process. Node lets the memory
 * of short-lived objects grow to 128 MB on a large machine; semi-spaces of 8 MB need 12 MB less in total than those of
 * 16 MB and cost no measurable processor time. A lower limit of long-lived objects makes Node free them earlier; about
 * 60 MB of them are in use.
 *
 * glibc keeps freed memory in an arena for each thread, and raises the size from which it returns memory to the system
 * whenever a large block is freed. Values that an operator has set are kept.
 */
const { options: workerOptions, environment } = memoryLimits
const workerEnvironment = { ...environment, ...process.env }

type Ready = Extract<FromWorker, { kind: 'ready' }>

/** Checks that the port is free before anything else is started. @throws an `Error` that names the setting. */
async function checkPort(settings: Settings) {
  const probe = createServer()
  await listen(probe, settings)
  probe.close()
  await once(probe, 'close')
}

/**
 * Runs the server in several worker processes. This process owns the port, the embedded database and the restarts;
 * the workers handle the requests.
 */
export async function runPrimary(settings: Settings) {
  const count = settings.workers
  cluster.setupPrimary({ args: [], execArgv: [...process.execArgv, ...workerOptions] })
  const relay = createRelay()
  const running = new Set<Worker>()
  const hung = new Set<Worker>()
  const heartbeats = watchWorkers((worker: Worker) => {
    hung.add(worker)
    worker.process.kill('SIGKILL')
  })
  let isReady = false
  let database: ReturnType<typeof startDatabase> | undefined

  async function shutDown(isBehindProxy: boolean) {
    const exits = [...running].map((worker) => once(worker, 'exit'))
    for (const worker of running) send(worker, { kind: 'stop', isBehindProxy })
    const stopTimeout = sleep(STOP_AFTER_MS, undefined, { ref: false })
    await Promise.race([Promise.all(exits), stopTimeout])
    await killWorkers()
    // A start in progress must complete before it can be stopped.
    await Promise.race([database?.started, stopTimeout]).catch(() => {})
    await database?.stop()
    process.exit(0)
  }
  async function killWorkers() {
    const exits = [...running].map((worker) => once(worker, 'exit'))
    for (const worker of running) worker.process.kill('SIGKILL')
    await Promise.all(exits)
  }
  // SIGINT comes from a terminal, without a proxy.
  const stopping = onStopSignal((signal) => void shutDown(signal === 'SIGTERM' && isReady))

  await checkPort(settings)
  const starting = startDatabase(settings, count, stopping)
  database = starting

  /** Starts a worker. @returns its message when it serves; rejected when it exits before. */
  function startWorker(number: number, isRestarted: boolean) {
    const ready = Promise.withResolvers<Ready>()
    ready.promise.catch(() => {})
    const role: WorkerRole = { number, count, isRestarted }
    const worker = cluster.fork({ ...workerEnvironment, WORKER: JSON.stringify(role) })
    running.add(worker)
    worker.on('message', (message: FromWorker) => {
      relay.receive(worker, message)
      heartbeats.record(worker)
      if (message.kind === 'failed') ready.reject(new Error(message.message))
      if (message.kind !== 'ready') return
      relay.add(worker)
      heartbeats.add(worker)
      ready.resolve(message)
    })
    const ended = once(worker, 'exit').then(([code, signal]) => {
      running.delete(worker)
      relay.remove(worker)
      heartbeats.remove(worker)
      const sentence = `Worker ${number} ${describeEnd(code, signal, hung.delete(worker))}.`
      ready.reject(new Error(sentence))
      return sentence
    })
    void starting.started.then((started) => send(worker, { kind: 'start', ...started })).catch(() => {})
    return { ready: ready.promise, ended }
  }

  /** Restarts a worker whenever it exits, after a delay that doubles each time. */
  async function keepRunning(number: number, first: ReturnType<typeof startWorker>) {
    let current = first
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
      const readySince = await current.ready.then(() => performance.now()).catch((error: Error) => error)
      const sentence = await current.ended
      if (stopping.aborted) return
      if (readySince instanceof Error && readySince.message !== sentence) console.error(readySince.message)
      else if (typeof readySince === 'number' && performance.now() - readySince >= RESET_AFTER_MS)
        delay = FIRST_DELAY_MS
      console.error(`${sentence} Restarting in ${delay / 1000} s.`)
      await sleep(delay)
      if (stopping.aborted) return
      current = startWorker(number, true)
    }
  }

  const workers = Array.from({ length: count }, (_, index) => startWorker(index + 1, false))
  try {
    const { home } = await starting.started
    const messages = await Promise.all(workers.map(({ ready }) => ready))
    if (stopping.aborted) return
    isReady = true
    for (const [index, worker] of workers.entries()) void keepRunning(index + 1, worker)
    const newAdministrator = messages.find((message) => message.newAdministrator)?.newAdministrator ?? null
    const port = messages[0]?.port ?? settings.port
    // From now on the launcher restarts this process when it dies.
    process.send?.('ready')
    printStartMessage(settings, { port, home, newAdministrator, workers: count })
  } catch (error) {
    if (stopping.aborted) return
    await killWorkers()
    await starting.stop()
    throw error
  }
}

function describeEnd(code: number, signal: NodeJS.Signals | null, isHung: boolean): string {
  if (isHung) return `did not respond for ${HEARTBEAT_TIMEOUT_SECONDS} s and was ended`
  if (!signal) return `ended with code ${code}`
  return `was ended by ${signal}${signal === 'SIGKILL' ? ' (the system does so when memory runs out)' : ''}`
}
