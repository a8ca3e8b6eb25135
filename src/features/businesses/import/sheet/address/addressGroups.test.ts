import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

/** Lists with several addresses of each business, or one in many columns. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'the principal address before the mailing address, and never the address of the agent',
    text: lines(
      'SOSID,CorpName,RegAgent,RegAddr1,RegCity,RegState,RegZip,PrinAddr1,PrinAddr2,PrinCity,PrinState,PrinZip,MailAddr1,MailCity,MailState,MailZip',
      '1,Alder LLC,Ann Poe,1 Law St,Durham,NC,27701,5 Elm Ct,,Raleigh,NC,27601,PO Box 1,Asheville,NC,28801',
      '2,Birch LLC,Ann Poe,1 Law St,Durham,NC,27701,,,,,,PO Box 2,Asheville,NC,28801',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Raleigh', zip_code: '27601' },
      { street: 'PO Box 2', city: 'Asheville', zip_code: '28801' },
    ],
  },
  {
    name: 'no addresses of filers and agents',
    text: lines(
      'Charter Nbr,Business Name,Filing Name,Filing Address 1,Filing City,Filing State,Filing Zip,Agent Address 1,Agent City,Agent State,Agent Zip,Business City Name',
      '1,ALDER LLC,FILERS INC,1 Law St,AUSTIN,TX,78717,2 Law St,TOLEDO,OH,43604,AKRON',
      '2,BIRCH LLC,FILERS INC,1 Law St,AUSTIN,TX,78717,2 Law St,TOLEDO,OH,43604,',
    ),
    rows: [
      { business_name: 'ALDER LLC', street: null, city: 'AKRON', zip_code: null },
      { business_name: 'BIRCH LLC', street: null, city: null, zip_code: null },
    ],
  },
  {
    name: 'the parts of one address, whatever the order of the columns',
    text: lines(
      'Company,Store Street,Business City,Business Zip,Business Address,Store City,Store Zip',
      'Alder,5 Elm Ct,Nome,99762,PO Box 1,Homer,99603',
    ),
    rows: [{ street: '5 Elm Ct', city: 'Homer', zip_code: '99603' }],
  },
  {
    name: 'streets with the number and the direction in separate columns',
    text: lines(
      'TRADE NAME,LOC NO,LOC DIR,LOC STREET,ST TYPE,LOC CITY',
      'Alder,2688,N,MAIN,ST,HOMER',
      'Birch,5,,DOCK,ST,HOMER',
    ),
    rows: [{ street: '2688 N MAIN ST' }, { street: '5 DOCK ST' }],
  },
  {
    name: 'whole streets beside the numbers of branches',
    text: lines('Company,Location No,Location Address,City', 'Alder,12,5 Elm Ct,Homer', 'Birch,13,6 Elm Ct,Homer'),
    rows: [{ street: '5 Elm Ct' }, { street: '6 Elm Ct' }],
  },
  {
    name: 'status codes next to an active code',
    text: lines(
      'Company,City,Lic Status',
      ...'ESCDRTXI'.split('').map((code) => `Alder ${code},Homer,${code}`),
      'Birch,Homer,A',
      'Cedar,Homer,Converted Out',
    ),
    rows: [
      ...'ESCDRTXI'.split('').map((code) => `The column “Lic Status” says “${code}”`),
      { business_name: 'Birch' },
      'The column “Lic Status” says “Converted Out”',
    ],
  },
  {
    name: 'status codes without an active code as unknown codes',
    text: lines('Company,City,Status', 'Alder,Homer,C', 'Birch,Homer,S'),
    rows: [{ business_name: 'Alder' }, { business_name: 'Birch' }],
  },
  {
    name: 'codes with a legend in the last line',
    text: lines('Company,City,STAT', 'Alder,Homer,C', 'Birch,Homer,Q', '', 'C=CURRENT  Q=QUIT'),
    rows: [{ business_name: 'Alder' }, 'The column “STAT” says “Q”', expect.any(String)],
  },
  {
    name: 'pending entries of a website',
    text: lines('post_title,City,post_status', 'Alder,Homer,publish', 'Birch,Homer,pending'),
    rows: [{ business_name: 'Alder' }, 'The column “post_status” says “pending”'],
  },
  {
    name: 'an export with “SA” for the street address and “PO” for the postal address',
    text: lines(
      'Company,POAddressLine1,POAddressLine2,POCity,PORegion,POZipCode,SAAddressLine1,SAAddressLine2,SACity,SARegion,SAZipCode',
      'Alder,5 Elm Ct,,Nome,AK,99762,7 Oak Ln,Unit 7,Homer,AK,99603',
      'Birch,6 Elm Ct,Suite 9,Nome,AK,99762,,,,,',
      'Cedar,,,,,,Receiving,Mile 8 Oak Ln,Homer,AK,99603',
    ),
    rows: [
      { location: '7 Oak Ln, Unit 7, Homer, AK 99603' },
      { location: '6 Elm Ct, Suite 9, Nome, AK 99762' },
      { street: 'Mile 8 Oak Ln', location: 'Mile 8 Oak Ln, Homer, AK 99603' },
    ],
  },
  {
    name: 'no address of post-office boxes if another address has streets',
    text: lines(
      'NAME,ADSTREET,ADCITY,ADSTATE,ADZIP,XQSTREET,XQCITY,XQSTATE,XQZIP',
      'Alder,PO BOX 1,HOMER,AK,99603,5 ELM CT,HOMER,AK,99603',
      'Birch,P.O. Box 2,NOME,AK,99762,,,,',
    ),
    rows: [{ street: '5 ELM CT' }, { street: 'P.O. Box 2', city: 'NOME' }],
  },
  {
    name: 'the state and the ZIP code after a mailing city as parts of the mailing address',
    text: lines(
      'Company,Mail Addr,Mail City,ST,ZIP,Physical Location',
      'Alder,PO Box 1,Homer,AK,99603,5 Elm Ct',
      'Birch,1200 Bay Ave,Raleigh,NC,27601,6 Elm Ct',
      'Cedar,PO Box 2,Tacoma,WA,98402,VARIOUS',
      'Dogwood,PO Box 3,Nome,AK,99762,Home Based',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Homer', state: 'AK', zip_code: null },
      { street: '6 Elm Ct', city: null, zip_code: null, remarks: expect.stringContaining('names no known city') },
      { street: 'PO Box 2', city: 'Tacoma', state: 'WA', zip_code: '98402' },
      { street: 'PO Box 3', city: 'Nome', state: 'AK', zip_code: '99762' },
    ],
  },
  {
    name: 'no town of a mailing address with another ZIP code than the street',
    text: lines(
      'Company,Street,City,State,ZIP,Mail Street,Mail City,Mail State,Mail ZIP',
      'Alder,5 Elm Ct,,AK,99603,PO Box 1,Nome,AK,99762',
      'Birch,6 Elm Ct,Homer,AK,99603,PO Box 2,Homer,AK,99603',
    ),
    rows: [{ street: '5 Elm Ct', city: null, zip_code: '99603' }, { city: 'Homer' }],
  },
  {
    name: 'the shipping address instead of a post-office box in the same town',
    text: lines(
      'Account Name,Billing Street,Billing City,Billing State,Billing Zip,Shipping Street,Shipping City,Shipping State,Shipping Zip',
      'Alder,PO Box 1,Homer,AK,99603,5 Elm Ct,Homer,AK,99603',
      'Birch,PO Box 2,Homer,AK,99603,6 Elm Ct,Nome,AK,99762',
      'Cedar,7 Elm Ct,Homer,AK,99603,,,,',
    ),
    rows: [{ street: '5 Elm Ct' }, { street: 'PO Box 2', city: 'Homer' }, { street: '7 Elm Ct' }],
  },
  {
    name: 'no address of a lender',
    text: lines(
      'BorrowerName,BorrowerAddress,BorrowerCity,BorrowerState,BorrowerZip,ServicingLenderAddress,ServicingLenderCity,ServicingLenderState,ServicingLenderZip',
      'Alder,5 Elm Ct,Homer,AK,99603,1 Bank St,Raleigh,NC,27601',
      'Birch,,,,,1 Bank St,Raleigh,NC,27601',
    ),
    rows: [{ street: '5 Elm Ct' }, { street: null, city: null }],
  },
  {
    name: 'no city of the registered office and no jurisdiction as the city, next to whole addresses',
    text: lines(
      'Entity Name,Jurisdiction,Registered Office Address,Registered Office City,Registered Office State,Registered Office Zip,Principal Address',
      'ALDER LLC,Raleigh,1 Law St,Durham,NC,27701,"5 Elm Ct, Raleigh, NC 27601"',
      'BIRCH LLC,Raleigh,1 Law St,Durham,NC,27701,',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Raleigh', zip_code: '27601' },
      { street: null, city: null, zip_code: null },
    ],
  },
  {
    name: 'a town with its ZIP code in one column',
    text: lines('Company,Mailing,Town/ZIP', 'Alder,PO Box 1,Homer 99603', 'Birch,PO Box 2,Anchor Pt 99556'),
    rows: [
      { city: 'Homer', zip_code: '99603' },
      { city: 'Anchor Pt', zip_code: '99556' },
    ],
  },
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})
