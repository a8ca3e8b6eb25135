import { expect, test } from 'vitest'
import { isSectionOfGone, saysGone } from './remarks.ts'

test.each([
  'CLOSED',
  'Closed.',
  'CLOSED 10/2025 - take off list',
  'closed in 2024',
  'closed 12/31/24',
  'Closed as of Jan 2026',
  'permanently closed',
  'Business closed',
  'closed for good 2025',
  'CLOSED since owner passed',
  'Store has closed its doors',
  'out of business per owner, Jan 2026',
  'went out of business 2023',
  'no longer in business',
  'No longer operating (owner retired)',
  '(gone - moved to Wasilla)',
  'dues paid; closed 2025',
  'Ceased operations 3/1/2024',
  'please remove from list',
  'shut down in 2023',
  'defunct',
  'NO LONGER FARMING - sold 2024',
  'gave up farming',
  'Given up the business in 2023',
  'out of business 10/25',
  'went out of business 3/2024',
  'Closed until further notice',
  'closed indefinitely',
  'no longer in operation',
  'retired from farming 2022',
  'Do not list',
  'Owner called: does not want to be listed',
  'asked not to be published',
])('“%s” says that a business is gone', (remark) => {
  expect(saysGone(remark)).toBe(true)
})

test.each([
  'closed Sundays',
  'Closed on Mondays and Tuesdays',
  'closed in winter',
  'seasonal, reopens May',
  'closed for the season',
  'temporarily closed',
  'Closed until June',
  'closed for renovation',
  'closed-cell foam',
  'Closed loop recycling',
  'formerly closed',
  'was closed in 2020, reopened 2021',
  'not closed',
  'closed 12/25',
  'closed to the public',
  'Ask about out of business sales',
  'gone fishing in July',
  'Gone Bananas Smoothies',
  'sold to new owner',
  'new owners',
  'wants ad in visitor guide',
  'no longer a member of the board',
  'no longer accepting new clients',
  'gave up their booth',
  'pick up only',
  'on our list since 2020',
  'wants to be listed',
])('“%s” does not say that a business is gone', (remark) => {
  expect(saysGone(remark)).toBe(false)
})

test.each([
  ['NOT RETURNING (moved or quit)', true],
  ['Former members', true],
  ['Closed:', true],
  ['*** Inactive Members ***', true],
  ['Gold members', false],
  ['Wait list', false],
  ['Restaurants', false],
])('“%s” above rows says that they are gone: %s', (heading, expected) => {
  expect(isSectionOfGone(heading)).toBe(expected)
})
