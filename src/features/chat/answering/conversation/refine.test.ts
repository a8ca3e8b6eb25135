import { expect, test } from 'vitest'
import { parseQuery } from '../../../search/parseQuery.ts'
import type { Place } from '../../../search/places.ts'
import { refinePlace, refineTopic } from './refine.ts'

const towns = [
  'Anchorage',
  'Bethel',
  'Gustavus',
  'Haines',
  'Ketchikan',
  'Kodiak',
  'North Pole',
  'Talkeetna',
  'Wrangell',
]
const places = new Map(towns.map((name) => [name.toLowerCase(), { name } as Place]))
const vocabulary = { places, industries: [], region: ['alaska'], today: '2026-11-26', share: () => 0.01 }
const refine = (topic: string, message: string) => refineTopic(topic, message, (text) => parseQuery(text, vocabulary))

test.each([
  ['animal rescue in Haines', 'North Pole is closer for me', 'animal rescue North Pole'],
  ['food pantry in Haines', 'we moved. now its Talkeetna', 'food pantry in Talkeetna'],
  ['korean church in Anchorage', 'my cousin is in Bethel, there also?', 'korean church in Bethel'],
  ['hospice in Haines', 'and one for Wrangell please', 'hospice for Wrangell'],
  ['homeless shelter in Haines', 'same thing but in Ketchikan', 'homeless shelter in Ketchikan'],
  ['homeless shelter in Haines', 'same thing in Ketchikan', 'homeless shelter in Ketchikan'],
  ['knitting in Haines', 'and over in Kodiak', 'knitting in Kodiak'],
  ['hospice in Haines', 'is there one closer to Wrangell', 'hospice near Wrangell'],
])('“%s”, then “%s” changes the town', (topic, message, refined) => {
  expect(refine(topic, message)).toBe(refined)
})

test.each([
  ['upcoming workshops', 'just the free ones please', 'upcoming workshops the free'],
  ['hockey clubs in Haines', 'any for kids', 'hockey clubs in Haines for kids'],
  ['net mending', 'no, I meant a paid job', 'net mending a paid job'],
  [
    'snow plowing contract, flat or per push',
    'and a company in Anchorage that does it?',
    'snow plowing a company in Anchorage',
  ],
  ['volunteer fire department in Gustavus', 'not the fire people, the clinic', 'the clinic in gustavus'],
  ['seasonal work in Kodiak', 'are there also events in that town?', 'events in kodiak'],
])('“%s”, then “%s” refines the search', (topic, message, refined) => {
  expect(refine(topic, message)).toBe(refined)
})

test('a message with its own subject is a new search', () => {
  expect(refine('hospice in Haines', 'who fixes boat engines in Kodiak')).toBeNull()
})

test.each([
  ['humane society in Kodiak', 'do they have one in Wrangell too?', 'humane society in Wrangell'],
  ['humane society in Kodiak', 'same in Bethel', 'humane society in Bethel'],
  ['humane society in Kodiak', 'do they have a phone?', null],
  ['humane society in Kodiak', 'is one in Kodiak open?', null],
])('“%s”, then “%s” repeats the search in the other town', (topic, message, refined) => {
  expect(refinePlace(topic, message, (text) => parseQuery(text, vocabulary))).toBe(refined)
})
