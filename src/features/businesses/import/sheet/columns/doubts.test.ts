import { expect, test } from 'vitest'
import { encodeSheet, lines, readWholeSheet } from '../sheets.make.ts'
import { findPrivateDoubts } from './doubts.ts'

const readDoubts = async (text: string) => {
  const { table } = await readWholeSheet(encodeSheet(text))
  return [...table.doubts.values()]
}

test('reports columns that could equally be meant', async () => {
  expect(
    await readDoubts(
      lines('Company,City,Town,Zip', 'Alder,Homer,Nome,99603', 'Birch,Homer,Palmer,99603', 'Cedar,Homer,Wasilla,99603'),
    ),
  ).toEqual(['“City” and “Town” could both be the city. “City” is used.'])
  expect(
    await readDoubts(
      lines(
        'Company,Plant Address,Plant City,Plant Zip,Store Address,Store City,Store Zip',
        'Alder,5 Elm Ct,Homer,99603,6 Oak Ln,Nome,99762',
        'Birch,7 Elm Ct,Homer,99603,8 Oak Ln,Nome,99762',
      ),
    ),
  ).toContain('“Plant Address” and “Store Address” could both be the address. “Plant Address” is used.')
})

test('reports columns that are recognized only by their values', async () => {
  expect(
    await readDoubts(
      lines(
        'biz,BORO,STREET,ZIPCODE',
        'Alder Cafe,Homer,5 Elm Ct,99603',
        'Birch Inn,Nome,6 Elm Ct,99762',
        'Cedar Gym,Homer,7 Elm Ct,99603',
      ),
    ),
  ).toEqual([
    'The heading “biz” is not known, but its values look like names.',
    'The heading “BORO” is not known, but its values look like cities.',
  ])
})

test('reports no doubt for columns with clear headings, or that repeat another column', async () => {
  expect(
    await readDoubts(
      lines(
        'Company,Street,City,State,Zip,Full Address,Mailing Address,Mailing City,Phone,Phone 2',
        'Alder,5 Elm Ct,Homer,AK,99603,"5 Elm Ct, Homer, AK 99603",PO Box 1,Homer,907-555-1001,907-555-1002',
        'Birch,6 Elm Ct,Homer,AK,99603,"6 Elm Ct, Homer, AK 99603",PO Box 2,Homer,907-555-1003,907-555-1004',
      ),
    ),
  ).toEqual([])
})

test('reports a city column after the mailing address', async () => {
  expect(
    await readDoubts(
      lines(
        'Company,Location Address,Mailing Address,City,State,Zip',
        'Alder,5 Elm Ct,PO Box 1,Homer,AK,99603',
        'Birch,6 Elm Ct,PO Box 2,Homer,AK,99603',
      ),
    ),
  ).toEqual(['“City” stands behind “Mailing Address”, but is used for “Location Address”.'])
})

test('reports a private column in the remembered mapping', () => {
  const doubts = findPrivateDoubts(['Company', 'Home Phone', 'City'], { business_name: 0, phone: 1, city: 2 })
  expect([...doubts]).toEqual([
    [1, 'The heading “Home Phone” says that the column is private. It was used for this list before.'],
  ])
})
