import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { limits, tasks } from '../src/server/features.ts'
import { startTestApp } from './app.ts'
import { connection, db } from './database.ts'

const { host, port, user, database } = connection
const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
// The metrics of a replica and of an embedding service exist only when these are configured.
const embeddings = { EMBEDDINGS_URL: 'http://127.0.0.1:9/v1', EMBEDDINGS_MODEL: 'none' }
const app = await startTestApp({ DATABASE_URL: url, DATABASE_READ_URL: url, ...embeddings })
const { body } = await app.visitor.get('/metrics')
const metrics = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
const histogramSuffix = /_(bucket|count|sum)$/

const read = (file: string) => readFileSync(file, 'utf8')
const inExpressions = (text: string) => [...text.matchAll(/\b([a-z_]+)\{job=/g)].map(([, name]) => name as string)
const section = (text: string, heading: string) => text.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
const firstColumn = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell as string)
const inTable = (text: string) => firstColumn(section(text, 'What to watch'))

test.for([
  ['deploy/alerts.yml', inExpressions],
  ['deploy/grafana-dashboard.json', inExpressions],
  ['docs/operating.md', inTable],
] as const)('every metric in %s exists in /metrics', ([file, find]) => {
  const names = find(read(file)).map((name) => name.replace(histogramSuffix, ''))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => name !== 'up' && !metrics.has(name))).toEqual([])
})

test('the manual describes every metric', () => {
  const appMetrics = [...metrics].filter((name) => !/^(nodejs|process)_/.test(name ?? ''))
  expect(appMetrics.filter((name) => !inTable(read('docs/operating.md')).includes(name as string))).toEqual([])
})

test('the manual describes every alert', () => {
  const alerts = [...read('deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name as string)
  const manual = read('docs/operating.md')
  expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})

test('every log event in the manual exists in the code', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = sources.map((file) => read(`src/${file}`)).join('\n')
  const events = firstColumn(section(read('docs/operating.md'), 'Log'))
  expect(events.length).toBeGreaterThan(3)
  expect(events.filter((event) => !code.includes(`'${event}'`))).toEqual([])
})

test('the manual describes every limit by its name', () => {
  const manual = section(read('docs/operating.md'), 'Limits by rate')
  expect(limits.map(({ name }) => name).filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})

test('the list of stored data names every task that deletes some', () => {
  const [, list = ''] = section(read('docs/security.md'), 'Lists').split('### Data')
  // This task closes expired jobs but deletes nothing.
  const sweeps = Object.keys(tasks).filter((name) => name.endsWith('.sweep') && name !== 'jobs.sweep')
  expect(sweeps.filter((name) => !list.includes(`\`${name}\``))).toEqual([])
})

test('an unknown value is absent from /metrics, not 0', () => {
  expect(body).toMatch(/^requests_refused_total 0$/m)
  expect(body).toMatch(/^mails_given_up 0$/m)
  expect(body).not.toMatch(/^backup_age_seconds /m)
  expect(body).toMatch(/^tasks\{queue="mails",state="waiting"\} \d+$/m)
})

test('/metrics omits values that the database does not return in time', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`lock table unsent_mails in access exclusive mode`.execute(tx)
    const { status, body } = await app.visitor.get('/metrics')
    expect(status).toBe(200)
    expect(body).not.toMatch(/^mails_given_up /m)
    expect(body).toMatch(/^disk_free_bytes /m)
  })
})
