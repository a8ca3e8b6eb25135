import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

/** Lists with the parts of an address in several columns. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'the parts of an address by the common affix of their headings',
    text: lines(
      'Firm,QX_ADDR1,QX_ADDR2,QX_TOWN,QX_ST,QX_POSTAL,RA_ADDR1,RA_CITY,RA_STATE,RA_ZIP',
      'Alder LLC,5 Elm Ct,Unit 2,Homer,AK,99603,1 Law St,Juneau,AK,99801',
      'Birch LLC,6 Elm Ct,,Homer,AK,99603,1 Law St,Juneau,AK,99801',
    ),
    rows: [
      { street: '5 Elm Ct', location: '5 Elm Ct, Unit 2, Homer, AK 99603' },
      { street: '6 Elm Ct', city: 'Homer', zip_code: '99603' },
    ],
  },
  {
    name: 'a physical address after a mailing address, with the affix at the end of the headings',
    text: lines(
      'Company,Address (Mailing),City (Mailing),State (Mailing),Zip (Mailing),Address (Phys),City (Phys),State (Phys),Zip (Phys)',
      'Alder,PO Box 1,Nome,AK,99762,5 Elm Ct,Homer,AK,99603',
      'Birch,PO Box 2,Nome,AK,99762,,,,',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Homer', zip_code: '99603' },
      { street: 'PO Box 2', city: 'Nome', zip_code: '99762' },
    ],
  },
  {
    name: 'the address of the principal office, not the state of formation',
    text: lines(
      'ID,Name,Country,State,RAName,RAAddr1,RACity,RAState,RAZip,POAddr1,POAddr2,POCity,POState,POZip',
      '0045,Alder LLC,USA,DE,Ann Poe,1 Law St,Raleigh,NC,27601,5 Elm Ct,Ste 2,Homer,AK,99603',
    ),
    rows: [{ street: '5 Elm Ct', city: 'Homer', state: 'AK', zip_code: '99603' }],
  },
  {
    name: 'the phone number of the physical address',
    text: lines(
      'Firm,First Line Firm Mailing Address,Firm Mailing Address City Name,Firm Mailing Address Telephone Number,First Line Firm Location Address,Firm Location Address City Name,Firm Location Address Telephone Number',
      'Alder,PO Box 1,Nome,907-555-1001,5 Elm Ct,Homer,907-555-1002',
    ),
    rows: [{ street: '5 Elm Ct', city: 'Homer', phone: '(907) 555-1002' }],
  },
  {
    name: 'house numbers next to streets, and towns below an unknown heading',
    text: lines(
      'DBA,BORO,BUILDING,STREET,ZIPCODE',
      'Alder,Homer,128,ELM STREET,99603',
      'Birch,Homer,31-14,BROADWAY,99603',
      'Cedar,Nome,9A,5 AVENUE,99762',
    ),
    rows: [
      { street: '128 ELM STREET', city: 'Homer' },
      { street: '31-14 BROADWAY', city: 'Homer' },
      { street: '9A 5 AVENUE', city: 'Nome' },
    ],
  },
  {
    name: 'numbers of post-office boxes',
    text: lines(
      'Company,Street,Box,City,Zip',
      'Alder,,388,Nome,99762',
      'Birch,5 Elm Ct,12,Nome,99762',
      'Cedar,,PO Box 9,Nome,99762',
    ),
    rows: [{ street: 'PO Box 388', city: 'Nome' }, { street: '5 Elm Ct' }, { street: 'PO Box 9' }],
  },
  {
    name: 'concatenated headings, without the city of an agent',
    text: lines(
      'ENTITYNAME,STATE,RAADDR1,RACITY,RASTATE,RAZIP,OUTLETADDR1,OUTLETADDR2,OUTLETCITY,OUTLETSTATE,OUTLETZIP',
      'ALDER LLC,DE,1 LAW ST,RALEIGH,NC,27601,5 ELM CT,STE 2,HOMER,AK,99603',
      'BIRCH LLC,DE,1 LAW ST,RALEIGH,NC,27601,6 ELM CT,,HOMER,AK,99603',
    ),
    rows: [
      { street: '5 ELM CT', location: '5 ELM CT, STE 2, HOMER, AK 99603' },
      { street: '6 ELM CT', city: 'HOMER', state: 'AK' },
    ],
  },
  {
    name: 'no state for an entity with only the address of the agent',
    text: lines(
      'Filing Number,Name,State,Agent,Agent Street,Agent City,Agent State,Agent Zip',
      '1001,Alder LLC,Delaware,Ann Poe,1 Law St,Boise,ID,83702',
      '1002,Birch LLC,Idaho,Ann Poe,1 Law St,Boise,ID,83702',
    ),
    rows: [
      { business_name: 'Alder LLC', street: null, city: null, location: null },
      { business_name: 'Birch LLC', location: null },
    ],
  },
  {
    name: 'abbreviations of a register',
    text: lines(
      'lic_no|biz_nm|trade_nm|loc_addr_ln_1|loc_city_nm|loc_st_cd|loc_zip_cd|mail_addr_ln_1|mail_city_nm|mail_zip_cd|lic_stat_cd|tel_no',
      '00123|ALDER LLC|THE ALDER|5 ELM CT|HOMER|AK|99603|PO BOX 1|NOME|99762|ACT|9075551001',
      '00124|BIRCH LLC||6 ELM CT|HOMER|AK|99603|PO BOX 2|NOME|99762|CLS|9075551002',
    ),
    rows: [
      { business_name: 'THE ALDER', street: '5 ELM CT', city: 'HOMER', zip_code: '99603', phone: '(907) 555-1001' },
      'The column “lic_stat_cd” says “CLS”',
    ],
  },
  {
    name: 'headings that a map program has truncated to ten characters',
    text: lines(
      'OBJECTID,BUSINESS_N,SITEADDR,SITECITY,SITEZIP,MAILADDR,MAILCITY,MAILZIP,BUS_PHONE',
      '1,ALDER,5 ELM CT,HOMER,99603,PO BOX 1,NOME,99762,9075551001',
      '2,BIRCH,,,,PO BOX 2,NOME,99762,9075551002',
    ),
    rows: [
      { business_name: 'ALDER', street: '5 ELM CT', city: 'HOMER', zip_code: '99603' },
      { business_name: 'BIRCH', street: 'PO BOX 2', city: 'NOME', zip_code: '99762' },
    ],
  },
  {
    name: 'lines of addresses, of which shorter addresses leave the last columns empty',
    text: lines(
      'Customer,Bill to 1,Bill to 2,Bill to 3,Bill to 4,Bill to 5,Ship to 1,Ship to 2,Ship to 3',
      'Alder,Alder,5 Elm Ct,"Homer, AK 99603",,,,,',
      'Birch Inc,Ann Poe,Birch Inc,PO Box 9,"Nome, AK 99762",USA,,,',
      '3 Cedars,3 Cedars,7 Elm Ct,Suite 210,Homer AK 99603,,,,',
      'Dogwood,Dogwood,,,,,,,',
    ),
    rows: [
      { street: '5 Elm Ct', city: 'Homer', zip_code: '99603' },
      { street: 'PO Box 9', city: 'Nome', zip_code: '99762' },
      { street: '7 Elm Ct', location: '7 Elm Ct, Suite 210, Homer, AK 99603' },
      { street: null, city: null },
    ],
  },
  {
    name: 'ZIP codes without their leading zeros, and their states',
    text: lines(
      'Farm,Address,Town,Zip,Phone',
      'Alder Farm,5 Elm Ct,Hinesburg,5461,802-555-1001',
      'Birch Farm,6 Elm Ct,Newport Center,5857-1234,802-555-1002',
      'Cedar Farm,7 Elm Ct,"Walpole, NH",3608,603-555-1003',
      'Dogwood Farm,8 Elm Ct,Troy,12180,518-555-1004',
      'Elder Farm,9 Calle Sol,Ponce,716,787-555-1005',
      'Fir Farm,various markets,,,802-555-1006',
    ),
    rows: [
      { city: 'Hinesburg', state: 'VT', zip_code: '05461', location: '5 Elm Ct, Hinesburg, VT 05461', remarks: '' },
      { state: 'VT', zip_code: '05857-1234' },
      { city: 'Walpole', state: 'NH', zip_code: '03608' },
      { state: 'NY', zip_code: '12180' },
      { state: 'PR', zip_code: '00716' },
      { zip_code: null },
    ],
  },
  {
    name: 'a single ZIP code without its leading zero, by its town',
    text: lines(
      'Company,Address,City,Zip',
      'Alder,5 Elm Ct,Hinesburg,5461',
      'Birch,6 Elm Ct,Homer,99603',
      'Cedar,7 Elm Ct,Homer,9960',
      'Dogwood,8 Elm Ct,Homer,99603',
    ),
    rows: [
      { state: 'VT', zip_code: '05461' },
      { state: 'AK' },
      { state: 'AK', zip_code: null, remarks: expect.stringContaining('“9960” is not valid') },
      { zip_code: '99603' },
    ],
  },
  {
    name: 'addresses in lines below the name or the unit, or in the delivery column',
    text: lines(
      'Customer,Phone,Bill address,Ship address',
      '3 Alders,907-555-1001,"3 Alders\nUnit B\n5 Elm Ct\nHomer AK  99603",',
      'Birch LLC,907-555-1002,"PO Box 9\nHomer AK  99603","6 Elm Ct\nSuite 4\nHomer AK  99603"',
      'Cedar LLC,907-555-1003,,"PO Box 17\nNome AK  99762"',
      'Dogwood LLC,907-555-1004,"PO Box 8\nHomer AK  99603","7 Elm Ct\nNome AK  99762"',
    ),
    rows: [
      { street: '5 Elm Ct', location: '5 Elm Ct, Unit B, Homer, AK 99603' },
      { street: '6 Elm Ct', location: '6 Elm Ct, Suite 4, Homer, AK 99603' },
      { street: 'PO Box 17', city: 'Nome', zip_code: '99762' },
      { street: 'PO Box 8', city: 'Homer' },
    ],
  },
  {
    name: 'whole mailing addresses with the ZIP code of the box',
    text: lines(
      'Company,Street Address,City,Zip,Mailing Address',
      'Alder,,Hilo,96720,"P.O. Box 1177, Hilo, HI 96721"',
      'Birch,5 Elm Ct,Hilo,96720,"P.O. Box 1178, Hilo, HI 96721"',
    ),
    rows: [
      { street: 'P.O. Box 1177', city: 'Hilo', state: 'HI', zip_code: '96721' },
      { street: '5 Elm Ct', zip_code: '96720' },
    ],
  },
  {
    name: 'no street from an answer without a street',
    text: lines(
      'Company,Street Address,City,Zip',
      'Alder,I work from home and would rather not say,Homer,99603',
      'Birch,prefer not to publish this,Homer,99603',
      'Elder,no physical location,Homer,99603',
      'Fir,mobile - we come to you,Homer,99603',
      'Gum,My house,Homer,99603',
      'Cedar,Our Lady of Peace Way,Homer,99603',
      'Dogwood,Please Touch Museum Building 4,Homer,99603',
    ),
    rows: [
      { street: null, city: 'Homer' },
      { street: null, city: 'Homer' },
      { street: null },
      { street: null },
      { street: null },
      { street: 'Our Lady of Peace Way' },
      { street: 'Please Touch Museum Building 4' },
    ],
  },
  {
    name: 'units with a letter and a hyphen without a unit word',
    text: lines(
      'Company,Street Address,Suite,City,Zip',
      'Alder,5 Elm Ct,A-4,Homer,99603',
      'Birch,6 Elm Ct,4,Homer,99603',
      'Cedar,7 Elm Ct,B,Homer,99603',
    ),
    rows: [
      { location: '5 Elm Ct, A-4, Homer, AK 99603' },
      { location: '6 Elm Ct, Suite 4, Homer, AK 99603' },
      { location: '7 Elm Ct, Suite B, Homer, AK 99603' },
    ],
  },
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})
