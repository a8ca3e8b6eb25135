import { expect, test } from 'vitest'
import { encodeSheet, lines, readWholeSheet, type SheetEncoding } from './sheets.make.ts'

type Sheet = {
  name: string
  text: string
  encoding?: SheetEncoding
  /** The expected rows: fields of a business, or a part of the reason for a refusal. */
  rows: (Record<string, unknown> | string)[]
}

const sheets: Sheet[] = [
  {
    name: 'the columns of the specification',
    text: lines(
      'name,website,street address 1,street address 2,city,state,zip,industry',
      'Aurora Outfitters,aurora.example.com,1 Main St,Suite 2,Nome,AK,99762,Retail',
    ),
    rows: [
      {
        business_name: 'Aurora Outfitters',
        website: 'https://aurora.example.com',
        street: '1 Main St',
        city: 'Nome',
        state: 'AK',
        zip_code: '99762',
        industry: 'Retail',
        location: '1 Main St, Suite 2, Nome, AK 99762',
      },
    ],
  },
  {
    name: 'a register with addresses of the agent and of the home office, with the coordinates after the address',
    text: lines(
      'Corp Number,Legal Name,Effective Date,Registered Agent,RA Address 1,RA City,RA State,RA Zip,RA Location,HO Address 1,HO City,HO State,HO Zip,HO Location',
      '490123,CORN BELT GRAIN CO,03/04/1988,BOB JONES,1 AGENT AVE,DES MOINES,IA,50309,"1 AGENT AVE, DES MOINES, IA 50309 (41.58, -93.62)",22 ELEVATOR RD,AMES,IA,50010,"22 ELEVATOR RD, AMES, IA 50010 (42.03, -93.61)"',
      '490124,PELLA WINDMILLS LTD,03/04/1998,SUE JONES,2 AGENT AVE,PELLA,IA,50219,,,,,,',
    ),
    rows: [
      {
        business_name: 'CORN BELT GRAIN CO',
        street: '22 ELEVATOR RD',
        city: 'AMES',
        year_established: 1988,
        latitude: 42.03,
        longitude: -93.61,
      },
      { business_name: 'PELLA WINDMILLS LTD', street: null, city: null },
    ],
  },
  {
    name: 'a register with separate names for only a few locations',
    text: lines(
      'DOS ID,Current Entity Name,Initial DOS Filing Date,DOS Process Name,DOS Process Address 1,DOS Process City,DOS Process State,DOS Process Zip,CEO Name,Location Name,Location Address 1,Location City,Location State,Location Zip',
      '5123456,ADIRONDACK MAPLE CORP.,02/03/1999,THE CORPORATION,12 MAIN ST,ALBANY,NEW YORK,12842,PAT DOE,ADIRONDACK MAPLE,99 LAKE RD,INDIAN LAKE,NEW YORK,12842',
      '5123457,BRONX BAGELS LLC,03/03/2011,BRONX BAGELS LLC,4 GRAND CONCOURSE,BRONX,NEW YORK,10451,,,,,,',
      '5123458,CATSKILL CIDER LLC,03/03/2012,CATSKILL CIDER LLC,5 GRAND CONCOURSE,BRONX,NEW YORK,10451,,,,,,',
    ),
    rows: [
      { business_name: 'ADIRONDACK MAPLE CORP.', street: '99 LAKE RD', alaska_business_license: '5123456' },
      { business_name: 'BRONX BAGELS LLC', year_established: 2011, street: null },
      { business_name: 'CATSKILL CIDER LLC' },
    ],
  },
  {
    name: 'permits with the names and addresses of taxpayers and of their outlets, and long numbers',
    text: lines(
      'Taxpayer Number,Taxpayer Name,Taxpayer Address,Taxpayer City,Taxpayer State,Taxpayer Zip Code,Outlet Number,Outlet Name,Outlet Address,Outlet City,Outlet State,Outlet Zip Code,Outlet NAICS Code',
      '12345678901,"LONE STAR HOLDINGS, LLC",1 HQ PLAZA,DALLAS,TX,75201,00002,BIG TEX BARBECUE,55 RANCH RD,AUSTIN,TX,78701,722511',
    ),
    rows: [
      { business_name: 'BIG TEX BARBECUE', street: '55 RANCH RD', city: 'AUSTIN', phone: null, naics_code: '722511' },
    ],
  },
  {
    name: 'a register with one letter for each status',
    text: lines(
      'Document Number,Corporation Name,Status,Principal Address,Principal City,Principal State,Principal Zip,File Date',
      'P05000012345,SUNSHINE CITRUS INC.,A,77 ORANGE AVE,ORLANDO,FL,32801,01/28/2005',
      'L11000012345,GATOR TOURS LLC,I,8 SWAMP RD,NAPLES,FL,34102,05/28/2011',
    ),
    rows: [
      { business_name: 'SUNSHINE CITRUS INC.', alaska_business_license: 'P05000012345', year_established: 2005 },
      'The column “Status” says “I”',
    ],
  },
  {
    name: 'a city register with closing dates of locations, ranges of NAICS codes and points',
    text: lines(
      'Ownership Name,DBA Name,Street Address,City,State,Source Zipcode,Business Start Date,Business End Date,NAICS Code,NAICS Code Description,Business Location',
      'Fog Books Llc,City Fog Books,100 Valencia St,San Francisco,CA,94103,10/01/1998,,4400-4599,Retail Trade,POINT (-122.4225 37.7712)',
      'Old Shop Inc,Old Shop,9 Geary St,San Francisco,CA,94108,10/01/1988,06/30/2015,4400-4599,Retail Trade,POINT (-122.4041 37.7878)',
    ),
    rows: [
      { business_name: 'City Fog Books', naics_code: '44', latitude: 37.7712, longitude: -122.4225 },
      'The column “Business End Date” says “06/30/2015”',
    ],
  },
  {
    name: 'licenses with codes next to their meanings',
    text: lines(
      'BusinessName,ContractorLicenseNumber,Address1,City,State,Zip,PhoneNumber,SpecialtyCode1,SpecialtyCode1Desc,StatusCode,ContractorLicenseStatus',
      'RAINIER ROOFING INC,RAINIRI123AB,1 PINE ST,TACOMA,WA,98402,2535550100,10,Roofing,A,ACTIVE',
      'PUGET DRYWALL LLC,PUGETDL999ZZ,2 PINE ST,SEATTLE,WA,98101,2065550100,08,Drywall,E,EXPIRED',
    ),
    rows: [
      { business_name: 'RAINIER ROOFING INC', category: 'Roofing', phone: '(253) 555-0100' },
      'The column “ContractorLicenseStatus” says “EXPIRED”',
    ],
  },
  {
    name: 'a register with industry codes in parentheses and cancelled entities',
    text: lines(
      'Filing ID,Entity Name,Status,Address,Address Continued,"City, State Zip",NAICS Code',
      '1,"NUTMEG KITCHENS, LLC",Active,12 State St,Suite 4,"Hartford, CT 06103",Restaurants (722511)',
      '2,SOUND OYSTERS INC,Cancelled,1 Dock,,"Milford, CT 06460",',
    ),
    rows: [
      { industry: 'Restaurants', naics_code: '722511', location: '12 State St, Suite 4, Hartford, CT 06103' },
      'The column “Status” says “Cancelled”',
    ],
  },
  {
    name: 'a chamber with inactive memberships, whose businesses are kept',
    text: lines(
      'Company,City,Membership Status',
      'Moose Pass Motel,Moose Pass,Inactive',
      'Portage Gifts,Portage,Active',
    ),
    rows: [{ business_name: 'Moose Pass Motel' }, { business_name: 'Portage Gifts' }],
  },
  {
    name: 'a register in which most entities have only a mailing address',
    text: lines(
      'EntityNumber,LegalName,AssumedName,Status,AKFormedDate,RegisteredAgent,EntityMailingAddress1,EntityMailingCity,EntityMailingStateProvince,EntityMailingZip,EntityPhysAddress1,EntityPhysCity,EntityPhysStateProvince,EntityPhysZip',
      '10012345,"TUNDRA TREATS, LLC",,Good Standing,2/3/2014 0:00,JANE DOE,PO BOX 1,NOME,AK,99762,,,,',
      '10012346,"BERING BOATS, INC.",,Good Standing,2/3/1994 0:00,JIM DOE,PO BOX 2,SEATTLE,WA,98101,5 DOCK ST,NOME,AK,99762',
    ),
    rows: [
      { street: 'PO BOX 1', city: 'NOME', state: 'AK', zip_code: '99762', year_established: 2014 },
      { street: '5 DOCK ST', city: 'NOME', state: 'AK', zip_code: '99762', location: '5 DOCK ST, NOME, AK 99762' },
    ],
  },
  {
    name: 'a chamber with a physical and a mailing address in one town',
    text: lines(
      'Company,Physical Address,Mailing Address,City,State,Zip,Categories',
      'Kodiak Kayak,100 Marine Way,PO Box 1,Kodiak,AK,99615,Tours & Guides; Outdoor Recreation',
      'Pillar Realty,,PO Box 55,Kodiak,AK,99615,Real Estate',
    ),
    rows: [
      { street: '100 Marine Way', city: 'Kodiak', industry: 'Tours & Guides' },
      { street: 'PO Box 55', city: 'Kodiak', zip_code: '99615' },
    ],
  },
  {
    name: 'customers of a bookkeeping program, with labelled numbers and addresses without commas',
    text: lines(
      'Customer,Phone Numbers,Email,Full Name,Billing Address',
      'Arctic Auto Parts,Phone:(907) 452-1111 Mobile:(907) 452-2222,a@example.com,Joe Day,12 Airport Way Fairbanks AK 99701',
      'Chena Cabins,Phone:(907) 452-3333,,Kay Day,PO Box 9 North Pole AK 99705',
    ),
    rows: [
      { business_name: 'Arctic Auto Parts', phone: '(907) 452-1111', street: '12 Airport Way', city: 'Fairbanks' },
      { business_name: 'Chena Cabins', phone: '(907) 452-3333', street: 'PO Box 9', city: 'North Pole' },
    ],
  },
  {
    name: 'a list with the headings who, what and where',
    text: lines(
      'business name:,what they do:,where:,phone/text:,fb or web:',
      'bayside laundromat,laundry,homer,235 1234,facebook.com/baysidelaundry',
      "captain pattie's,seafood restaurant,homer spit,(907)235-5135,",
    ),
    rows: [
      { business_name: 'bayside laundromat', description: 'laundry', city: 'homer', street: null },
      { city: 'homer spit', phone: '(907) 235-5135' },
    ],
  },
  {
    name: 'members as persons and organizations, and the activities of the organizations',
    text: lines(
      'First name,Last name,Organization,Phone,Business Address,Business City,Web address,What does your business do?',
      'Sue,Ray,Denali Quilts,9075551212,4 Spruce St,Healy,denaliquilts.example.com,Quilt shop and classes',
      'Tom,Orr,,9075551313,9 Birch St,Healy,,',
    ),
    rows: [{ business_name: 'Denali Quilts', description: 'Quilt shop and classes' }, 'no name'],
  },
  {
    name: 'a register that writes the status into names, with an address abroad and a city with plus signs',
    text: lines(
      'entityid,entityname,principaladdress1,principalcity,principalstate,principalzipcode,principalcountry',
      '1,"Mesa Trophy, Inc., Dissolved July 1, 2019",1 A St,Denver,CO,80202,US',
      '2,"Summit Electric LLC, Delinquent August 1, 2024",2 A St,San+luis,CO,81152,US',
      '3,Larimer Imports Ltd.,88 Wellington St W,Toronto,ON,M5J 2J2,CA',
    ),
    rows: [
      'The name says “Dissolved”',
      { business_name: 'Summit Electric LLC', city: 'San luis' },
      'not in the United States',
    ],
  },
  {
    name: 'receipts with the town of the mailing address next to another street, and separate coordinates',
    text: lines(
      'Business Name,Receipt Status,Business Address,Mailing Address,Mailing City State Zip,Location',
      'CONWAY CABINETS LLC,ACTIVE,4025 CURRY FORD RD,PO BOX 540881,"BOYNTON BEACH, FL 33425","4025 CURRY FORD RD\nORLANDO, FL 32806\n(28.523471, -81.331702)"',
      'LAKE PHOTOS,CLOSED,195 N ROSALIND AVE,195 N ROSALIND AVE,"ORLANDO, FL 32801",',
    ),
    rows: [
      { street: '4025 CURRY FORD RD', city: 'ORLANDO', state: 'FL', zip_code: '32806', latitude: 28.523471 },
      'The column “Receipt Status” says “CLOSED”',
    ],
  },
  {
    name: 'members of a club, some of them with the name of a company',
    text: lines(
      'Member,Firm / Employer,Bus. address,Bus. city,Bus. zip,Bus. phone,Home address',
      '"Barlow, Susan",Retired,,,,,402 W Market St',
      '"Dugger, Al",self (Dugger Heat & Air),"c/o Al Dugger, 9 Main St",Whiteville,38075,731/555-0193 x2,1 Elm',
    ),
    rows: ['no name', { business_name: 'Dugger Heat & Air', street: '9 Main St', phone: '(731) 555-0193 ext. 2' }],
  },
  {
    name: 'vendors of a fair with sold booths, whose businesses are kept',
    text: lines('Vendor,Booth status,City,What they sell', 'Salty Kettle Corn,Sold,Palmer,kettle corn'),
    rows: [{ business_name: 'Salty Kettle Corn', city: 'Palmer', description: 'kettle corn' }],
  },
  {
    name: 'a chamber directory with a title, an empty line and a total',
    text: lines(
      'Greater Copper Basin Chamber of Commerce,,,,,',
      'Membership Directory – Updated 3/2/2026,,,,,',
      ',,,,,',
      'Company,Contact Name,Phone #,Email,Web Site,Mailing Address',
      '"Gold Pan Café",Jo Lee,907.822.5555,jo@goldpan.example,www.goldpan.example,"PO Box 12, Glennallen, AK 99588"',
      'Total members: 1,,,,,',
    ),
    encoding: 'windows-1252',
    rows: [
      {
        business_name: 'Gold Pan Café',
        phone: '(907) 822-5555',
        website: 'https://www.goldpan.example',
        street: 'PO Box 12',
        city: 'Glennallen',
        state: 'AK',
        zip_code: '99588',
      },
      'total or a note',
    ],
  },
  {
    name: 'members with industries below an unrelated heading, next to membership levels',
    text: lines(
      'Member Name,Level,Member Type,City,Zip,Website',
      'Denali Dog Tours,Gold,Tour Operator,Talkeetna,99676,not a website',
      "O'Malley & Sons,Silver,Plumber,Wasilla,99654,",
      'Ptarmigan,Bronze,Restaurant / Café,Juneau,99801,',
      'Frontier,Gold,Lawyer,Fairbanks,99701,',
    ),
    rows: [
      { business_name: 'Denali Dog Tours', industry: 'Tour Operator', city: 'Talkeetna', website: null },
      { industry: 'Plumber' },
      { industry: 'Restaurant / Café' },
      { industry: 'Lawyer' },
    ],
  },
  {
    name: 'a state register with semicolons, registered and trade names, and dates',
    text: lines(
      'EntityNumber;LegalName;DBA;EntityType;Status;FormationDate;PhysAddress1;PhysCity;PhysState;PhysZip;MailAddress1;MailCity;MailState;MailZip',
      '10012345;NORTHERN LIGHTS HOLDINGS, LLC;Aurora Inn;LLC;Good Standing;03/15/1998;12 FRONT ST;NOME;AK;99762;PO BOX 9;SEATTLE;WA;98101',
      '10012346;TUNDRA TAXI INC.;;Corporation;Good Standing;1987-06-01;4 BERING ST;NOME;AK;99762-0004;;;;',
    ),
    rows: [
      {
        business_name: 'Aurora Inn',
        alaska_business_license: '10012345',
        year_established: 1998,
        street: '12 FRONT ST',
        city: 'NOME',
        state: 'AK',
      },
      { business_name: 'TUNDRA TAXI INC.', year_established: 1987, zip_code: '99762-0004' },
    ],
  },
  {
    name: 'tabs in UTF-16, as Excel saves Unicode text',
    text: 'Business Name\tAddr1\tCity\tST\tZip Code\tLic No\r\nPeñasco Bakery\t5 Elm\tAnchorage\tAlaska\t99501\t00123\r\n',
    encoding: 'utf-16le',
    rows: [
      {
        business_name: 'Peñasco Bakery',
        street: '5 Elm',
        state: 'AK',
        zip_code: '99501',
        alaska_business_license: '00123',
      },
    ],
  },
  {
    name: 'big-endian UTF-16 with commas',
    text: 'Organization,Town,Telephone\nHarbor Choir,Sitka,(907) 747-5555 x12\n',
    encoding: 'utf-16be',
    rows: [{ business_name: 'Harbor Choir', city: 'Sitka', phone: '(907) 747-5555 ext. 12' }],
  },
  {
    name: 'pipes, a byte order mark, and empty columns at the end',
    text: 'BUSINESS_NAME|CITY|NAICS|LATITUDE|LONGITUDE|||\nKodiak Crab|Kodiak|311710|57.79|-152.40|||\n',
    encoding: 'utf-8 with mark',
    rows: [{ business_name: 'Kodiak Crab', city: 'Kodiak', naics_code: '311710', latitude: 57.79, longitude: -152.4 }],
  },
  {
    name: 'two rows of headings, the upper one over groups of columns',
    text: lines(
      ',Mailing Address,,,,Physical Address,,,',
      'Business,Street,City,State,Zip,Street,City,State,Zip',
      'Moose Pass Motel,PO Box 1,Seward,AK,99664,34 Depot Rd,Moose Pass,AK,99631',
    ),
    rows: [{ business_name: 'Moose Pass Motel', street: '34 Depot Rd', city: 'Moose Pass', zip_code: '99631' }],
  },
  {
    name: 'headings that continue in a second row',
    text: lines('Business,Phone,Zip,Year', 'Name,Number,Code,Established', 'Denali Dogs,907 555 0100,99755,1999'),
    rows: [
      {
        business_name: 'Denali Dogs',
        phone: '907 555 0100'.replace(/^(\d+) (\d+) (\d+)$/, '($1) $2-$3'),
        zip_code: '99755',
        year_established: 1999,
      },
    ],
  },
  {
    name: 'numbers that Excel has changed',
    text: lines(
      'Company Name,State,Zip,Phone,License Number,Founded',
      'Boston Beans,MA,2134,="6175550199","=""0042""",35869',
      "Salem Sails,MA,'02134,6175550100.0,77.0,1998.0",
      'Hartford Hats,CT,061031234,6.17556E+09,,',
    ),
    rows: [
      { zip_code: '02134', phone: '(617) 555-0199', alaska_business_license: '0042', year_established: 1998 },
      { zip_code: '02134', phone: '(617) 555-0100', alaska_business_license: '77', year_established: 1998 },
      { zip_code: '06103-1234', phone: null },
    ],
  },
  {
    name: 'line breaks inside cells, and the line numbers of later rows',
    text: 'Name,Description,Website\n"Two\nLines","We sell:\n- fish\n- ""fresh"" ice",http://two.example\n\nNext,,\n',
    rows: [
      { business_name: 'Two Lines', description: 'We sell:\n- fish\n- "fresh" ice', website: 'http://two.example' },
      { business_name: 'Next' },
    ],
  },
  {
    name: 'quotation marks that are not doubled',
    text: 'name,city\n"Joe "The Plumber" Smith",Nome\n5" Pipe Shop,Nome\n',
    rows: [{ business_name: 'Joe "The Plumber" Smith' }, { business_name: '5" Pipe Shop' }],
  },
  {
    name: 'no headings at all',
    text: lines(
      'Eagle Eyewear,12 Front St,Juneau,AK,99801,907-586-5555',
      'Bear Books,9 Seward St,Juneau,AK,99801,907-586-5556',
      'Raven Radio,4 Lake St,Sitka,AK,99835,907-747-5877',
    ),
    rows: [
      {
        business_name: 'Eagle Eyewear',
        street: '12 Front St',
        city: 'Juneau',
        state: 'AK',
        zip_code: '99801',
        phone: '(907) 586-5555',
      },
      { business_name: 'Bear Books' },
      { business_name: 'Raven Radio' },
    ],
  },
  {
    name: 'columns recognized by their values',
    text: lines(
      'Name,A,B,C,D',
      'Alder Arts,99603,AK,(907) 235-0001,alder.example.org',
      'Birch Bakery,99603,AK,(907) 235-0002,https://birch.example.com/',
    ),
    rows: [{ zip_code: '99603', state: 'AK', phone: '(907) 235-0001' }, { website: 'https://birch.example.com/' }],
  },
  {
    name: 'the whole address in one cell, with coordinates after it',
    text: 'Business Name,Location\n"Dock Diner","12 Harbor Way\nHomer, AK 99603\n(59.6025, -151.4180)"\n',
    rows: [
      {
        business_name: 'Dock Diner',
        street: '12 Harbor Way',
        city: 'Homer',
        state: 'AK',
        zip_code: '99603',
        latitude: 59.6025,
        longitude: -151.418,
      },
    ],
  },
  {
    name: 'city, state and ZIP code in one column',
    text: lines(
      'Firm,Street Address,City/State/Zip',
      'Spruce Shop,7 Pine,"Wasilla, AK 99654"',
      'Fir Farm,8 Pine,Palmer AK 99645',
    ),
    rows: [
      { street: '7 Pine', city: 'Wasilla', state: 'AK', zip_code: '99654' },
      { city: 'Palmer', zip_code: '99645' },
    ],
  },
  {
    name: 'headings again on each page, and page numbers',
    text: lines(
      'Business Name,City,Phone',
      'A to Z Rentals,Kenai,9072830001',
      'Page 1 of 2,,',
      'Business Name,City,Phone',
      'Zed Zoo,Kenai,9072830002',
      'Page 2 of 2,,',
    ),
    rows: [
      { business_name: 'A to Z Rentals' },
      'total or a note',
      'repeats the headings',
      { business_name: 'Zed Zoo' },
      'total or a note',
    ],
  },
  {
    name: 'a table that is shifted to the right, below notes',
    text: lines(
      ',,,',
      ',Prepared by the Clerk,,',
      ',,,',
      ',Trade Name,Town,Website',
      ',Otter Optics,Cordova,otter.example.com/shop',
    ),
    rows: [{ business_name: 'Otter Optics', city: 'Cordova', website: 'https://otter.example.com/shop' }],
  },
  {
    name: 'repeated headings, the first with an empty column',
    text: lines('Company,Phone,Phone,City', 'Lynx Labs,,907-555-0133,Tok', 'Wolf Works,,907-555-0134,Tok'),
    rows: [{ phone: '(907) 555-0133' }, { phone: '(907) 555-0134' }],
  },
  {
    name: 'placeholders for empty cells',
    text: lines('Name,Phone,Website,City,Zip', 'Nobody Else,N/A,none,--,NULL', 'N/A,,,,'),
    rows: [{ business_name: 'Nobody Else', phone: null, website: null, city: null, zip_code: null }, 'no name'],
  },
  {
    name: 'NAICS codes with titles, and an email address instead of a website',
    text: lines(
      'Business,NAICS Code,Web',
      'Grill & Chill,722511 - Full-Service Restaurants,info@grill.example',
      'Fish Co,114111.0,http://',
    ),
    rows: [
      { naics_code: '722511', industry: 'Full-Service Restaurants', website: null },
      { naics_code: '114111', website: null },
    ],
  },
  {
    name: 'names in foreign scripts and with signs',
    text: 'Business Name,City\n"Ḵaachx̱ana.áakʼw Café & Søn, Ltd.",Wrangell\n北京 Restaurant,Juneau\n=cmd|calc,Nome\n',
    rows: [
      { business_name: 'Ḵaachx̱ana.áakʼw Café & Søn, Ltd.' },
      { business_name: '北京 Restaurant' },
      { business_name: '=cmd|calc' },
    ],
  },
  {
    name: 'a file that declares its delimiter',
    text: 'sep=;\r\nName;City\r\n"Salt; Pepper";Nome\r\n',
    rows: [{ business_name: 'Salt; Pepper', city: 'Nome' }],
  },
  {
    name: 'old Macintosh line ends',
    text: 'Company,City,State\rIcy Inc,Haines,Alaska\rRainy LLC,Haines,ak\r',
    rows: [
      { business_name: 'Icy Inc', state: 'AK' },
      { business_name: 'Rainy LLC', state: 'AK' },
    ],
  },
  {
    name: 'a row with more values than columns',
    text: 'name,city\nGood,Nome\nBad, Inc,Nome\nEmpty end,Nome,,\n',
    rows: [{ business_name: 'Good' }, '3 values, but the table has 2 columns', { business_name: 'Empty end' }],
  },
  {
    name: 'an open-data export with coordinates as a point',
    text: 'facilityname,street_number_and_name,municipality,stateabbr,zip5,the_geom\nPoint Hope Store,1 Tikigaq,Point Hope,AK,99766,POINT (-166.8083 68.3478)\n',
    rows: [{ business_name: 'Point Hope Store', latitude: 68.3478, longitude: -166.8083 }],
  },
  {
    name: 'swapped, missing and foreign coordinates',
    text: 'Name,City,Lat,Long\nSwapped,Nome,-165.4,64.5\nZero,Nome,0,0\nParis,Nome,48.85,2.35\n',
    rows: [{ latitude: 64.5, longitude: -165.4 }, { latitude: null }, { latitude: null, longitude: null }],
  },
  {
    name: 'a list with a person and a company',
    text: lines(
      'First Name,Last Name,Company,Job Title,Business Phone,Business Street,Business City,Business State,Business Postal Code',
      'Ann,Berg,Berg & Daughters,Owner,907-555-0101,3 C St,Anchorage,AK,99501',
    ),
    rows: [
      {
        business_name: 'Berg & Daughters',
        phone: '(907) 555-0101',
        street: '3 C St',
        city: 'Anchorage',
        zip_code: '99501',
      },
    ],
  },
  {
    name: 'headings in two languages, with remarks in parentheses, and the ZIP code before the city',
    text: lines(
      'Company / Firma;Phone (office);ZIP / City;Employees (FTE);Founded',
      'Café Nuñez;(907) 555-0143 ext. 12;99501 Anchorage;5;03/2011',
      'Eagle Inn;907 555 0144;99577 Eagle River;2;1998',
    ),
    rows: [
      {
        business_name: 'Café Nuñez',
        phone: '(907) 555-0143 ext. 12',
        city: 'Anchorage',
        zip_code: '99501',
        year_established: 2011,
      },
      { city: 'Eagle River', zip_code: '99577' },
    ],
  },
  {
    name: 'a city of two words and its state without a comma',
    text: lines(
      'Member,City / State / ZIP',
      'Trapper Inn,Trapper Creek AK 99683-1234',
      'Salt Co,Salt Lake City Utah 84101',
    ),
    rows: [
      { city: 'Trapper Creek', state: 'AK', zip_code: '99683-1234' },
      { city: 'Salt Lake City', state: 'UT', zip_code: '84101' },
    ],
  },
  {
    name: 'the register of exempt organizations, whose headings name codes',
    text: lines(
      'EIN,NAME,ICO,STREET,CITY,STATE,ZIP,GROUP,CLASSIFICATION,RULING,ACTIVITY,ORGANIZATION,STATUS,SORT_NAME',
      '830000001,TETON LAND TRUST INC,% J DOE,PO BOX 9,JACKSON,WY,83001-0009,0000,1000,198307,000000000,1,01,',
      '830000002,AMERICAN LEGION,,PO BOX 7,CASPER,WY,82601-0007,0000,1000,194610,000000000,5,01,POST 6',
    ),
    rows: [
      {
        business_name: 'TETON LAND TRUST INC',
        city: 'JACKSON',
        industry: null,
        category: null,
        year_established: null,
      },
      { business_name: 'AMERICAN LEGION', zip_code: '82601-0007' },
    ],
  },
  {
    name: 'a register of taxpayers with register pages instead of websites',
    text: lines(
      'Taxpayer Number,Taxpayer Name,Taxpayer Address,Taxpayer City,Taxpayer Zip,Details',
      '32001,MARFA LIGHTS LLC,PO BOX 7,MARFA,79843,http://register.example.gov/1',
      '32002,LUBBOCK GIN CO,1 GIN RD,LUBBOCK,79401,http://register.example.gov/2',
    ),
    rows: [{ business_name: 'MARFA LIGHTS LLC', city: 'MARFA', zip_code: '79843', website: null }, {}],
  },
  {
    name: 'physical and mailing addresses in lines, and NAICS codes below another heading',
    text: lines(
      'License ID,License #,DBA Name,Physical Line 1,Physical Line 2,Mailing Line 1,Mailing City,Line of Business 1 NAICS',
      '7,2104411,River Guides,36120 FUNNY RIVER RD,STE B,PO BOX 2211,KENAI,713990 - ALL OTHER AMUSEMENT',
    ),
    rows: [
      {
        alaska_business_license: '2104411',
        street: '36120 FUNNY RIVER RD',
        location: '36120 FUNNY RIVER RD, STE B, KENAI, AK',
        city: 'KENAI',
        naics_code: '713990',
      },
    ],
  },
  {
    name: 'a declared delimiter before unknown headings',
    text: 'sep=;\r\nUnternehmen;PLZ;Ort\r\nTundra Textil;99501;Anchorage\r\nEagle Crafts;99801;Juneau\r\n',
    encoding: 'utf-8 with mark',
    rows: [{ business_name: 'Tundra Textil', zip_code: '99501', city: 'Anchorage' }, { city: 'Juneau' }],
  },
  {
    name: 'statuses of open and closed businesses',
    text: lines(
      'Organization,Status,Licence Status,City',
      'Harbor Yoga,Permanently closed,,Nome',
      'Lapsed Members Lodge,Lapsed,,Nome',
      'Closed Door Escape Rooms,,,Nome',
      'Inn of the North,Temporarily closed,,Nome',
    ),
    rows: ['The column “Status” says “Permanently closed”', {}, { business_name: 'Closed Door Escape Rooms' }, {}],
  },
  {
    name: 'permanently closed businesses by columns of seasons, hours or remarks',
    text: lines(
      'Business Name,Season,Hours,Remarks,City',
      'Kenai Kayaks,Permanently closed,,,Nome',
      'Bluff Bakery,,CLOSED PERMANENTLY.,,Nome',
      'Spit Sweets,,,Out of business since May 2021,Nome',
      'Creek Cafe,Closed in winter,Closed Sundays,Ask about out of business sales,Nome',
      'Out of Business,May to September,Closed,Permanently closed street in front,Nome',
    ),
    rows: [
      'The column “Season” says “Permanently closed”',
      'The column “Hours” says “CLOSED PERMANENTLY.”',
      'The column “Remarks” says “Out of business since May 2021”',
      { business_name: 'Creek Cafe' },
      { business_name: 'Out of Business' },
    ],
  },
  {
    name: 'licenses that are not in force',
    text: lines(
      'LIC_NO,BUSINESS_NAME,LIC_STATUS',
      '1,ACE,ACTIVE',
      '2,BAKER,EXPIRED',
      '3,CABIN,REVOKED',
      '4,DELTA,INACTIVE',
    ),
    rows: [{ business_name: 'ACE' }, 'says “EXPIRED”', 'says “REVOKED”', 'says “INACTIVE”'],
  },
  {
    name: 'first names of members beside organizations',
    text: lines(
      'Member Name,Phone,Organization',
      ...Array.from(
        { length: 12 },
        (_, number) => `${number % 2 ? 'Pat' : 'Lee'},907-555-01${10 + number},Company ${number}`,
      ),
    ),
    rows: Array.from({ length: 12 }, (_, number) => ({ business_name: `Company ${number}` })),
  },
  {
    name: 'license numbers without headings before the names',
    text: lines(
      'BL-20114,Skookum Tire & Lube,1401 Hemlock St,Valdez,AK,99686',
      'BL-20115,99 Cent & Up,141 Galena Dr,Valdez,AK,99686',
      'BL-20116,1898 Gold Rush Pizza,220 Egan Dr,Valdez,AK,99686',
    ),
    rows: [
      { business_name: 'Skookum Tire & Lube' },
      { business_name: '99 Cent & Up' },
      { business_name: '1898 Gold Rush Pizza' },
    ],
  },
  {
    name: 'whole addresses in lines of one cell, as on envelopes',
    text: lines(
      'Customer,Bill to',
      'Spit Charters,"Attn: Accounts Payable\nSpit Charters\n4246 Homer Spit Rd\nSlip 21\nHomer AK 99603-8004"',
      'Bear Creek Winery,"60203 Bear Creek Dr, Homer, AK, 99603"',
    ),
    rows: [
      {
        street: '4246 Homer Spit Rd',
        city: 'Homer',
        zip_code: '99603-8004',
        location: '4246 Homer Spit Rd, Slip 21, Homer, AK 99603-8004',
      },
      { street: '60203 Bear Creek Dr', city: 'Homer', zip_code: '99603' },
    ],
  },
  {
    name: 'house numbers in a separate column, and words instead of a name',
    text: lines(
      'D/B/A,Legal Entity,Street #,Street,Unit,City,ST,Zip',
      'Cheese Works,Holdings LLC,12,N Pleasant St,Rear,Amherst,MA,1002',
      'Same,Farm Stand LLC,130,Rocky Hill Rd,,Hadley,MA,1035',
    ),
    rows: [
      { business_name: 'Cheese Works', street: '12 N Pleasant St', zip_code: '01002' },
      { business_name: 'Farm Stand LLC', street: '130 Rocky Hill Rd' },
    ],
  },
  {
    name: 'coordinates with decimal commas',
    text: 'Name;Latitude;Longitude\r\nAlder;57,0531;-135,3346\r\nBirch;-149,9003;61,2214\r\n',
    rows: [
      { latitude: 57.0531, longitude: -135.3346 },
      { latitude: 61.2214, longitude: -149.9003 },
    ],
  },
  {
    name: 'coordinates without a sign, in degrees, beyond the date line, and invalid coordinates',
    text: lines(
      'Name,LatLong',
      'Without sign,"61.2140, 149.7902"',
      `Degrees,"61°13'05""N 149°54'01""W"`,
      'Attu,"52.9, 173.178"',
      'Zero,"0, 0"',
      'Wrong,"612.18, -149.9"',
    ),
    rows: [
      { latitude: 61.214, longitude: -149.7902 },
      { latitude: expect.closeTo(61.218, 2), longitude: expect.closeTo(-149.9, 2) },
      { latitude: 52.9, longitude: 173.178 },
      { latitude: null },
      { latitude: null },
    ],
  },
  {
    name: 'the export of a website',
    text: lines(
      'listing_title,listing_description,listing_url',
      'Nā Pali &amp;amp; Beyond,<p>Kona &amp; malasadas.<script>alert(1)</script></p>,https://a.example.com/?a=1&amp;b=2',
      'Duke&#8217;s AT&T Shop,,=HYPERLINK("http://www.b.example.com";"Visit us")',
      'CafÃ© Makani,,HTTP//C.example.com/Menu',
    ),
    rows: [
      {
        business_name: 'Nā Pali & Beyond',
        description: 'Kona & malasadas.',
        website: 'https://a.example.com/?a=1&b=2',
      },
      { business_name: 'Duke’s AT&T Shop', website: 'http://www.b.example.com' },
      { business_name: 'Café Makani', website: 'http://c.example.com/Menu' },
    ],
  },
  {
    name: 'headings between the rows, marks behind names, and a name that is a formula',
    text: lines(
      'Member,Address,City,Phone,Joined',
      'RESTAURANTS & BARS,,,,',
      '“The Salty Dawg” Grill*,100 Marine Way,Kodiak,907-504-0101,2001',
      '"=CONCATENATE(""Vole"","" Vacuum"")",1 Marine Way,Kodiak,907-504-0102,2001',
      'DOCKSIDE LLC,,,,',
      'Total,,,30,',
    ),
    rows: [
      'a heading between the rows',
      { business_name: '“The Salty Dawg” Grill' },
      'The name is a formula',
      { business_name: 'DOCKSIDE LLC' },
      'total or a note',
    ],
  },
  {
    name: 'Spanish headings',
    text: lines(
      'Teléfono;Nombre del negocio;Razón social;Giro;Dirección;Ciudad;Estado;Código postal;Sitio web;Año de fundación',
      '(907) 515-0101;Panadería;Panadería LLC;Comida;1 Main St;Anchorage;Alaska;99508;no tiene;2009',
      '907 515 0104;;Abogados PC;Leyes;2 Main St;Anchorage;AK;99501;a.example.com;',
      ';TOTAL DE SOCIOS: 2;;;;;;;;',
    ).replaceAll(',', ' '),
    rows: [
      {
        business_name: 'Panadería',
        industry: 'Comida',
        street: '1 Main St',
        zip_code: '99508',
        year_established: 2009,
      },
      { business_name: 'Abogados PC', website: 'https://a.example.com' },
      'total or a note',
    ],
  },
  {
    name: 'phone numbers with a remark, with letters, and with a digit too few',
    text: lines(
      'Name,Phone',
      'Alder,907 509 0115 (summer only)',
      'Birch,1-800-FLY-AK49',
      'Cedar,907-509-011',
      'Dogwood,nan',
      'Elder,1-800-555-0199 ext. 7',
    ),
    rows: [
      { phone: '(907) 509-0115' },
      { phone: '1-800-FLY-AK49' },
      { phone: null },
      { phone: null },
      { phone: '(800) 555-0199 ext. 7' },
    ],
  },
  {
    name: 'only one column',
    text: 'Business Name\nLonely LLC\nSecond, Inc\n',
    rows: [{ business_name: 'Lonely LLC' }, '2 values, but'],
  },
]

test.each(sheets)('reads $name', async ({ text, encoding, rows: expected }) => {
  const { rows } = await readWholeSheet(encodeSheet(text, encoding))
  expect(rows).toHaveLength(expected.length)
  expected.forEach((wanted, index) => {
    if (typeof wanted === 'string') expect(rows[index]?.refusal ?? 'imported').toContain(wanted)
    else expect(rows[index]?.row ?? rows[index]?.refusal).toMatchObject(wanted)
  })
})

test('gives rows the line of the file where they begin', async () => {
  const { rows } = await readWholeSheet(encodeSheet('Title\n\nName,City\n"Two\nlines",Nome\n\nLast,Nome\n'))
  expect(rows.map(({ line }) => line)).toEqual([4, 7])
})

test.each([
  ['a workbook', 'PK\x03\x04', 'This is a workbook'],
  ['a document', '%PDF-1.7', 'valid CSV file'],
  ['an empty file', ' \n', 'The file is empty'],
])('rejects %s', async (_, text, message) => {
  await expect(readWholeSheet(encodeSheet(text))).rejects.toThrow(message)
})
