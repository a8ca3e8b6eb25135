import { expect, test } from 'vitest'
import { understandText } from './meaning.ts'
import { placesOf } from './places.ts'

const cities =
  `WASILLA|Juneau|ANCHORAGE|EAGLE RIVER|NORTH POLE|HOMER|HOPE|PALMER|DELTA JCT|KENAI|FAIRBANKS|EAGLE|BARROW|
  FT WAINWRIGHT|ST PAUL ISLE|Kodiak|Craig`
    .split('|')
    .map((city) => city.trim())
const industries = ['Religion', 'Arts & Culture', 'Legal Services', 'Animal Services', 'Underwater Basketry']
// a Saturday
const known = { places: placesOf(cities), industries, region: ['alaska', 'ak'], today: '2026-11-21' }
const understand = (text: string) => {
  const { kinds, words, city, trade, job_type, event_type, from, until, parts } = understandText(text, known)
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
const said = (text: string): Record<string, unknown> => {
  const { kinds, parts: _, ...rest } = understand(text)
  const given = Object.entries(rest).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { first: kinds[0], ...Object.fromEntries(given) }
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
  ['daycare in Utqiaġvik', 'Child Care', 'Barrow'],
  ['animal services homer', 'Animal Services', 'Homer'],
  ['where can I find a good restaurant in Kodiak?', 'Restaurants', 'Kodiak'],
])('“%s” is a trade and a place', (text, trade, city) => {
  expect(said(text)).toMatchObject({ first: 'business', trade, city })
})

test.each([
  ['plumbers Ancorage', 'Anchorage'],
  ['plumbers in Anchorge', 'Anchorage'],
  ['plumbers in Fairbnaks', 'Fairbanks'],
  ['plumbers in Eagel River', 'Eagle River'],
  ['plumbers in wassila', 'Wasilla'],
  ['plumbers in Junaeu', 'Juneau'],
])('“%s” names a place with a slip', (text, city) => {
  expect(said(text)).toEqual({ first: 'business', trade: 'Plumbing', city })
})

test('a place that is a word first of all is one only behind “in”', () => {
  expect(said('churches in Hope')).toMatchObject({ trade: 'Churches', city: 'Hope' })
  expect(said('Hope Community Resources')).toEqual({ first: 'business', words: ['hope', 'community', 'resources'] })
  expect(said('Craig Ministries in Craig').city).toBe('Craig')
})

test('words that are like a place are none', () => {
  expect(said('can I borrow money')).toMatchObject({ words: ['borrow', 'money'] })
  expect(said('palm trees')).toEqual({ first: 'business', words: ['palm', 'trees'] })
})

test('an industry of the directory is known by its name', () => {
  expect(said('underwater basketry in Homer')).toEqual({
    first: 'business',
    trade: 'Underwater Basketry',
    city: 'Homer',
  })
  expect(said('arts and culture in Homer')).toMatchObject({ trade: 'Arts & Culture', city: 'Homer' })
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
])('“%s” says when', (text, from, until) => {
  const { kinds, words, ...meaning } = understand(text)
  expect({ kinds, words, from: meaning.from, until: meaning.until }).toEqual({
    kinds: ['event'],
    words: [],
    from,
    until,
  })
})

test.each([
  ['when the year ends', '2026-12-31'],
  ['the last of its month', '2026-02-28'],
])('days are right %s', (_, today) => {
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  expect(understandText('events tomorrow', { ...known, today })).toMatchObject({ from: tomorrow, until: tomorrow })
})

test('on a Sunday this weekend is that day, and next week begins the day after', () => {
  const sunday = { ...known, today: '2026-11-22' }
  expect(understandText('events this weekend', sunday)).toMatchObject({ from: '2026-11-22', until: '2026-11-22' })
  expect(understandText('events next week', sunday)).toMatchObject({ from: '2026-11-23', until: '2026-11-29' })
})

test('a day that no month has is none', () => {
  expect(understand('events february 30')).toMatchObject({ from: null, until: null })
  expect(understand('events on 2026-13-45')).toMatchObject({ from: null, until: null })
})

