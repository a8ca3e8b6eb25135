import { expect, test } from 'vitest'
import { expandTerms } from './expandTerms.ts'

const corpus = { industries: ['Legal Services', 'Underwater Basketry'], share: () => 0 }
const expand = (text: string) => expandTerms(text.split(' '), corpus)

test.each([
  ['my heater died', 'Heating & Cooling', 'furnace'],
  ['somewhere to recycle cardboard', 'Recycling', 'recycling'],
  ['who can fix my teeth', 'Dentistry', 'dentist'],
  ['my car wont start', 'Auto Repair', 'auto mechanic'],
  ['boat engines', 'Marine Repair', 'boat mechanic'],
  ['groceries', 'Food & Groceries', 'grocery'],
  ['my mom forgets everything', 'Dementia & Alzheimers', 'alzheimers'],
  ['kids who want to tumble', 'Gymnastics', 'gymnastics'],
  ['somebody to talk to after my husband died', 'Grief & Bereavement', 'grief'],
  ['my baby wont latch', 'Breastfeeding', 'la leche'],
  ['learn to speak in front of people', 'Toastmasters', 'toastmasters'],
  ['people from norway', 'Sons of Norway', 'norwegian'],
  ['somewhere to watch birds', 'Birds', 'audubon'],
])('finds the trade and its words for “%s”', (text, label, phrase) => {
  const expansion = expand(text).find((part) => part.label === label)
  expect(expansion?.phrases.map((other) => other.text)).toContain(phrase)
})

test('a stop word has no synonyms', () => {
  expect(expand('play').flatMap(({ phrases }) => phrases.map(({ text }) => text))).toContain('drama')
  for (const text of ['show me plumbers', 'let me know', 'open now', 'get me there'])
    expect(
      expand(text).filter(({ label }) => label === null),
      text,
    ).toEqual([])
})

test('expands the abbreviations of organizations of the region', () => {
  expect(expand('gvea').flatMap(({ phrases }) => phrases.map(({ text }) => text))).toEqual(['golden valley electric'])
})

test('a name of a trade is stronger than a need, and a need is stronger than a hint', () => {
  const strength = (query: string, text: string) =>
    expand(query)
      .flatMap(({ phrases }) => phrases)
      .find((phrase) => phrase.text === text)?.strength ?? 0
  expect(strength('plumber', 'plumbing')).toBeGreaterThan(strength('clogged drain', 'plumbing'))
  expect(strength('clogged drain', 'plumbing')).toBeGreaterThan(strength('clogged drain', 'heat'))
})

test('the names of a kind of organization are weaker when the query names the kind than when it names a need', () => {
  const strength = (query: string, text: string) =>
    expand(query)
      .flatMap(({ phrases }) => phrases)
      .find((phrase) => phrase.text === text)?.strength ?? 0
  expect(strength('epilepsy', 'parkinson')).toBeLessThan(strength('his hands shake', 'parkinson'))
})

test('a longer phrase wins over its words', () => {
  expect(expand('rent a bike').map(({ label }) => label)).toEqual(['Bicycles'])
  expect(expand('new jobs').map(({ label }) => label)).not.toContain('Newspapers')
  expect(expand('training').map(({ label }) => label)).not.toContain('Railroads')
})

test('expansions do not overlap and lie within the words', () => {
  const words = 'my stray dog ate the school bus driver lunch and now the vet wants money'.split(' ')
  let end = 0
  for (const { first, count } of expandTerms(words, corpus)) {
    expect(first).toBeGreaterThanOrEqual(end)
    end = first + count
  }
  expect(end).toBeLessThanOrEqual(words.length)
})

test('finds the industries of the directory by their names and by the names of their trade', () => {
  expect(expand('underwater basketry')).toMatchObject([{ industries: ['Underwater Basketry'] }])
  expect(expand('attorney')).toMatchObject([{ industries: ['Legal Services'], label: 'Legal Services' }])
})

test('expands no words outside of the lists', () => {
  for (const text of ['write me a poem about love', 'who won the super bowl', 'account', 'foo bar12 baz'])
    expect(
      expand(text).filter(({ label }) => label !== null),
      text,
    ).toEqual([])
})

