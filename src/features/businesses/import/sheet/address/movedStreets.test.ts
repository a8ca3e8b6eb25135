import { expect, test } from 'vitest'
import { lines, readOutcomes } from '../sheets.make.ts'
import { splitIntroduction } from './movedStreets.ts'

test.each([
  ['moved - now 23 Point Hwy, Homer', '23 Point Hwy, Homer', 'moved - now'],
  ['now at 5 Main St', '5 Main St', 'now at'],
  ['Now located at 5 Main St', '5 Main St', 'Now located at'],
  ['moved to 5 Main St', '5 Main St', 'moved to'],
  ['Relocated to: 5 Main St', '5 Main St', 'Relocated to'],
  ['we have moved to 5 Main St', '5 Main St', 'we have moved to'],
  ['NEW ADDRESS: 5 Main St', '5 Main St', 'NEW ADDRESS'],
  ['new location - 5 Main St', '5 Main St', 'new location'],
  ['NEW: PO Box 5', 'PO Box 5', 'NEW'],
  ['5 Main St', '5 Main St', ''],
  ['Newport 5', 'Newport 5', ''],
  ['New Haven Rd 5', 'New Haven Rd 5', ''],
  ['At the corner of 5th', 'At the corner of 5th', ''],
  ['moved to Palmer', 'moved to Palmer', ''],
])('reads the street of “%s” as “%s”', (cell, street, introduction) => {
  expect(splitIntroduction(cell)).toEqual({ street, introduction })
})

test('removes the introduction of the new street of a business that has moved', async () => {
  const rows = await readOutcomes(
    lines(
      'Business,Address,City,State',
      'Alder Upholstery,moved - now 23 Point Hwy,Homer,AK',
      'Birch Bakery,"New address: 5 Main St, Suite 2",Homer,AK',
      'Cedar Tire,6 Main St,Homer,AK',
    ),
  )
  expect(rows).toMatchObject([
    { street: '23 Point Hwy', remarks: 'The street says “moved - now”, which was left out' },
    { street: '5 Main St, Suite 2', remarks: 'The street says “New address”, which was left out' },
    { street: '6 Main St', remarks: '' },
  ])
})