test('types of events and jobs', () => {
  expect(said('networking events this week')).toMatchObject({
    first: 'event',
    event_type: 'Networking',
    from: '2026-11-21',
  })
  expect(said('workshops in Kodiak')).toEqual({ first: 'event', event_type: 'Workshop', city: 'Kodiak' })
  expect(said('sales this saturday')).toMatchObject({ first: 'event', event_type: 'Sale' })
  expect(said('community events')).toEqual({ first: 'event', event_type: 'Community' })
  expect(said('community foundation').event_type).toBeUndefined()
  expect(said('sales job')).toMatchObject({ first: 'job', words: ['sales'] })
  expect(said('part-time jobs in Juneau')).toEqual({ first: 'job', job_type: 'Part-time', city: 'Juneau' })
  expect(said('full time work in homer')).toEqual({ first: 'job', job_type: 'Full-time', city: 'Homer' })
  expect(said('internships')).toEqual({ first: 'job', job_type: 'Internship' })
  expect(said('temporary jobs')).toEqual({ first: 'job', job_type: 'Temporary' })
  expect(said('temporary fence').job_type).toBeUndefined()
})

test('jobs are asked for in many ways', () => {
  for (const text of ['jobs', 'who is hiring', 'job openings', 'vacancies', 'looking for work', 'careers']) {
    expect(understand(text), text).toMatchObject({ kinds: ['job'], words: [] })
  }
  expect(said('remote')).toEqual({ first: 'job', words: ['remote'] })
  expect(said('remote jobs')).toEqual({ first: 'job', words: ['remote'] })
  expect(said('cook jobs in Kenai')).toEqual({ first: 'job', words: ['cook'], city: 'Kenai' })
})

test.each([
  'how do I claim my business',
  'how can I post a job',
  'what does pending mean',
  'can I delete my account?',
  'reset my password',
  'cancel an event',
  'why is my business not public',
])('“%s” asks how to do something', (text) => {
  const { kinds, question, explicit } = understandText(text, known)
  expect({ first: kinds[0], question, explicit }).toEqual({ first: 'help', question: true, explicit: false })
})

test('whoever asks how to find a trade in a place looks for businesses', () => {
  expect(said('how do I find a plumber in Kenai')).toMatchObject({
    first: 'business',
    trade: 'Plumbing',
    city: 'Kenai',
  })
})

test('the region is no place to narrow to', () => {
  expect(said('plumbers in Alaska')).toEqual({ first: 'business', trade: 'Plumbing' })
  expect(said('businesses in AK')).toEqual({ first: 'business' })
})

test('what stands in quotation marks is to be found as it is', () => {
  expect(said('"Homer" roofers')).toEqual({ first: 'business', words: ['homer'], trade: 'Roofing' })
  expect(said('“jobs tomorrow”')).toEqual({ first: 'business', words: ['jobs', 'tomorrow'] })
})

test('each part says how it is called, and what is left without it', () => {
  expect(understand('Part-time jobs in Juneau').parts).toEqual([
    { what: 'kind', label: 'Jobs', without: 'Part-time in Juneau' },
    { what: 'job_type', label: 'Part-time', without: 'jobs in Juneau' },
    { what: 'city', label: 'Juneau', without: 'Part-time jobs' },
  ])
  expect(understand('roofers in Wasilla, Alaska').parts).toEqual([
    { what: 'industry', label: 'Roofing', without: 'in Wasilla, Alaska' },
    { what: 'city', label: 'Wasilla', without: 'roofers' },
  ])
})

test('hostile texts are words at most', () => {
  expect(said("'; drop table users; --")).toEqual({ first: 'business', words: ['drop', 'table', 'users'] })
  expect(said('foo & !bar | (baz):* <-> qux')).toEqual({ first: 'business', words: ['foo', 'bar', 'baz', 'qux'] })
  expect(said('constructor __proto__ toString')).toMatchObject({ first: 'business' })
  expect(said('')).toEqual({ first: 'business' })
  expect(said('!!! ??? …')).toEqual({ first: 'business' })
  expect(said('in in in in in')).toEqual({ first: 'business', words: ['in'] })
  expect(said('🚒 🚒')).toEqual({ first: 'business' })
})
