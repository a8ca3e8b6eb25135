import { expect, test } from 'vitest'
import { describeQuery, normalizeQuery, searchPath } from './searchQuery.ts'

test.each([
  ['jobs', 'location=Homer&search= deck  hand &sort=best_paid&page=2', 'search=deck+hand&location=Homer'],
  ['jobs', 'pay_unit=year', ''],
  ['jobs', 'pay_unit=year&min_pay=60000', 'min_pay=60000&pay_unit=year'],
  ['businesses', 'city=Nome&view=map&near=99762', 'city=Nome'],
  ['questions', 'sort=votes', ''],
  ['events', 'search=%00&type=Workshop', 'type=Workshop'],
] as const)('keeps the filters of %s?%s', (list, query, kept) => {
  expect(normalizeQuery(list, query)).toBe(kept)
  expect(normalizeQuery(list, kept)).toBe(kept)
})

test.each([
  ['search=deckhand&job_type=Temporary&location=Homer', '“deckhand”, Temporary, Homer'],
  ['min_pay=60000&pay_unit=year&not_location=Nome', 'at least $60,000 a year, not in Nome'],
  ['topic=taxes', 'topic taxes'],
  ['', ''],
])('describes %s', (query, text) => {
  expect(describeQuery(query)).toBe(text)
})

test('a saved search links to its list with the filters of the search', () => {
  expect([searchPath('jobs', 'search=cook'), searchPath('events', '')]).toEqual(['/jobs?search=cook', '/events'])
})
