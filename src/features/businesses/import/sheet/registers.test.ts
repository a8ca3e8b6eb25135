import { expect, test } from 'vitest'
import { encodeSheet, lines, readWholeSheet } from './sheets.make.ts'

/** Layouts of registers, licenses and directories. An expected row has fields of a business, or a part of the reason for a refusal. */
const registers: { name: string; text: string; rows: (Record<string, unknown> | string)[] }[] = [
  {
    name: 'a private taxpayer number next to the file number and the charter date of the register',
    text: lines(
      'Taxpayer Number,Taxpayer Name,Taxpayer City,Taxpayer Zip Code,Secretary of State (SOS) or Comptroller of Texas (COA) File Number,SOS Charter Date,SOS Status Code',
      '31122233344,PECAN MILL LLC,Waco,76701,0801437712,06/01/2011,A',
      '31122233345,TACK ROOM LLC,Waco,76701,0800622110,03/03/2006,F',
      ',"SOS STATUS CODE: A = ACTIVE, F = INVOLUNTARILY ENDED (TAX)",,,,,',
    ),
    rows: [
      { business_name: 'PECAN MILL LLC', alaska_business_license: '0801437712', year_established: 2011 },
      'says “F”',
      'total or a note',
    ],
  },
  {
    name: 'the code of a kind of license beside its number, and two locations of a business',
    text: lines(
      'ID,Legal Name,Doing Business As Name,Address,City,Zip Code,License Code,License Description,License Number',
      '1,"PULASKI, INC.",TORTILLERIA,4127 S Archer Ave,Homer,99603,1006,Food,2614408',
      '2,"PULASKI, INC.",TORTILLERIA,12 W Elm St,Homer,99603,1006,Food,2614409',
    ),
    rows: [
      { business_name: 'TORTILLERIA', alaska_business_license: '2614408' },
      { business_name: 'TORTILLERIA', alaska_business_license: '2614409' },
    ],
  },
  {
    name: 'forms of entities as types of businesses, which are no industries',
    text: lines(
      'name,billingstreet,billingcity,billingstate,business_type,naics_code',
      'OYSTER HOUSE LLC,88 Front St,Homer,AK,LLC,Full-Service Restaurants (722511)',
      'PAPER COMPANY,1200 River Rd,Homer,AK,Stock,Paper Mills (322121)',
      'YOUTH HOCKEY,150 Rink Rd,Homer,AK,Non-Stock,Sports (813990)',
    ),
    rows: [
      { industry: 'Full-Service Restaurants', naics_code: '722511' },
      { industry: 'Paper Mills', naics_code: '322121' },
      { industry: 'Sports' },
    ],
  },
  {
    name: 'headings in two languages, coordinates with decimal commas, and the end of a business in two languages',
    text: lines(
      'Nom légal / Legal name;Trade name;Street;Town;State;Coordinates Lat;Long;Remarks',
      'Boulangerie Alder, Inc.;Boulangerie Alder;388 Main Street;Homer;AK;47,3554;-68,3217;',
      'Birch Outfitters LLC;;72 Main Street;Homer;AK;47,2579;-68,5960;',
      'Cedar Lumber;Cedar Lumber;41 Mill Street;Homer;AK;47,2810;-68,3800;FERMÉ / CLOSED June 2024, mill sold',
    ),
    rows: [
      { business_name: 'Boulangerie Alder', latitude: 47.3554, longitude: -68.3217 },
      { business_name: 'Birch Outfitters LLC' },
      'CLOSED June 2024',
    ],
  },
  {
    name: 'addresses whose parts are divided by two spaces',
    text: lines(
      'Business Name,Address,Website',
      'Alder Welding,"US Hwy 87 N, Milepost 3  Homer  AK  99603  US",alder.example.com',
      'Birch Quilts,412 W Main St  Homer  AK  99603  US,birch.example.com',
    ),
    rows: [
      { street: 'US Hwy 87 N', city: 'Homer', zip_code: '99603', location: 'US Hwy 87 N, Milepost 3, Homer, AK 99603' },
      { street: '412 W Main St', city: 'Homer' },
    ],
  },
  {
    name: 'a total below the column of the streets, and a heading between the rows that names a place',
    text: lines(
      'BUSINESS,WHERE,TOWN,PHONE,SINCE',
      'LODGING,,,,',
      'Alder Motel,810 Campbell St,"Homer, AK 99603",907-555-1001,1964',
      'ACROSS THE RIVER (ASK FIRST),,,,',
      'Birch Store,3101 Hwy 71,"Homer, AK 99603",907-555-1002,1969',
      'TOTAL LISTINGS,2,,,',
    ),
    rows: [
      'heading between the rows',
      { business_name: 'Alder Motel', industry: 'LODGING' },
      'heading between the rows',
      { business_name: 'Birch Store', industry: null },
      'total or a note',
    ],
  },
  {
    name: 'the code of a credential next to its database number, and status codes with a legend',
    text: lines(
      'Credential ID,Full Credential Code,Business Name,City,Zip,Zip4,Status',
      '1182001,HIC.0634412,NUTMEG KITCHENS LLC,Mystic,06355,21,1',
      '1182002,HIC.0634413,ELM TILE LLC,Mystic,06355,0000,3',
      ',,Status codes: 1=Active-Good Standing; 3=Dissolved (Administrative),,,,',
    ),
    rows: [
      { business_name: 'NUTMEG KITCHENS LLC', alaska_business_license: 'HIC.0634412', zip_code: '06355-0021' },
      'says “3”',
      'total or a note',
    ],
  },
  {
    name: 'streets with units in one column, and the activities of the members',
    text: lines(
      'Member,Street / Ste,"Town, ST Zip",What they do',
      'Boat Works,"1202 Dock St, Ste B","Sandpoint, ID 83864",Boat repair',
      'Cafe Bodega,504 Oak St,"Sandpoint, ID 83864",Restaurant',
      'Tile Hall,PO Box 1440,"Sandpoint, ID 83864",Quilt shop',
    ),
    rows: [
      { street: '1202 Dock St, Ste B', city: 'Sandpoint', industry: 'Boat repair', description: null },
      { street: '504 Oak St', industry: 'Restaurant' },
      { street: 'PO Box 1440', industry: 'Quilt shop' },
    ],
  },
  {
    name: 'a specialty without an industry',
    text: lines(
      'BusinessName,City,Zip,SpecialtyCode1Desc',
      'PUGET SOUND DRYWALL INC,TACOMA,984092218,DRYWALL',
      'SKAGIT VALLEY ELECTRIC LLC,MOUNT VERNON,98273,GENERAL',
    ),
    rows: [{ category: 'DRYWALL' }, { category: null, industry: null }],
  },
  {
    name: 'employees among the vendors of a county',
    text: lines(
      'Vendor Name,Remit Address,Commodity',
      'Upcountry Nursery LLC,"55 Kula Hwy, Kula, HI 96790",Plants',
      '"Poe, Ann","19 Puu Rd, Wailuku, HI 96793",Employee reimbursement',
      'Denali Dreams,"20 Puu Rd, Wailuku, HI 96793",Travel',
    ),
    rows: [
      { business_name: 'Upcountry Nursery LLC' },
      'the name is that of a person',
      { business_name: 'Denali Dreams' },
    ],
  },
  {
    name: 'cancellation dates next to an empty status, and types of permits that name an industry',
    text: lines(
      'Permit No.,Business (Trade) Name,City,Zip Code,Permit Type,Permit Status,Cancelled Date',
      '001MB,VILLAGE BISTRO,Asheville,28803,Mixed Beverages Restaurant,Active,',
      '002AJ,KWIK MART,Rocky Mount,27803,Malt Beverage Off Premise,,6/30/2023',
      '003AJ,LAKE STORE,Rocky Mount,27803,Malt Beverage Off Premise,Active,1/1/1900',
    ),
    rows: [
      { business_name: 'VILLAGE BISTRO', state: 'NC', category: 'Mixed Beverages Restaurant' },
      'The column “Cancelled Date” says “6/30/2023”',
      { business_name: 'LAKE STORE' },
    ],
  },
  {
    name: 'licenses with the status merged, surrendered, deleted or not renewed',
    text: lines(
      'License Number,Name,License Type,Status',
      '1,ACE,Regular,Active - About to Expire',
      '2,BEE,Regular,Voluntary Surrender',
      '3,CAT,Regular,Merged',
      '4,DOG,Regular,Deleted',
      '5,ELK,Regular,Non-Renewed',
    ),
    rows: [
      { business_name: 'ACE', category: null, industry: null },
      'says “Voluntary Surrender”',
      'says “Merged”',
      'says “Deleted”',
      'says “Non-Renewed”',
    ],
  },
  {
    name: 'yes and no below “Active” of a register, and “closed” for a season',
    text: lines(
      'Trade Name,License Number,Active,Notes on status',
      'Oil Derrick,1,Y,',
      'Tulsa Tap,2,N,',
      'Raft Tours,3,Closed for the season; opens May,',
    ),
    rows: [{ business_name: 'Oil Derrick' }, 'The column “Active” says “N”', { business_name: 'Raft Tours' }],
  },
  {
    name: 'numbers of records before names of licenses, and addresses of three lines',
    text: lines(
      'Record Number,Record Type,License Name,Address,Status',
      'AU-R-000111,Retailer - License,Arbor Wellness LLC,"321 E Liberty St\nUnit 4\nAnn Arbor, MI 48104 United States",Active',
      'AU-R-000112,Retailer - License,Ypsi LLC,"1 Washington Sq Ste 100 Lansing Michigan 48933",Expired',
      'AU-R-000113,Event Organizer - License,Horizon 517,"1 Washington Sq Ste 100 Lansing Michigan 48933",Active',
    ),
    rows: [
      {
        business_name: 'Arbor Wellness LLC',
        alaska_business_license: 'AU-R-000111',
        street: '321 E Liberty St',
        city: 'Ann Arbor',
        location: '321 E Liberty St, Unit 4, Ann Arbor, MI 48104',
      },
      'says “Expired”',
      { street: '1 Washington Sq Ste 100', city: 'Lansing', state: 'MI', zip_code: '48933' },
    ],
  },
  {
    name: 'addresses without any part or with spaces in the ZIP code, and legal structures that are not industries',
    text: lines(
      'Business Name,Business ID,Business Type,Principal Office Business Address,Principal Office Mailing Address,NAICS Code',
      'MOUNTAIN BOWL INC,0078811,Domestic Profit Corporation,"1160 Williston Road, South Burlington, VT, 05403 - 6012, USA",NONE,71-Arts and Recreation',
      'FOOD SHELF INC,0078812,Domestic Non-Profit Corporation,"NONE, NONE, NONE","PO Box 55, Randolph, VT, 05060, USA",62-Health Care',
    ),
    rows: [
      {
        street: '1160 Williston Road',
        city: 'South Burlington',
        zip_code: '05403-6012',
        industry: 'Arts and Recreation',
      },
      { street: 'PO Box 55', city: 'Randolph', state: 'VT', zip_code: '05060', industry: 'Health Care' },
    ],
  },
  {
    name: 'a group heading over some columns, and agent columns with the same headings',
    text: lines(
      'Entity,,,Principal Address,,,,Registered Agent,,,,,NAICS,',
      'Entity Number,Business Name,Status,Street,City,State,Zip,Name,Street,City,State,Zip,Code,Title',
      '11-0160,BIKE WORKS LLC,Active,1402 S 1100 E,Salt Lake City,UT,84105,AGENTS LLC,881 BAXTER DR,Draper,UT,84020,459110,Sporting Goods',
    ),
    rows: [
      {
        business_name: 'BIKE WORKS LLC',
        street: '1402 S 1100 E',
        city: 'Salt Lake City',
        zip_code: '84105',
        naics_code: '459110',
        industry: 'Sporting Goods',
      },
    ],
  },
  {
    name: 'a list without cities or states, with plant numbers',
    text: lines(
      'Plant #,Name,Address,County,ZIP,Plant Type,Yr. Est.,Inactive Date',
      '55-0178,Decatur Dairy,W1668 County Rd F,Green,53520,Cheese,1942,',
      '55-0203,Chalet Co-op,N4858 County Rd N,Green,53566,Cheese,1885,',
      '55-0699,Old Mill Creamery,302 Mill St,Sauk,53943,Butter,1998,44377',
    ),
    rows: [
      { alaska_business_license: '55-0178', city: null, state: 'WI', category: 'Cheese', year_established: 1942 },
      { city: null, location: 'N4858 County Rd N, WI 53566' },
      'The column “Inactive Date” says “44377”',
    ],
  },
  {
    name: 'city, state and a ZIP code without its zero in one column, and trade names of a dash',
    text: lines(
      'License Number,Licensee Name,Trade Name,Premises Address,City/State/Zip',
      '0601-31-009,VFW POST 4591,—,77 W BROAD ST,"BRIDGETON, NJ 8302"',
      '0601-31-010,KNIFE LLC,KNIFE INN,3600 ATLANTIC AVE,"ATLANTIC CITY, NJ 08401-1234"',
    ),
    rows: [
      { business_name: 'VFW POST 4591', city: 'BRIDGETON', state: 'NJ', zip_code: '08302' },
      { business_name: 'KNIFE INN', zip_code: '08401-1234' },
    ],
  },
  {
    name: 'owners that are organizations, codes next to their meanings, and concatenated headings of incorporation dates',
    text: lines(
      'businessname,legalowner,licenseno,licensecat,descript,address,zip,IncorpDate,state',
      "MARIA'S TAQUERIA,MT FOODS LLC,18077,FS,Eating & Drinking,336 Sumner St,2128,1987-05-12,MA",
      'CORNER STORE,CS FOODS INC,18078,RF,Retail Food,338 Sumner St,2128,0000-00-00,MA',
    ),
    rows: [
      { category: 'Eating & Drinking', alaska_business_license: '18077', zip_code: '02128', year_established: 1987 },
      { category: 'Retail Food', year_established: null },
    ],
  },
  {
    name: 'a chamber whose industries are in merged cells',
    text: lines(
      'Category,Business,Town,Phone,Web / Facebook',
      'Dining,El Paragua,Taos,505-555-0121,http://http://paragua.example.com',
      ',La Cocina,Taos,505-555-0122,info@cocina.example / www.cocina.example.com',
      'Lodging,Plaza Hotel,Taos,505-555-0123,plaza.example.com',
      ',VACANT,Taos,,',
    ),
    rows: [
      { category: 'Dining', website: 'http://paragua.example.com' },
      { category: 'Dining', website: 'https://www.cocina.example.com' },
      { category: 'Lodging' },
      'no name',
    ],
  },
  {
    name: 'a list with repeated industries, in which an empty industry is unknown',
    text: lines(
      'Category,Business,Town,Phone',
      'Dining,Alder,Taos,505-555-0121',
      'Dining,Birch,Taos,505-555-0122',
      ',Cedar,Taos,505-555-0123',
    ),
    rows: [{ category: 'Dining' }, { category: 'Dining' }, { category: null }],
  },
  {
    name: 'a chamber with industries between the rows, and the second half of addresses below no heading',
    text: lines(
      'Member Name,Physical Address,,City,St.,Postal Code,Main Phone',
      'GOLD MEMBERS,,,,,,',
      'Shore Lodge,501 W Lake St,,McCall,ID,83638-0,208-634-0122',
      'Auto Repair,,,,,,',
      'Lake Motors,616 N 3rd St,Ste 103,"McCall, ID",ID,83638,208-634-0177',
    ),
    rows: [
      'heading between the rows',
      { business_name: 'Shore Lodge', zip_code: '83638', industry: null },
      'heading between the rows',
      { industry: 'Auto Repair', city: 'McCall', location: '616 N 3rd St, Ste 103, McCall, ID 83638' },
    ],
  },
  {
    name: 'a directory of shops with values that are headings in other lists',
    text: lines(
      'Storefront;Building address;Use;Occupant phone',
      "Rosie's Yarn;101 Main St, Red Lodge, MT 59068;Crafts;406-555-0121",
      'County Steakhouse;121 Main St, Red Lodge, MT 59068;Restaurant;406-555-0122',
    ),
    rows: [
      { business_name: "Rosie's Yarn", city: 'Red Lodge' },
      { business_name: 'County Steakhouse', state: 'MT' },
    ],
  },
  {
    name: 'answers to the questions of a form',
    text: lines(
      'Timestamp,What is the name of your business?,Your phone number,Please list your website,City',
      '1/2/2026 10:00,Badlands Bakery,605-555-0101,badlands.example.com,Wall',
    ),
    rows: [{ business_name: 'Badlands Bakery', phone: '(605) 555-0101', website: 'https://badlands.example.com' }],
  },
  {
    name: 'answers to a form that also asks for the name of the person',
    text: lines(
      'Timestamp,What is the name of your business or stand?,Your name (first and last),Home / mailing address,"Where is your farm, kitchen or studio? (Town)",Best phone number (cell ok),What will you sell?',
      '1/2/2026 10:00,Alder Honey,Ann Poe,"1 Elm Ct, Wall SD",Scenic,605-555-0102,"Honey, candles"',
      '1/3/2026 10:00,,Ben Doe,"2 Elm Ct, Wall SD",Wall,605-555-0103,Knits',
    ),
    rows: [
      {
        business_name: 'Alder Honey',
        street: null,
        city: 'Scenic',
        phone: '(605) 555-0102',
        description: 'Honey, candles',
      },
      'no name',
    ],
  },
]

