import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestResponse } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'

const app = await startTestApp()
const admin = await makeAdmin()
const api = app.as(admin)
const owner = await makeUser()

beforeEach(async () => {
  await db.deleteFrom('businesses').execute()
  await db.deleteFrom('import_mappings').execute()
})

function upload(content: BlobPart, name = 'list.csv', type = 'text/csv') {
  const body = new FormData()
  body.set('csv', new Blob([content], { type }), name)
  return api.post('/api/admin/imports', body)
}

const call = async (action: string, { body }: TestResponse, input: object = {}) => {
  const reply = await api.post(`/api/admin/imports/${body.import.id}/${action}`, input)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply
}

async function importList(content: BlobPart) {
  const checked = await upload(content)
  expect(checked.status, JSON.stringify(checked.body)).toBe(201)
  return call('apply', checked)
}

const readBusinesses = () => db.selectFrom('businesses').selectAll().orderBy('id').execute()
const organizations = readFileSync('test/data/alaska-organizations.csv')

test('5,558 real organizations are checked, applied, found again, published and removed', async () => {
  const checked = await upload(organizations)
  expect(checked.status).toBe(201)
  expect(checked.body.import).toMatchObject({
    state: 'checked',
    counts: { rows: 5558, new: 5483, changed: 0, same: 0, refused: 68, duplicate: 7, missing: 0 },
    mapping: { business_name: 0, website: 1, street: 2, street_2: 3, city: 4, state: 5, zip_code: 6, industry: 7 },
    encoding: 'utf-8',
    delimiter: ',',
    heading_line: 1,
  })
  expect(checked.body.import.samples.duplicate[0]).toMatchObject({
    line: 1639,
    reason:
      'Possibly the same as line 3, “ANCHORAGE COMMUNITY MENTAL HEALTH SERVICES” in ANCHORAGE: the name is spelled otherwise.',
  })
  expect(await readBusinesses()).toEqual([])

  const { body } = await call('apply', checked, { mapping: checked.body.import.mapping })
  expect(body.import).toMatchObject({ state: 'applied', results: { created: 5483, skipped: 75 }, publishable: 5483 })
  expect((await readBusinesses())[0]).toMatchObject({
    business_name: 'VALDEZ JUNIOR RIFLE CLUB',
    display_name: 'Valdez Junior Rifle Club',
    location: 'PO BOX 3008, VALDEZ, AK 99686-3008',
    verification_status: 'imported',
    is_public: false,
  })

  const again = await upload(organizations)
  expect(again.body.import).toMatchObject({
    counts: { new: 0, changed: 0, same: 5483, missing: 0 },
    is_mapping_remembered: true,
    earlier: { id: body.import.id },
  })

  await call('publish', checked)
  await expect
    .poll(async () => (await api.get(`/api/admin/imports/${body.import.id}`)).body.import.publishing, {
      timeout: 30_000,
    })
    .toEqual({ state: 'done', published: 5483 })
  const undone = await call('undo', checked)
  expect(undone.body.import).toMatchObject({ state: 'undone', results: { removed: 5483, kept: 0 } })
  expect(await readBusinesses()).toEqual([])
})

const first =
  'Company,Addr1,City,Phone #,Lic No,Web\nAurora Inn,1 Front St,Nome,907-443-5555,100,aurora.example\nBear Books,2 Main St,Nome,,101,\nCod & Co,3 Dock Rd,Nome,,102,\n'
const second =
  'Company,Addr1,City,Phone #,Lic No,Web\nAurora Inn,1 Front St,Nome,907-443-7777,100,http://www.aurora.example/\nBear Books,9 Elm St,Nome,,101,\nDune Diner,4 Sand St,Nome,,103,\n'

