import { expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { indexPlaces } from '../places.ts'
import { parseTimeOfDay } from './timesOfDay.ts'

// 2026-11-18 is a Wednesday.
const vocabulary = {
  places: indexPlaces(['Anchorage', 'Juneau', 'Sitka', 'Homer', 'North Pole', 'Hope']),
  industries: [],
  region: ['alaska', 'ak'],
  today: '2026-11-18',
}
const parse = (text: string) => parseQuery(text, vocabulary)
const labels = (text: string) => parse(text).parts.map(({ label }) => label)

test.each<[string, number | null, number | null, string, string]>([
  ['jobs over $30 an hour', 30, null, 'hour', 'Over $30 an hour'],
  ['jobs that pay more than $30/hr', 30, null, 'hour', 'Over $30 an hour'],
  ['jobs paying at least 25 an hour', 25, null, 'hour', 'At least $25 an hour'],
  ['anything above 80k', 80_000, null, 'year', 'Over $80,000 a year'],
  ['jobs under 60k a year', null, 60_000, 'year', 'At most $60,000 a year'],
  ['work for $30+/hr', 30, null, 'hour', 'At least $30 an hour'],
  ['jobs between $25 and $35 an hour', 25, 35, 'hour', '$25–35 an hour'],
  ['jobs $25-35/hr in Juneau', 25, 35, 'hour', '$25–35 an hour'],
  ['jobs that pay thirty dollars an hour', 30, null, 'hour', 'At least $30 an hour'],
  ['jobs paying $4,000 a month or more', 4000, null, 'month', 'At least $4,000 a month'],
  ['jobs over $30', 30, null, 'hour', 'Over $30 an hour'],
  ['six figure jobs', 100_000, null, 'year', 'At least $100,000 a year'],
  ['which jobs pay over 100 thousand a year?', 100_000, null, 'year', 'Over $100,000 a year'],
])('parses the pay in “%s”', (text, min, max, unit, label) => {
  const { pay, kinds, words } = parse(text)
  expect({ pay, kinds, words }).toEqual({ pay: { min, max, unit }, kinds: ['job'], words: [] })
  expect(labels(text)).toContain(label)
})

test.each([
  'events under $20',
  'sell my boat for $500',
  'open 24 hours a day',
  'route 66',
  '401k advice',
  'permit 30 days',
])('finds no pay in “%s”', (text) => {
  expect(parse(text).pay).toBe(null)
})

test.each([
  'how many plumbers are in Juneau',
  'How many jobs are open?',
  'number of open jobs',
  'what is the number of businesses in Sitka',
  'how many events are there this weekend',
  'how many questions are unanswered',
])('“%s” requests a count', (text) => {
  const { intent, question } = parse(text)
  expect({ intent, question }).toEqual({ intent: 'count', question: false })
})

test.each([
  'how many people live in Juneau',
  'how do I count inventory',
  'how much does it cost to post a job',
  'account settings',
  'county clerk',
])('“%s” requests no count', (text) => {
  expect(parse(text).intent).toBe('find')
})

test.each([
  ['which job is the best paid', 'best_paid', 'job'],
  ['highest paying jobs in Sitka', 'best_paid', 'job'],
  ['what job pays the most?', 'best_paid', 'job'],
  ['top paying part-time work', 'best_paid', 'job'],
  ['lowest paid job', 'lowest_paid', 'job'],
  ['which job is next to expire', 'expiring', 'job'],
  ['jobs closing soon', 'expiring', 'job'],
  ['which job expires first', 'expiring', 'job'],
  ['newest jobs', 'newest', 'job'],
  ['latest questions', 'newest', 'question'],
  ['oldest unanswered question', 'oldest', 'question'],
  ['the most recently posted job', 'newest', 'job'],
  ['next workshop in Homer', 'soonest', 'event'],
  ['most upvoted questions', 'most_upvotes', 'question'],
  ['which question was voted down the most', 'most_downvotes', 'question'],
  ['the question with the highest score', 'most_votes', 'question'],
  ['which question got the most replies', 'most_answers', 'question'],
  ['latest question someone asked', 'newest', 'question'],
  ['which job pays the least on the board', 'lowest_paid', 'job'],
  ['which job pays the most per hour', 'best_paid', 'job'],
  ['priciest conference', 'most_expensive', 'event'],
  ['which event lasts longest', 'longest', 'event'],
])('“%s” asks for an order', (text, order, kind) => {
  expect(parse(text)).toMatchObject({ order, intent: 'order', kinds: [kind], words: [] })
})

test.each([
  ['free events', 'free', 'event'],
  ['events that are free this weekend', 'free', 'event'],
  ['events that don’t cost anything', 'free', 'event'],
  ['workshops with free admission', 'free', 'event'],
  ['unanswered questions', 'unanswered', 'question'],
  ['questions still unanswered', 'unanswered', 'question'],
  ['questions nobody has answered yet', 'unanswered', 'question'],
  ['questions without any answers', 'unanswered', 'question'],
  ['questions with no replies', 'unanswered', 'question'],
  ['questions without an accepted answer', 'unaccepted', 'question'],
  ['questions that are not resolved', 'unaccepted', 'question'],
  ['questions with an accepted answer', 'accepted', 'question'],
  ['verified businesses in Juneau', 'verified', 'business'],
  ['businesses with a website', 'website', 'business'],
  ['businesses without a website', 'no_website', 'business'],
  ['unclaimed businesses', 'unclaimed', 'business'],
  ['jobs that list the salary', 'states_pay', 'job'],
  ['jobs paid by the month', 'paid_monthly', 'job'],
  ['hourly jobs', 'paid_hourly', 'job'],
  ['jobs with housing included', 'lodging', 'job'],
  ['work with room and board', 'lodging', 'job'],
  ['is there a job with paid overtime', 'overtime', 'job'],
])('parses the fact in “%s”', (text, fact, kind) => {
  const { facts, kinds, words } = parse(text)
  expect({ facts, kinds: kinds[0], words }).toEqual({ facts: [fact], kinds: kind, words: [] })
})

test.each([
  ['how many workshops are coming up', 'event'],
  ['how many businesses are listed in Juneau', 'business'],
  ['how many listings in total in the directory', 'business'],
  ['how many jobs are posted on the board', 'job'],
  ['how many workshops are still available', 'event'],
  ['how many businesses are out there now', 'business'],
])('“%s” counts all of a kind', (text, kind) => {
  expect(parse(text)).toMatchObject({ intent: 'count', kinds: [kind], words: [] })
})

test.each([
  ['events not in Anchorage or Juneau', ['Anchorage', 'Juneau'], [], []],
  ['jobs not in Anchorage, Juneau or Sitka', ['Anchorage', 'Juneau', 'Sitka'], [], []],
  ['jobs not in Anchorage and not in Juneau', ['Anchorage', 'Juneau'], [], []],
  ['jobs that are not seasonal or temporary', [], ['Temporary'], ['seasonal']],
  ['questions not about taxes or permits', [], [], ['taxes', 'permits']],
  ['jobs not in Anchorage, with housing', ['Anchorage'], [], []],
  ['jobs not in Anchorage and free housing', ['Anchorage'], [], []],
])('“%s” excludes everything that it lists', (text, cities, job_types, words) => {
  const { excluded } = parse(text)
  expect(excluded.cities.map(({ name }) => name)).toEqual(cities)
  expect(excluded).toMatchObject({ job_types, words })
})

test.each([
  'what starts before noon in the next two weeks',
  'free stuff over the next 7 days',
  'events coming up soon',
  'is there anything that starts before 8 in the morning',
  'anything to attend in Sitka',
])('“%s” searches for no words', (text) => {
  expect(parse(text)).toMatchObject({ words: [], kinds: ['event'] })
})

test('a fact applies only to the kind that the text names', () => {
  expect(parse('top rated restaurants').kinds[0]).toBe('business')
  expect(parse('verified plumbers in Juneau')).toMatchObject({ facts: ['verified'], city: { name: 'Juneau' } })
  expect(parse('free parking in Juneau').facts).toEqual([])
  expect(parse('gluten free bakery').facts).toEqual([])
  expect(parse('how do I get verified').facts).toEqual([])
})

test.each([
  ['jobs not in Anchorage', ['Anchorage'], [], []],
  ['jobs outside Anchorage', ['Anchorage'], [], []],
  ['jobs anywhere but Anchorage', ['Anchorage'], [], []],
  ['events except in Juneau', ['Juneau'], [], []],
  ['businesses outside of North Pole', ['North Pole'], [], []],
  ['jobs except part-time', [], ['Part-time'], []],
  ['jobs that are not full time', [], ['Full-time'], []],
  ['jobs other than fishing', [], [], ['fishing']],
  ['jobs that aren’t seasonal', [], [], ['seasonal']],
  ['jobs not in Anchorage and not part-time', ['Anchorage'], ['Part-time'], []],
])('parses the exclusions in “%s”', (text, cities, job_types, words) => {
  const { excluded, city } = parse(text)
  expect({ ...excluded, cities: excluded.cities.map(({ name }) => name), city }).toEqual({
    ...{ cities, job_types, words, city: null },
    event_types: [],
    facts: [],
  })
})

test.each([
  'my heater is not working',
  'no heat',
  'no experience jobs',
  'jobs without a degree',
  'not sure what to do',
])('excludes nothing for “%s”', (text) => {
  expect(parse(text).excluded).toEqual({ cities: [], job_types: [], event_types: [], facts: [], words: [] })
})

test.each<[string, string | null, string | null]>([
  ['before noon', null, '12:00'],
  ['after 5pm', '17:00', null],
  ['after 5:30 p.m.', '17:30', null],
  ['at 6:30', '18:30', '19:30'],
  ['at 9am', '09:00', '10:00'],
  ['at noon', '12:00', '13:00'],
  ['between 9 and 11am', '09:00', '11:00'],
  ['6-8pm', '18:00', '20:00'],
  ['in the morning', '05:00', '12:00'],
  ['evening', '17:00', null],
  ['night', '18:00', null],
  ['after work', '17:00', null],
  ['until midnight', null, null],
])('parses the time of day in “%s”', (text, from, until) => {
  expect(parseTimeOfDay(text)).toMatchObject({ from, until, length: text.length })
})

test.each<[string, string | null, string | null, string | null, string | null]>([
  ['events Monday night', '2026-11-23', '2026-11-23', '18:00', null],
  ['events after 7 in the evening', null, null, '19:00', null],
  ['events before 8 in the morning', null, null, null, '08:00'],
  ['events, like 7 or 8 in the morning', null, null, '07:00', '08:00'],
  ['events after 11 at night', null, null, '23:00', null],
  ['events at 12 at night', null, null, '00:00', '01:00'],
  ['events tomorrow evening', '2026-11-19', '2026-11-19', '17:00', null],
  ['evening events after 7 pm', null, null, '19:00', null],
  ['what is on tonight', '2026-11-18', '2026-11-18', '17:00', null],
  ['events this weekend before noon', '2026-11-21', '2026-11-22', null, '12:00'],
  ['events on 12/12 after 5pm', '2026-12-12', '2026-12-12', '17:00', null],
  ['sat night', '2026-11-21', '2026-11-21', '18:00', null],
  ['this afternoon', '2026-11-18', '2026-11-18', '12:00', '17:00'],
  ['events in the morning', null, null, '05:00', '12:00'],
])('parses the days and times in “%s”', (text, from, until, start, end) => {
  expect(parse(text)).toMatchObject({ from, until, time: { from: start, until: end }, kinds: ['event'], words: [] })
})

test('days refer to events, to posts or to the closing of jobs', () => {
  expect(parse('jobs posted since last month')).toMatchObject({ from: '2026-10-01', day_meaning: 'posted', words: [] })
  expect(parse('jobs closing before December 4')).toMatchObject({ until: '2026-12-03', day_meaning: 'closes' })
  expect(parse('questions asked this week')).toMatchObject({ from: '2026-11-16', day_meaning: 'posted' })
  expect(parse('jobs starting in May')).toMatchObject({ from: null, until: null, words: ['starting', 'may'] })
  expect(parse('summer jobs')).toMatchObject({ from: null, words: ['summer'] })
  expect(parse('events on saturdays')).toMatchObject({ weekdays: [6], kinds: ['event'], words: [] })
})

test('each recognized part has a label, and the query that remains when it is removed', () => {
  expect(parse('jobs over $30 an hour not in Anchorage').parts).toEqual([
    { what: 'kind', label: 'Jobs', without: 'over $30 an hour not in Anchorage' },
    { what: 'pay', label: 'Over $30 an hour', without: 'jobs not in Anchorage' },
    { what: 'not', label: 'Not in Anchorage', without: 'jobs over $30 an hour' },
  ])
  expect(labels('unanswered questions')).toEqual(['Questions', 'Unanswered'])
})

test('does not interpret words in quotation marks', () => {
  expect(parse('"free" events')).toMatchObject({ facts: [], words: ['free'] })
  expect(parse('"not in Anchorage" jobs').excluded.cities).toEqual([])
  expect(parse('jobs "over $30 an hour"').pay).toBe(null)
})

test('parses hostile text in linear time', () => {
  for (const part of ['not ', 'between ', 'the first ', '12/', 'after the ', 'that is ', 'how many ', '$'])
    expect(parse(part.repeat(60)).kinds.length).toBeGreaterThan(0)
})

test.each<[string, Partial<ReturnType<typeof parse>>]>([
  ['what can we do in the days after christmas', { kinds: ['event'], words: [] }],
  ['is there anything in March already?', { kinds: ['event'], words: [] }],
  ['whats happening the week before christmas, any town', { kinds: ['event'], words: [] }],
  ['evening things in december, has to start at 5 or later', { time: { from: '17:00', until: null }, words: [] }],
  ['first aid for new hires in one day', { from: null, explicit: false }],
  ['which shops are open now in Sitka', { kinds: ['business'], facts: ['open_now'], words: [] }],
  ['jobs that are open now', { kinds: ['job'], facts: [] }],
  ['booking calendar', { explicit: false }],
  ['free groceries in Homer this month', { facts: [] }],
  ['our job ad is about to run out', { order: null }],
  ['which jobs are about to run out', { order: 'expiring' }],
  ['anything this weekend for makers', { kinds: ['event'] }],
  ['calendar of events in Homer', { kinds: ['event'], explicit: true }],
  ['the main road beside Juneau', { city: expect.objectContaining({ name: 'Juneau' }) }],
])('parses “%s”', (text, expected) => {
  expect(parse(text)).toMatchObject(expected)
})

test.each([
  ['something in Juneau on Saturday, I am a tea person', null],
  ['events on Saturday am', { from: '05:00', until: '12:00' }],
])('the time of day in “%s”', (text, time) => {
  expect(parse(text).time).toEqual(time)
})

test.each(['What is planned for next week?', 'Which workshops can I still get to before December 12?'])(
  '“%s” restricts events by nothing but days',
  (text) => {
    expect(parse(text)).toMatchObject({ words: [], trade: null })
  },
)

test('“anywhere in the state” does not restrict a search', () => {
  expect(parse('zeppelins anywhere in the state').words).toEqual(['zeppelins'])
})
