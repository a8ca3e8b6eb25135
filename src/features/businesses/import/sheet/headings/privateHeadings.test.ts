import { expect, test } from 'vitest'
import { encodeSheet, lines, readOutcomes, readWholeSheet } from '../sheets.make.ts'
import { matchHeading, normalizeHeading } from './headings.ts'
import { isPrivateHeading } from './privateHeadings.ts'

test.each([
  'Cell - do not publish',
  'Phone (DO NOT PRINT)',
  'Owner cell (not for directory)',
  'Phone - not public',
  "Phone (don't share)",
  'Private Phone',
  'Phone (private)',
  'Personal Cell',
  'Tel. personal',
  'Home Phone',
  'Home or mailing address for your permit',
  'HOME PH',
  'Phone (home)',
  'Emergency Phone',
  'Emergency Contact',
  'After Hours Phone',
  'After-hours',
  'Phone after hours',
  'Internal Phone',
  'Phone - office use only',
  'Phone (staff only)',
  'Members-only phone',
  'Res. Phone',
  'Emerg. Contact Phone',
  'Home',
  'Phone (restricted)',
  'Confidential phone',
  'Unlisted number',
  'Address (do not publish)',
  'Website - internal only',
  'Description (internal use)',
])('keeps the column “%s” private', (heading) => {
  expect(isPrivateHeading(normalizeHeading(heading))).toBe(true)
  expect(matchHeading(heading)).toBeNull()
})

test.each([
  'Phone',
  'Main Phone',
  'Toll Free',
  'Office Phone',
  'Office Contact Phone',
  'Night Market Address',
  'No. of Listings',
  'Home Office Address',
  'Funeral Home Phone',
  'Care Home Address',
  'Home Page',
  'Private School Phone',
  'Public Phone',
  'Listing Phone',
  'Published Phone',
  'Business Address',
  'Phone No.',
  'Personal Care Home Phone',
])('does not keep the column “%s” private', (heading) => {
  expect(isPrivateHeading(normalizeHeading(heading))).toBe(false)
})

test.each([
  ['Cell - do not publish', ''],
  ['Home Phone', ''],
  ['Phone (emergency)', ''],
  ['Cell Phone', 'The number in the column “Cell Phone” may be private and was left out'],
  ['Direct Line Phone', 'The number in the column “Direct Line Phone” may be private and was left out'],
])('takes no phone number from a second column “%s”', async (heading, remarks) => {
  const rows = await readOutcomes(
    lines(`Company,City,Phone,${heading}`, 'Alder,Homer,907-555-1001,907-555-1002', 'Birch,Homer,,907-555-1003'),
  )
  expect(rows).toMatchObject([{ phone: '(907) 555-1001' }, { phone: null, remarks }])
})

test.each(['Toll Free', 'Phone 2', 'Main Phone'])(
  'says that a phone number is from the column “%s”',
  async (heading) => {
    const rows = await readOutcomes(
      lines(`Company,City,Business Phone,${heading}`, 'Alder,Homer,907-555-1001,', 'Birch,Homer,,907-555-1003'),
    )
    expect(rows).toMatchObject([
      { phone: '(907) 555-1001', remarks: '' },
      { phone: '(907) 555-1003', remarks: `The phone number is from the column “${heading}”` },
    ])
  },
)

test.each(['Home Phone', 'Phone (private)', 'Tel. - do not publish'])(
  'takes no phone number from the only column “%s”',
  async (heading) => {
    const rows = await readOutcomes(lines(`Company,City,${heading}`, 'Alder,Homer,907-555-1001'))
    expect(rows).toMatchObject([{ phone: null }])
  },
)

test('takes mobile numbers if a list has no others, with a doubt if another phone column is empty', async () => {
  const alone = await readWholeSheet(encodeSheet(lines('Farm,City,Cell', 'Alder,Homer,907-555-1001')))
  expect(alone.rows[0]?.row?.phone).toBe('(907) 555-1001')
  const beside = await readWholeSheet(encodeSheet(lines('Farm,City,Phone,Cell', 'Alder,Homer,,907-555-1001')))
  expect(beside.rows[0]?.row?.phone).toBe('(907) 555-1001')
  expect(beside.table.doubts.get(3)).toBe('“Phone” is empty, so “Cell” is used. Its numbers may be private.')
})

test('takes no address and no website from private columns', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,Street (do not publish),City,Zip,Website - internal only',
      'Alder,1 Elm Ct,Homer,99603,https://alder.example.com',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder', street: null, city: 'Homer', website: null }])
})

test('takes the town of a form with a private address', async () => {
  const rows = await readOutcomes(
    lines(
      'Business Name,Phone,Town you come from,Home or mailing address for your permit',
      'Alder Farm,907-381-1001,Homer,"1 Elm Ct, Homer 99603"',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder Farm', street: null, city: 'Homer' }])
})

test('prefers the trade name in a column of aliases to the name of a person', async () => {
  const rows = await readOutcomes(
    lines(
      'Name of Program,AKA Name,City',
      '"Poe, Ann B",Ann’s Little Otters,Homer',
      '"Roe, Ben",Ben Roe,Homer',
      'Alder Montessori School,Alder School,Homer',
    ),
  )
  expect(rows).toMatchObject([
    { business_name: 'Ann’s Little Otters', remarks: 'The name is from the column “AKA Name”' },
    { business_name: 'Roe, Ben', remarks: '' },
    { business_name: 'Alder Montessori School', remarks: '' },
  ])
})

test.each([
  '907-555-1001 (do not publish)',
  'private 907-555-1001',
  '907-555-1001 - not public',
  'unlisted: 907-555-1001',
])('leaves out the private number of the cell “%s”', async (cell) => {
  const rows = await readOutcomes(lines('Company,City,Phone', `Alder,Homer,${cell}`))
  expect(rows).toMatchObject([{ phone: null, remarks: `The phone number “${cell}” is private and was left out` }])
})
