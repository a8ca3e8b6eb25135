import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestResponse } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin } from '../../accounts/accounts.make.ts'

const app = await startTestApp()
const api = app.as(await makeAdmin())

beforeEach(async () => {
  await db.deleteFrom('businesses').execute()
  await db.deleteFrom('import_mappings').execute()
})

const lines = (...rows: string[]) => `${rows.join('\n')}\n`

function check(content: string) {
  const body = new FormData()
  body.set('csv', new Blob([content], { type: 'text/csv' }), 'list.csv')
  return api.post('/api/admin/imports', body)
}

const call = (action: string, { body }: TestResponse, input: object = {}) =>
  api.post(`/api/admin/imports/${body.import.id}/${action}`, input)

const readRows = async ({ body }: TestResponse) =>
  (await api.get(`/api/admin/imports/${body.import.id}/rows?limit=100`)).body.rows

test.each([
  ['a list of the region', 'AK,AK,AK', ['AK', 'AK', 'AK']],
  ['a list of the region with an address elsewhere', 'AK,AK,WA', ['AK', '', '']],
  ['a list of another state', 'NY,NY,AK', ['', '', '']],
])('the state of a row of %s is not invented', async (_, states, expected) => {
  const [first, second, third] = states.split(',')
  const checked = await check(
    lines(
      'Business Name,Street,City,State,Zip',
      `Alder,1 Elm Ct,Somewhere,${first},`,
      `Birch,2 Elm Ct,Somewhere,${second},`,
      `Cedar,3 Elm Ct,Somewhere,${third},`,
      'Dogwood,4 Elm Ct,Homer,,',
      'Elder,5 Elm Ct,Nowhere,,',
      'Fir,,,,',
    ),
  )
  const rows = await readRows(checked)
  expect(rows.slice(3).map(({ state }: { state: string }) => state)).toEqual(expected)
  expect(rows[4].reason).toBe(expected[1] === '' ? 'The list does not say the state.' : null)
  await call('apply', checked)
  const elder = await db.selectFrom('businesses').where('business_name', '=', 'Elder').selectAll().executeTakeFirst()
  expect(elder).toMatchObject({ location: expected[1] === '' ? '5 Elm Ct, Nowhere' : '5 Elm Ct, Nowhere, AK' })
})

test.each([
  ['officers elsewhere', 'Officer State,Officer Zip', 'NV,89015', '', ['', '']],
  ['agents elsewhere', 'Agent Address,Agent ZIP', '1 Law St,43604', '', ['', '']],
  ['agents in the region', 'Agent State,Agent ZIP', 'AK,99603', '', ['AK', 'AK']],
  ['the register of another state', 'NV Business ID,Type', 'NV1,LLC', '', ['', '']],
  ['states where the entities were formed', 'ForeignState,Type', 'Delaware,LLC', '', ['AK', 'AK']],
  ['other towns', 'Type,Dues', 'LLC,$5', 'Nowhere', ['AK', '']],
])('the state of the region is not invented for a list with %s', async (_, headings, values, city, expected) => {
  const rows = await readRows(
    await check(lines(`Entity Name,City,${headings}`, `Alder LLC,Homer,${values}`, `Birch LLC,${city},${values}`)),
  )
  expect(rows.map(({ state }: { state: string }) => state)).toEqual(expected)
})

test.each([
  ['numbers of another state', ['563-555-1001', '563-555-1002', '907-555-1003'], ['', '', '', '']],
  ['numbers of the region', ['907-555-1001', '907-555-1002', '563-555-1003'], ['AK', 'AK', 'AK', 'AK']],
  ['toll-free numbers', ['800-555-1001', '888-555-1002', ''], ['AK', 'AK', 'AK', 'AK']],
])('a list without states and with %s tells by them whether it is in the region', async (_, phones, expected) => {
  const [alder, birch, cedar] = phones
  const rows = await readRows(
    await check(
      lines(
        'Business,Address,Phone',
        `Alder,1 Elm Ct,${alder}`,
        `Birch,2 Elm Ct,${birch}`,
        `Cedar,3 Elm Ct,${cedar}`,
        'Dogwood,4 Elm Ct,',
        'Elder,"5 Elm Ct, Homer",',
      ),
    ),
  )
  expect(rows.map(({ state }: { state: string }) => state)).toEqual([...expected, 'AK'])
  expect(rows[0].reason.includes('The list does not say the state.')).toBe(expected[0] === '')
})

