import { expect, test } from 'vitest'
import { mapLink } from './mapLink.ts'

const host = { display_city: 'Sitka', state: 'AK' }
const queryOf = (location: string) => {
  const link = mapLink({ ...host, location })
  return link && new URL(link).searchParams.get('query')
}

test('links to a map of the place, in the city of the host unless the place names one', () => {
  expect(queryOf('Library, room 2 & 3')).toBe('Library, room 2 & 3')
  expect(queryOf('123 Harbor Drive')).toBe('123 Harbor Drive, Sitka, AK')
})

test('returns no link for an event without a place or online', () => {
  expect(mapLink({ ...host, location: null })).toBeNull()
  expect(queryOf('Online')).toBeNull()
  expect(queryOf('Join at https://meet.example/1')).toBeNull()
})
