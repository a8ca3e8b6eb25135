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

test('the city of an address is known from the towns of the region and from the ZIP code', async () => {
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
