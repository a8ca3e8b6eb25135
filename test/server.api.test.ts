import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as startRequest } from 'node:http'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded.server.ts'
import {
  accountFields,
  businessFields,
  createDatabase,
  createEmptyDatabase,
  getLockFile,
  isAlive,
  launchProcess,
  makeDataFolder,
  makeFolder,
  query,
  readDatabasePid,
  refusesConnections,
  register,
  type Server,
  STEP_TIMEOUT,
  startServer,
  template,
  toDatabaseUrl,
} from './serverProcess.ts'

// Start, exit and failed starts of the real server process.

vi.setConfig({ testTimeout: 3 * STEP_TIMEOUT })

test('SIGTERM lets a running request finish, even when further signals follow, and exits with 0', async () => {
  const folder = makeDataFolder()
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' })
  const { token } = await register(server)
  const pid = readDatabasePid(folder)

  const body = JSON.stringify(businessFields('The last one'))
  const request = startRequest(`http://127.0.0.1:${server.port}/api/profiles`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  })
  request.flushHeaders()
  await once(request, 'continue')
  request.write(body.slice(0, 10))

  server.child.kill('SIGTERM')
  await vi.waitUntil(() => refusesConnections(server.port), { timeout: STEP_TIMEOUT })
  for (let n = 0; n < 3; n++) server.child.kill('SIGINT')
  request.end(body.slice(10))
  const [response]: IncomingMessage[] = await once(request, 'response')
  expect(response?.statusCode).toBe(201)
  expect(response?.headers.connection).toBe('close')
  response?.resume()

  expect(await server.ended).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
  await vi.waitUntil(() => !isAlive(pid), { timeout: STEP_TIMEOUT })
})

