// npm run bench:soak -- --data FOLDER [--minutes 15] [--workers 2]: sends mixed requests to a seeded network and prints the
// memory of each process every minute.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readNetwork } from './network.ts'
import { readMemory } from './processes.ts'
import { startServer } from './server.ts'

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    minutes: { type: 'string', default: '15' },
    workers: { type: 'string', default: '2' },
  },
})
if (!options.data) throw new Error('Name a seeded folder: npm run bench:seed -- --scale 10000 --data FOLDER')

const CLIENTS = 64
const WORKERS = options.workers
const server = await startServer(options.data, { environment: { WORKERS } })
const network = await readNetwork(server)
const { hostname, port } = new URL(server.url)
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

const pick = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item
const searchText = () => `${pick(network.words.questions)} ${Math.random().toString(36).slice(2, 8)}`
const { questions, businesses, jobs, events } = network

/** The kinds of requests, with the share of each and a function that creates one. */
const kinds: [share: number, make: () => { path: string; body?: unknown }][] = [
  [20, () => ({ path: pick(['/', '/questions', '/jobs', '/events', '/directory', '/help', '/search']) })],
  [10, () => ({ path: `/questions/${pick(questions)}` })],
  [10, () => ({ path: `/businesses/${pick(businesses)}` })],
  [5, () => ({ path: `/jobs/${pick(jobs)}` })],
  [5, () => ({ path: `/events/${pick(events)}` })],
  [10, () => ({ path: `/${pick(['search', 'questions', 'jobs'])}?search=${encodeURIComponent(searchText())}` })],
  [10, () => ({ path: `/api/questions?search=${encodeURIComponent(searchText())}` })],
  [5, () => ({ path: `/api/profiles?search=${encodeURIComponent(pick(network.words.businesses))}&limit=50` })],
  [10, () => ({ path: `/api/questions/${pick(questions)}` })],
  [10, () => ({ path: `/nowhere/${Math.random().toString(36).slice(2)}` })],
  [3, () => ({ path: `/api/questions/${pick(questions)}/vote`, body: { vote_type: 'upvote' } })],
  [2, () => ({ path: '/api/answers', body: { question_id: pick(questions), content: searchText().repeat(20) } })],
]
const total = kinds.reduce((sum, [share]) => sum + share, 0)

function makeRequest() {
  let remainingShare = Math.random() * total
  for (const [share, make] of kinds) {
    remainingShare -= share
    if (remainingShare < 0) return make()
  }
  return { path: '/' }
}

const answers: Record<number, number> = {}

function send({ path, body }: { path: string; body?: unknown }) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise<void>((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        agent,
        path,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          'Accept-Encoding': pick(['br, gzip', 'br, gzip', 'gzip', 'identity']),
          ...(text !== undefined && { 'Content-Type': 'application/json', ...pick(network.members) }),
        },
      },
      (response) => {
        answers[response.statusCode ?? 0] = (answers[response.statusCode ?? 0] ?? 0) + 1
        response.resume().once('end', resolve)
      },
    )
    sent.once('error', reject)
    sent.end(text)
  })
}

const describe = () => readMemory(server.pid).map((size) => `${Math.round(size)} MB`)
console.log(`At the start: ${describe().join(', ')}`)
const cpuAtStart = server.cpu().server
const end = performance.now() + Number(options.minutes) * 60_000
const clients = Array.from({ length: CLIENTS }, async () => {
  while (performance.now() < end) await send(makeRequest())
})
for (let minute = 1; performance.now() < end; minute++) {
  await sleep(Math.min(60_000, end - performance.now()))
  const count = Object.values(answers).reduce((sum, each) => sum + each, 0)
  console.log(`After ${minute} min: ${describe().join(', ')}; ${count} requests, ${JSON.stringify(answers)}`)
}
await Promise.all(clients)
const count = Object.values(answers).reduce((sum, each) => sum + each, 0)
console.log(`${((server.cpu().server - cpuAtStart) / count).toFixed(3)} ms of processor time of the server per request`)
agent.destroy()
await server.stop()
