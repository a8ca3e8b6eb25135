import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { db } from '../../../../test/database.ts'
import { readSettings } from '../../../server/settings.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'
import { importBusinesses } from './importBusinesses.server.ts'

const admin = await makeAdmin({ full_name: 'Ada Admin' })

beforeEach(async () => {
  await db.deleteFrom('businesses').execute()
})

type UploadedFile = { content: BlobPart; field?: string; name?: string; type?: string }

function requestOf(
  { content, field = 'csv', name = 'list.csv', type = 'text/csv' }: UploadedFile,
  init: RequestInit = {},
) {
  const body = new FormData()
  body.set(field, new Blob([content], { type }), name)
  return new Request('http://localhost/', { method: 'POST', body, ...init })
}

const send = (request: Request) =>
  importBusinesses(
    { db, background: db, settings: readSettings({}), log: pino({ level: 'silent' }) },
    { viewer: admin, ip: '192.0.2.1' },
    request,
  )
const upload = (content: BlobPart, options: Omit<UploadedFile, 'content'> = {}) =>
  send(requestOf({ content, ...options }))

async function uploadStreaming(content: BlobPart) {
  const response = await send(requestOf({ content }, { headers: { Accept: 'application/x-ndjson' } }))
  if (!(response instanceof Response)) throw new Error('no stream')
  const text = await response.text()
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const readBusinesses = () => db.selectFrom('businesses').selectAll().orderBy('id').execute()
const organizations = readFileSync('test/data/alaska-organizations.csv')

test('imports 5,558 real organizations once and skips duplicates', async () => {
  expect(await upload(organizations)).toEqual({
    imported: 5491,
    skipped: 67,
    errors: [],
    message: 'Imported 5,491 businesses; 67 repeat earlier rows.',
  })
  expect((await readBusinesses())[0]).toMatchObject({
    business_name: 'VALDEZ JUNIOR RIFLE CLUB',
    street: 'PO BOX 3008',
    location: 'PO BOX 3008, VALDEZ, AK 99686-3008',
    industry: 'Recreation & Sports',
    verification_status: 'imported',
    is_public: false,
    is_claimed: false,
  })

  const lines = await uploadStreaming(organizations)
  expect(lines[0]).toEqual({ processed: expect.any(Number) })
  expect(lines.at(-1)).toEqual({
    imported: 0,
    skipped: 5558,
    errors: [],
    message: 'Nothing was imported: all 5,558 rows already exist.',
  })
  expect(await db.selectFrom('audit_log').select(['action', 'actor_name', 'target_name', 'details']).execute()).toEqual(
    [
      {
        action: 'import.run',
        actor_name: 'Ada Admin',
        target_name: 'list.csv',
        details: { imported: 5491, skipped: 67, errors: 0 },
      },
      {
        action: 'import.run',
        actor_name: 'Ada Admin',
        target_name: 'list.csv',
        details: { imported: 0, skipped: 5558, errors: 0 },
      },
    ],
  )
})

test('concurrent imports add each business once', async () => {
  const results = await Promise.all([upload(organizations), upload(organizations)])
  expect(results.map((result) => (result instanceof Response ? 0 : result.imported)).sort()).toEqual([0, 5491])
  expect(await readBusinesses()).toHaveLength(5491)
})

test('duplicates are detected regardless of case and repeated spaces in name, city and street', async () => {
  const csv = 'name,street,city\nAurora  Inc,1 Main St,Nome\nAURORA INC,1  main st,NOME\nAurora Inc,2 Main St,Nome\n'
  expect(await upload(csv)).toMatchObject({ imported: 2, skipped: 1 })
  expect((await readBusinesses()).map(({ street }) => street)).toEqual(['1 Main St', '2 Main St'])
})

test('reports errors with their line and imports the other rows', async () => {
  const csv = 'name,city,website\n"Two\nLines",Nome,\n\n,Nome,\nBad Site,Nome,javascript:alert(1)\nLong,x,,more\n'
  expect(await upload(csv, { field: 'file', type: 'application/vnd.ms-excel' })).toEqual({
    imported: 2,
    skipped: 0,
    errors: [
      { row: 5, error: 'The row has no name' },
      { row: 6, error: 'The website “javascript:alert(1)” is not a valid address and was left out' },
      { row: 7, error: 'The row has 4 values, but the file has 3 columns' },
    ],
    message: 'Imported 2 businesses; 2 rows could not be imported.',
  })
  expect(await upload('name\n')).toMatchObject({ imported: 0, message: expect.stringContaining('no rows') })
})

test('a failure rolls back the whole import', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `Business ${index}\n`).join('')
  const broken = `name\n${rows}"unclosed`
  const sentence = 'The file ends inside a quoted field of the row on line 3002.'
  await expect(upload(broken)).rejects.toMatchObject({ status: 400, message: sentence })
  expect((await uploadStreaming(broken)).at(-1)).toEqual({ error: sentence })
  await expect(upload(`name,city\n${',Nome\n'.repeat(100_001)}`)).rejects.toThrow('More than 100,000 rows have errors')
  expect(await readBusinesses()).toEqual([])
})

test('a disconnected client rolls back its import', async () => {
  const client = new AbortController()
  const pending = send(requestOf({ content: organizations }, { signal: client.signal }))
  setTimeout(() => client.abort(), 50)
  await expect(pending).rejects.toThrow()
  expect(await readBusinesses()).toEqual([])
})

test.each([
  [400, 'Please select a file', requestOf({ content: 'name\nA', field: 'other' })],
  [400, 'Please select a file', requestOf({ content: '', name: '' })],
  [400, 'Please select a valid CSV file', requestOf({ content: 'name\nA', name: 'list.txt', type: 'text/plain' })],
  [400, 'The file is empty', requestOf({ content: '' })],
  [
    400,
    'The file has no “name” column',
    requestOf({ content: 'title\nA' }, { headers: { Accept: 'application/x-ndjson' } }),
  ],
  [
    413,
    'The file is larger than 50 MB',
    requestOf({ content: 'name\nA' }, { headers: { 'Content-Length': '60000000' } }),
  ],
  [415, 'multipart/form-data', new Request('http://localhost/', { method: 'POST', body: 'name\nA' })],
])('rejects with %i: %s', async (status, message, request) => {
  await expect(send(request)).rejects.toMatchObject({ status, message: expect.stringContaining(message) })
})