test('the long form of an abbreviation is stronger than a synonym', () => {
  const strengthOf = (text: string, phrase: string) =>
    expand(text)
      .flatMap(({ phrases }) => phrases)
      .find((other) => other.text === phrase)?.strength
  expect(strengthOf('gvea', 'golden valley electric')).toBe(0.9)
  expect(strengthOf('vfw', 'veterans of foreign wars')).toBe(0.9)
  expect(strengthOf('licence', 'license')).toBe(0.6)
})

test.each([
  ['winter market', 'Marketing'],
  ['fish camp', 'Camping'],
  ['steam train', 'Training'],
])('“%s” is not the activity %s', (text, activity) => {
  expect(expand(text).map(({ label }) => label)).not.toContain(activity)
})

test('the rarer word of a phrase is stronger', () => {
  const share = (word: string) => (word === 'class' ? 0.1 : 0.001)
  const [expansion] = expandTerms(['avalanche', 'class'], { industries: [], share })
  const strengthOf = (text: string) => expansion?.phrases.find((phrase) => phrase.text === text)?.strength ?? 0
  expect(strengthOf('avalanche')).toBeGreaterThan(strengthOf('class'))
  expect(strengthOf('class')).toBeGreaterThan(0)
})

test.each([
  ['training in avalanche safety', 'Health & Safety Consultants'],
  ['who helps adults learn to read', 'Heating, Bills & Emergency Money'],
  ['who runs that big dog race', 'Elections & Voting'],
  ['who can help with my roof', 'Heating, Bills & Emergency Money'],
  ['who is running the garden club', 'Elections & Voting'],
])('“%s” does not mean %s', (text, trade) => {
  expect(expand(text).map(({ label }) => label)).not.toContain(trade)
})

test.each([
  ['support for people who cannot hear', 'Deafness & Hearing Loss'],
  ['help for somebody hearing impaired', 'Deafness & Hearing Loss'],
  ['where do the vets hang out', 'Veterans'],
  ['a bar for vets', 'Veterans'],
  ['never learned to read', 'Adult Literacy & Tutoring'],
  ['reading lessons for adults', 'Adult Literacy & Tutoring'],
  ['research my family', 'Genealogy & Lineage'],
  ['look up ancestors', 'Genealogy & Lineage'],
  ['people who leap into the freezing bay', 'Winter Swimming & Polar Plunge'],
  ['jump in freezing water', 'Winter Swimming & Polar Plunge'],
])('“%s” means %s', (text, trade) => {
  expect(expand(text).map(({ label }) => label)).toContain(trade)
})

const strengthOf = (text: string, phrase: string) =>
  Math.max(
    ...expand(text).flatMap(({ phrases }) => phrases.flatMap((one) => (one.text === phrase ? [one.strength] : []))),
  )

test('a needed kind of organization is stronger than the trade that contains it', () => {
  expect(strengthOf('throw pots on a wheel', 'potters')).toBeGreaterThan(
    strengthOf('throw pots on a wheel', 'quilting'),
  )
})

test('the long form of an abbreviation is stronger than other names of its kind', () => {
  expect(strengthOf('vfw', 'veterans of foreign wars')).toBeGreaterThan(strengthOf('vfw', 'american legion'))
})

test('a single word of a need with many words is weak', () => {
  expect(strengthOf('throw themselves into freezing sea water in costume', 'sea')).toBeLessThan(0.3)
})

test('a later list adds names to a kind of an earlier list', () => {
  expect(strengthOf('sled dog race', 'copper basin 300')).toBeGreaterThan(0.5)
})

test.each([
  ['improving my skills', 'Theater Groups'],
  ['booked rooms', 'Bookstores'],
  ['a club that plays pool', 'Theater Groups'],
  ['shipping to villages', 'Friendly Visitors & Villages'],
])('“%s” means no %s', (text, trade) => {
  expect(expand(text).map(({ label }) => label)).not.toContain(trade)
})
