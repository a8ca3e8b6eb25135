import { expect, test } from 'vitest'
import { refuseName } from './refusedNames.ts'
import { lines, readOutcomes } from './sheets.make.ts'

test.each([
  'zzTEST Listing',
  'ZZZ Test Member',
  'Test Account - do not use',
  'TEST BUSINESS 2',
  'test_company',
  'Testing Account (ignore)',
  '**TEST**',
  'Test Listing - please delete',
  'xxTest',
  'DELETE ME',
  'Delete this record',
  'To be deleted',
  'Copy of Alder Inn',
  'Copy (2) of Alder Inn',
  'Alder Inn (copy)',
  'Alder Inn - Copy (2)',
  'Sample Business',
  'Sample Company 1',
  'Example Organization',
  'Dummy Account',
  'Demo Company',
  'Placeholder Listing',
  'Untitled',
  'New Listing',
  'Business Name Here',
  'asdfasdf',
  'Lorem ipsum dolor',
  'Alder Inn (do not use)',
  'Alder Inn - DUPLICATE',
  'Alder Inn (former member)',
  'Alder Inn - Resigned',
])('refuses the name “%s”', (name) => {
  expect(refuseName(name)).not.toBeNull()
})

test.each([
  'Testa Pizza',
  'Test Kitchen Bakery',
  'Smog Test Only Center',
  'Alder Testing Laboratories',
  'Copy Central',
  'Copy Office Supply',
  'Ship - Print - Copy',
  'Sample Creek Ranch',
  'New Company Brewing',
  'Old Harbor Books',
  'Delete Blood Cancer Foundation',
  'Demolition Experts',
  'Reserve Wines',
  'Former Glory Antiques',
  'See Alaska Tours',
  'Placeholder Press',
])('keeps the name “%s”', (name) => {
  expect(refuseName(name)).toBeNull()
})

const says = (column: string, value: string) => `The column “${column}” says “${value}”`

test.each([
  ['Entity Type', 'Name Reservation'],
  ['Filing Category', 'Corporate Name Reservation'],
  ['Kind', 'Reserved Name'],
  ['Record', 'Reservation of Name'],
  ['Structure', 'LLC Name Reservation'],
  ['Member Type', 'Former Member'],
  ['Relationship', 'Past Member'],
  ['Class', 'Ex-Member'],
  ['Group', 'Resigned'],
  ['Tier', 'Inactive Member'],
  ['Mbr Category', 'No longer a member'],
  ['Membership', 'Resigned'],
  ['Member Status', 'Resigned'],
  ['Membership Status', 'Former'],
  ['Standing', 'Inactive'],
  ['Status', 'Reserved'],
  ['Account Stage', 'Coming soon'],
  ['Flag', 'Do not use'],
  ['Remark', 'Test record'],
  ['Tag', 'Duplicate record'],
])('refuses a row whose column “%s” says “%s”', async (column, value) => {
  const rows = await readOutcomes(
    lines(
      `Business Name,City,Phone,${column}`,
      'Alder,Homer,907-555-1001,Active',
      `Birch,Homer,907-555-1002,${value}`,
      'Cedar,Homer,907-555-1003,Active',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder' }, says(column, value), { business_name: 'Cedar' }])
})

test('keeps members whose membership is inactive or has lapsed', async () => {
  const rows = await readOutcomes(
    lines(
      'Business Name,City,Member Status,Still open?,RA Status',
      'Alder,Homer,Lapsed,,Active',
      'Birch,Homer,Inactive,,Resigned',
      'Cedar,Homer,Active,yes,Active',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder' }, { business_name: 'Birch' }, { business_name: 'Cedar' }])
})

test('keeps businesses of which something else is not there yet', async () => {
  const rows = await readOutcomes(
    lines(
      'Business Name,City,Status,Grade Status',
      'Alder,Homer,Active,Not yet graded',
      'Birch,Homer,Not yet open,A',
      'Cedar,Homer,Active,A',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder' }, says('Status', 'Not yet open'), { business_name: 'Cedar' }])
})

test.each([
  ['Doing Business As', 'Account Name'],
  ['DBA', 'Licensee'],
  ['Trade Name', 'Legal Name'],
  ['D/B/A Name', 'Entity Name'],
  ['Trading Name', 'Registrant'],
  ['Fictitious Name', 'Client Name'],
  ['Store Name', 'Permit Holder'],
  ['Doing Business As Name', 'Corporation Name'],
  ['Business DBA', 'Member Name'],
  ['DBA', 'Operator'],
  ['DBA', 'Owner/Operator'],
  ['Trade Name', 'Taxpayer Name'],
])('takes the name of a row without “%s” from “%s”', async (trade, legal) => {
  const rows = await readOutcomes(
    lines(
      `${trade},${legal},City,Phone`,
      'The Lantern,Alder Lodges LLC,Homer,907-555-1001',
      ',Birch Marine Services LLC,Homer,907-555-1002',
      'N/A,"Cedar Springs Company, Inc.",Homer,907-555-1003',
      'Same,Dogwood Holdings LLC,Homer,907-555-1004',
      'no dba,Elder Tree Farms LLC,Homer,907-555-1005',
      '0,Fir Grove Cafe Inc.,Homer,907-555-1006',
      'Hazel Shop,,Homer,907-555-1007',
    ),
  )
  expect(rows.map((row) => (typeof row === 'object' ? row.business_name : row))).toEqual([
    'The Lantern',
    'Birch Marine Services LLC',
    'Cedar Springs Company, Inc.',
    'Dogwood Holdings LLC',
    'Elder Tree Farms LLC',
    'Fir Grove Cafe Inc.',
    'Hazel Shop',
  ])
})

test('takes no name of a person for a missing trade name', async () => {
  const rows = await readOutcomes(
    lines(
      'Doing Business As,Account Name,City,Phone',
      ',Ann Poe,Homer,907-555-1001',
      ',"Poe, Ben",Homer,907-555-1002',
      'The Lantern,Carl Poe,Homer,907-555-1003',
    ),
  )
  const missing = 'The row has no name in the column “Doing Business As”'
  expect(rows).toMatchObject([missing, missing, { business_name: 'The Lantern' }])
})

test.each([
  'Alder Inn (see Homer)',
  'Alder Inn (See under Lodging)',
  'Alder Inn [see Birch Lodge]',
  'Alder Inn - see Birch Lodge',
  'Alder Inn, see Birch Lodge',
  'Alder Inn: see above',
  'Alder Inn see below',
  'See above',
  'see also Birch Lodge',
])('refuses “%s” without other data, which refers to another row', async (name) => {
  const [row] = await readOutcomes(
    lines('Business,Town,Phone,Where', `"${name}",,,`, 'Birch Lodge,Homer,907-555-1001,5 Elm Ct'),
  )
  expect(row).toEqual(expect.any(String))
})

test('drops a reference behind the name of a business with an address', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,Town,Phone,Where',
      'Alder Inn (see ad),Homer,907-555-1001,5 Elm Ct',
      '"Come, See Alaska Tours",Homer,907-555-1002,6 Elm Ct',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder Inn' }, { business_name: 'Come, See Alaska Tours' }])
})
