import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { parseStreetlessAddress } from './streetless.ts'
import { splitTwoAddresses } from './twoAddresses.ts'

test.each([
  '4 Elm Ct, Homer, AK 99603 (mail: PO Box 9, Homer, AK 99603)',
  '4 Elm Ct, Homer (mailing PO Box 9)',
  '4 Elm Ct, Homer [Mailing address: PO Box 9]',
  'Physical: 4 Elm Ct, Homer Mailing: PO Box 9, Homer AK 99603',
  'Mailing: PO Box 9, Homer AK; Physical: 4 Elm Ct, Homer',
  'Physical Address: 4 Elm Ct, Homer\nMailing Address: PO Box 9\nHomer AK 99603',
  '4 Elm Ct, Homer / PO Box 9',
  '4 Elm Ct / P.O. Box 9, Homer AK 99603',
  '4 Elm Ct; PO Box 9, Homer, AK',
  '4 Elm Ct, Homer | PO Box 9',
  'PO Box 9 / 4 Elm Ct, Homer',
  '4 Elm Ct, Homer - mail: PO Box 9',
  '4 Elm Ct, Homer; mail to: PO Box 9',
  'Street - 4 Elm Ct, Homer; Mail - PO Box 9',
  '4 Elm Ct, Homer (PO Box 9)',
  '4 Elm Ct, Homer or PO Box 9',
])('separates the mailing address of “%s”', async (address) => {
  const [row] = await readOutcomes(lines('Business,Address,Phone', `Alder,"${address}",907-555-1001`))
  expect(row).toMatchObject({ street: '4 Elm Ct', city: 'Homer', remarks: '' })
})

test('uses the mailing address if the cell has no physical address', async () => {
  const [row] = await readOutcomes(
    lines('Business,Address,Phone', 'Alder,"Mailing: PO Box 9, Homer, AK 99603",907-555-1001'),
  )
  expect(row).toMatchObject({ street: 'PO Box 9', city: 'Homer', zip_code: '99603' })
})

test.each([
  '12 Main St, PO Box 9, Homer AK 99603',
  'Corner of Bridge St & 2nd Ave',
  '12 Main Street - Suite 5',
  '12 Main Street: rear',
  'Homer Office - 5 Elm Ct',
  '4 Elm Ct (behind the bank)',
  'HC 60 Box 227B, Copper Center, AK 99573',
  'Mail Stop 5, 4 Elm Ct',
])('keeps the single address “%s”', (address) => {
  expect(splitTwoAddresses(address)).toEqual({ physical: address, mailing: '' })
})

test.each([
  'No Premises',
  'No Situs Address',
  'No fixed location',
  'None assigned',
  'CITYWIDE',
  '0 CITYWIDE',
  'Boroughwide',
  'State-wide',
  'Various',
  'Various locations',
  'Multiple sites',
  'Mobile',
  'Mobile - we come to you',
  'Food Truck',
  'Online only',
  'See website',
  'see Facebook for locations',
  'Call for address',
  'Out of State',
  'Not in City',
  'To be determined',
  'County of Maui',
  'Kenai Peninsula Borough',
  'Orleans Parish, LA',
  'Lewis County WA',
  'West Virginia',
  'Southeast Alaska',
])('finds no street in “%s”', async (address) => {
  const rows = await readOutcomes(
    lines('Business,Address,City,Phone', `Alder,"${address}",,907-555-1001`, 'Birch,5 Elm Ct,Homer,907-555-1002'),
  )
  expect(rows[0]).toMatchObject({
    business_name: 'Alder',
    street: null,
    remarks: `The address “${address}” names no street and was left out`,
  })
})

test.each([
  ['Greenbrier County, West Virginia', { state: 'WV', zip_code: '' }],
  ['Lewis County, WA 98532', { state: 'WA', zip_code: '98532' }],
  ['Kenai Peninsula Borough, Alaska, USA', { state: 'AK', zip_code: '' }],
  ['Statewide, AK', { state: 'AK', zip_code: '' }],
  ['Northern California', { state: 'CA', zip_code: '' }],
])('reads the state of “%s”', (address, state) => {
  expect(parseStreetlessAddress(address)).toEqual(state)
})

test.each([
  'Main Street',
  'Lake County Fairgrounds',
  '5 County Line Rd',
  'North Pole, AK',
  'Homer, AK',
  'Gulkana Airport',
  'Mobile Home Park',
  'No Name Rd',
  'General Delivery',
  'Remote Lodge',
  'Borough Way',
])('keeps the address “%s”', (address) => {
  expect(parseStreetlessAddress(address)).toBeNull()
})

test('drops the house number 0 and a city that is not a city', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,Street Number,Street Name,City,State',
      'Alder,0,Elm Ct,Homer,AK',
      'Birch,5,Elm Ct,Homer,AK',
      'Cedar,0,CITYWIDE,Various,AK',
      'Dogwood,7,Elm Ct,Statewide,AK',
    ),
  )
  expect(rows).toMatchObject([
    { street: 'Elm Ct', city: 'Homer' },
    { street: '5 Elm Ct', city: 'Homer' },
    { street: null, city: null, state: 'AK' },
    { street: '7 Elm Ct', city: null },
  ])
})

test('keeps streets with the name of a state or of a location without a street', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,House Number,Street Name,Street Type,City,State',
      'Alder,5,WASHINGTON,AVE,Homer,AK',
      'Birch,12,Mobile,ST,Homer,AK',
      'Cedar,7,Elm,CT,Homer,AK',
      'Dogwood,,Delaware,,Homer,AK',
    ),
  )
  expect(rows).toMatchObject([
    { street: '5 WASHINGTON AVE', state: 'AK' },
    { street: '12 Mobile ST' },
    { street: '7 Elm CT' },
    { street: 'Delaware', state: 'AK' },
  ])
})

test('reads long cells in linear time', () => {
  const start = performance.now()
  for (const part of ['mail: ', 'PO Box 9 / ', '( ', 'county, ', '- ', '0 '])
    for (const cell of [part.repeat(100_000 / part.length), part.repeat(60)]) {
      splitTwoAddresses(cell)
      parseStreetlessAddress(cell)
    }
  expect(performance.now() - start).toBeLessThan(2000)
})
