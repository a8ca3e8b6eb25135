import { expect, test } from 'vitest'
import { parsePhoneCell } from '../contact/phoneCells.ts'
import { lines, readOutcomes } from '../sheets.make.ts'

test('ignores placeholders in the parts of an address', async () => {
  const rows = await readOutcomes(
    lines(
      'Business Name,Control Number,Principal Office Address,Status',
      'Alder,1,"5 Elm Ct, Suite 2, Springfield, GA, 30303, USA",Active',
      'Birch,2,"None, None, GA, None, USA",Active',
      'Cedar,3,"N/A, N/A",Active',
      'Dogwood,4,null,Active',
      'Elder,5,"None, Springfield, GA, 30303, USA",Active',
      'Fir,6,"6 Elm Ct, None, Springfield, GA, 30303, USA",Active',
      'Ginkgo,7,"UNKNOWN, Springfield, GA 30303",Active',
    ),
  )
  expect(rows).toMatchObject([
    { street: '5 Elm Ct', city: 'Springfield', state: 'GA' },
    { street: null, city: null, state: 'GA', zip_code: null, remarks: '' },
    { street: null, city: null, location: null },
    { street: null, city: null, location: null },
    { street: null, city: 'Springfield', state: 'GA', zip_code: '30303' },
    { street: '6 Elm Ct', city: 'Springfield', location: '6 Elm Ct, Springfield, GA 30303' },
    { street: null, city: 'Springfield', zip_code: '30303' },
  ])
})

test.each([
  ['907.224.5540 (c) 362-0140', '(907) 224-5540'],
  ['(907) 224-5540 cell: 907-362-0140', '(907) 224-5540'],
  ['907-224-5540 w 907-362-0140 h', '(907) 224-5540'],
  ['224-5540 (c) 362-0140', '224-5540'],
  ['907-224-5540 x 12', '(907) 224-5540 ext. 12'],
  ['(617) 000-0000', null],
  ['+16170000000', null],
  ['999-999-9999', null],
  ['123-456-7890', null],
  ['(907) 555-5555', null],
  ['907-222-2222', '(907) 222-2222'],
])('reads the phone number “%s” as %s', (typed, phone) => {
  expect(parsePhoneCell(typed)).toBe(phone)
})

test('adds the most frequent area code of a list to phone numbers of rows without a state', async () => {
  const list = (area: string) =>
    lines(
      'Business,Phone,Mobile Phone,Address,City,State',
      'Alder,(907) 224-5522,,,,',
      'Birch,907.224.5540,,,,',
      'Cedar,1-907-224-5599,,,,',
      `Dogwood,${area}-224-5500,,,,`,
      'Elder,800-555-0122,,,,',
      'Fir,224-5563,,1210 Fourth Ave,,',
      'Ginkgo,224-5564,,5 Elm Ct,Tacoma,WA',
      'Hazel,000-000-0000,907-224-5565,,,',
    )
  expect(await readOutcomes(list('907'))).toMatchObject([
    ...Array(5).fill({}),
    { phone: '(907) 224-5563' },
    { phone: null, remarks: expect.stringContaining('has no area code') },
    { phone: null, remarks: 'The number in the column “Mobile Phone” may be private and was left out' },
  ])
  expect((await readOutcomes(list('206')))[5]).toMatchObject({ phone: null })
})

test.each(['Agent State', 'Owner State'])(
  'adds no area code to the number of a row with another state as %s',
  async (heading) => {
    const outcomes = await readOutcomes(
      lines(
        `Business,Phone,City,${heading}`,
        'Alder,(907) 224-5522,,AK',
        'Birch,907.224.5540,,WA',
        'Cedar,1-907-224-5599,,',
        'Dogwood,224-5500,,WA',
        'Elder,224-5501,Homer,Oregon',
        'Fir,224-5502,Homer,AK',
        'Ginkgo,224-5503,,Alaska',
      ),
    )
    const missing = { phone: null, remarks: expect.stringMatching(/^The phone number “224-550\d” has no area code/) }
    expect(outcomes.slice(1)).toMatchObject([
      { phone: '(907) 224-5540' },
      {},
      missing,
      missing,
      { phone: '(907) 224-5502' },
      { phone: '(907) 224-5503' },
    ])
  },
)

test('reads long cells in linear time', async () => {
  const start = performance.now()
  for (const part of ['none, ', '907 ', '907-224-5540 ', ',', 'None\n']) {
    const cell = part.repeat(100_000 / part.length)
    parsePhoneCell(cell)
    await readOutcomes(lines('Business Name,Address,Phone', `Alder,"${cell}","${cell}"`))
  }
  // In quadratic time, it would take hours.
  expect(performance.now() - start).toBeLessThan(100_000)
})
