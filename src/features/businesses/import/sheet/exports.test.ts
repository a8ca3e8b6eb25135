import { expect, test } from 'vitest'
import { lines, readOutcomes } from './sheets.make.ts'

const saying = (text: string) => expect.stringContaining(text)

/** Exports of registers and programs. An expected row has fields of a business, or a part of the reason for a refusal. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'kinds of places from map tags, and websites in several columns',
    text: lines(
      '@id;@type;@lat;@lon;name;shop;amenity;tourism;craft;leisure;addr:housenumber;addr:street;addr:unit;addr:city;addr:postcode;website;contact:website;url',
      '1;node;59.6425;-151.5483;Alder Books;books;cafe;;;;5;Elm Court;;Homer;99603;https://alder.example;;',
      '2;way;59.6425;-151.5483;Birch Nets;yes;;;net_maker;;6;Elm Court;B-22;Homer;99603;;http://www.birch.example/;',
      '3;node;59.6425;-151.5483;;convenience;;;;;;;;;;;;',
      '4;node;59.6425;-151.5483;Cedar Gym;;;;;fitness_centre;;;;Homer;;;;cedar.example',
    ),
    rows: [
      { industry: 'books', street: '5 Elm Court', website: 'https://alder.example', alaska_business_license: null },
      { industry: 'net maker', location: '6 Elm Court, B-22, Homer, AK 99603', website: 'http://www.birch.example/' },
      saying('no name'),
      { industry: 'fitness centre', website: 'https://cedar.example' },
    ],
  },
  {
    name: 'tax-exempt organizations with codes of their purpose',
    text: lines(
      'EIN,NAME,STREET,CITY,STATE,ZIP,STATUS,NTEE_CD',
      '920000001,ALDER WATERS,1 ELM CT,HOMER,AK,99603,01,C32',
      '920000002,BIRCH POST,2 ELM CT,HOMER,AK,99603,01,W30',
      '920000003,CEDAR CLUB,3 ELM CT,HOMER,AK,99603,01,Z99',
      '920000004,DOGWOOD,4 ELM CT,HOMER,AK,99603,01,',
    ),
    rows: [
      { industry: 'Environment' },
      { industry: 'Public & Veterans Services' },
      { industry: null },
      { industry: null },
    ],
  },
  {
    name: 'contractors of the government without the phone number of a person, and a ZIP code in two columns',
    text: lines(
      'LEGAL BUSINESS NAME,PHYSICAL ADDRESS LINE 1,PHYSICAL ADDRESS CITY,PHYSICAL ADDRESS PROVINCE OR STATE,PHYSICAL ADDRESS ZIP/POSTAL CODE,PHYSICAL ADDRESS ZIP CODE +4,GOVT BUS POC US PHONE',
      'ALDER SITE LLC,1 ELM CT,HOMER,AK,99603,4410,9075550161',
      'BIRCH LLC,2 ELM CT,HOMER,AK,99603,,9075550162',
    ),
    rows: [
      { phone: null, zip_code: '99603-4410' },
      { phone: null, zip_code: '99603' },
    ],
  },
  {
    name: 'deleted customers of a bookkeeping program',
    text: lines(
      'Customer,Company,Street,City,State',
      'Alder,Alder LLC,1 Elm Ct,Homer,AK',
      'Birch Print (deleted),Birch Print,2 Elm Ct,Homer,AK',
    ),
    rows: [{ business_name: 'Alder LLC' }, saying('(deleted)')],
  },
  {
    name: 'members of a chamber with a description for the web, and dropped ones',
    text: lines(
      'Account Name,Account Status,Physical Address 1,Physical City,Physical State,Main Phone,Web Description',
      'Alder,Active,1 Elm Ct,Homer,AK,907-555-0150,"Guided trips.<br>Kings & reds."',
      'Birch,Dropped,2 Elm Ct,Homer,AK,907-555-0151,',
    ),
    rows: [{ description: 'Guided trips.\nKings & reds.' }, saying('Dropped')],
  },
  {
    name: 'phone numbers under “Reservations”',
    text: lines(
      'Name,Address,City,Region,Reservations',
      'Alder Inn,1 Elm Ct,Homer,AK,907-555-0190',
      'Birch,2 Elm Ct,Homer,AK,b@birch.example',
    ),
    rows: [{ phone: '(907) 555-0190' }, { phone: null, remarks: saying('b@birch.example') }],
  },
  {
    name: 'the location of a business beside the address of its owner and mailing addresses',
    text: lines(
      'Business Name,Owner,Owner Home Address,Business Location,Mailing,Zip,Phone',
      'Alder Hardware,J Poe,19 High St,20 Main St,PO BOX 40,99603,907-555-0142',
      'Birch Dental,P West,3 Park Ave,31 Union St,SAME,99603,907-555-0143',
      'Cedar Taxi,R Lee,5 Pine St,N/A,PO BOX 9,99603,907-555-0145',
      '"=HYPERLINK(""http://x.example"",""Click"")",NA,NA,NA,NA,,',
    ),
    rows: [
      { street: '20 Main St' },
      { street: '31 Union St' },
      { street: 'PO BOX 9' },
      saying('only the text of a link'),
    ],
  },
  {
    name: 'holders of a license without premises, and footnotes',
    text: lines(
      'License #,License Type,Doing Business As,Licensee,Premises Address,Mailing Address',
      '1024,Brewery,THE ALDER,Alder Holdings LLC,"1 Elm Ct, Homer, AK 99603",',
      '1028,Beverage Dispensary,No Premises,Birch Partners LLC,No Premises,"PO Box 3, Nome, AK 99762"',
      '1029,Brewery,Footnote: 2 = not enough data,,,',
    ),
    rows: [{ business_name: 'THE ALDER' }, { business_name: 'Birch Partners LLC', street: 'PO Box 3' }, saying('note')],
  },
  {
    name: 'the type of a map object as no industry',
    text: lines(
      'osm_id,type,name,addr_city,fclass',
      '1,node,Alder,Homer,bakery',
      '2,way,Birch,Homer,bank',
      '3,node,Cedar,Homer,dentist',
    ),
    rows: [
      { business_name: 'Alder', industry: expect.not.stringMatching('node') },
      { business_name: 'Birch', industry: expect.not.stringMatching('way') },
      { business_name: 'Cedar' },
    ],
  },
  {
    name: 'the most precise of several columns of NAICS codes',
    text: lines(
      'Company,City,naics_code,naics_sub_code',
      'Alder,Homer,Shellfish Farming (112512),"Agriculture, Forestry, Fishing and Hunting (11)"',
      'Birch,Homer,Full-Service Restaurants (722511),Accommodation and Food Services (72)',
      'Cedar,Homer,Used Merchandise Stores (453310),Retail Trade (44-45)',
    ),
    rows: [{ naics_code: '112512', industry: 'Shellfish Farming' }, { naics_code: '722511' }, { naics_code: '453310' }],
  },
  {
    name: 'ranges of sectors and websites of a register',
    text: lines(
      'Company,City,NAICS,Website,URL',
      'Alder,Homer,Retail Trade (44-45),,https://register.example/1',
      'Birch,Homer,Construction (23),birch.example,https://register.example/2',
    ),
    rows: [{ naics_code: '44', industry: 'Retail Trade', website: null }, { website: 'https://birch.example' }],
  },
  {
    name: 'the physical address before the mailing address and the address of the agent, with headings without spaces',
    text: lines(
      'ENTITYNUMBER,LEGALNAME,STATUS,ENTITYMAILINGADDRESS1,ENTITYMAILINGCITY,ENTITYMAILINGZIP,ENTITYPHYSADDRESS1,ENTITYPHYSCITY,ENTITYPHYSZIP,REGISTEREDPHYSADDRESS1,REGISTEREDPHYSCITY,REGISTEREDPHYSZIP',
      '1,ALDER LLC,Good Standing,PO BOX 1,HOMER,99603,5 DOCK ST,NOME,99762,1 AGENT WAY,JUNEAU,99801',
      '2,BIRCH LLC,Good Standing,PO BOX 2,HOMER,99603,,,,1 AGENT WAY,JUNEAU,99801',
      '3,CEDAR LLC,Involuntarily Dissolved,PO BOX 3,HOMER,99603,,,,1 AGENT WAY,JUNEAU,99801',
    ),
    rows: [
      { street: '5 DOCK ST', city: 'NOME', zip_code: '99762' },
      { street: 'PO BOX 2', city: 'HOMER', zip_code: '99603' },
      saying('Involuntarily Dissolved'),
    ],
  },
  {
    name: 'the physical office before the registered office',
    text: lines(
      'Business Name,File Number,Registered Office Address,Principal Executive Office Address',
      'Alder LLC,1,"1 Law St\nEly, MN 55731\nUSA","5 Elm Ct\nSaint Cloud, MN 56301\nUSA"',
    ),
    rows: [{ street: '5 Elm Ct', city: 'Saint Cloud', zip_code: '56301' }],
  },
  {
    name: 'the registered office if the list has no other address',
    text: lines(
      'Company Name,Registered Office Street,Registered Office City,Registered Office Zip',
      'Alder LLC,1 Law St,Nome,99762',
    ),
    rows: [{ street: '1 Law St', city: 'Nome', zip_code: '99762' }],
  },
  {
    name: 'the street before a column of the whole address',
    text: lines(
      'id,name,status,accountnumber,billingcity,billingpostalcode,billingstate,billingstreet,record_address,mailing_address,date_registration',
      '1,Alder LLC,Active,US-CT.BER:0001,Mystic,06355,CT,5 Elm Ct,"5 Elm Ct, Mystic, CT, 06355, United States","PO Box 1, Mystic, CT, 06355, United States",2008-03-10T00:00:00.000',
    ),
    rows: [{ alaska_business_license: 'US-CT.BER:0001', city: 'Mystic', location: '5 Elm Ct, Mystic, CT 06355' }],
  },
  {
    name: 'streets that end with the values of the columns next to them',
    text: lines(
      'Business Name,Address,City,State,Zip',
      'Alder,"5 Elm Ct, Homer",Homer,AK,99603',
      'Birch,"6 Elm Ct, Suite 2, Homer, AK 99603",HOMER,AK,99603-1234',
      'Cedar,"7 Elm Ct, Tacoma, WA 98402",Homer,AK,99603',
    ),
    rows: [
      { street: '5 Elm Ct', location: '5 Elm Ct, Homer, AK 99603' },
      { street: '6 Elm Ct', location: '6 Elm Ct, Suite 2, Homer, AK 99603-1234' },
      { street: '7 Elm Ct', location: '7 Elm Ct, Tacoma, WA 98402' },
    ],
  },
  {
    name: 'addresses without commas, states or known cities',
    text: lines(
      'Business Name,Address,Zip',
      'Alder,"18214 COUNTY ROAD 12 KAILUA KONA, Hawaii 96740 UNITED STATES",',
      'Birch,"18214 OLD BYWAY KAILUA KONA, Hawaii 96740 UNITED STATES",',
      'Cedar,"5 Elm Ct, Homer",',
      'Dogwood,"6 Elm Ct, Suite 2, Eagle River",',
      'Elder,7 Elm Ct Homer,99603',
      'Fir,"8 Elm Ct, Tacoma",98402',
      'Ginkgo,"9 Elm Byway Nowhere, Hawaii 96720 UNITED STATES",',
      'Hazel,"10 Elm Ct, Nowhere",',
      'Ivy,Nome,',
      'Juniper,11 Elm Ct,',
    ),
    rows: [
      { street: '18214 COUNTY ROAD 12', city: 'KAILUA KONA', state: 'HI', zip_code: '96740', remarks: '' },
      { street: '18214 OLD BYWAY', city: 'KAILUA KONA', state: 'HI', zip_code: '96740', remarks: '' },
      { street: '5 Elm Ct', city: 'Homer', state: 'AK', remarks: '' },
      { street: '6 Elm Ct', city: 'Eagle River', location: '6 Elm Ct, Suite 2, Eagle River, AK' },
      { street: '7 Elm Ct', city: 'Homer', zip_code: '99603' },
      { street: '8 Elm Ct', city: 'Tacoma', state: 'WA' },
      { street: '9 Elm Byway Nowhere', city: null, state: 'HI', zip_code: '96720', remarks: saying('no known city') },
      { street: '10 Elm Ct, Nowhere', city: null, remarks: saying('“10 Elm Ct, Nowhere” names no known city') },
      { street: null, city: 'Nome' },
      { city: null, remarks: saying('no known city') },
    ],
  },
  {
    name: 'an address book, without its labels and titles',
    text: lines(
      'First Name,Last Name,Organization Name,Organization Title,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Label,Website 1 - Value',
      'Ann,Poe,Alder,Owner,Work,+1 907 381 1757 ::: +1 907 555 0100,Work,"1 Elm Ct\nHomer, AK 99603\nUS",1 Elm Ct,Homer,,AK,99603,US,Work,alder.example.com',
      'Ben,Poe,,Manager,Work,+1 907 381 1758,Work,,,,,,,,,',
    ),
    rows: [
      {
        business_name: 'Alder',
        phone: '(907) 381-1757',
        street: '1 Elm Ct',
        website: 'https://alder.example.com',
        remarks: '',
      },
      saying('no name'),
    ],
  },
  {
    name: 'an address book with several numbers, without home numbers and with mobile numbers last',
    text: lines(
      'First Name,Last Name,Organization Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - City',
      'Ann,Poe,Alder,Mobile,907-381-1001,Work,907-381-1002,Homer',
      'Ben,Poe,Birch,Home,907-381-1003,Work,907-381-1004,Homer',
      'Cy,Poe,Cedar,Home,907-381-1005,,,Homer',
      'Dee,Poe,Dogwood,Mobile,907-381-1006,Home,907-381-1007,Homer',
      'Eve,Poe,Elder,Work,9.07474E+09,,,Homer',
    ),
    rows: [
      { business_name: 'Alder', phone: '(907) 381-1002' },
      { business_name: 'Birch', phone: '(907) 381-1004' },
      { business_name: 'Cedar', phone: null },
      { business_name: 'Dogwood', phone: '(907) 381-1006' },
      { business_name: 'Elder', phone: null },
    ],
  },
  {
    name: 'contacts of a mail program',
    text: lines(
      'Title,First Name,Last Name,Company,Job Title,Business Street,Business City,Business State,Business Postal Code,Business Phone,Email Type,Web Page',
      'Mr.,Ben,Poe,Alder,Owner,1 Elm Ct,Homer,AK,99603,907-381-1757,SMTP,alder.example.com',
      'Ms.,Ann,Poe,,Owner,,,,,907-381-1758,SMTP,',
    ),
    rows: [{ business_name: 'Alder', street: '1 Elm Ct', website: 'https://alder.example.com' }, saying('no name')],
  },
  {
    name: 'customers who are persons or companies',
    text: lines(
      'Customer full name,Company name,Phone,Bill street,Bill city,Bill state,Bill zip',
      'Ann Poe,Alder,(907) 555-1001,1 Elm Ct,Homer,AK,99603',
      'Ben Poe,,(907) 555-1002,2 Elm Ct,Homer,AK,99603',
    ),
    rows: [{ business_name: 'Alder', street: '1 Elm Ct', zip_code: '99603' }, saying('no name')],
  },
  {
    name: 'customers of a bookkeeping program with an address in several columns, and a ZIP code without digits',
    text: lines(
      'Active Status,Customer,Company,Main Phone,Bill to 1,Bill to 2,Bill to 3,Zip',
      'Active,Alder:Job 1,Alder,907-555-1001,Alder,1 Elm Ct,"Homer, AK 99603",99603',
      'Not-active,Birch:Job 1,Birch,907-555-1002,Birch,2 Elm Ct,"Homer, AK 99603",',
      'Active,Cedar:Job 1,Cedar,907-555-1003,Cedar,3 Elm Ct,"Homer, AK 99603",ABC',
    ),
    rows: [
      { business_name: 'Alder', street: '1 Elm Ct', city: 'Homer', zip_code: '99603' },
      'The column “Active Status” says “Not-active”',
      { city: 'Homer', remarks: 'The ZIP code “ABC” is not valid and was left out' },
    ],
  },
  {
    name: 'several phone numbers in one cell',
    text: lines(
      'Business Name,City,Phone',
      'Alder,Homer,907-555-1001 ; 907-555-1002',
      'Birch,Homer,907-555-1001/907-555-1002',
      'Cedar,Homer,none / 907-555-1002',
      'Dogwood,Homer,"ask\n907-555-1002"',
      'Elder,Homer,907-555-100 ::: 907-555-1002',
    ),
    rows: ['1', '1', '2', '2', '2'].map((digit) => ({ phone: `(907) 555-100${digit}`, remarks: '' })),
  },
  {
    name: 'licenses with companies and persons in one column',
    text: lines(
      'License No\tLast Name/Company\tFirst Name\tDBA\tMailing Address',
      'BL-1\tAlder LLC\t\t\t1 Elm Ct, Homer, AK 99603',
      'BL-2\tPoe\tAnn\tBirch\t2 Elm Ct, Homer, AK 99603',
      'BL-3\tPoe\tBen\t\t3 Elm Ct, Homer, AK 99603',
    ),
    rows: [
      { business_name: 'Alder LLC', city: 'Homer' },
      { business_name: 'Birch' },
      'The row has no name in the columns “DBA” or “Last Name/Company”',
    ],
  },
  {
    name: 'dates without hyphens, and purposes without an industry',
    text: lines(
      'Entity Number,Business Name,File Date,Purpose of business,Industry',
      '1,Alder,02242023,x,TO ENGAGE IN ANY LAWFUL ACTIVITY',
      '2,Birch,2242023,x,Any lawful purpose',
      '3,Cedar,20230224,x,Bakery',
    ),
    rows: [
      { year_established: 2023, industry: null },
      { year_established: 2023, industry: null },
      { year_established: 2023, industry: 'Bakery' },
    ],
  },
]

const closed = [
  ...[
    'Inactive',
    'Not Active',
    'Non-active',
    'Cancelled',
    'Suspended',
    'Expired',
    'Lapsed',
    'Relinquished',
    'Dissolved',
    'Withdrawn',
    'I',
    'N',
    'FALSE',
  ].map((status) => ['Status', status]),
  ...['N', 'no', 'FALSE', 'Inactive'].map((status) => ['Is Active', status]),
  ['STATUS_CODE', 'INA'],
  ['COR_STATUS', 'I'],
] as [string, string][]
const open = [
  ...['Active', 'A', 'Pending', 'Seasonally closed', 'Not closed'].map((status) => ['Status', status]),
  ['Membership Status', 'Inactive'],
  ['Member Status', 'N'],
  ['Active', 'Y'],
  ['Inactive', 'N'],
] as [string, string][]

test.each(['Company', 'COR_NUMBER,Company'])('uses the status in a list with %s', async (headings) => {
  const read = async (heading: string, status: string) => {
    const row = (name: string, status: string) =>
      `${headings.replace('COR_NUMBER', 'L1').replace('Company', name)},Homer,${status}`
    const rows = await readOutcomes(lines(`${headings},City,${heading}`, row('Alder', status), row('Birch', 'Active')))
    return typeof rows[0] === 'string' ? rows[0] : 'imported'
  }
  for (const [heading, status] of closed)
    expect(await read(heading, status)).toBe(`The column “${heading}” says “${status}”`)
  for (const [heading, status] of open)
    expect([heading, status, await read(heading, status)]).toEqual([heading, status, 'imported'])
})

test('imports a temporarily closed business with a remark', async () => {
  const [row] = await readOutcomes(lines('Company,City,Status', 'Alder,Homer,Temporarily closed', 'Birch,Homer,Active'))
  expect(row).toMatchObject({ remarks: 'The column “Status” says “Temporarily closed”' })
})

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})
