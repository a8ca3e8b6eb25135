import { expect, test } from 'vitest'
import { encodeSheet, lines, readOutcomes, readWholeSheet } from '../sheets.make.ts'

test('adds the area code of a list to numbers in the state of the code, whatever column names the state', async () => {
  const numbers = ['Alder,207-555-1001,Bath,4530', 'Birch,207-555-1002,Bath,4530', 'Cedar,207-555-1003,Bath,4530']
  const rows = await readOutcomes(
    lines('Company,Phone,Town,ZIP', ...numbers, 'Dogwood,555-1004,Bath,4530', 'Elder,555-1005,Tacoma,98402'),
  )
  expect(rows[3]).toMatchObject({ phone: '(207) 555-1004', state: 'ME' })
  expect(rows[4]).toMatchObject({
    phone: null,
    state: 'WA',
    remarks: 'The phone number “555-1005” has no area code and was left out',
  })
})

test('detects by towns and area codes whether a row without a state is in the region', async () => {
  const { rows } = await readWholeSheet(
    encodeSheet(
      lines(
        'Company,Phone,City,State',
        'Alder,563-555-1001,,',
        'Birch,907-555-1002,,',
        'Cedar,563-555-1003,Homer,',
        'Dogwood,800-555-1004,,',
        'Elder,563-555-1005,,IA',
      ),
    ),
  )
  expect(rows.map((read) => read.row && read.phone_hint)).toEqual(['elsewhere', 'here', 'here', null, null])
})