test.each(registers)('reads $name', async ({ text, rows: expected }) => {
  const { rows } = await readWholeSheet(encodeSheet(text))
  expect(rows).toHaveLength(expected.length)
  expected.forEach((wanted, index) => {
    if (typeof wanted === 'string') expect(rows[index]?.refusal ?? 'imported').toContain(wanted)
    else expect(rows[index]?.row ?? rows[index]?.refusal).toMatchObject(wanted)
  })
})

test('ranks the addresses of an entity, and leaves out the addresses of agents', async () => {
  const entity = (kind: string, street: string) => `2104,RIVER OUTFITTERS LLC,${kind},${street},VIDA,OR,97488`
  const other = (kind: string, street: string) => `1982,BEND BREW LLC,${kind},${street},BEND,OR,97703`
  const { rows, table } = await readWholeSheet(
    encodeSheet(
      lines(
        'Registry Number,Business Name,Associated Name Type,Address ,City,State,Zip',
        entity('MAILING ADDRESS', 'PO BOX 118'),
        entity('PRINCIPAL PLACE OF BUSINESS', '45980 RIVER HWY'),
        entity('REGISTERED AGENT', '975 OAK ST'),
        other('REGISTERED AGENT', '698 12TH ST'),
        other('PRINCIPAL PLACE OF BUSINESS', '1044 BOND ST'),
        other('MAILING ADDRESS', 'PO BOX 7'),
      ),
    ),
  )
  expect(table.headings[table.mapping.address_type ?? -1]).toBe('Associated Name Type')
  expect(rows.map(({ row, ...read }) => [row?.street, 'address_rank' in read && read.address_rank])).toEqual([
    ['PO BOX 118', 1],
    ['45980 RIVER HWY', 0],
    [null, 2],
    [null, 2],
    ['1044 BOND ST', 0],
    ['PO BOX 7', 1],
  ])
})
