import { expect, test } from 'vitest'
import { encodeSheet, lines, readOutcomes, readWholeSheet } from '../sheets.make.ts'
import { extractTradeName } from './tradeNames.ts'

test.each([
  ['ALDER LLC DBA: THE LANTERN', 'THE LANTERN'],
  ['Alder LLC d/b/a The Lantern', 'The Lantern'],
  ['POE, ANN dba Corner Store', 'Corner Store'],
  ['Alder LLC (dba The Lantern)', 'The Lantern'],
  ['DBA The Lantern', 'The Lantern'],
  ['Alder LLC DBA', 'Alder LLC'],
  ['The Lantern (Alder Holdings LLC)', 'The Lantern'],
  ['Alder LLC (Birch LLC)', 'Alder LLC (Birch LLC)'],
  ['The Lantern (Homer)', 'The Lantern (Homer)'],
  ['Alder Dbase Consulting', 'Alder Dbase Consulting'],
])('the trade name of “%s” is “%s”', (name, expected) => {
  expect(extractTradeName(name)).toBe(expected)
})

/** Lists with several names of each business. Some rows lack the best name. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'the name of the license where a row has no trade name',
    text: lines(
      'LICENSE,LICENSE_NAME,DBA,LICENSE_CITY,CONTACT_NAME',
      'A1,ALDER LLC,The Lantern,Homer,Ann Poe',
      'A2,BIRCH INC,,Homer,Ben Poe',
    ),
    rows: [{ business_name: 'The Lantern' }, { business_name: 'BIRCH INC' }],
  },
  {
    name: 'the next name, also of an owner that is an organization, but never of a person',
    text: lines(
      'Trade Name,Store Name,Legal Name,Owner Name,City',
      'The Lantern,,Alder LLC,Ann Poe,Homer',
      ',,Birch LLC,Ann Poe,Homer',
      ',Cedar Store,,Ann Poe,Homer',
      ',,,Dogwood Inc.,Homer',
      ',,,Ann Poe,Homer',
    ),
    rows: [
      { business_name: 'The Lantern' },
      { business_name: 'Birch LLC' },
      { business_name: 'Cedar Store' },
      { business_name: 'Dogwood Inc.' },
      expect.stringContaining('The row has no name'),
    ],
  },
  {
    name: 'the contacts of a bookkeeping program, without persons, catch-all records and records marked as unused',
    text: lines(
      '*ContactName,FirstName,LastName,City,LegalName',
      'Alder Rods,Ann,Poe,Homer,Alder Rods LLC',
      'Birch Lines,,,Homer,',
      '"Poe, Ben (driver)",Ben,Poe,Homer,',
      'ZZ. Cedar Tire,,,Homer,',
      'Dogwood (dup),,,Homer,',
      'Cash Customer,,,Homer,',
      'Elm Inn - do not use,,,Homer,',
    ),
    rows: [
      { business_name: 'Alder Rods' },
      { business_name: 'Birch Lines' },
      'The columns “FirstName” and “LastName” say that this is a person',
      'The name says “ZZ”',
      'The name says “(dup)”',
      '“Cash Customer” stands for any customer, not for a business',
      'The name says “do not use”',
    ],
  },
  {
    name: 'names of withdrawn vendors, of places on hold, and placeholders without a vendor',
    text: lines(
      'Business,City',
      'WITHDRAWN - Alder Soap,Homer',
      '*HOLD* Partner Meeting,Homer',
      'TBD (hold for sponsor),Homer',
      'Birch venture - TBD,Homer',
      'self / retired,Homer',
      'Withdrawn Valley Farm,Homer',
      'Self Storage of Homer,Homer',
    ),
    rows: [
      'The name says “WITHDRAWN”',
      'The name says “HOLD”',
      '“TBD (hold for sponsor)” says that the name is not known',
      'The name says “TBD”',
      '“self / retired” says that this is not a business',
      { business_name: 'Withdrawn Valley Farm' },
      { business_name: 'Self Storage of Homer' },
    ],
  },
  {
    name: 'boats and the charter businesses that run them',
    text: lines(
      'Slip,Vessel,Reg. owner,Charter business (dba),Office,Mailing',
      'A-04,Misty Dawn,Ann Poe,Alder Charters,907-381-1001,"PO Box 1, Homer AK 99603"',
      'A-05,Misty Dusk,Ben Poe,Birch Water Taxi,907-381-1002,"PO Box 2, Homer AK 99603"',
    ),
    rows: [{ business_name: 'Alder Charters' }, { business_name: 'Birch Water Taxi' }],
  },
  {
    name: 'names that only look like the start of a set-aside remark',
    text: lines(
      'Company,City',
      'Old-Fashioned Bakery,Homer',
      'Hold-It Storage,Homer',
      'ZZ Plumbing,Homer',
      'Cash Register Repair,Homer',
    ),
    rows: [
      { business_name: 'Old-Fashioned Bakery' },
      { business_name: 'Hold-It Storage' },
      { business_name: 'ZZ Plumbing' },
      { business_name: 'Cash Register Repair' },
    ],
  },
  {
    name: 'no “Contact Name” with the name of the contact person',
    text: lines(
      'Contact Name,First Name,Last Name,Company,City',
      'Ann Poe,Ann,Poe,Alder LLC,Homer',
      'Ben Poe,Ben,Poe,,Homer',
    ),
    rows: [{ business_name: 'Alder LLC' }, expect.stringContaining('no name')],
  },
  {
    name: 'the trade name of two columns that differ in parentheses',
    text: lines('Business Name (Legal),Business Name (DBA),City', 'Alder LLC,The Lantern,Homer', 'Birch LLC,,Homer'),
    rows: [{ business_name: 'The Lantern' }, { business_name: 'Birch LLC' }],
  },
  {
    name: 'display names, without names of persons',
    text: lines(
      'Company Name,Display Name,First Name,Last Name,City',
      'Alder LLC,Alder,Ann,Poe,Homer',
      ',Ben Poe,Ben,Poe,Homer',
    ),
    rows: [{ business_name: 'Alder' }, expect.stringContaining('say that this is a person')],
  },
  {
    name: 'companies in a column that also has last names',
    text: lines('Co./Last Name,First Name,Card Status,City', 'Alder LLC,,N,Homer', 'Poe,Ann,N,Homer'),
    rows: [{ business_name: 'Alder LLC' }, expect.stringContaining('no name')],
  },
  {
    name: 'the name of a credit union before the name of its branch',
    text: lines(
      'Charter number,Credit Union name,Site Name,City',
      '1001,Alder FCU,Main,Homer',
      '1001,Alder FCU,West,Nome',
    ),
    rows: [{ business_name: 'Alder FCU' }, { business_name: 'Alder FCU' }],
  },
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})

test.each([
  'Contractor',
  'Contractors',
  'Sponsor',
  'Grantee',
  'Applicant',
  'Occupancy',
  'Operator',
  'Dealer',
  'Provider',
])('takes the name from “%s” if no better column has it, also between letters as section headings', async (heading) => {
  const { table, rows } = await readWholeSheet(
    encodeSheet(
      lines(
        `${heading},Street,"City, State, Zip",Phone,Contact`,
        'A,,,,',
        'Alder Electric,1 Main St,"Homer, AK 99603",907-235-1101,Ann',
        'B,,,,',
        'Birch & Sons,2 Main St,"Homer, AK 99603",907-235-1102,Ben',
        'C – D,,,,',
        'Cedar Controls,3 Main St,"Homer, AK 99603",907-235-1103,',
        'E / F,,,,',
        'Elder Power,4 Main St,"Homer, AK 99603",907-235-1104,',
      ),
    ),
  )
  expect(table.headings[table.mapping.business_name ?? -1]).toBe(heading)
  expect(rows.flatMap(({ row }) => row?.business_name ?? [])).toEqual([
    'Alder Electric',
    'Birch & Sons',
    'Cedar Controls',
    'Elder Power',
  ])
})

test('prefers the name in another column to the name in a role column', async () => {
  const { table } = await readWholeSheet(
    encodeSheet(
      lines(
        'Applicant,Business Name,Contractor,Street,City',
        'Ann Poe,Alder Electric,Zed Inc.,1 Main St,Homer',
        'Ben Poe,Birch & Sons,Yew LLC,2 Main St,Homer',
      ),
    ),
  )
  expect(table.mapping).toMatchObject({ business_name: 1 })
  expect(table.mapping.other_name).toBeUndefined()
})
