import { expect, test } from 'vitest'
import { refuseName } from '../name/refusedNames.ts'
import { lines, readOutcomes } from '../sheets.make.ts'
import { areCounts } from './noteRows.ts'

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

const quoteCell = (column: string, value: string) => `The column “${column}” says “${value}”`

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
  expect(rows).toMatchObject([{ business_name: 'Alder' }, quoteCell(column, value), { business_name: 'Cedar' }])
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

test('keeps businesses with a pending status of something else', async () => {
  const rows = await readOutcomes(
    lines(
      'Business Name,City,Status,Grade Status',
      'Alder,Homer,Active,Not yet graded',
      'Birch,Homer,Not yet open,A',
      'Cedar,Homer,Active,A',
    ),
  )
  expect(rows).toMatchObject([
    { business_name: 'Alder' },
    quoteCell('Status', 'Not yet open'),
    { business_name: 'Cedar' },
  ])
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

test('does not use the name of a person for a missing trade name', async () => {
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
])('refuses the reference “%s” without other data', async (name) => {
  const [row] = await readOutcomes(
    lines('Business,Town,Phone,Where', `"${name}",,,`, 'Birch Lodge,Homer,907-555-1001,5 Elm Ct'),
  )
  expect(row).toEqual(expect.any(String))
})

test('drops a reference after the name of a business with an address', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,Town,Phone,Where',
      'Alder Inn (see ad),Homer,907-555-1001,5 Elm Ct',
      '"Come, See Alaska Tours",Homer,907-555-1002,6 Elm Ct',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder Inn' }, { business_name: 'Come, See Alaska Tours' }])
})

test.each([
  ['gmail.com', 'is that of a provider of email'],
  ['Yahoo.com', 'is that of a provider of email'],
  ['comcast.net', 'is that of a provider of email'],
  ['alder@example.com', 'is an email address'],
  ['(907) 555-1001', 'is only a phone number'],
  ['907.555.1001 x12', 'is only a phone number'],
  ['1/15/2026', 'is only a date'],
  ['Unknown', 'says that the name is not known'],
  ['(unknown company)', 'says that the name is not known'],
  ['Name withheld', 'says that the name is not known'],
  ['No Company', 'says that the name is not known'],
  ['[Not provided]', 'says that the name is not known'],
  ['Private individual', 'says that the name is not known'],
])('refuses “%s” of an address book', (name, reason) => {
  expect(refuseName(name)).toContain(reason)
})

test.each([
  'Gmail Gardens',
  'Live Oak Cafe',
  'Me & Co',
  'alderinn.com',
  'Unknown Pleasures Records',
  '1-800-FLOWERS',
  '5-7-9',
  'Individual Eye Care',
])('keeps the name “%s” of a company', (name) => {
  expect(refuseName(name)).toBeNull()
})

test('adds a note to a name that is only a web address', async () => {
  const rows = await readOutcomes(
    lines('Company name,City', 'alderinn.com,Homer', 'N/A,Homer', '-,Homer', '(no name),Homer'),
  )
  expect(rows).toEqual([
    expect.objectContaining({ remarks: 'The name “alderinn.com” is only a web address' }),
    ...Array(3).fill('The row has no name in the column “Company name”'),
  ])
})

test.each([
  '18 booths / 12 vendors',
  '40 members, 6 new, 2 pending',
  '12 active permits',
  'Members: 40; Guests: 6',
  '16 bldgs, 3 vacant (18.8%)',
  '75% of 120 stalls',
])('reads “%s” as counts', (text) => {
  expect(areCounts(text)).toBe(true)
})

test.each([
  '7 Seas & 5 Oceans',
  '3 Bears',
  '2 Brothers Farms & Orchard',
  '10 Barrel / 12 Tap Brewing Company of Homer Alaska',
  'Area 51: the bar',
  '24 Hour Storage Units',
])('reads “%s” as a name', (text) => {
  expect(areCounts(text)).toBe(false)
})

test('refuses totals and averages below a table, and keeps a business with such a name', async () => {
  const rows = await readOutcomes(
    lines(
      'Vendor,Sat,Wed,Booth,Phone',
      'Alder Farm,x,x,1,907-555-1001',
      '2 Farms,x,,2,907-555-1002',
      '18 booths / 12 vendors,11,6,,',
      'Average per day,11.5,6,,',
    ),
  )
  expect(rows).toEqual([
    expect.objectContaining({ business_name: 'Alder Farm' }),
    expect.objectContaining({ business_name: '2 Farms' }),
    ...Array(2).fill('This is a total or a note below the table, not a business'),
  ])
})

test.each([
  'n/a just a resident',
  'N/A - private home',
  'none - personal use',
  'None, just asking',
  'Not a business',
  'not a business, I live here',
  'I am not a business',
  'No business',
  'no business - retired',
  'just a concerned citizen',
  'Just a local homeowner asking',
  'just me',
  'Individual',
  'private person',
  'Resident of Homer',
  'Local resident',
  'I’m a resident',
  'self',
  'Self-employed',
  'Self employed - carpenter',
  'Self employed (carpenter)',
  'Retired',
])('refuses “%s”, which says that there is no business', (name) => {
  expect(refuseName(name)).toContain(name)
})

test.each([
  'None Better Bakery',
  'No Business Like Snow Business',
  'Not Just Donuts',
  'Just A Cut Above',
  'Just for You Salon',
  'Self Storage of Homer',
  'Self-Employed Tax Solutions',
  'Resident Artists Gallery',
  'Private Person Security',
  'Retired Greyhound Rescue',
  'NA Meetings Homer',
  'Citizens Bank',
  'Person to Person Counseling',
  'Not a Cornfield',
])('keeps the name “%s”, which begins like an answer', (name) => {
  expect(refuseName(name)).toBeNull()
})
