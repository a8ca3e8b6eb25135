import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

const readNames = async (text: string) =>
  (await readOutcomes(text)).map((row) => (typeof row === 'string' ? row : row.business_name))

test('prefers the name of the premises to the name of the license holder', async () => {
  const rows = [
    'Lic-1,Active,JUNIATA STREET TAP ROOM LLC,,5 Elm Ct,Homer',
    'Lic-2,Active,"POE, ANN M",ANN\'S SIX PACK & HOAGIES,6 Elm Ct,Homer',
    'Lic-3,Active,"ROE, BEN",,7 Elm Ct,Homer',
    'Lic-4,Active,BIRCH INC,BIRCH BARN,8 Elm Ct,Homer',
    'Lic-5,Active,Mary Ann Poe,Cedar Tavern,9 Elm Ct,Homer',
  ]
  for (const place of ['Premises Name', 'Trade Name', 'DBA'])
    expect(
      (await readNames(lines(`License Number,License Status,Licensee Name,${place},Address,City`, ...rows))).filter(
        (_, row) => row !== 0 && row !== 2 && row !== 3,
      ),
    ).toEqual(["ANN'S SIX PACK & HOAGIES", 'Cedar Tavern'])
})

test('keeps the name of a person next to the name of the employer', async () => {
  expect(
    await readNames(
      lines('Licensee Name,Agency Name,City', 'Alder LLC,,Homer', '"Poe, Ann",Birch Realty,Homer', 'Cedar LLC,,Homer'),
    ),
  ).toContain('Poe, Ann')
})

test.each(['BUS-NAME-2', 'Business Name 2', 'Business Name Continued', 'Name Line 2'])(
  'joins a name that goes on in the column “%s”',
  async (heading) => {
    expect(
      await readNames(
        lines(
          `BusinessName,${heading},City`,
          'ALDER VALLEY SOLAR ENERGY AND,COOPERATIVE INC,Homer',
          'BIRCH VALLEY SOLAR ENERGY POWER,COOPERATIVE INC,Homer',
          'CEDAR,LLC,Homer',
          'DOGWOOD,,Homer',
          'ELDER LLC,DBA The Lantern,Homer',
          'FIR LLC,C/O Ann Poe,Homer',
          'GINKGO,GINKGO,Homer',
        ),
      ),
    ).toEqual([
      'ALDER VALLEY SOLAR ENERGY AND COOPERATIVE INC',
      'BIRCH VALLEY SOLAR ENERGY POWER COOPERATIVE INC',
      'CEDAR LLC',
      'DOGWOOD',
      'The Lantern',
      'FIR LLC',
      'GINKGO',
    ])
  },
)

test('does not join a second name of a business', async () => {
  expect(
    await readNames(
      lines('Business Name 1,Business Name 2,City', 'Alder Books,The Reading Room,Homer', 'Birch,,Homer'),
    ),
  ).toEqual(['Alder Books', 'Birch'])
})
