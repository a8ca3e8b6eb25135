import { expect, test } from 'vitest'
import { parseQuery } from './parseQuery.ts'
import { indexPlaces } from './places.ts'

const cities =
  `WASILLA|Juneau|ANCHORAGE|EAGLE RIVER|NORTH POLE|HOMER|HOPE|PALMER|DELTA JCT|KENAI|FAIRBANKS|EAGLE|BARROW|
  FT WAINWRIGHT|ST PAUL ISLE|Kodiak|Craig`
    .split('|')
    .map((city) => city.trim())
const industries = ['Religion', 'Arts & Culture', 'Legal Services', 'Animal Services', 'Underwater Basketry']
// 2026-11-21 is a Saturday.
const vocabulary = { places: indexPlaces(cities), industries, region: ['alaska', 'ak'], today: '2026-11-21' }
const parse = (text: string) => {
  const { kinds, words, city, trade, job_type, event_type, from, until, parts } = parseQuery(text, vocabulary)
  return {
    kinds,
    words,
    city: city?.name ?? null,
    trade: trade?.name ?? null,
    job_type,
    event_type,
    from,
    until,
    parts,
  }
}
const parseSummary = (text: string): Record<string, unknown> => {
  const { kinds, parts: _, ...fields } = parse(text)
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { first: kinds[0], ...Object.fromEntries(entries) }
}

test.each([
  ['roofers in Wasilla', 'Roofing', 'Wasilla'],
  ['Roofer Wasilla', 'Roofing', 'Wasilla'],
  ['roofing company near wasilla, AK', 'Roofing', 'Wasilla'],
  ['I need a plumber in Eagle River', 'Plumbing', 'Eagle River'],
  ['plumbing in north pole alaska', 'Plumbing', 'North Pole'],
  ['attorneys in Anchorage', 'Legal Services', 'Anchorage'],
  ['lawyer anchorage', 'Legal Services', 'Anchorage'],
  ['CPA in Juneau', 'Accounting', 'Juneau'],
  ['bookkeepers juneau', 'Accounting', 'Juneau'],
  ['church in Delta Junction', 'Churches', 'Delta Junction'],
  ['churches in delta jct', 'Churches', 'Delta Junction'],
  ['veterinarians in Ft. Wainwright', 'Veterinary', 'Fort Wainwright'],
  ['welders in Saint Paul Island', 'Welding', 'Saint Paul Island'],
  ['daycare in Utqiaġvik', 'Child Care', 'Utqiagvik'],
  ['animal services homer', 'Animal Services', 'Homer'],
  ['where can I find a good restaurant in Kodiak?', 'Restaurants', 'Kodiak'],
])('parses the trade and the place in “%s”', (text, trade, city) => {
  expect(parseSummary(text)).toMatchObject({ first: 'business', trade, city })
})

test.each([
  ['plumbers Ancorage', 'Anchorage'],
  ['plumbers in Anchorge', 'Anchorage'],
  ['plumbers in Fairbnaks', 'Fairbanks'],
  ['plumbers in Eagel River', 'Eagle River'],
  ['plumbers in wassila', 'Wasilla'],
  ['plumbers in Junaeu', 'Juneau'],
])('recognizes the misspelled place in “%s”', (text, city) => {
  expect(parseSummary(text)).toEqual({ first: 'business', trade: 'Plumbing', city })
})

test.each([
  ['animal shelters on Kodiak', 'business', 'Kodiak'],
  ['work out in Kodiak', 'job', 'Kodiak'],
  ['events on the Emerald Isle', 'event', 'Kodiak'],
  ['any groups in Homer', 'business', 'Homer'],
])('“%s” asks for the kind and the place only', (text, first, city) => {
  expect(parseSummary(text)).toMatchObject({ first, city })
  expect(parse(text).words).toEqual([])
})

test('an ambiguous place name counts as a place only after a preposition', () => {
  expect(parseSummary('churches in Hope')).toMatchObject({ trade: 'Churches', city: 'Hope' })
  expect(parseSummary('Hope Community Resources')).toEqual({
    first: 'business',
    words: ['hope', 'community', 'resources'],
  })
  expect(parseSummary('Craig Ministries in Craig').city).toBe('Craig')
})

test('words that resemble a place name are not places', () => {
  expect(parseSummary('can I borrow money').city).toBeUndefined()
  expect(parseSummary('palm trees')).toEqual({ first: 'business', words: ['palm', 'trees'] })
})

test('recognizes an industry of the directory by its name', () => {
  expect(parseSummary('underwater basketry in Homer')).toEqual({
    first: 'business',
    trade: 'Underwater Basketry',
    city: 'Homer',
  })
  expect(parseSummary('arts and culture in Homer')).toMatchObject({ trade: 'Arts & Culture', city: 'Homer' })
})