test('a file that arrives slowly holds no transaction', async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  const send = (text: string) => writer.write(new TextEncoder().encode(text))
  const reply = fetch(`${app.url}/api/admin/imports`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=part' },
    body: body.readable,
    duplex: 'half',
  } as RequestInit)
  await send('--part\r\nContent-Disposition: form-data; name="csv"; filename="list.csv"\r\n')
  await send('Content-Type: text/csv\r\n\r\nName,City\nAurora Inn,No')
  await expect.poll(() => existsSync(join(app.settings.data_dir, 'imports'))).toBe(true)
  const openTransactions = async () => {
    const { rows } = await sql`
      select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null and query ~ 'import'`.execute(db)
    return rows
  }
  // The queue's own short statements also name the table.
  await expect.poll(openTransactions).toEqual([])
  await send('me\n\r\n--part--\r\n')
  await writer.close()
  const response = await reply
  expect([response.status, (await response.json()).import.samples.new[0].city]).toEqual([201, 'Nome'])
  expect(readdirSync(join(app.settings.data_dir, 'imports'))).toEqual([])
})

test('the next edition of a list updates and adds businesses, and lists missing ones, which can be removed from the directory', async () => {
  const earlier = await importList(first)
  await call('publish', earlier)
  const checked = await upload(second)
  expect(checked.body.import).toMatchObject({
    counts: { new: 1, changed: 2, same: 0, missing: 1 },
    earlier: { id: earlier.body.import.id },
    samples: {
      changed: [
        { business_name: 'Aurora Inn', changes: { phone: ['(907) 443-5555', '(907) 443-7777'] } },
        {
          business_name: 'Bear Books',
          changes: { street: ['2 Main St', '9 Elm St'], location: ['2 Main St, Nome, AK', '9 Elm St, Nome, AK'] },
        },
      ],
      new: [{ business_name: 'Dune Diner' }],
    },
  })
  const applied = await call('apply', checked)
  expect(applied.body.import.results).toMatchObject({ created: 1, updated: 2 })
  const missing = await api.get(`/api/admin/imports/${applied.body.import.id}/missing`)
  expect(missing.body.businesses).toMatchObject([{ business_name: 'Cod & Co', is_public: true }])
  expect((await call('unpublish', applied)).body).toEqual({
    message: '1 business is no longer in the public directory.',
    unpublished: 1,
  })
  expect(await readBusinesses()).toMatchObject([
    { business_name: 'Aurora Inn', phone: '(907) 443-7777', is_public: true },
    { business_name: 'Bear Books', street: '9 Elm St' },
    { business_name: 'Cod & Co', is_public: false },
    { business_name: 'Dune Diner' },
  ])
})

test('undoing an import restores its changes, except those that were edited since', async () => {
  await importList(first)
  const applied = await importList(second)
  const [aurora, , , dune] = await readBusinesses()
  await api.post('/api/profiles', { id: aurora?.id, phone: '(907) 443-0000' })
  await makeUser().then(({ id }) =>
    db
      .insertInto('business_members')
      .values({ business_id: dune?.id as number, user_id: id, role: 'member' })
      .execute(),
  )
  const undone = await call('undo', applied)
  expect(undone.body.import).toMatchObject({ state: 'undone', results: { removed: 0, restored: 1, kept: 2 } })
  expect(await readBusinesses()).toMatchObject([
    { business_name: 'Aurora Inn', phone: '(907) 443-0000' },
    { business_name: 'Bear Books', street: '2 Main St', location: '2 Main St, Nome, AK' },
    { business_name: 'Cod & Co' },
    { business_name: 'Dune Diner' },
  ])
})