test('a row without a town loses the state in a list of towns elsewhere', async () => {
  const rows = await readRows(
    await check(lines('Vendor,Town,Sat', 'Alder,Nowhere,x', 'Birch,Elsewhere,', 'Cedar,,x', 'Dogwood,Homer,')),
  )
  expect(rows.map(({ state }: { state: string }) => state)).toEqual(['', '', '', 'AK'])
})

test('a refused total is shown by its text, not by its number', async () => {
  const rows = await readRows(
    await check(lines('Number,Business,City,Fee', '1,Alder,Homer,$5', 'Total,1,,$5', ',,Homer,$5')),
  )
  expect(rows).toMatchObject([
    { business_name: 'Alder' },
    { kind: 'refused', business_name: 'Total' },
    { kind: 'refused', business_name: null },
  ])
})

test('a repeated entity of a register is imported once, and coordinates far from its town are left out', async () => {
  const rows = await readRows(
    await check(
      lines(
        'Entity Number,Entity Name,City,State,Zip,Latitude,Longitude',
        'E1,Alder LLC,Homer,AK,99603,59.64,-151.54',
        'E1,Alder LLC,Nome,AK,99762,59.64,-151.54',
        'E2,Birch LLC,Nome,AK,99762,59.64,-151.54',
      ),
    ),
  )
  expect(rows).toMatchObject([
    { line: 2, kind: 'new', reason: null },
    { line: 3, kind: 'refused', reason: expect.stringMatching(/Repeats line 2$/) },
    { line: 4, kind: 'new', reason: 'The place on the map is far from its town and was left out.' },
  ])
})

test('the city of an address is detected by the towns of the region and by the ZIP code', async () => {
  const rows = await readRows(
    await check(
      lines(
        'Business Name,Address,Zip',
        'Alder,"1 Elm Ct, Dutch Harbor",',
        'Birch,"2 Elm Ct, Tacoma",98402',
        'Cedar,"3 Elm Ct, Nowhere",',
      ),
    ),
  )
  expect(rows).toMatchObject([
    { street: '1 Elm Ct', city: 'Dutch Harbor', state: '' },
    { street: '2 Elm Ct', city: 'Tacoma', state: 'WA' },
    { reason: 'The address “3 Elm Ct, Nowhere” names no known city. The list does not say the state.' },
  ])
})

test.each([
  ['10 Chefs Inc,1 Other St', '“10 Chefs Inc” in Homer: it has the same name, and the street there is “PO Box 11”.'],
  ['10 Chefs,', '“10 Chefs Inc” in Homer: the name is spelled otherwise, and this row has no street.'],
  ['"Alder, LLC",1 Elm Court', '“Alder” in Homer: the name is spelled otherwise.'],
])('the possible duplicate %s names the differences', async (row, reason) => {
  const headings = 'Name,Street,City'
  await call('apply', await check(lines(headings, '10 Chefs Inc,PO Box 11,Homer', 'Alder,1 Elm Ct,Homer')))
  const [found] = await readRows(await check(lines(headings, `${row},Homer`)))
  expect(found.reason).toBe(`Possibly the same as ${reason}`)
})

test('rows with two numbers of a register are two businesses, also in its next edition', async () => {
  const row = (number: string, name: string) => `${number},${name},1 Elm Ct,Homer`
  const headings = 'Entity Number,Name,Street,City'
  const first = await check(lines(headings, row('1', 'Alder LLC'), row('2', 'Alder Inc'), row('', 'Alder Corp')))
  expect(first.body.import.counts).toMatchObject({ new: 2, duplicate: 1 })
  await call('apply', first)
  const next = await check(lines(headings, row('1', 'Alder LLC'), row('3', 'Alder Ltd')))
  expect(next.body.import.counts).toMatchObject({ same: 1, new: 1 })
  // The number of another list may be one of another register.
  const other = await check(lines('License Number,Name,City,Street', '3,Alder Ltd,Homer,1 Elm Ct'))
  expect(other.body.import.counts).toMatchObject({ duplicate: 1 })
})

test('a refused row without a name is shown without a name', async () => {
  const rows = await readRows(await check(lines('License,Name,City,Phone', 'BL-1,,Homer,907-555-1001')))
  expect(rows).toMatchObject([{ kind: 'refused', business_name: null }])
})

const first = lines('Name,Street,City,Phone', 'Alder,1 Elm Ct,Homer,907-555-1001', 'Birch,2 Elm Ct,Homer,907-555-1002')
const second = first.replace('1001', '2001')