test('after ten kills during writes, every acknowledged write is there', async () => {
  const folder = makeDataFolder()
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  let server = await startServer(settings)
  const { token } = await register(server)
  const pid = readDatabasePid(folder)
  const acknowledged: string[] = []
  const refused: unknown[] = []

  async function writeUntilItDies(client: string) {
    for (let n = 0; ; n++) {
      const name = `Business ${client}.${n}`
      const answer = await server.post('/api/profiles', businessFields(name), { token }).catch(() => null)
      if (!answer) return
      if (answer.status === 201) acknowledged.push(name)
      else refused.push(answer)
    }
  }

  for (let round = 1; round <= 10; round++) {
    const enough = acknowledged.length + 5 * round
    const clients = ['a', 'b', 'c', 'd', 'e'].map((name) => writeUntilItDies(`${round}${name}`))
    await vi.waitUntil(() => acknowledged.length >= enough || refused.length > 0, {
      timeout: STEP_TIMEOUT,
      interval: 1,
    })
    await server.end('SIGKILL')
    await Promise.all(clients)
    expect(refused).toEqual([])

    server = await startServer(settings)
    expect(server.output.out).not.toContain('Login:')
    expect(readDatabasePid(folder), 'the database that outlived the server').toBe(pid)
    const { body } = await server.get('/api/profiles/user/me', { token })
    const names: string[] = body.profiles.map((profile: { business_name: string }) => profile.business_name)
    expect(acknowledged.filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }

  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
})

test('SIGTERM during the start leaves no database process', async () => {
  const folder = makeFolder()
  const { child, ended } = launchProcess({ DATA_DIR: folder })
  await vi.waitUntil(() => existsSync(getLockFile(folder)), { timeout: STEP_TIMEOUT, interval: 1 })
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
})

const wrong: Record<string, Record<string, string>> = {
  'PORT=abc': {},
  'HOST=192.0.2.1': {},
  'PUBLIC_URL=x': {},
  'DATABASE_URL=mysql://localhost/network': {},
  'DATABASE_DIRECT_URL=postgres://localhost/network': {},
  'DATABASE_READ_URL=postgres://localhost/network': {},
  'PREPARED_STATEMENTS=maybe': {},
  'SMTP_URL=http://localhost': {},
  'EMAIL_VERIFICATION=perhaps': {},
  'ADMIN_EMAIL=nobody': { ADMIN_PASSWORD: 'secret' },
  'ADMIN_PASSWORD=': { ADMIN_EMAIL: 'root@example.com' },
  'ADMIN_EMAIL=': { ADMIN_PASSWORD: 'secret' },
  'TRUST_PROXY=foo': {},
  'RATE_LIMITS=maybe': {},
  'LOG_LEVEL=loud': {},
  'REGION_CODE=Alaska': {},
  'REGION_TIME_ZONE=Mars': {},
}

test.concurrent.for(Object.entries(wrong))(
  'an invalid %s stops the start with an error message that names it',
  async ([setting, others]) => {
    const [name, value] = setting.split('=', 2) as [string, string]
    const folder = join(makeFolder(), 'data')
    const { code, out, err } = await launchProcess({ DATA_DIR: folder, ...others, [name]: value }).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(new RegExp(`^${name}\\b.*\\n$`))
    expect(existsSync(folder)).toBe(false)
  },
)

test('a used port, a refused connection or a wrong folder stops the start with a line that names the setting', async () => {
  const { get, port, end } = await startServer({ DATABASE_URL: await createDatabase() })
  const taken = launchProcess({ DATABASE_URL: 'postgres://localhost/network', PORT: String(port) })
  const noRole = launchProcess({ DATABASE_URL: toDatabaseUrl({ ...template, user: 'stranger', password: 'hidden' }) })
  const missing = launchProcess({ DATABASE_URL: toDatabaseUrl(template, 'missing') })
  const noReplica = launchProcess({
    DATABASE_URL: toDatabaseUrl(template),
    DATABASE_READ_URL: toDatabaseUrl(template, 'missing'),
  })
  const noDirect = launchProcess({
    DATABASE_URL: toDatabaseUrl(template),
    DATABASE_DIRECT_URL: toDatabaseUrl(template, 'postgres'),
  })
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  const noFolder = launchProcess({ DATA_DIR: file })

  const lines: [ReturnType<typeof launchProcess>, RegExp][] = [
    [taken, new RegExp(`^PORT ${port} is already in use on 127.0.0.1\\n$`)],
    [noRole, /^DATABASE_URL cannot be reached: .*stranger.*\n$/],
    [missing, /^DATABASE_URL cannot be reached: database "missing" does not exist\n$/],
    [noReplica, /^DATABASE_READ_URL cannot be reached: database "missing" does not exist\n$/],
    [noDirect, /^DATABASE_DIRECT_URL points to another database than DATABASE_URL\n$/],
    [noFolder, /^DATA_DIR \/.*file cannot be used: .+\n$/],
  ]
  for (const [{ ended }, line] of lines) {
    const { code, out, err } = await ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(line)
    expect(err).not.toContain('hidden')
  }
  expect((await get('/readyz')).status).toBe(200)
  expect(await end('SIGINT')).toMatchObject({ code: 0, err: '' })
})

test('two processes that start on one DATA_DIR share its database, and the last one stops it', async () => {
  const folder = makeFolder()
  const settings = { DATA_DIR: folder, RATE_LIMITS: 'off' }
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)])
  expect(`${first.output.out}${second.output.out}`.match(/^Login: /gm)).toHaveLength(1)

  const { token } = await register(first)
  expect((await second.get('/api/auth/me', { token })).status).toBe(200)
  expect(await first.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
  expect((await second.post('/api/profiles', businessFields('Still here'), { token })).status).toBe(201)
  expect(await second.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
})

test('two processes that start on one DATABASE_URL both serve', async () => {
  const settings = { DATABASE_URL: await createEmptyDatabase(), RATE_LIMITS: 'off' }
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)])
  expect(`${first.output.out}${second.output.out}`.match(/^Login: /gm)).toHaveLength(1)

  const { token } = await register(first)
  expect((await second.get('/api/auth/me', { token })).status).toBe(200)
  expect((await second.post('/api/profiles', businessFields('Made at two'), { token })).status).toBe(201)
  expect((await first.get('/api/profiles/user/me', { token })).body.profiles).toHaveLength(1)
  const ends = await Promise.all([first.end('SIGTERM'), second.end('SIGHUP')])
  expect(ends).toMatchObject(Array(2).fill({ code: 0, err: '' }))
})

test('readiness follows the database', async () => {
  const folder = makeDataFolder()
  const database = await startEmbeddedPostgres(folder)
  const { get, post } = await startServer({ DATABASE_URL: toDatabaseUrl(database.connection), LOG_LEVEL: 'silent' })
  expect((await get('/readyz')).status).toBe(200)

  await database.stop()
  const unavailable = await get('/readyz')
  expect(unavailable.status).toBe(503)
  expect(unavailable.headers.get('retry-after')).toBeTruthy()
  expect((await get('/healthz')).status).toBe(200)
  const refused = await post('/api/auth/login', { email: 'a@example.com', password: 'secret' })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBeTruthy()

  const restarted = await startEmbeddedPostgres(folder)
  await vi.waitUntil(async () => (await get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  expect((await post('/api/auth/login', { email: 'a@example.com', password: 'secret' })).status).toBe(401)
  await restarted.stop()
})

test('a killed embedded database is started again', async () => {
  const folder = makeDataFolder()
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const { token } = await register(server)
  const pid = readDatabasePid(folder)
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => existsSync(getLockFile(folder)) && readDatabasePid(folder) !== pid, {
    timeout: STEP_TIMEOUT,
  })
  await vi.waitUntil(async () => (await server.get('/readyz')).status === 200, { timeout: STEP_TIMEOUT })
  expect((await server.get('/api/auth/me', { token })).status).toBe(200)
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0, err: '' })
  expect(existsSync(getLockFile(folder))).toBe(false)
})