test('changes of a claimed business and of a field that an administrator has edited are proposed', async () => {
  await importList(first)
  const [aurora, bear] = await readBusinesses()
  await db
    .updateTable('businesses')
    .set({ is_claimed: true })
    .where('id', '=', aurora?.id as number)
    .execute()
  await db
    .insertInto('business_members')
    .values({ business_id: aurora?.id as number, user_id: owner.id, role: 'owner' })
    .execute()
  await api.post('/api/profiles', { id: bear?.id, location: 'Upstairs' })
  const checked = await upload(second)
  expect(checked.body.import.samples.changed[0].reason).toBe(
    'The business has been claimed, so the changes are proposed to its team.',
  )
  const applied = await call('apply', checked)
  expect(applied.body.import).toMatchObject({ results: { proposed: 1, updated: 1 }, pending_proposals: 2 })
  expect(await readBusinesses()).toMatchObject([
    { phone: '(907) 443-5555' },
    { street: '9 Elm St', location: 'Upstairs' },
    {},
    {},
  ])

  const all = await api.get('/api/import-proposals')
  expect(all.body).toMatchObject({ total: 2, next_cursor: null })
  const own = await app.as(owner).get('/api/import-proposals')
  expect(own.body.proposals).toMatchObject([
    { business_name: 'Aurora Inn', field: 'phone', from_value: '(907) 443-5555', to_value: '(907) 443-7777' },
  ])
  const [proposal] = own.body.proposals
  const accepted = await app.as(owner).post(`/api/import-proposals/${proposal.id}/accept`)
  expect(accepted.body).toMatchObject({ message: 'The change has been accepted.', proposal: { status: 'accepted' } })
  expect((await readBusinesses())[0]?.phone).toBe('(907) 443-7777')
  const repeated = await app.as(owner).post(`/api/import-proposals/${proposal.id}/reject`)
  expect(repeated).toMatchObject({ status: 409, body: { error: 'This change has already been accepted' } })
  const other = all.body.proposals.find(({ id }: { id: number }) => id !== proposal.id)
  expect((await api.post(`/api/import-proposals/${other.id}/reject`)).status).toBe(200)

  // A rejected value is not proposed again.
  const third = await importList(second)
  expect(third.body.import.pending_proposals).toBe(0)
})

test('a business with another spelling is a possible duplicate, which is left out, added or updated', async () => {
  await makeBusiness({
    business_name: "JOE'S DINER, INC.",
    street: '12 North Main Street',
    city: 'NOME',
    phone: '907.443.1111',
  })
  await makeBusiness({ business_name: 'Subway', street: '1 First Ave', city: 'Nome' })
  await makeBusiness({ business_name: 'Subway', street: '50 Second Ave', city: 'Nome' })
  const csv =
    'Name,Address,City,Phone,Industry\nJoes Diner,12 N Main St,Nome,,Food\nJoe’s Dinner,,Nome,(907) 443-1111,\nSubway,9 Third Ave,Nome,,\n'
  const checked = await upload(csv)
  expect(checked.body.import.counts).toMatchObject({ new: 1, duplicate: 2 })
  expect(checked.body.import.samples.duplicate.map(({ reason }: { reason: string }) => reason)).toEqual([
    "Possibly the same as “JOE'S DINER, INC.” in NOME: the name is spelled otherwise.",
    expect.stringContaining('a similar name with the same phone number'),
  ])
  const applied = await call('apply', checked, { duplicates: 'update' })
  expect(applied.body.import.results).toMatchObject({ created: 1, updated: 1 })
  expect(await readBusinesses()).toMatchObject([{ industry: 'Food' }, {}, {}, { street: '9 Third Ave' }])
})

test('rows of one list with the same name or place and the same phone number are possible duplicates', async () => {
  const csv =
    'Name,Address,City,Phone\nMt. Juniper Trading Post,151 S Franklin St,Juneau,907-511-0101\nMount Juniper Trading Post,151 South Franklin Street,Juneau,(907) 511-0101\nSmith & Sons Plumbing,9106 Mall Rd,Juneau,907-511-0105\n"Smith and Sons Plumbing, Inc.",PO Box 21,Juneau,907-511-0105\nHeights Hotel,127 N Franklin St,Juneau,907-511-0108\nHeights Lounge & Grill,127 N Franklin St,Juneau,907-511-0108\nHeights Vet,1 Glacier Rd,Juneau,907-511-0109\nHeights Veterinary,1 Glacier Road,Juneau,907-511-0109\n'
  const checked = await upload(csv)
  expect(checked.body.import.samples.duplicate.map(({ line }: { line: number }) => line)).toEqual([3, 5, 9])
})

