import autocannon from 'autocannon'
import type pg from 'pg'

const CLIENTS = 32
const WARM_UP = 1

/** Answers a second, and milliseconds within which half and 99 of 100 came. */
export type Measure = { rate: number; p50: number; p99: number }

/** Asks for these, in turn, over 32 connections; every answer must be a success. */
export async function measureRequests(url: string, seconds: number, requests: autocannon.Request[]): Promise<Measure> {
  const run = (length: { duration: number } | { amount: number }) => {
    let clients = 0
    return autocannon({
      url,
      // to prepare all of them for each client would take seconds, in which the first answers wait to be read
      requests: requests.slice(0, 1),
      ...length,
      connections: CLIENTS,
      // each asks for its share: in step, all would ask for the same at once, and wait for each other where they write
      setupClient(client) {
        const share = clients++ % requests.length
        client.setRequests(requests.filter((_, at) => at % CLIENTS === share))
      },
    })
  }
  await run({ duration: WARM_UP })
  // what nobody has asked for yet is read from the disk
  if (requests.length > CLIENTS) await run({ amount: requests.length })
  const { requests: answered, latency, non2xx, errors } = await run({ duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${requests[0]?.path}: ${non2xx} answers were no success, ${errors} failed`)
  return { rate: answered.average, p50: latency.p50, p99: latency.p99 }
}

/** Runs a prepared statement over 32 connections without anything between, for these ids in turn. */
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
    const ask = async (client: pg.Client) => {
      for (let now = performance.now(); now < end; ) {
        await client.query({ name: 'floor', text, values: [ids[next++ % ids.length]] })
        const then = now
        now = performance.now()
        times.push(now - then)
      }
    }
    await Promise.all(clients.map(ask))
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
    return { rate: times.length / duration, p50: at(0.5), p99: at(0.99) }
  }
  await run(WARM_UP)
  const measure = await run(seconds)
  await Promise.all(clients.map((client) => client.end()))
  return measure
}
