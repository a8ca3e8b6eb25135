import autocannon, { type Request } from 'autocannon'
import { seconds } from './options.ts'
import { percentile } from './statistics.ts'

/** Successful responses per second, the median and the 99th percentile of their times in milliseconds, and their number. */
export type Times = { rate: number; p50: number; p99: number; count: number; refused: number }
/**
 * The times, the share of refused requests, and the CPU time per response in the server and in the database, in
 * milliseconds.
 */
export type Measure = Omit<Times, 'count'> & { server: number; database: number }

export const CLIENTS = 64
const browser = { 'Accept-Encoding': 'gzip, deflate, br' }

export type Load = {
  requests: Request[]
  clients?: number
  /** Whether each request is sent once. Otherwise they are repeated for the duration of a round. */
  once?: boolean
  duration?: number
}

/**
 * Sends the requests over open connections, each of which waits for a response before its next request.
 * @throws when a response is neither a success nor the refusal of a busy server.
 */
export async function sendRequests(url: string, load: Load): Promise<Times> {
  const { requests, clients = CLIENTS, once = false, duration = seconds } = load
  const connections = Math.min(clients, requests.length)
  const withHeaders = requests.map((request) => ({ ...request, headers: { ...browser, ...request.headers } }))
  const times: number[] = []
  let client = 0
  const started = performance.now()
  let ended = started
  let refused = 0
  const failures: number[] = []
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        // Preparing all requests for each client takes seconds, in which the first responses would not be read.
        requests: withHeaders.slice(0, 1),
        ...(once ? { amount: requests.length } : { duration }),
        // Each client sends a separate share. Otherwise all would write the same row and wait for each other.
        connections: once ? connections : clients,
        timeout: 30,
        setupClient(connection) {
          const share = client++ % connections
          connection.setRequests(withHeaders.filter((_, index) => index % connections === share))
        },
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, status, _bytes, time) => {
      if (status === 503) refused++
      else if (status >= 400) failures.push(status)
      else times.push(time)
      ended = performance.now()
    })
  })
  if (failures.length + errors > 0 || times.length === 0)
    throw new Error(`${requests[0]?.path}: failed with ${[...new Set(failures)]}, ${errors} connections failed`)
  times.sort((a, b) => a - b)
  const elapsed = once ? (ended - started) / 1000 : duration
  return {
    count: times.length,
    refused: refused / (times.length + refused),
    rate: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/** Measures a load, and the CPU time of these processes. */
export async function measure(
  url: string,
  cpu: () => { server: number; database: number },
  load: Load,
): Promise<Measure> {
  const before = cpu()
  const { count, ...times } = await sendRequests(url, load)
  const after = cpu()
  return {
    ...times,
    server: (after.server - before.server) / count,
    database: (after.database - before.database) / count,
  }
}

/**
 * Calls `send` at this rate per second, until the returned function is called, which waits for the running calls.
 * @param send gets the number of the call. Its failure ends the bench.
 */
export function sendRegularly(perSecond: number, send: (index: number) => Promise<unknown>) {
  const running: Promise<unknown>[] = []
  let index = 0
  const timer = setInterval(() => running.push(send(index++)), 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
  }
}

/** Returns a copy in random order. */
export function shuffle<Item>(items: Item[]): Item[] {
  const copy = [...items]
  for (let index = copy.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1))
    ;[copy[index], copy[other]] = [copy[other] as Item, copy[index] as Item]
  }
  return copy
}
