import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

const quoteCell = (column: string, value: string) => `The column “${column}” says “${value}”`

/** Lists with rows that are marked as closed, or that are not businesses. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'tests, names on hold, former names, and remarks about the end',
    text: lines(
      'Business Name,Name Type,Street Address,City,AK BUS LIC,Business,Notes',
      'Alder LLC,Legal,1 Main St,Homer,100200,Y,',
      'Test Org,Legal,2 Main St,Homer,100201,Y,',
      'HOLD - Birch shop?,Legal,3 Main St,Homer,100202,Y,',
      'Cedar LLC,Former,4 Main St,Homer,100203,Y,',
      'Dogwood LLC,Legal,5 Main St,Homer,100204,Y,DO NOT PRINT - closed for good Oct',
      'Elder Natives,Legal,6 Main St,Homer,100205,Y,"Merged with Fir Corp., 1980"',
      'Gum LLC,Legal,VARIOUS,"""",100206,Y,closed Sundays',
      ',Legal,8 Main St,Homer,100207,N,',
      'Hazel LLC,Legal,NO STREET ADDRESS,Homer,100208,Y,',
      '"13 members, 10 paid",,,,,,',
    ),
    rows: [
      { business_name: 'Alder LLC', alaska_business_license: '100200', industry: null },
      '“Test Org” is a test, not a business',
      'The name says “HOLD”',
      quoteCell('Name Type', 'Former'),
      quoteCell('Notes', 'DO NOT PRINT - closed for good Oct'),
      quoteCell('Notes', 'Merged with Fir Corp., 1980'),
      { business_name: 'Gum LLC', street: null, city: null },
      'The row has no name in the column “Business Name”',
      { business_name: 'Hazel LLC', street: null, city: 'Homer' },
      'This is a total or a note below the table, not a business',
    ],
  },
  {
    name: 'statuses under any heading and in any spelling',
    text: lines(
      'Company,City,Where it stands',
      'Alder,Homer,OPERATIONAL',
      'Birch,Homer,CLOSED_PERMANENTLY',
      'Cedar,Homer,CLOSED_TEMPORARILY',
      'Dogwood,Homer,***Administratively Closed',
      'Elder,Homer,Dissolved - Admin',
      'Fir,Homer,OPERATIONAL',
      'Gum,Homer,PENDING (NOT ISSUED)',
      'Hazel,Homer,OPERATIONAL',
      'Iris,Homer,OPERATIONAL',
    ),
    rows: [
      { business_name: 'Alder' },
      quoteCell('Where it stands', 'CLOSED_PERMANENTLY'),
      { business_name: 'Cedar', remarks: quoteCell('Where it stands', 'CLOSED_TEMPORARILY') },
      quoteCell('Where it stands', '***Administratively Closed'),
      quoteCell('Where it stands', 'Dissolved - Admin'),
      { business_name: 'Fir' },
      quoteCell('Where it stands', 'PENDING (NOT ISSUED)'),
      {},
      {},
    ],
  },
  {
    name: 'each of several status columns, except statuses of agents and of parts',
    text: lines(
      'Name,City,Entity Status,Licence Standing,RA Status,Crops Scope Licence Status,Livestock Scope Licence Status',
      'Alder,Homer,Active,Current,Resigned,Certified,Surrendered',
      'Birch,Homer,Active,Revoked,Active,Certified,',
      'Cedar,Homer,Inactive,Current,Active,,',
    ),
    rows: [
      { business_name: 'Alder' },
      quoteCell('Licence Standing', 'Revoked'),
      quoteCell('Entity Status', 'Inactive'),
    ],
  },
  {
    name: 'years of an end, and yes or no in a column about being open',
    text: lines(
      'Business,City,State/Prov.,Year Opened,Year Closed,Still open?,Disused,Mbr Status',
      'Alder,Homer,Alaska,1990,,yes,,Inactive',
      'Birch,Homer,Alaska,1990,2019,,,Good',
      'Cedar,Homer,Alaska,1990,,no,,Good',
      'Dogwood,Homer,Alaska,1990,,yes,x,Good',
    ),
    rows: [
      { business_name: 'Alder', state: 'AK', year_established: 1990 },
      quoteCell('Year Closed', '2019'),
      quoteCell('Still open?', 'no'),
      quoteCell('Disused', 'x'),
    ],
  },
  {
    name: 'codes with a legend below the table',
    text: lines(
      'ACCT NO,BUSINESS NAME,CITY,FREQ,CLOSE DT,ST',
      '1,ALDER,HOMER,Q,,O',
      '2,BIRCH,HOMER,Y,,S',
      '3,CEDAR,HOMER,Q,,X',
      '4,DOGWOOD,HOMER,M,20240930,O',
      '"ST: O=OPEN  C=CLOSED  S=SEASONAL  X=CEASED, NO RETURN",,,,,',
    ),
    rows: [
      { business_name: 'ALDER' },
      { business_name: 'BIRCH' },
      quoteCell('ST', 'X'),
      quoteCell('CLOSE DT', '20240930'),
      expect.any(String),
    ],
  },
  {
    name: 'codes and statuses of something other than a business',
    text: lines(
      'Name,City,Operation,Inspection Status',
      'Alder,Homer,A,Closed',
      'Birch,Homer,C,Passed',
      'Cedar,Homer,A,Closed',
    ),
    rows: [{ business_name: 'Alder' }, { business_name: 'Birch' }, { business_name: 'Cedar' }],
  },
  {
    name: 'marks after names with a legend above the table',
    text: lines(
      'Key: * = member   † = closed,,',
      'Business,City,Phone',
      'Alder*,Homer,907-555-1001',
      'Birch†,Homer,907-555-1002',
      'Cedar,Homer,907-555-1003',
    ),
    rows: [{ business_name: 'Alder' }, 'The mark “†” behind the name means “closed”', { business_name: 'Cedar' }],
  },
  {
    name: 'marks before names with a legend below the table',
    text: lines(
      'Contractor,"City, State, Zip",Phone,Contact',
      'A,,,',
      'Alder Electric,"Springfield, Mass. 01103",413-555-1001,',
      '*Ash Power,"Homer, AK 99603",907-555-1002,',
      'B,,,',
      '**Birch Light,"Homer, AK 99603",907-555-1003,',
      ',,,',
      '* Residential agreement only,,,',
      '** AGREEMENT TERMINATED,,,',
    ),
    rows: [
      expect.any(String),
      { business_name: 'Alder Electric', city: 'Springfield', state: 'MA', zip_code: '01103', industry: null },
      { business_name: 'Ash Power', industry: null },
      expect.any(String),
      'The mark “**” before the name means “AGREEMENT TERMINATED”',
      expect.any(String),
      expect.any(String),
    ],
  },
  {
    name: 'remarks and names that say that a business has closed',
    text: lines(
      'Business,City,Phone,Hours,Notes',
      'Alder,Homer,907-555-1001,closed Mondays,CLOSED 10/2025 - take off list',
      'Birch,Homer,907-555-1002,Closed,closed Sundays',
      'Cedar (closed),Homer,907-555-1003,,',
      'Dogwood - out of business,Homer,907-555-1004,,',
      'Closed Door Escape Rooms,Homer,907-555-1005,,"seasonal, reopens May"',
      'Elder (Homer),Homer,907-555-1006,,',
    ),
    rows: [
      quoteCell('Notes', 'CLOSED 10/2025 - take off list'),
      { business_name: 'Birch' },
      'The name says “closed”',
      'The name says “out of business”',
      { business_name: 'Closed Door Escape Rooms' },
      { business_name: 'Elder (Homer)' },
    ],
  },
  {
    name: 'statuses in Spanish, and of deceased licensees',
    text: lines(
      'Nombre comercial,Ciudad,Teléfono,Situación',
      'Alder,Homer,907-381-1001,Activo',
      'Birch,Homer,907-381-1002,Cerrado',
      'Cedar,Homer,907-381-1003,Baja - negocio cerrado',
      'Dogwood,Homer,907-381-1004,PASSED AWAY',
      'PRUEBA - borrar,Homer,907-381-1005,Activo',
    ),
    rows: [
      { business_name: 'Alder' },
      quoteCell('Situación', 'Cerrado'),
      quoteCell('Situación', 'Baja - negocio cerrado'),
      quoteCell('Situación', 'PASSED AWAY'),
      '“PRUEBA - borrar” is a test, not a business',
    ],
  },
  {
    name: 'rows below a section heading of closed businesses',
    text: lines(
      'Stall,Vendor,Town,Cell',
      '1,Alder,Homer,907-555-1001',
      'NOT RETURNING (moved or quit),,,',
      ',Birch,Homer,907-555-1002',
      'WAIT LIST,,,',
      ',Cedar,Homer,907-555-1003',
    ),
    rows: [
      { business_name: 'Alder' },
      expect.any(String),
      'The heading “NOT RETURNING (moved or quit)” stands above the row',
      expect.any(String),
      { business_name: 'Cedar' },
    ],
  },
  {
    name: 'rows that describe the columns, subtotals, and legends of colors',
    text: lines(
      'Operation Name,City,State,Zip,Phone,Website,Dues',
      'Required,Required,Required,Optional,Optional,Optional,Optional',
      'Legal or trade name,City,State,ZIP,Digits only,Full URL,Dollars',
      'Alder,Homer,AK,99603,907-555-1001,,$5',
      'Gold subtotal,,,,,,$5',
      'yellow = not sure if still open,,,,,,',
    ),
    rows: [
      'The row says what stands in the columns',
      'The row says what stands in the columns',
      { business_name: 'Alder' },
      expect.stringContaining('a total'),
      expect.stringContaining('a note'),
    ],
  },
  {
    name: 'a first business without a number and a website, which is not a description of the columns',
    text: lines(
      'Business,City,Call,Web',
      'Alder,Homer,ask on fb,@alder',
      'Birch,Homer,907-555-1002,birch.example.com',
      'Cedar,Homer,907-555-1003,cedar.example.com',
    ),
    rows: [{ business_name: 'Alder', phone: null }, { business_name: 'Birch' }, { business_name: 'Cedar' }],
  },
  {
    name: 'subtotals and headings between rows below a merged cell',
    text: lines(
      'Category,Business,City,Phone,Dues',
      'Food,Alder Cafe,Homer,907-555-1001,$5',
      ',Birch Cafe,Homer,907-555-1002,$5',
      ',Food subtotal,,,$10',
      ',OTHERS,,,',
      'Lodging,Cedar Inn,Homer,907-555-1003,$5',
    ),
    rows: [
      { category: 'Food' },
      { category: 'Food' },
      expect.stringContaining('a total'),
      expect.stringContaining('heading between the rows'),
      { category: 'Lodging' },
    ],
  },
  {
    name: 'persons among members',
    text: lines(
      '#,Organization,Tier,City,Zip',
      '1,Alder LLC,Gold,Homer,99603',
      '2,"Poe, Ann",Individual,Homer,99603',
      '3,Ben Poe (individual),Friend,Homer,99603',
      '4,Cedar Studio,Individual,Homer,99603',
    ),
    rows: [
      { business_name: 'Alder LLC' },
      'The column “Tier” says “Individual”, and the name is that of a person',
      'The name says that this is a person',
      { business_name: 'Cedar Studio' },
    ],
  },
  {
    name: 'names that say “closed until further notice”, and businesses that do not want to be listed',
    text: lines(
      'What is the name of your business?,City,Phone,Comments,May we list your business in the public directory?',
      'Alder Diner - CLOSED until further notice,Homer,907-555-1001,,Yes',
      'Birch Honey,Homer,907-555-1002,,"No, please keep it private"',
      'Cedar Inn,Homer,907-555-1003,Do not list,',
      '**CLOSED** Elder Shop,Homer,907-555-1005,,Yes',
      'Fir Farm,Homer,907-555-1006,,Not at this time',
      'Gum Gym,Homer,907-555-1007,No longer in biz,',
      'Dogwood Cafe,Homer,907-555-1004,,Yes',
      'Report generated on 10/28/2026 3:15 PM,,,,',
    ),
    rows: [
      'The name says “CLOSED until further notice”',
      quoteCell('May we list your business in the public directory?', 'No, please keep it private'),
      quoteCell('Comments', 'Do not list'),
      'The name says “CLOSED”',
      quoteCell('May we list your business in the public directory?', 'Not at this time'),
      quoteCell('Comments', 'No longer in biz'),
      { business_name: 'Dogwood Cafe' },
      expect.stringContaining('a note'),
    ],
  },
  {
    name: 'columns that hide members, and other columns with the same words',
    text: lines(
      'Company,City,Hide from Directory,Show Email in Directory,Include in Mailing List,Display on Website',
      'Alder LLC,Homer,Yes,No,No,Yes',
      'Birch LLC,Homer,No,No,No,Yes',
      'Cedar LLC,Homer,,,,FALSE',
    ),
    rows: [
      quoteCell('Hide from Directory', 'Yes'),
      { business_name: 'Birch LLC' },
      quoteCell('Display on Website', 'FALSE'),
    ],
  },
  {
    name: 'jobs of customers, and the line with the time of a report',
    text: lines(
      'Customer full name,Phone,Bill address,Open balance',
      'Alder Dental,907-555-1001,"5 Elm Ct, Homer, AK 99603",',
      'Alder Dental:New sign,,"5 Elm Ct, Homer, AK 99603",',
      'Alder Dental:New sign:Second coat,,,10.00',
      'Cash Sale,,,',
      'Birch (deleted),907-555-1002,"6 Elm Ct, Homer, AK 99603",',
      '"Thursday, October 29, 2026 09:12 AM GMT-8",,,',
      '"Accrual Basis Monday, January 5, 2026 11:02 PM GMT-09:00",,,',
      'Mahalo for your orders! Corrections: office@alder.example,,,',
    ),
    rows: [
      { business_name: 'Alder Dental' },
      'The name is that of a job or a part of “Alder Dental”',
      'The name is that of a job or a part of “Alder Dental”',
      '“Cash Sale” stands for any customer, not for a business',
      expect.stringContaining('The name says “deleted”'),
      expect.stringContaining('a note'),
      expect.stringContaining('a note'),
      expect.stringContaining('a note'),
    ],
  },
  {
    name: 'ends of things other than a business, and disused places of a map',
    text: lines(
      'Company,City,Discipline End Date,WCCancellationDate,disused:shop',
      'Alder,Homer,08/15/2012,03/04/2023,',
      'Birch,Homer,,,clothes',
      'Cedar,Homer,,,no',
    ),
    rows: [{ business_name: 'Alder' }, 'The column “disused:shop” says “clothes”', { business_name: 'Cedar' }],
  },
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})

test('detects closed businesses by an answer about being open, and not by cases, reviews and loans', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,City,Phone,Is your business open?,Disciplinary Action,Plan Reviews,Loan Status,Remarks',
      'Alder,Homer,907-235-1101,"Yes, normal hours",Closed - Fine Paid,Closed 3/1/2024,Closed,',
      'Birch,Homer,907-235-1102,"No, we will not reopen",,,Paid,',
      'Cedar,Homer,907-235-1103,"No, but we plan to reopen",Open,Closed,Closed,',
      'Dogwood,Homer,907-235-1104,"Yes, limited hours",Closed,,Closed,Burned down 6/2023',
    ),
  )
  expect(rows).toMatchObject([
    { business_name: 'Alder' },
    quoteCell('Is your business open?', 'No, we will not reopen'),
    { business_name: 'Cedar' },
    quoteCell('Remarks', 'Burned down 6/2023'),
  ])
})