test('metrics need the token or a request from this machine without a proxy in front', async () => {
  const DATABASE_URL = await createDatabase()
  const open = await startServer({ DATABASE_URL, HOST: '0.0.0.0' })
  const { status, headers, body } = await open.get('/metrics')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  expect(body).toMatch(/^# TYPE http_request_duration_seconds histogram$/m)
  expect((await open.get('/metrics', { headers: { 'X-Forwarded-For': '127.0.0.1' } })).status).toBe(403)
  const outside = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const { address } of outside.filter(({ internal, family }) => !internal && family === 'IPv4')) {
    expect((await fetch(`http://${address}:${open.port}/metrics`)).status).toBe(403)
  }

  const behindProxies: Record<string, string>[] = [
    { TRUST_PROXY: '1' },
    { PUBLIC_URL: 'https://localhost' },
    { PUBLIC_URL: 'http://network.example' },
  ]
  const proxied = await Promise.all(behindProxies.map((settings) => startServer({ DATABASE_URL, ...settings })))
  for (const { get } of proxied) expect((await get('/metrics')).status).toBe(403)

  const closed = await startServer({ DATABASE_URL, METRICS_TOKEN: 'token-of-the-operator' })
  expect((await closed.get('/metrics')).status).toBe(403)
  expect((await closed.get('/metrics', { token: 'token-of-somebody-else' })).status).toBe(403)
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' }
  expect((await closed.get('/metrics', { token: 'token-of-the-operator', headers: forwarded })).status).toBe(200)
})

test('the log identifies the account of a login and of a request only by its id', async () => {
  const server = await startServer({ DATABASE_URL: await createDatabase(), LOG_LEVEL: 'info' })
  const { token, user } = await register(server, 'ann@example.com')
  const credentials = { email: user.email, password: 'a good password' }
  expect((await server.post('/api/auth/login', credentials)).status).toBe(200)
  expect((await server.post('/api/auth/login', { ...credentials, password: 'wrong' })).status).toBe(401)
  expect((await server.get('/api/admin/users', { token })).status).toBe(403)
  const ended = await server.end('SIGTERM')
  const out = ended ? ended.out : ''
  const lines = out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
  const find = (fields: object) =>
    lines.find((line) => Object.entries(fields).every(([name, value]) => line[name] === value))
  expect(find({ msg: 'login', user_id: user.id, factor: 'none' })).toBeDefined()
  expect(find({ msg: 'login failed', user_id: user.id })).toBeDefined()
  expect(find({ msg: 'request', path: '/api/admin/users', status: 403, user_id: user.id })).toBeDefined()
  expect(out).not.toMatch(/ann@example|good password|127\.0\.0\.1"/)
})

test('behind https, every response requires https', async () => {
  const DATABASE_URL = await createDatabase()
  const { get } = await startServer({ DATABASE_URL, PUBLIC_URL: 'https://network.example' })
  for (const path of ['/', '/api/questions', '/nowhere', '/questions.atom', '/healthz', '/favicon.svg']) {
    expect([path, (await get(path)).headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
  }
  const wide = await startServer({
    DATABASE_URL,
    PUBLIC_URL: 'https://network.example',
    HSTS_SUBDOMAINS: 'on',
  })
  const { headers } = await wide.get('/')
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  const plain = await startServer({ DATABASE_URL })
  expect((await plain.get('/')).headers.get('strict-transport-security')).toBeNull()
})

test('only the owner can read the data folder, the emails in it and the links of password resets', async () => {
  const folder = join(makeFolder(), 'data')
  for (const name of ['mail', 'code-cache']) mkdirSync(join(folder, name), { recursive: true, mode: 0o755 })
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'info', RATE_LIMITS: 'off', NODE_COMPILE_CACHE: '' }
  const server = await startServer(settings)
  const account = await register(server)
  expect((await server.post('/api/auth/forgot-password', { email: account.user.email })).status).toBe(200)
  const findMails = () => readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.eml'))
  await vi.waitUntil(() => findMails().length > 0, { timeout: STEP_TIMEOUT })
  const ended = await server.end('SIGTERM')
  expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('email written') })
  expect(ended).toMatchObject({ out: expect.not.stringContaining('token=') })
  const rightsOfOthers = [folder, join(folder, 'mail'), ...findMails().map((name) => join(folder, 'mail', name))].map(
    (path) => statSync(path).mode & 0o066,
  )
  expect(rightsOfOthers).toEqual([0, 0, 0])
  const readable = readdirSync(folder).filter((name) => statSync(join(folder, name)).mode & 0o066)
  expect(readable).toEqual([])
  expect(statSync(join(folder, 'code-cache')).mode & 0o077).toBe(0)
})

