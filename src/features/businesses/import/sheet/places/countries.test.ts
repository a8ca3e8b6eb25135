import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'

const abroad = expect.stringContaining('The address is not in the United States')

test('refuses addresses in other countries by the column of the country', async () => {
  expect(
    await readOutcomes(
      lines(
        'Company,Loc Addr 1,Loc City,Loc State,Loc Zip,Loc Country,Country',
        'Alder,Hallenstr 22,Memmingen,,87766,DE,US',
        'Birch,5 Elm Ct,Homer,AK,99603,USA,Canada',
        'Cedar,1 High St,London,,EC1A 1BB,United Kingdom,US',
        'Dogwood,6 Elm Ct,Homer,AK,99603,,US',
      ),
    ),
  ).toMatchObject([abroad, { zip_code: '99603' }, abroad, { zip_code: '99603' }])
})

test('keeps an address with matching state and ZIP code, whatever the country column says', async () => {
  expect(
    await readOutcomes(lines('Company,Address,City,State,Zip,Country', 'Alder,5 Elm Ct,Homer,AK,99603,Afghanistan')),
  ).toMatchObject([{ state: 'AK', zip_code: '99603' }])
})

test('refuses whole addresses that end with another country or a Canadian postal code', async () => {
  expect(
    await readOutcomes(
      lines(
        'Company,Principal Address',
        'Alder,"55 King St W, Toronto, ON, M5K 1A2, CAN"',
        'Birch,"Hallenstr 22, 87766 Memmingen, Germany"',
        'Cedar,"5 Elm Ct, Homer, AK, 99603, USA"',
        'Dogwood,"1 King St, Toronto, ON M5K 1A2"',
      ),
    ),
  ).toMatchObject([abroad, abroad, { city: 'Homer' }, abroad])
})

test('refuses provinces of Canada, also without a postal code', async () => {
  expect(
    await readOutcomes(
      lines('Company,Address,City,State,Zip', 'Alder,1 Hill Rd,Victoria,BC,', 'Birch,5 Elm Ct,Homer,AK,99603'),
    ),
  ).toMatchObject([abroad, { state: 'AK' }])
})

test('refuses addresses in other countries in one cell, and cities with a state of Mexico', async () => {
  const text = lines(
    'Company,Address,City,State,Zip',
    '"Alder","41 4th Ave\nWhitehorse YT  Y1A 1H1 Canada",,,',
    'Birch,41 4th Ave Whitehorse YT Y1A 1H1,,,',
    '"Cedar","5 Elm Str\n80331 München Germany",,,',
    '"Dogwood","5 Elm St, London, UK",,,',
    'Elder,Av Sol 4,MONTERREY NL,,64000',
    'Fir,5 Elm Ct,FISH CAMP,,93623',
    '"Gum","5 Elm Ct\nAtlanta 30303 Georgia",,,',
    '"Hazel","5 Elm Ct\nTaos NM 87571",,,',
  )
  const abroad = expect.stringContaining('not in the United States')
  expect(await readOutcomes(text)).toMatchObject([
    abroad,
    abroad,
    abroad,
    abroad,
    abroad,
    { city: 'FISH CAMP', state: 'CA' },
    { business_name: 'Gum' },
    { city: 'Taos', state: 'NM' },
  ])
})
