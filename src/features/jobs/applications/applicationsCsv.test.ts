import { expect, test } from 'vitest'
import type { Application } from './applications.contract.ts'
import { applicationsCsv } from './applicationsCsv.ts'

const application: Application = {
  id: 1,
  user_id: 2,
  full_name: 'Ann "Axe" O’Hara, Jr.',
  email: 'ann@example.com',
  phone: null,
  cover_letter: 'Dear all,\nhere I am.',
  state: 'talking',
  state_changed_at: '2026-01-03T03:04:05.000Z',
  created_at: '2026-01-02T03:04:05.000Z',
}

test('quotes every cell of the CSV file', () => {
  expect(applicationsCsv([application])).toBe(
    '\uFEFF"Name","Email","Phone","Applied at","State","Cover letter"\r\n' +
      '"Ann ""Axe"" O’Hara, Jr.","ann@example.com","","2026-01-02T03:04:05.000Z","talking","Dear all,\nhere I am."\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc', '\n'])(
  'escapes %j, which a spreadsheet would run as a formula',
  (cover_letter) => {
    expect(applicationsCsv([{ ...application, cover_letter }])).toContain(`"'${cover_letter}"\r\n`)
  },
)
