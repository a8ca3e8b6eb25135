import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { createHiddenPartFinder } from './optOuts.ts'

test.each([
  ['Publish phone?', 'No', 'phone'],
  ['OK to list phone number', 'n', 'phone'],
  ['Phone public', 'FALSE', 'phone'],
  ['Hide phone', 'yes', 'phone'],
  ['Do we have permission to publish your phone?', 'No', 'phone'],
  ['Show address on website', 'no', 'street'],
  ['Display Street Address', 'N', 'street'],
  ['Address is private', 'Y', 'street'],
  ['Do not publish address', 'x', 'street'],
  ['Show website', 'no', 'website'],
])('“%s” with “%s” hides the %s', (heading, answer, part) => {
  expect([...createHiddenPartFinder([heading])([answer]).keys()]).toEqual([part])
})

test.each([
  ['Publish phone?', 'Yes'],
  ['Public phone', '907-555-1001'],
  ['Hide address', 'no'],
  ['Phone (private)', '907-555-1001'],
  ['Phone', 'no'],
  ['Address listed since', '2001'],
])('“%s” with “%s” hides nothing', (heading, answer) => {
  expect(createHiddenPartFinder([heading])([answer]).size).toBe(0)
})

test('leaves out the parts that a business does not want to publish', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,Street,City,State,Phone,Publish phone?,Show address',
      'Alder,1 Elm Ct,Homer,AK,907-555-1001,yes,yes',
      'Birch,2 Elm Ct,Homer,AK,907-555-1002,no,yes',
      'Cedar,3 Elm Ct,Homer,AK,907-555-1003,yes,no',
    ),
  )
  expect(rows).toMatchObject([
    { phone: '(907) 555-1001', street: '1 Elm Ct', remarks: '' },
    { phone: null, street: '2 Elm Ct', remarks: 'The column “Publish phone?” says “no”, so the phone was left out' },
    { phone: '(907) 555-1003', street: null, city: 'Homer', location: 'Homer, AK' },
  ])
})

test('refuses a business whose row says “Do Not Display”, unless it is about a part of the entry', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,Street,City,State,Phone,Display Flags,Phone display',
      'Alder,1 Elm Ct,Homer,AK,907-555-1001,Display,Do not display',
      'Birch,2 Elm Ct,Homer,AK,907-555-1002,Do Not Display,',
    ),
  )
  expect(rows).toMatchObject([{ business_name: 'Alder' }, 'The column “Display Flags” says “Do Not Display”'])
})
