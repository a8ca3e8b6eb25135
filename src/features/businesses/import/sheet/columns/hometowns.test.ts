import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

test.each(['From', 'Coming from', 'Home base', 'Hometown', 'Where are you from?', 'Based in'])(
  'reads the towns of the column “%s”',
  async (heading) => {
    const rows = await readOutcomes(
      lines(
        `Vendor,What they bring,"${heading}",Sat,Phone`,
        'Alder Farm,beets,Homer,x,907-555-1001',
        'Birch Farm,honey,"Palmer, AK",x,907-555-1002',
        'Cedar Farm,eggs,Nome,,907-555-1003',
      ),
    )
    expect(rows).toMatchObject([{ city: 'Homer' }, { city: 'Palmer', state: 'AK' }, { city: 'Nome' }])
  },
)

test('reads no towns from a column with the source of a row', async () => {
  const rows = await readOutcomes(
    lines('Vendor,From,Phone', 'Alder Farm,Facebook,907-555-1001', 'Birch Farm,Referral,907-555-1002'),
  )
  expect(rows).toMatchObject([{ city: null }, { city: null }])
})

test.each(['BUS_START_DT', 'Business Start Date', 'Biz Open Date', 'Company Started', 'Date Business Commenced'])(
  'reads the year of the column “%s” beside the term of a license, in any form',
  async (heading) => {
    const rows = await readOutcomes(
      lines(
        `BUS_NAME,CITY,${heading},LIC_EXP_DT`,
        'ALDER,HOMER,02/01/2020,06/30/2027',
        'BIRCH,HOMER,05/15/98,06/30/2027',
        'CEDAR,HOMER,2007,06/30/2027',
        'DOGWOOD,HOMER,01/01/1900,06/30/2027',
      ),
    )
    expect(rows.map((row) => typeof row === 'object' && row.year_established)).toEqual([2020, 1998, 2007, null])
  },
)
