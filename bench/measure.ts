import autocannon from 'autocannon'
import type pg from 'pg'

const CLIENTS = 32
const WARM_UP = 1

/** Responses per second; the median and the 99th percentile of their time in milliseconds. */
export type Measure = { rate: number; p50: number; p99: number }

/**
 * Sends the requests in turn over 32 connections.
 * @throws when a response is not a success.
 */
export async function measureRequests(url: string, seconds: number, requests: autocannon.Request[]): Promise<Measure> {
  const run = (length: { duration: number } | { amount: number }) => {
    let clients = 0
    return autocannon({
      url,
      // Preparing all requests for each client takes seconds, in which the first responses wait to be read.
      requests: requests.slice(0, 1),
      ...length,
      connections: CLIENTS,
      // Each client sends a separate share. Otherwise all would write the same row and wait for each other.
      setupClient(client) {
        const share = clients++ % requests.length
        client.setRequests(requests.filter((_, index) => index % CLIENTS === share))
      },
    })
  }
  await run({ duration: WARM_UP })
  // The first request of an address reads from the disk.
  if (requests.length > CLIENTS) await run({ amount: requests.length })
  const { requests: answered, latency, non2xx, errors } = await run({ duration: seconds })
  if (non2xx + errors > 0)
    throw new Error(`${requests[0]?.path}: ${non2xx} answers were not successful, ${errors} failed`)
  return { rate: answered.average, p50: latency.p50, p99: latency.p99 }
}

/** Runs a prepared statement over 32 direct connections, for these ids in turn. */
export async function measureQuery(
  open: () => pg.Client,
  seconds: number,
  text: string,
  ids: number[],
): Promise<Measure> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = open()
      await client.connect()
      return client
    }),
  )
  const run = async (duration: number) => {
    const times: number[] = []
    const end = performance.now() + duration * 1000
    let next = 0
    const repeat = async (client: pg.Client) => {
      for (let now = performance.now(); now < end; ) {
        await client.query({ name: 'floor', text, values: [ids[next++ % ids.length]] })
        const started = now
        now = performance.now()
        times.push(now - started)
      }
    }
    await Promise.all(clients.map(repeat))
    times.sort((a, b) => a - b)
    const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { rate: times.length / duration, p50: percentile(0.5), p99: percentile(0.99) }
  }
  await run(WARM_UP)
  const measure = await run(seconds)
  await Promise.all(clients.map((client) => client.end()))
  return measure
}