test('a register with a row for each address of an entity adds it once, at the physical address', async () => {
  const row = (number: number, kind: string, street: string) =>
    `${number},OUTFITTERS ${number} LLC,${kind},${street},VIDA,97488`
  const { body } = await importList(
    [
      'Registry Number,Business Name,Associated Name Type,Address,City,Zip',
      row(1, 'MAILING ADDRESS', 'PO BOX 118'),
      row(1, 'REGISTERED AGENT', '975 OAK ST'),
      row(1, 'PRINCIPAL PLACE OF BUSINESS', '45980 RIVER HWY'),
      row(2, 'REGISTERED AGENT', '975 OAK ST'),
      row(2, 'MAILING ADDRESS', 'PO BOX 7'),
      row(3, 'REGISTERED AGENT', '975 OAK ST'),
      row(3, 'PRINCIPAL PLACE OF BUSINESS', '1 RIVER HWY'),
    ].join('\n'),
  )
  expect(body.import).toMatchObject({ results: { created: 3, skipped: 4 }, mapping: { address_type: 2 } })
  expect(body.import.samples.refused[0]).toMatchObject({ line: 2, reason: 'Another address of the business of line 4' })
  expect(await readBusinesses()).toMatchObject([
    { location: '45980 RIVER HWY, VIDA, OR 97488', state: 'OR' },
    { location: 'PO BOX 7, VIDA, OR 97488' },
    { location: '1 RIVER HWY, VIDA, OR 97488' },
  ])
})

test('a list does not propose the state of the region for a row without a state', async () => {
  await importList('Name,City,State,Zip\nRed Cafe,Taos,NM,87571\nBlue Cafe,Taos,NM,87571\n')
  const { body } = await upload('Name,City,Zip,Phone\nRed Cafe,Taos,,505-555-0101\nBlue Cafe,Taos,87571,505-555-0102\n')
  expect(body.import.counts).toMatchObject({ changed: 2 })
  for (const { changes } of body.import.samples.changed) expect(Object.keys(changes)).toEqual(['phone'])
})

test('a list with headings only is not applied', async () => {
  const checked = await upload('Name,City\n,\n')
  expect(checked.body.import.counts.rows).toBe(0)
  const applied = await api.post(`/api/admin/imports/${checked.body.import.id}/apply`, {})
  expect([applied.status, applied.body.error]).toEqual([400, 'The file has headings, but no businesses'])
})

test('a refused row is shown by its name, wherever the name column is', async () => {
  const checked = await upload('Balance,Name,Status,City\n$0.00,Denali Java,Closed 2021,Nome\n')
  expect(checked.body.import.samples.refused).toMatchObject([
    { business_name: 'Denali Java', reason: 'The column “Status” says “Closed 2021”' },
  ])
})

test('columns are mapped by hand, and the mapping is remembered for the same headings', async () => {
  const csv = 'A;B;C\nNorth;Wind;Nome\nSouth;Sea;Kenai\n'
  const checked = await upload(csv)
  const path = `/api/admin/imports/${checked.body.import.id}`
  expect(await api.post(`${path}/apply`, { mapping: {} })).toMatchObject({
    status: 400,
    body: {
      errors: [{ field: 'mapping.business_name', message: 'Please say which column has the name of the business' }],
    },
  })
  expect(await api.post(`${path}/apply`, { mapping: { business_name: 1, city: 1 } })).toMatchObject({ status: 400 })
  expect(await api.post(`${path}/apply`, { mapping: { business_name: 7 } })).toMatchObject({ status: 400 })
  const rechecked = await call('check', checked, { mapping: { business_name: 'b', city: 2 } })
  expect(rechecked.body.import.samples.new[0]).toMatchObject({ business_name: 'Wind', city: 'Nome' })
  const applied = await call('apply', checked, { mapping: { business_name: 0, city: 2 } })
  expect(applied.body.import).toMatchObject({ state: 'applied', results: { created: 2 } })
  expect((await readBusinesses()).map(({ business_name }) => business_name)).toEqual(['North', 'South'])
  const again = await upload('A;B;C\nWest;Wind;Sitka\n')
  expect(again.body.import).toMatchObject({ is_mapping_remembered: true, mapping: { business_name: 0, city: 2 } })
  await call('undo', checked)
  const afterUndo = await upload('A;B;C\nWest;Wind;Sitka\n')
  expect(afterUndo.body.import.is_mapping_remembered).toBe(false)
})

