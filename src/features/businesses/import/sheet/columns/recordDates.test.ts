import { expect, test } from 'vitest'
import { parseYear } from '../cells/years.ts'
import { lines, readOutcomes } from '../sheets.make.ts'

const yearOf = async (heading: string, others: string[], date = '05/12/2003') => {
  const [row] = await readOutcomes(
    lines(
      ['Business Name', 'City', heading, ...others].join(','),
      `Alder,Homer,${date},${others.map(() => '1').join(',')}`,
    ),
  )
  return typeof row === 'object' ? row.year_established : row
}

test.each([
  'Year Established',
  'Date Founded',
  'Formation Date',
  'Incorporation Date',
  'Business Start Date',
  'Date Business Started',
  'In Business Since',
  'Date of Organization',
  'Inception Date',
  'Year Opened',
])('reads the year of “%s”, also beside the dates of a license', async (heading) => {
  expect(await yearOf(heading, ['License Number', 'Issue Date', 'Expiration Date'])).toBe(2003)
})

test.each([
  ['Creation Date', ['OBJECTID', 'Creator', 'EditDate']],
  ['CreationDate', ['Permit ID', 'GlobalID']],
  ['created_date', ['last_edited_date']],
  ['Issue Date', []],
  ['Original Issue Date', ['License Type']],
  ['Permit Date', ['Permit Number']],
  ['Effective Date', ['License Number']],
  ['Date Effective', ['Certificate Number']],
  ['Registration Date', ['Registration Number', 'Expiration Date']],
  ['Date Registered', ['Vendor ID']],
  ['Filing Date', ['Permit Type']],
  ['Opened Date', ['Record Number', 'Record Status']],
  ['Start Date', ['Permit Number', 'Valid Through']],
  ['Since', ['Member Type']],
  ['Certification Date', []],
  ['Entry Date', []],
  ['Date Added', []],
  ['Created', ['Modified']],
])('takes no year from “%s” beside %j', async (heading, others) => {
  expect(await yearOf(heading, others)).toBeNull()
})

test.each([
  ['Registration Date', ['Entity Type']],
  ['Creation Date', ['Entity Number', 'Registered Agent']],
  ['Effective Date', ['Corp Number']],
  ['Filing Date', ['DOS ID']],
  ['Registry Date', ['Registry Number', 'Jurisdiction']],
  ['Start Date', []],
])('reads the year of “%s” beside %j', async (heading, others) => {
  expect(await yearOf(heading, others)).toBe(2003)
})

test('takes no year from a column in which most rows have one date', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,Opened',
      ...['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elder'].map((name) => `${name},Homer,3/1/2021 7:00`),
    ),
  )
  expect(rows[0]).toMatchObject({ year_established: null })
})

test.each([
  '1900-01-01',
  '01/01/1900 12:00:00 AM',
  '1/0/1900',
  '01-JAN-1900',
  'Jan 1, 1970',
  '1970-01-01T00:00:00Z',
  '12/31/1969',
  '1899-12-30',
  '1/1/1753',
  '1753-01-01 00:00:00.000',
  '9999-12-31',
  '12/31/9999',
  '19000101',
  '1/1/00',
  '25569',
  '0',
])('reads no year from %s, which means an unknown day', (day) => {
  expect(parseYear(day, 2026)).toBeNull()
})

test.each([
  ['1/1/1972', 1972],
  ['1900', 1900],
  ['01/01/1999', 1999],
  ['6/1/1900', 1900],
  ['1970-11-04', 1970],
  ['est. 1974', 1974],
])('reads the year of %s', (day, year) => {
  expect(parseYear(day, 2026)).toBe(year)
})
