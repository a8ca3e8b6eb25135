import { expect, test } from 'vitest'
import { isInternalNote } from '../cells/internalNotes.ts'
import { lines, readOutcomes } from '../sheets.make.ts'
import { mayHaveClosed, reportsLapse, reportsRemoval } from './removals.ts'

test.each([
  ['Cert. Expires', 'REMOVED FROM LIST 1/2026'],
  ['Cert. Expires', 'revoked'],
  ['Expiration Date', 'Withdrawn 3/15/2025'],
  ['Valid thru', 'cancelled by owner'],
  ['EXP_DT', 'CLOSED'],
  ['Renewal', 'out of business'],
  ['Phone', 'closed 2024'],
  ['License No.', 'SURRENDERED 6/2025'],
  ['Member since', 'resigned'],
  ['Dues 2026', 'dropped'],
  ['Dues 2026', 'moved away'],
  ['Booth', 'withdrew - owner moved'],
  ['Year', 'merged with Alder Inc 2019'],
  ['Tribe', 'Removed from program'],
  ['Affiliation', 'decertified 2025-03-01'],
  ['Region', 'moved out of state'],
  ['Group', 'no longer certified'],
  ['Kind', 'deceased'],
  ['Expires', 'taken off list 1/26'],
  ['Cert #', 'Merged w/ 1123'],
  ['Renewal', 'Did not renew'],
  ['Expires', 'relocated to Texas'],
])('the column “%s” with “%s” says that a business was removed', (heading, cell) => {
  expect(reportsRemoval(heading, cell)).toBe(true)
})

test.each([
  ['Expires', '12/31/2026'],
  ['Expires', 'EXPIRED 8/2024'],
  ['Bond', 'cancelled'],
  ['Workers Comp', 'cancelled 3/2025'],
  ['Inspection', 'closed'],
  ['Complaint Date', 'withdrawn'],
  ['Registered Agent', 'resigned'],
  ['Owner', 'deceased'],
  ['Services', 'Stumps removed'],
  ['Services', 'Removed stumps and brush'],
  ['Specialty', 'Withdrawn paintings restored'],
  ['Kind', 'retired'],
  ['Upstairs', 'closed'],
  ['Hours', 'closed'],
  ['Product', 'Revoked Ale'],
])('the column “%s” with “%s” does not say so', (heading, cell) => {
  expect(reportsRemoval(heading, cell)).toBe(false)
})

test('recognizes lapsed licenses and businesses that may have closed', () => {
  expect(reportsLapse('Cert. Expires', 'EXPIRED 8/2024')).toBe(true)
  expect(reportsLapse('Insurance Expires', 'expired')).toBe(false)
  expect(reportsLapse('Notes', 'expired food')).toBe(false)
  for (const remark of [
    'closing 12/25? ask Don',
    'moved to mall 3/25',
    'not coming 2026',
    'building for sale',
    'retiring?',
  ])
    expect(mayHaveClosed('Notes', remark)).toBe(true)
  for (const remark of ['closed Sundays', 'close to the harbor', 'closed in winter', 'needs shade', 'reopened in May'])
    expect(mayHaveClosed('Notes', remark)).toBe(false)
  expect(mayHaveClosed('Products', 'plants and art for sale')).toBe(false)
})

test('refuses rows that another column marks as removed, and adds a note if a business may have closed', async () => {
  const rows = await readOutcomes(
    lines(
      'Vendor,City,Phone,Cert. Expires,Notes',
      'Alder,Homer,907-555-1001,6/30/2027,needs power',
      'Birch,Homer,907-555-1002,REMOVED 1/2026,',
      'Cedar,Homer,out of business,6/30/2027,',
      'Dogwood,Homer,907-555-1004,EXPIRED 8/2024,',
      'Elder,Homer,907-555-1005,6/30/2027,"may close, ask Ann"',
    ),
  )
  expect(rows).toEqual([
    expect.objectContaining({ business_name: 'Alder', remarks: '' }),
    'The column “Cert. Expires” says “REMOVED 1/2026”',
    'The column “Phone” says “out of business”',
    expect.objectContaining({ remarks: 'The column “Cert. Expires” says “EXPIRED 8/2024”' }),
    expect.objectContaining({ remarks: 'The column “Notes” says “may close, ask Ann”' }),
  ])
})

test.each([
  'Builds boats. Toured 5/2024.',
  'Left VM',
  'spoke with owner 3/12',
  'Good lead per Ann',
  'Met Jan 2025 - AP',
  'Do not contact',
])('reads “%s” as an internal note', (text) => {
  expect(isInternalNote(text)).toBe(true)
})

test.each([
  'Builds steel boats since 2009.',
  'Visited by thousands every summer.',
  'Needs no introduction: the best pie in town.',
  'Open 24/7, call for rates.',
  'Joined forces in Jan 2019',
  'Paid parking 8/1 to 9/1',
  'Moved to a new location in May 2024',
  'Left Bank Bistro since 2001-05-01',
  'Called the best inn of 2024 by a magazine',
  'Founded 5/2012 by two friends',
  'Rooms from $90 per night',
])('reads “%s” as a description', (text) => {
  expect(isInternalNote(text)).toBe(false)
})

test('publishes neither internal notes nor columns of notes as descriptions', async () => {
  const rows = await readOutcomes(
    lines(
      'Company,City,Description,Comments',
      'Alder,Homer,Builds boats. Toured 5/2024.,hard to reach',
      'Birch,Homer,Bakes bread,nice people',
      'Cedar,Homer,CLOSED Oct 2023 per Ann,',
    ),
  )
  expect(rows).toEqual([
    expect.objectContaining({
      description: null,
      remarks: 'The description “Builds boats. Toured 5/2024.” looks like an internal note and was left out',
    }),
    expect.objectContaining({ description: 'Bakes bread', remarks: '' }),
    'The column “Description” says “CLOSED Oct 2023 per Ann”',
  ])
  const [alder] = await readOutcomes(lines('Company,City,Notes', 'Alder,Homer,nice people'))
  expect(alder).toMatchObject({ description: null })
})
