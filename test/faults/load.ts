import { Agent, request } from 'node:http'

// This script runs in a separate process, so that the test does not slow its clients down: node load.ts '{"url": …}'
// prints latencies.

/** Parameters of the load. */
export type Load = { url: string; token: string; connections: number; seconds: number; logins?: boolean }
/** Milliseconds by response status. */
export type Latencies = Record<string, { count: number; p50: number; p99: number; max: number }>

const { url, token, connections, seconds, logins }: Load = JSON.parse(process.argv[2] as string)
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const latencies: Record<string, number[]> = {}
const end = performance.now() + seconds * 1000
let number = 0

const pages = ['/questions?search=', '/jobs?search=', '/events?search=', '/businesses?search=']
const authorization = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

function send(method: string, path: string, body?: string, headers = method === 'POST' ? authorization : {}) {
  return new Promise<string>((resolve) => {
    const sent = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(`${answer.statusCode}`))
      answer.once('error', () => resolve('none'))
    })
    sent.once('error', () => resolve('none'))
    sent.end(body)
  })
}

/** Logs in with a separate account from a separate network. */
function logIn(n: number) {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `2001:db8:0:${(n % 0xffff).toString(16)}::1`,
  }
  return send('POST', '/api/auth/login', JSON.stringify({ email: `${n}@example.com`, password: 'wrong' }), headers)
}

/** Logs in, or requests three uncached pages, then writes, until the time is over. */
async function client() {
  while (performance.now() < end) {
    const n = ++number
    const began = performance.now()
    const isWrite = n % 4 === 0
    const status = logins
      ? await logIn(n)
      : isWrite
        ? await send('POST', '/api/questions', JSON.stringify({ title: `Question ${n}`, content: 'Who knows?' }))
        : await send('GET', `${pages[n % pages.length]}plumber${n}`)
    latencies[status] ??= []
    latencies[status].push(performance.now() - began)
  }
}

await Promise.all(Array.from({ length: connections }, client))
agent.destroy()
const figures: Latencies = Object.fromEntries(
  Object.entries(latencies).map(([status, times]) => {
    times.sort((a, b) => a - b)
    const percentile = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
    return [status, { count: times.length, p50: percentile(0.5), p99: percentile(0.99), max: percentile(1) }]
  }),
)
console.log(JSON.stringify(figures))
