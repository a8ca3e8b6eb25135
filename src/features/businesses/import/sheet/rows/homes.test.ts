import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

const left = 'so the street, which may be a home, was left out'

test.each([
  ['Taxpayer Name,Outlet Name', '"POE, ANN B","POE, ANN B"', '214 County Road 311', left],
  ['Ownership Name,DBA Name', 'Poe Ann,Poe Ann', '755 Kansas St Apt 4', left],
  ['Ownership Name,DBA Name', 'Poe Ann,Poe Ann', '755 Kansas St', ''],
  ['Owners,BusinessName', 'ANN B POE,"POE, ANN B"', '1412 Birchwood Loop', left],
  ['PrimaryPrincipalName,BusinessName', '"POE, ANN BELL",POE ANN BELL', '5 Spruce Ln', left],
  ['PrimaryPrincipalName,BusinessName', '"POE, ANN BELL",POE ROOFING', '5 Spruce Ln', ''],
  ['Ownership Name,DBA Name', 'Poe Ann,Alder Bakery', '755 Kansas St Apt 4', ''],
  ['Ownership Name,DBA Name', 'Alder LLC,Alder LLC', '755 Kansas St Apt 4', ''],
])('below “%s”, %s at %s', async (headings, names, street, remark) => {
  const [row] = await readOutcomes(lines(`${headings},Street,City,State`, `${names},${street},Homer,AK`))
  expect(row).toMatchObject({ city: 'Homer', remarks: expect.stringContaining(remark) })
  expect((row as { street: string | null }).street === null).toBe(remark !== '')
})

test.each([
  ['Works at home; address is his house', true],
  ["the owner's residence", true],
  ['Home-based business', true],
  ['his house wine is good', false],
  ['Home repairs', false],
  ['open house in May', false],
])('a remark “%s” marks a home: %s', async (remark, isHome) => {
  const [row] = await readOutcomes(lines('Business,Street,City,State,Remarks', `Alder,1 Elm Ct,Homer,AK,${remark}`))
  expect((row as { street: string | null }).street).toBe(isHome ? null : '1 Elm Ct')
})

test.each([
  ['Address 1 - Label', 'Home', true],
  ['Address 1 - Label', 'Work', false],
  ['Address Type', 'Residence', true],
  ['Address 2 - Label', 'Home', false],
  ['Phone 1 - Label', 'Home', false],
])('an address with the %s “%s” is a home: %s', async (heading, label, isHome) => {
  const headings = `Organization Name,${heading},Address 1 - Street,Address 1 - City,Address 1 - Region`
  const [row] = await readOutcomes(lines(headings, `Alder Feed,${label},15 Elm Rd,Homer,AK`))
  expect((row as { street: string | null }).street).toBe(isHome ? null : '15 Elm Rd')
})

test.each([
  ['Ann Poe', 'Registered Child-Care Home', true],
  ['Ann Poe', 'Family Child Care', true],
  ['Alder Preschool LLC', 'Registered Child-Care Home', false],
  ['Ann Poe', 'Child Care Center', false],
])('the street of %s, a %s, is a home: %s', async (name, kind, isHome) => {
  const [row] = await readOutcomes(
    lines('Operation Name,Operation Type,Street,City,State', `${name},${kind},1 Elm Ct,Homer,AK`),
  )
  expect((row as { street: string | null }).street).toBe(isHome ? null : '1 Elm Ct')
})

test('keeps the second address of a contact, which may be a home, out of the street', async () => {
  const rows = await readOutcomes(
    lines(
      'Organization Name,Address 1 - Label,Address 1 - Formatted,Address 2 - Label,Address 2 - Formatted',
      'Alder,Work,"1 Elm Ct\nHomer, AK 99603\nUS",Home,"2 Oak Ln\nHomer, AK 99603"',
      'Birch,Home,"3 Elm Ct\nHomer, AK 99603",,',
    ),
  )
  expect(rows).toMatchObject([
    { street: '1 Elm Ct', location: '1 Elm Ct, Homer, AK 99603' },
    { street: null, location: 'Homer, AK 99603' },
  ])
})