test('a check reports doubtful columns until they are mapped by hand, and refuses rows above the headings', async () => {
  const checked = await upload(
    'Aspen,Nome,Kenai,99762,907-555-0100,1/1/2020\nCompany,City,Town,Zip,Phone,Opened\nBirch,Nome,Kenai,99762,907-555-0101,1/1/2020\n',
  )
  const doubt = '“City” and “Town” could both be the city. “City” is used.'
  const doubts = (columns: { doubt: string | null }[]) => columns.map((column) => column.doubt)
  expect(checked.body.import).toMatchObject({ counts: { new: 1, refused: 1 }, heading_line: 2 })
  expect(checked.body.import.samples.refused).toMatchObject([{ line: 1, reason: 'The row stands above the headings' }])
  expect(doubts(checked.body.import.columns)).toEqual([null, doubt, null, null, null, null])
  const rechecked = await call('check', checked, { mapping: { business_name: 0, city: 2 } })
  expect(doubts(rechecked.body.import.columns)).toEqual([null, null, null, null, null, null])
})

test('rows with a remark are counted and listed apart from the others, in pages too', async () => {
  const good = Array.from({ length: 30 }, (_, n) => `Remark Free ${n},https://free${n}.example`)
  const odd = Array.from({ length: 12 }, (_, n) => `Remarked ${n},javascript:alert(${n})`)
  const checked = await upload(['Name,Website', ...good, ...odd, ',https://nobody.example'].join('\n'))
  const { id, counts, remarked } = checked.body.import
  expect(counts).toMatchObject({ new: 42, refused: 1 })
  expect(remarked.count).toBe(12)
  expect(remarked.rows[0]).toMatchObject({ line: 32, business_name: 'Remarked 0' })
  const last = remarked.rows.at(-1).line
  const more = await api.get(`/api/admin/imports/${id}/rows?remarked=true&cursor=${last}`)
  const names = [...remarked.rows, ...more.body.rows].map(({ business_name }) => business_name)
  expect(names).toEqual(odd.map((row) => row.split(',')[0]))
})

test('all fields of a list are imported, and invalid values are left out with a reason', async () => {
  const csv =
    'Name,Category,NAICS,Year,Lat,Long,Description,Website,Phone,License,Email\n' +
    'Kodiak Crab,Seafood,311710 - Seafood,1998,57.79,-152.4,"Crab, fresh",kodiak.example,9075550100,77,x@example.com\n' +
    'Odd One,,abc,3000,,,,javascript:alert(1),12,,\n'
  const applied = await importList(csv)
  expect(applied.body.import.samples.new[1].reason).toBe(
    'The phone number “12” is not valid and was left out. The year “3000” is not valid and was left out. ' +
      'The NAICS code “abc” is not valid and was left out. The website “javascript:alert(1)” is not a valid address and was left out.',
  )
  expect((await readBusinesses())[0]).toMatchObject({
    ...{
      category: 'Seafood',
      industry: 'Seafood',
      naics_code: '311710',
      year_established: 1998,
      description: 'Crab, fresh',
    },
    ...{ website: 'https://kodiak.example', phone: '(907) 555-0100', alaska_business_license: '77' },
    ...{ latitude: 57.79, longitude: -152.4, place_source: 'given' },
  })
})

test('the result file has a reason for each row and no formulas', async () => {
  const applied = await importList('Name,City\n=Wind+Water,Nome\n,Nome\n')
  const { body, headers } = await api.get(`/api/admin/imports/${applied.body.import.id}/result`)
  const [created] = await readBusinesses()
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(body).toBe(
    `line,outcome,reason,business,Name,City\r\n2,added,,/businesses/${created?.id},'=Wind+Water,Nome\r\n3,refused,The row has no name in the column “Name”,,,Nome\r\n`,
  )
})