test.each([
  ['events today', '2026-11-21', '2026-11-21'],
  ['events tonight', '2026-11-21', '2026-11-21'],
  ['events tomorrow', '2026-11-22', '2026-11-22'],
  ['events this week', '2026-11-21', '2026-11-22'],
  ['events next week', '2026-11-23', '2026-11-29'],
  ['what is on this weekend', '2026-11-21', '2026-11-22'],
  ['events next weekend', '2026-11-28', '2026-11-29'],
  ['events this month', '2026-11-21', '2026-11-30'],
  ['events next month', '2026-12-01', '2026-12-31'],
  ['events in December', '2026-12-01', '2026-12-31'],
  ['december events', '2026-12-01', '2026-12-31'],
  ['events in January', '2027-01-01', '2027-01-31'],
  ['events in may', '2027-05-01', '2027-05-31'],
  ['events on December 4', '2026-12-04', '2026-12-04'],
  ['events on Dec. 4th, 2027', '2027-12-04', '2027-12-04'],
  ['events on the 4 December', '2026-12-04', '2026-12-04'],
  ['events on 2026-12-04', '2026-12-04', '2026-12-04'],
  ['events on Friday', '2026-11-27', '2026-11-27'],
  ['events next tuesday', '2026-11-24', '2026-11-24'],
  ['events this friday', '2026-11-27', '2026-11-27'],
  ['events in the next two weeks', '2026-11-21', '2026-12-05'],
  ['events next 10 days', '2026-11-21', '2026-12-01'],
  ['events until December 4', null, '2026-12-04'],
  ['events after December 4', '2026-12-05', null],
  ['events last week', '2026-11-09', '2026-11-15'],
  ['past events', null, '2026-11-20'],
  ['upcoming events', '2026-11-21', null],
])('parses the dates in “%s”', (text, from, until) => {
  const { kinds, words, ...parsed } = parse(text)
  expect({ kinds, words, from: parsed.from, until: parsed.until }).toEqual({
    kinds: ['event'],
    words: [],
    from,
    until,
  })
})

test.each([
  ['at the end of the year', '2026-12-31'],
  ['on the last day of a month', '2026-02-28'],
])('resolves “tomorrow” %s', (_, today) => {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  expect(parseQuery('events tomorrow', { ...vocabulary, today })).toMatchObject({ from: tomorrow, until: tomorrow })
})

test('on a Sunday, this weekend is that day, and next week starts on the following day', () => {
  const sunday = { ...vocabulary, today: '2026-11-22' }
  expect(parseQuery('events this weekend', sunday)).toMatchObject({ from: '2026-11-22', until: '2026-11-22' })
  expect(parseQuery('events next week', sunday)).toMatchObject({ from: '2026-11-23', until: '2026-11-29' })
})

test('ignores invalid dates', () => {
  expect(parse('events february 30')).toMatchObject({ from: null, until: null })
  expect(parse('events on 2026-13-45')).toMatchObject({ from: null, until: null })
})

test('recognizes event types and job types', () => {
  expect(parseSummary('networking events this week')).toMatchObject({
    first: 'event',
    event_type: 'Networking',
    from: '2026-11-21',
  })
  expect(parseSummary('workshops in Kodiak')).toEqual({ first: 'event', event_type: 'Workshop', city: 'Kodiak' })
  expect(parseSummary('sales this saturday')).toMatchObject({ first: 'event', event_type: 'Sale' })
  expect(parseSummary('community events')).toEqual({ first: 'event', event_type: 'Community' })
  expect(parseSummary('community foundation').event_type).toBeUndefined()
  expect(parseSummary('sales job')).toMatchObject({ first: 'job', words: ['sales'] })
  expect(parseSummary('part-time jobs in Juneau')).toEqual({ first: 'job', job_type: 'Part-time', city: 'Juneau' })
  expect(parseSummary('full time work in homer')).toEqual({ first: 'job', job_type: 'Full-time', city: 'Homer' })
  expect(parseSummary('internships')).toEqual({ first: 'job', job_type: 'Internship' })
  expect(parseSummary('temporary jobs')).toEqual({ first: 'job', job_type: 'Temporary' })
  expect(parseSummary('temporary fence').job_type).toBeUndefined()
})

test('recognizes the different words for jobs', () => {
  for (const text of ['jobs', 'who is hiring', 'job openings', 'vacancies', 'looking for work', 'careers']) {
    expect(parse(text), text).toMatchObject({ kinds: ['job'], words: [] })
  }
  expect(parseSummary('remote')).toEqual({ first: 'job', words: ['remote'] })
  expect(parseSummary('remote jobs')).toEqual({ first: 'job', words: ['remote'] })
  expect(parseSummary('diving jobs in Kenai')).toMatchObject({ first: 'job', city: 'Kenai' })
})

