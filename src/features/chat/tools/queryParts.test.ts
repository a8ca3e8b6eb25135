import { expect, test } from 'vitest'
import { parseQuery } from '../../search/parseQuery.ts'
import type { Place } from '../../search/places.ts'
import type { SearchReply } from '../../search/search.contract.ts'
import { listQueryParts } from './queryParts.ts'

const places = new Map(['Kodiak', 'Nome'].map((name) => [name.toLowerCase(), { name } as Place]))
const vocabulary = { places, industries: [], region: ['alaska'], today: '2026-11-26', share: () => 0.01 }
const understood = {
  city: null,
  from: null,
  until: null,
  excluded: { words: [] },
} as unknown as SearchReply['understood']

test.each([
  ['plumbers in Nome', []],
  ['plumbers in Nome and jobs in Kodiak', ['plumbers in Nome', 'jobs in Kodiak']],
  [
    'plumbers in Nome, my brother is looking for jobs in Kodiak',
    ['plumbers in Nome', 'my brother is looking for jobs in Kodiak'],
  ],
  ['which pays better, welders in Nome or bakers in Kodiak?', ['jobs: welders in Nome', 'jobs: bakers in Kodiak']],
  ['We found an eagle next to the road. Who takes in injured birds?', ['Who takes in injured birds?']],
])('“%s” is also searched by its parts', (query, parts) => {
  expect(listQueryParts(query, understood, (text) => parseQuery(text, vocabulary))).toEqual(parts)
})