test('a row whose business was removed after the check is added again and says so', async () => {
  const applied = await call('apply', await check(first))
  const checked = await check(second)
  expect(checked.body.import.counts).toMatchObject({ changed: 1, same: 1 })
  await call('undo', applied)
  const again = await call('apply', checked)
  expect(again.body.import.results).toMatchObject({ created: 2, updated: 0, unchanged: 0, skipped: 0 })
  expect(await readRows(again)).toMatchObject(
    ['changed', 'same'].map((kind) => ({
      kind,
      effect: 'created',
      reason: 'The business that the check found was removed before the import.',
    })),
  )
})

test('an import is undone only after later imports that changed its businesses', async () => {
  const applied = await call('apply', await check(first))
  const later = await call('apply', await check(second))
  const refused = await call('undo', applied)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    expect.stringMatching(
      /^A later import, “list.csv” of \w+ \d+, \d{4}, has changed businesses of this one\. Please undo that import first$/,
    ),
  ])
  expect((await call('undo', later)).body.import.results).toMatchObject({ restored: 1, kept: 0 })
  expect((await call('undo', applied)).body.import.results).toMatchObject({ removed: 2, kept: 0 })
})

test('the result file has the reason why undoing an import kept a business', async () => {
  const applied = await call('apply', await check(first))
  await db
    .updateTable('businesses')
    .set({ verification_status: 'approved' })
    .where('business_name', '=', 'Alder')
    .execute()
  const undone = await call('undo', applied)
  expect(undone.body.import.results).toMatchObject({ removed: 1, kept: 1 })
  const result = await api.get(`/api/admin/imports/${applied.body.import.id}/result`)
  expect(result.body).toMatch(/\n2,kept,"Not removed again, because it has been claimed, edited or used/)
})

test('a repeated business with a shorter name and the same phone number is a possible duplicate', async () => {
  const rows = await readRows(
    await check(
      lines(
        'Name,Street,City,Phone',
        'Alder Air Taxi,"Homer Airport, Hangar 3",Homer,907-555-1001',
        'Alder Air,Homer Airport,Homer,(907) 555-1001',
        'Birch Inn,Mile 4 Elm Rd,Homer,907-555-1002',
        'Birch Inn Restaurant,Mile 4 Elm Rd,Homer,907-555-1002',
        'Cedar Glass,Kenny Lake,Homer,907-555-1003',
        'Cedar Glass Works,Spit Road,Homer,907-555-1003',
      ),
    ),
  )
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'duplicate', 'new', 'new', 'new', 'new'])
})

test.each([
  ['Café Alder', 'Cafe Alder'],
  ['Peña Glass', 'Pena Glass'],
  ['Alder Farmers Market', 'Alder Farmers Mkt'],
  ['Alder Medical Center', 'Alder Medical Ctr.'],
  ['Alder Centre', 'Alder Center'],
  ['Alder & Birch', 'Alder and Birch'],
  ["Alder 'n Birch", 'Alder & Birch'],
  ['St. Elias Lodge', 'Saint Elias Lodge'],
  ['Mt Alder Tours', 'Mount Alder Tours'],
  ['Main Street Books', 'Main St. Books'],
  ['Alder Bros. Electric', 'Alder Brothers Electrical'],
  ['Alder Constr. Services', 'Alder Construction Svcs'],
  ['Alder Assn', 'Alder Association'],
  ["Int'l Alder Mgmt", 'International Alder Management'],
  ['First Alder Co-op', '1st Alder Cooperative'],
  ['Four Alders', '4 Alders'],
  ['Øyvind Alder Mfg', 'Oyvind Alder Manufacturing'],
])(
  '“%s” and “%s” at one address, in one town or with one phone number are possible duplicates',
  async (name, spelling) => {
    const rows = await readRows(
      await check(
        lines(
          'Name,Street,City,Phone',
          `${name},18 North Elm Ct,Homer,907-555-1001`,
          `${spelling},18 N. Elm Court,Homer,907-555-1002`,
          `${name},,Nome,`,
          `${spelling},,Nome,`,
          `${name},5 Oak Ln,Palmer,907-555-1003`,
          `${spelling},,,907-555-1003`,
        ),
      ),
    )
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      'new',
      'duplicate',
      'new',
      'duplicate',
      'new',
      'duplicate',
    ])
  },
)

test.each([
  ['Alder Market', 'Alder Marina'],
  ['First Alder Bank', 'Second Alder Bank'],
  ['Alder One', 'Alder Two'],
  ['Alder Association', 'Alder Associates'],
  ['St. Alder Church', 'Alder Church School'],
])('“%s” and “%s” are two businesses', async (name, other) => {
  const rows = await readRows(
    await check(lines('Name,Street,City', `${name},5 Elm Ct,Homer`, `${other},6 Oak Ln,Homer`)),
  )
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'new'])
})