test.each([
  'how do I claim my business',
  'how can I post a job',
  'what does pending mean',
  'can I delete my account?',
  'reset my password',
  'cancel an event',
  'why is my business not public',
])('recognizes “%s” as a question about the site', (text) => {
  const { kinds, question, explicit } = parseQuery(text, vocabulary)
  expect({ first: kinds[0], question, explicit }).toEqual({ first: 'help', question: true, explicit: false })
})

test('a question for a trade in a place searches businesses', () => {
  expect(parseSummary('how do I find a plumber in Kenai')).toMatchObject({
    first: 'business',
    trade: 'Plumbing',
    city: 'Kenai',
  })
})

test('the name of the region is not a filter', () => {
  expect(parseSummary('plumbers in Alaska')).toEqual({ first: 'business', trade: 'Plumbing' })
  expect(parseSummary('businesses in AK')).toEqual({ first: 'business' })
})

test('does not interpret words in quotation marks', () => {
  expect(parseSummary('"Homer" roofers')).toEqual({ first: 'business', words: ['homer'], trade: 'Roofing' })
  expect(parseSummary('“jobs tomorrow”')).toEqual({ first: 'business', words: ['jobs', 'tomorrow'] })
})

test('each part has a label and the query without it', () => {
  expect(parse('Part-time jobs in Juneau').parts).toEqual([
    { what: 'kind', label: 'Jobs', without: 'Part-time in Juneau' },
    { what: 'job_type', label: 'Part-time', without: 'jobs in Juneau' },
    { what: 'city', label: 'Juneau', without: 'Part-time jobs' },
  ])
  expect(parse('roofers in Wasilla, Alaska').parts).toEqual([
    { what: 'industry', label: 'Roofing', without: 'in Wasilla, Alaska' },
    { what: 'city', label: 'Wasilla', without: 'roofers' },
  ])
})

test('parses hostile texts as words', () => {
  expect(parseSummary("'; drop table users; --")).toEqual({ first: 'business', words: ['drop', 'table', 'users'] })
  expect(parseSummary('foo & !nor | (baz):* <-> qux')).toEqual({
    first: 'business',
    words: ['foo', 'nor', 'baz', 'qux'],
  })
  expect(parseSummary('constructor __proto__ toString')).toMatchObject({ first: 'business' })
  expect(parseSummary('')).toEqual({ first: 'business' })
  expect(parseSummary('!!! ??? …')).toEqual({ first: 'business' })
  expect(parseSummary('in in in in in')).toEqual({ first: 'business', words: ['in'] })
  expect(parseSummary('🚒 🚒')).toEqual({ first: 'business' })
})

test('a misspelled city of businesses is a spelling of the right town', () => {
  const places = indexPlaces(['KENAI', 'Kenia'], new Map([['Kenia', 'Kenai']]))
  const parseCity = (text: string) => parseQuery(text, { ...vocabulary, places }).city
  const kenai = { name: 'Kenai', spellings: ['kenai', 'kenia'] }
  expect(parseCity('plumbers in Kenai')).toEqual(kenai)
  expect(parseCity('plumbers in Kenia')).toEqual(kenai)
})

test.each([
  ['roofers between Palmer and Wasilla', 'Palmer and Wasilla', ['palmer', 'wasilla']],
  ['roofers in Kodiak or Homer', 'Kodiak or Homer', ['kodiak', 'homer']],
  ['roofers in Spenard', 'Anchorage', ['anchorage']],
  ['roofers in the Kenny Lake area', null, []],
])('“%s” is about %s', (text, name, spellings) => {
  const city = parseQuery(text, vocabulary).city
  expect(city?.name ?? null).toBe(name)
  expect(city?.spellings ?? []).toEqual(expect.arrayContaining(spellings))
})

test('a settlement is a place in the town of its post office', () => {
  const places = indexPlaces(['COPPER CENTER'])
  const parseCity = (text: string) => parseQuery(text, { ...vocabulary, places }).city?.name ?? null
  expect(parseCity('roofers in Kenny Lake')).toBe('Copper Center')
})

test.each([
  ['dude booked 9 rooms with some stolen card', ['booked', 'rooms', 'stolen', 'card']],
  ['broken card rooms stolen troop 9 rooms', ['broken', 'card', 'rooms', 'stolen', 'troop', '9']],
  ['9 rooms', ['9', 'rooms']],
])('“%s” is searched for %s', (text, words) => {
  expect(
    parseQuery(text, { ...vocabulary, industries: [] }).tokens.filter((word) => !/^(?:some|with)$/.test(word)),
  ).toEqual(expect.arrayContaining(words))
})

test('does not search for a number before a plural in a long query', () => {
  expect(parseQuery('dude booked 9 rooms with some stolen card', vocabulary).words).not.toContain('9')
})