test('the log contains the link of a password reset when the operator has enabled that', async () => {
  const server = await startServer({ DATA_DIR: makeDataFolder(), LOG_LEVEL: 'info', LOG_RESET_LINKS: 'on' })
  const account = await register(server)
  await server.post('/api/auth/forgot-password', { email: account.user.email })
  await vi.waitUntil(() => /reset-password\?token=[\w-]{20}/.test(server.output.out), { timeout: STEP_TIMEOUT })
})

test('the first start creates an administrator, and the settings create or promote one', async () => {
  const settings = { DATABASE_URL: await createEmptyDatabase(), RATE_LIMITS: 'off' }
  const isAdmin = async ({ post }: Server, email: string, password: string) =>
    (await post('/api/auth/login', { email, password })).body.user?.is_admin

  const first = await startServer(settings)
  const [, password] = first.output.out.match(/^Login: admin@localhost with the password (\S+) /m) ?? []
  expect(first.output.out.split(password as string)).toHaveLength(2)
  expect(await isAdmin(first, 'admin@localhost', password as string)).toBe(true)
  const { email } = (await register(first, 'later@example.com')).user
  expect(await isAdmin(first, email, accountFields(email).password)).toBe(false)
  await first.end('SIGTERM')

  const second = await startServer({
    ...settings,
    ADMIN_EMAIL: 'Later@Example.com',
    ADMIN_PASSWORD: 'another password',
  })
  expect(second.output.out).not.toContain('Login:')
  expect(second.output.out).not.toContain('another password')
  expect(await isAdmin(second, email, accountFields(email).password)).toBe(true)
  expect(await isAdmin(second, email, 'another password')).toBeUndefined()
  expect(await isAdmin(second, 'admin@localhost', password as string)).toBe(true)
})

test('X-Forwarded-For counts only from a trusted proxy', async () => {
  const admin = { email: 'root@example.com', password: 'root-password' }
  const settings = {
    DATABASE_URL: await createDatabase(),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const forwardedFor = (address: string) => ({ headers: { 'X-Forwarded-For': address } })
  const registerFrom = async ({ post }: Server, address: string) =>
    (await post('/api/auth/register', accountFields(`${randomUUID()}@example.com`), forwardedFor(address))).status
  async function readRecordedAddress({ post, patch, get }: Server, address: string) {
    const { token } = (await post('/api/auth/login', admin)).body
    const { users } = (await get('/api/admin/users', { token })).body
    const { id } = users.find((user: { email: string }) => user.email !== admin.email)
    const ban = await patch(`/api/admin/users/${id}/ban`, { is_banned: true }, { token, ...forwardedFor(address) })
    expect(ban.status).toBe(200)
    return (await get('/api/admin/audit?limit=1', { token })).body.entries[0].ip_address
  }

  const exposed = await startServer(settings)
  expect(await registerFrom(exposed, '203.0.113.1')).toBe(201)
  await query(settings.DATABASE_URL, 'update rate_limits set points = 99')
  expect(await registerFrom(exposed, '203.0.113.2')).toBe(201)
  expect(await registerFrom(exposed, '203.0.113.3')).toBe(429)
  expect(await readRecordedAddress(exposed, '198.51.100.1')).toBe('127.0.0.1')
  await exposed.end('SIGTERM')

  const behindProxy = await startServer({ ...settings, TRUST_PROXY: '1' })
  expect(await registerFrom(behindProxy, '198.51.100.1')).toBe(201)
  // The client sent a forged address to the proxy.
  expect(await registerFrom(behindProxy, '198.51.100.1, 127.0.0.1')).toBe(429)
  expect(await readRecordedAddress(behindProxy, '198.51.100.1, 198.51.100.2')).toBe('198.51.100.2')
})
