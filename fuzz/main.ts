// npm run test:fuzz [-- --calls N --seed S]: sends random valid and invalid calls, as visitor, member, moderator and
// administrator, to a real server process. It fails on a status of 5xx, and on a response that takes over 5 seconds,
// reveals internals or a member's address, or shows that the call did something the role may not do.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { admin, post, startServer } from '../bench/server.ts'
import { type Call, createCalls, type OpenApi, type Role, type Tool } from './calls.ts'
import { exceedsRole, findLeak, hasPath, PRIVATE_HOST } from './oracles.ts'

const { values } = parseArgs({ options: { calls: { type: 'string', default: '5000' }, seed: { type: 'string' } } })
const calls = Number(values.calls)
const seed = Number(values.seed ?? randomInt(2 ** 31))
const SLOW = 5000
const TIMEOUT_MS = 60_000
const AT_ONCE = 8
const BATCH = 500
const PROGRESS = 5000
const IDS = 500

type Failure = { call: Call; status: number | string; ms: number; reason?: string }

const server = await startServer(undefined, { login: admin, log: 'inherit' })
const failures: Failure[] = []
const statuses = new Map<number | string, number>()
const tokens = new Map<Role, string>()
/** The latest ids from responses. */
const ids: number[] = [1]
let slowest: Failure | undefined
let members = 0

const api = (path: string, body: object) => post(`${server.url}/api${path}`, body)
async function logIn(role: Role) {
  if (role === 'visitor') return
  if (role === 'administrator') {
    tokens.set(role, (await api('/auth/login', admin)).token)
    return
  }
  const email = `member${members++}@${PRIVATE_HOST}`
  const { token, user } = await api('/auth/register', { full_name: 'Fay Fuzz', email, password: 'secret' })
  if (role === 'moderator') await appointModerator(user.id)
  tokens.set(role, token)
}

async function appointModerator(id: number) {
  // Another call may end the session of the administrator right after the login.
  for (let tries = 0; tries < 5; tries++) {
    const { token } = await api('/auth/login', admin)
    const { status } = await fetch(`${server.url}/api/admin/users/${id}/role`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ role: 'moderator' }),
    })
    if (status === 200) return
    if (status !== 401) throw new Error(`Appointing a moderator answers ${status}`)
  }
  throw new Error('The sessions of the administrator end at once')
}

/** Whether the account has the role. Another call may have changed it meanwhile. */
async function hasRole(role: Role, token: string | undefined) {
  if (!token) return role === 'visitor'
  const response = await fetch(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })
  return response.status === 200 && (await response.json()).role === role
}

function collectIds(value: unknown, depth = 0) {
  if (typeof value !== 'object' || value === null || depth > 4) return
  for (const [name, inner] of Object.entries(value)) {
    if (name.endsWith('id') && typeof inner === 'number') {
      ids.push(inner)
      if (ids.length > IDS) ids.shift()
    } else collectIds(inner, depth + 1)
  }
}

async function send(call: Call) {
  const { role, method, type, body, accept } = call
  const address = call.address.replace(/\{(\d+)\}/g, (_, index) => String(ids[Number(index) % ids.length]))
  const token = tokens.get(role)
  const started = performance.now()
  let status: number | string
  let reason: string | undefined
  const request = () =>
    fetch(server.url + address, {
      method,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(type && { 'Content-Type': type }),
        ...(accept && { Accept: accept }),
      },
    })
  try {
    // A server may close an idle connection at any time. Clients then repeat the request.
    const response = await request().catch((error) => {
      if (!/other side closed|ECONNRESET/.test(String(error.cause))) throw error
      return request()
    })
    const text = await response.text()
    status = response.status
    const leak = findLeak(call, text)
    if (leak) reason = `reveals ${leak}`
    const isCall = call.path !== undefined && hasPath(address, call.path, server.url)
    if (isCall && exceedsRole(call, status) && (await hasRole(role, token))) reason = `exceeds the role ${role}`
    if (response.headers.get('content-type')?.startsWith('application/json')) collectIds(JSON.parse(text))
    // An earlier call has ended the session, for example a logout or a ban.
    if (status === 401 && token && response.headers.has('www-authenticate')) await logIn(role)
  } catch (error) {
    status = String((error as Error).cause ?? error)
  }
  const ms = performance.now() - started
  const result = { call: { ...call, address }, status, ms, reason }
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (typeof status === 'string' || status >= 500 || ms > SLOW || reason) failures.push(result)
  if (ms > (slowest?.ms ?? 0)) slowest = result
}

const describe = ({ call, status, ms, reason = 'failed' }: Failure) =>
  `${reason}, ${status} after ${Math.round(ms)} ms: ${JSON.stringify(call).slice(0, 1000)}`

async function listTools(): Promise<Tool[]> {
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  return (await response.json()).result.tools
}

async function run() {
  for (const role of ['administrator', 'member', 'moderator'] as const) await logIn(role)
  const document: OpenApi = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const arbitrary = createCalls(document, await listTools())
  console.log(`${calls.toLocaleString('en-US')} calls, seed ${seed}`)
  for (let sent = 0; sent < calls; sent += BATCH) {
    const waiting = fc.sample(arbitrary, { seed: seed + sent, numRuns: Math.min(BATCH, calls - sent) })
    const work = async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) await send(call)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if ((sent + BATCH) % PROGRESS === 0) console.log(`${sent + BATCH} calls, ${failures.length} failures`)
  }
  const { status } = await fetch(`${server.url}/readyz`)
  if (status !== 200) throw new Error(`The server answers ${status} afterwards`)
}

const started = Date.now()
try {
  await run()
} finally {
  await server.stop()
}
console.table(Object.fromEntries([...statuses].sort().map(([status, count]) => [status, { calls: count }])))
if (slowest) console.log(`Slowest: ${describe(slowest)}`)
for (const failure of failures.slice(0, 20)) console.error(describe(failure))
const seconds = Math.round((Date.now() - started) / 1000)
console.log(`${failures.length} failures in ${calls.toLocaleString('en-US')} calls, ${seconds} s, seed ${seed}`)
process.exit(failures.length > 0 ? 1 : 0)