test('an import is applied, published and undone once, also by two administrators at once', async () => {
  const checked = await upload(first)
  const path = `/api/admin/imports/${checked.body.import.id}`
  const other = app.as(await makeAdmin())
  const callTwice = async (action: string) => {
    const both = await Promise.all([api.post(`${path}/${action}`, {}), other.post(`${path}/${action}`, {})])
    const again = await api.post(`${path}/${action}`, {})
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
    return again.body.import
  }
  expect(await api.post(`${path}/undo`)).toMatchObject({
    status: 409,
    body: { error: 'This import has not been applied yet' },
  })
  expect(await callTwice('apply')).toMatchObject({ state: 'applied', results: { created: 3 } })
  expect(await readBusinesses()).toHaveLength(3)
  for (const change of [{ duplicates: 'create' }, { mapping: { business_name: 1 } }]) {
    expect(await api.post(`${path}/apply`, change)).toMatchObject({
      status: 409,
      body: { error: 'This import has already been applied' },
    })
  }
  expect(await api.post(`${path}/check`, { mapping: { business_name: 0 } })).toMatchObject({ status: 409 })
  expect(await api.delete(path)).toMatchObject({ status: 409, body: { error: 'This import has already been applied' } })
  expect(await callTwice('publish')).toMatchObject({ publishing: { state: 'done', published: 3 } })
  expect(await callTwice('undo')).toMatchObject({ state: 'undone', results: { removed: 3 } })
  expect(await readBusinesses()).toEqual([])
  expect(await api.post(`${path}/publish`)).toMatchObject({ status: 409 })
  const entries = await db
    .selectFrom('audit_log')
    .where('target_id', '=', checked.body.import.id)
    .where('action', 'in', ['import.apply', 'import.undo'])
    .select('action')
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['import.apply', 'import.undo'])
})

test('businesses of an import in one step are published and removed in the same way', async () => {
  const body = new FormData()
  body.set('csv', new Blob(['name,city\nA,Nome\nB,Nome\n'], { type: 'text/csv' }), 'list.csv')
  const response = await fetch(`${app.url}/api/admin/import-businesses`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.token}`, Accept: 'application/x-ndjson' },
    body,
  })
  const path = response.headers.get('location') as string
  await response.text()
  expect((await api.get(path)).body.import).toMatchObject({ state: 'applied', publishable: 2, has_rows: false })
  const published = await api.post(`${path}/publish`)
  await expect.poll(async () => (await api.get(path)).body.import.publishing.state).toBe('done')
  expect(published.status).toBe(200)
  expect(await api.post(`${path}/publish`)).toMatchObject({
    status: 200,
    body: { import: { publishing: { state: 'done', published: 2 } } },
  })
  expect(await readBusinesses()).toMatchObject([
    { is_public: true, verification_status: 'curated' },
    { is_public: true },
  ])
  expect((await api.post(`${path}/undo`)).body.import.results).toMatchObject({ removed: 2 })
})

test.each([
  [400, 'Please select a valid CSV file', 'just words', 'notes.txt', 'text/plain'],
  [400, 'Please select a valid CSV file', 'x', 'photo.png', 'image/png'],
  [400, 'This is a workbook', 'PK\x03\x04', 'list.xlsx', 'application/octet-stream'],
  [400, 'The file is empty', '', 'list.csv', 'text/csv'],
  [
    400,
    'The file ends inside a quoted field of the row on line 3',
    'Name,City\nA,Nome\n"B,Nome\n',
    'list.csv',
    'text/csv',
  ],
])('rejects with %i: %s', async (status, message, content, name, type) => {
  const reply = await upload(content, name, type)
  expect(reply).toMatchObject({ status, body: { error: expect.stringContaining(message) } })
  expect(await db.selectFrom('imports').where('file_name', '=', name).where('state', '=', 'failed').execute()).toEqual(
    [],
  )
})
