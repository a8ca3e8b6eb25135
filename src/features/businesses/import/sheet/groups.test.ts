import { expect, test } from 'vitest'
import { lines, readOutcomes } from './sheets.make.ts'

/** Lists with several addresses of each business, or one in many columns. */
const lists: { name: string; text: string; rows: unknown[] }[] = [
  {
    name: 'the principal address before the one for letters, and never that of the agent',
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
    name: 'neither the address of who filed nor that of the agent',
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
]

test.each(lists)('reads $name', async ({ text, rows }) => {
  expect(await readOutcomes(text)).toMatchObject(rows)
})
