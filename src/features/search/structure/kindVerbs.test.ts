import { expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { indexPlaces } from '../places.ts'

const places = indexPlaces(['Anchorage', 'Juneau', 'Homer', 'Nome', 'Kodiak', 'Unalaska', 'Bethel'])
const parse = (text: string) =>
  parseQuery(text, { places, industries: [], region: ['alaska', 'ak'], today: '2026-11-18' })

test.each([
  'what is there to attend next week',
  'what can I attend on Saturday in Anchorage',
  'anything to go to this weekend',
  'what could we sign up for next month',
  'is there anything I can join next week',
  'what is there to visit this weekend',
  'what should I attend in December',
  'anything worth attending next week',
  'I want to attend something on Thursday',
  'what can I participate in tomorrow',
  'sign me up for something next week',
])('“%s” asks for events', (text) => {
  const { kinds, words } = parse(text)
  expect({ kinds, words }).toEqual({ kinds: ['event'], words: [] })
})

test.each([
  'what can I apply for in Juneau',
  'anything to apply for in Bethel',
  'where can I work in Nome',
  'places to work at in Unalaska',
  'who needs workers in Juneau',
  'where could I get hired',
  'who is short of staff in Kodiak',
  'which companies are looking for crew in Homer',
  'somewhere to work in Nome',
  'which businesses hire seasonal help in Homer',
])('“%s” asks for jobs', (text) => {
  const { kinds, words } = parse(text)
  expect({ kinds, words }).toEqual({ kinds: ['job'], words: [] })
})

test.each([
  'where do I apply for a business license',
  'where can I see a doctor tomorrow',
  'how do I sign up',
  'something to see in Homer',
  'what should I watch out for when I hire',
])('“%s” names no kind by its verb', (text) => {
  expect(parse(text).parts.some(({ what }) => what === 'kind')).toBe(false)
})

test('does not search for a verb beside a trade', () => {
  expect(parse('who can I hire to fix a roof in Juneau').words).toEqual([])
  expect(parse('someone to hire for bookkeeping in Homer').words).toEqual([])
})
