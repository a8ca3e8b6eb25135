import { expect, test } from 'vitest'
import { lines, readOutcomes } from './sheets.make.ts'

/** Exports of marketing programs and address books, and lists that people write by hand. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'subscribers, without their numbers, countries and internet connections',
    text: lines(
      'First Name,Last Name,Address,Company,OPTIN_IP,LATITUDE,LONGITUDE,GMTOFF,TIMEZONE,CC,REGION,LEID,TAGS',
      'Ann,Poe,8227 Broadway  Homer  AK  99603  US,Alder,10.1.2.3,47.6062,-122.3321,-9,America/Anchorage,US,AK,459771530,"""member"""',
      'Ben,Poe,,Birch,10.1.2.3,47.6062,-122.3321,-9,America/Anchorage,US,AK,418069868,',
    ),
    rows: [
      {
        street: '8227 Broadway',
        city: 'Homer',
        zip_code: '99603',
        latitude: null,
        category: null,
        alaska_business_license: null,
      },
      { business_name: 'Birch', street: null, city: null, zip_code: null },
    ],
  },
  {
    name: 'a whole address separated by spaces, before the columns next to it',
    text: lines(
      'Company,Address,City,State,Zip',
      'Alder,5 Elm Ct  Suite 2  Homer  AK  99603  US,Nome,AK,99762',
      'Birch,5  Elm Ct,Nome,AK,99762',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Homer', zip_code: '99603', location: '5 Elm Ct, Suite 2, Homer, AK 99603' },
      { street: '5 Elm Ct', city: 'Nome', zip_code: '99762' },
    ],
  },
  {
    name: 'the business phone number instead of mobile and home numbers',
    text: lines(
      'Company,City,Phone - home,Phone - mobile,Phone - work',
      'Alder,Homer,907-555-1003,907-555-1002,907-555-1001',
      'Birch,Homer,907-555-1003,907-555-1002,',
      'Cedar,Homer,907-555-1003,,',
    ),
    rows: [{ phone: '(907) 555-1001' }, { phone: null }, { phone: null }],
  },
  {
    name: 'industries in capitals, with record numbers that are not licenses',
    text: lines(
      'Record ID,Company name,City,Industry',
      '9952248095,Alder,Homer,LEISURE_TRAVEL_TOURISM',
      '9952248096,Birch,Homer,Food',
    ),
    rows: [{ industry: 'Leisure travel tourism', alaska_business_license: null }, { industry: 'Food' }],
  },
  {
    name: 'towns inside vague locations',
    text: lines(
      'biz,who,where,call/text,fb or web',
      'Alder,Ann,out past Wasilla,907-555-1001,alder.example.com',
      'Birch,Ben,palmer area,907-555-1002,birch.example.com',
      'Cedar,Cy,Homer (by the spit),907-555-1003,',
      'Dogwood,Di,out past the mill,907-555-1004,',
      'Elder,Ed,Homer,907-555-1005,',
      'pls add yours below!! 👇,,,,',
    ),
    rows: [
      { city: 'Wasilla', website: 'https://alder.example.com' },
      { city: 'Palmer' },
      { city: 'Homer', remarks: '' },
      { city: null, remarks: 'The city “out past the mill” is not valid and was left out' },
      { city: 'Homer' },
      expect.stringContaining('a note below the table'),
    ],
  },
  {
    name: 'totals, notes and bare numbers as rows that are not businesses',
    text: lines(
      '#,Entity Number,Entity Name,Principal Address,Phone,Listing Copy',
      '1,11,Total Wine,"5 Elm Ct, Homer, AK 99603",907-555-1001,Wines of all kinds',
      '2,12,2024,"6 Elm Ct, Homer, AK 99603",,',
      'Total registrations,,40,,,',
      ',,We update this list every week in the summer,,,',
      ',,The Old and New Friends of the Homer Spit Inc,,,',
    ),
    rows: [
      { business_name: 'Total Wine', description: 'Wines of all kinds' },
      'The name “2024” is only a number',
      expect.stringContaining('a total'),
      expect.stringContaining('a note'),
      { business_name: 'The Old and New Friends of the Homer Spit Inc' },
    ],
  },
  {
    name: 'couples and retired persons among members, and no record date as the founding year',
    text: lines(
      'Organization,Membership Level,Creation date,City',
      'Alder LLC,Business,01/05/2014 10:22:41,Homer',
      '"Poe, Ann & Ben",Individual/Retired,01/05/2014 10:22:41,Homer',
      'Ann and Ben Poe,Family,01/05/2014 10:22:41,Homer',
      'Bait & Tackle Shop,Family,01/05/2014 10:22:41,Homer',
    ),
    rows: [
      { business_name: 'Alder LLC', year_established: null },
      expect.stringContaining('that of a person'),
      expect.stringContaining('that of a person'),
      { business_name: 'Bait & Tackle Shop' },
    ],
  },
  {
    name: 'the questions of a form',
    text: lines(
      'Timestamp,Name of your business,"Mailing address, if different from physical",Where is your business located?,Town,Zip code,Phone number (public),License # (if you have one)',
      '10/1/2024 9:00,Alder,PO Box 1,5 Elm Ct,Homer,99603,907-555-1001 text ok,12345',
      '10/1/2024 9:00,Birch,PO Box 2,,Homer,99603,cell: 907-555-1002,pending',
    ),
    rows: [
      { street: '5 Elm Ct', phone: '(907) 555-1001', alaska_business_license: '12345' },
      {
        street: 'PO Box 2',
        phone: '(907) 555-1002',
        alaska_business_license: null,
        remarks:
          'The address is the mailing address, because the row has no other. The number “pending” is not valid and was left out',
      },
    ],
  },
  {
    name: 'totals with counted nouns, and notes',
    text: lines(
      'Page,Listing,Phone,Paid,Notes',
      '1,Alder,907-555-1001,Y,',
      ',TOTAL ads sold,,,11 paid',
      ',see also the harbor list,,,',
    ),
    rows: [{ business_name: 'Alder' }, expect.stringContaining('a total'), expect.stringContaining('a note')],
  },
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})
