import { expect, test } from 'vitest'
import { encodeSheet, lines, readOutcomes, readWholeSheet } from '../sheets.make.ts'

const readTable = async (text: string) => (await readWholeSheet(encodeSheet(text))).table

test('does not use a row with values as headings, even if some of its words are known headings', async () => {
  const { heading_line } = await readTable(
    lines(
      'prc_entity_name,ba_address1,ba_city,ba_zip,lic_number,lst_text,ctype',
      'Alder LLC,5 Elm Ct,Homer,99603,040801,Active,SHOP',
      'Birch LLC,6 Elm Ct,Homer,99603,040802,Active,FIRM',
      'Cedar LLC,7 Elm Ct,Homer,99603,040803,Active,COMPANY',
    ),
  )
  expect(heading_line).toBe(1)
})

test('does not join a row of values with the headings above it', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `Other Identifier ${index + 1}`)
  const { heading_line, headings } = await readTable(
    lines(
      ['NPI', 'Organization Name', 'Location City Name', 'Location Phone', ...many].join(','),
      ['1316637420', 'Alder PC', 'HOMER', '9075551001', ...many.map(() => '')].join(','),
      ['1316637421', 'Birch PC', 'HOMER', '9075551002', ...many.map(() => 'Y')].join(','),
    ),
  )
  expect([heading_line, headings[1]]).toEqual([1, 'Organization Name'])
})

test('finds headings with line breaks in a file with mixed line ends', async () => {
  const rows = await readOutcomes(
    'List of 2026\r\n\n"Business\nName","Phone\r\nNumber",City\rAlder,907-555-1001,Homer\r\nBirch,907-555-1002,Homer\n',
  )
  expect(rows).toMatchObject([
    { business_name: 'Alder', phone: '(907) 555-1001', city: 'Homer' },
    { business_name: 'Birch' },
  ])
})

test('leaves out values without information', async () => {
  const [row] = await readOutcomes(
    lines(
      'Company,Address,City,State,Zip,Phone,Website,Industry,License Number',
      'Alder,[REDACTED FOR PRIVACY],Homer,AK,00000,see notes,not listed,n.a.,6.03394E+15',
    ),
  )
  expect(row).toMatchObject({
    ...{ street: null, zip_code: null, phone: null, website: null, industry: null, alaska_business_license: null },
    remarks: 'A spreadsheet program has shortened the number “6.03394E+15”, which was left out',
  })
})

test('adds the area code of the region only to phone numbers of the region, and joins an area code in a separate column', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,State,Phone',
      'Alder,Homer,AK,443-2877',
      'Birch,Tacoma,WA,443-2877',
      'Cedar,Homer,AK,206-555-1001',
    ),
  )
  expect(rows).toMatchObject([
    { phone: '(907) 443-2877' },
    { phone: null, remarks: 'The phone number “443-2877” has no area code and was left out' },
    { phone: '(206) 555-1001' },
  ])
  expect(await readOutcomes(lines('Company,City,Area Code,Phone', 'Alder,Miami,305,5551001'))).toMatchObject([
    { phone: '(305) 555-1001' },
  ])
})

test('prefers the license number, and ignores row numbers and customer numbers', async () => {
  expect(
    await readOutcomes(
      lines(
        'Record Number,Tradename,License,UBI,City',
        '1,Alder,370732,6004757420010001,Homer',
        '2,Birch,423773,6004757420010002,Homer',
        '3,Cedar,232527,6004757420010003,Homer',
      ),
    ),
  ).toMatchObject([{ alaska_business_license: '370732' }, {}, {}])
  expect(
    await readOutcomes(
      lines(
        'Record Number,Company,Account Number,City',
        '1,Alder,CC-064289,Homer',
        '2,Birch,CC-064290,Homer',
        '3,Cedar,CC-064299,Homer',
      ),
    ),
  ).toMatchObject([{ alaska_business_license: null }, {}, {}])
})

test('takes the website and the description from the filled columns', async () => {
  const rows = await readOutcomes(
    lines(
      'name,site,city,about,location_link,description,type',
      'Alder,alder.example.com,Homer,"{""Dine-in"": true}",,Best in town,Brewpub',
      'Birch,birch.example.com,Homer,"{""Dine-in"": true}",,,Hostel',
    ),
  )
  expect(rows).toMatchObject([
    { website: 'https://alder.example.com', description: 'Best in town', industry: 'Brewpub' },
    { website: 'https://birch.example.com', description: null },
  ])
})

test('reads the phone number and the website in the lines of an address', async () => {
  const rows = await readOutcomes(
    lines(
      'Member,Contact Info',
      'Alder,"5 Elm Ct, Homer, AK 99603\n907-555-1001\nwww.alder.example.com"',
      'Birch,"6 Elm Ct\nHomer, AK 99603\nbirch@example.com\nPhone: 907-555-1002"',
    ),
  )
  expect(rows).toMatchObject([
    { street: '5 Elm Ct', city: 'Homer', phone: '(907) 555-1001', website: 'https://www.alder.example.com' },
    { street: '6 Elm Ct', city: 'Homer', zip_code: '99603', phone: '(907) 555-1002', website: null },
  ])
})

test('leaves out a ZIP code that lacks a digit', async () => {
  expect(await readOutcomes(lines('Company,City,Zip', 'Alder,Homer,9960', 'Birch,Homer,99603'))).toMatchObject([
    { zip_code: null, remarks: 'The ZIP code “9960” is not valid and was left out' },
    { zip_code: '99603' },
  ])
})

test('reads industries in lines of a cell as a list', async () => {
  const [row] = await readOutcomes(lines('Company,City,Classification(s)', 'Alder,Homer,"PLUMBING\nROOFING"'))
  expect(row).toMatchObject({ category: 'PLUMBING; ROOFING', industry: 'PLUMBING' })
})

test('names a unit by the unit type column or the heading', async () => {
  expect(
    await readOutcomes(
      lines('Company,Address,Unit,City,Zip', 'Alder,5 Elm Ct,B,Homer,99603', 'Birch,6 Elm Ct,Ste 4,Homer,99603'),
    ),
  ).toMatchObject([{ location: '5 Elm Ct, Unit B, Homer, AK 99603' }, { location: '6 Elm Ct, Ste 4, Homer, AK 99603' }])
  expect(
    await readOutcomes(lines('Company,Address,Unit Type,Unit,City,Zip', 'Alder,5 Elm Ct,Suite,2,Homer,99603')),
  ).toMatchObject([{ location: '5 Elm Ct, Suite 2, Homer, AK 99603' }])
})
