import { describe, expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { indexPlaces } from '../places.ts'

// 2026-11-27 is a Friday.
const vocabulary = {
  places: indexPlaces(['Anchorage', 'Juneau', 'Sitka', 'Homer', 'Palmer', 'Nome']),
  industries: [],
  region: ['alaska', 'ak'],
  today: '2026-11-27',
}
const parse = (text: string) => parseQuery(text, vocabulary)

describe('events', () => {
  test.each([
    'is there anything between christmas and new years eve i could drag my in-laws to',
    'anything on december 12 that we can take the kids to',
    'something next weekend to bring my parents along',
    'what is going on tomorrow evening',
    'anything going on in sitka this weekend',
    'which events can I still go to this weekend',
    'what workshops can we still join in december',
    'stuff in juneau on saturday i could take my teenage daughter to',
    'what can we bring our guests to on december 20',
    'things in sitka in december to keep my kids busy',
    'somewhere to take my visiting friends on new years eve',
  ])('“%s” asks for events without words', (text) => {
    const { kinds, words, from } = parse(text)
    expect({ kinds, words, isDated: from !== null }).toEqual({ kinds: ['event'], words: [], isDated: true })
  })

  test.each([
    ['evening stuff in anchorage in december, after 4 pm since i work days', '16:00'],
    ['things in juneau next saturday after 6 pm because we work mornings', '18:00'],
    ['morning stuff in sitka next week as I work nights', '05:00'],
    ['something on december 5 after 7 pm cuz i have school', '19:00'],
  ])('“%s” has a reason, which is no filter', (text, from) => {
    const { words, time, kinds } = parse(text)
    expect({ words, from: time?.from, first: kinds[0] }).toEqual({ words: [], from, first: 'event' })
  })

  test.each([
    ['farm stand days in palmer in january', 'days'],
    ['pottery nights in juneau in december', 'nights'],
    ['yoga mornings in homer next week', 'mornings'],
    ['craft market dates in nome in january', 'dates'],
  ])('“%s” asks for events', (text, noun) => {
    const { kinds, words } = parse(text)
    expect(kinds).toEqual(['event'])
    expect(words).not.toContain(noun)
  })

  test.each(['daycare since I work nights', 'a sitter because i work weekends'])('“%s” keeps its time', (text) => {
    expect(
      parse(text).tokens.join(' ') +
        parse(text)
          .parts.map(({ label }) => label)
          .join(' '),
    ).toMatch(/night|weekend/i)
  })
})

describe('jobs', () => {
  test.each([
    'jobs, but not in Anchorage, I hate it there',
    'any jobs not in Anchorage please I cant stand it',
    'jobs outside Anchorage, it is too far for us',
    'jobs outside Anchorage, I have no car',
  ])('“%s” searches no words of the reason', (text) => {
    const { words, excluded, kinds } = parse(text)
    expect({ words, kinds, cities: excluded.cities.map(({ name }) => name) }).toEqual({
      ...{ words: [], kinds: ['job'], cities: ['Anchorage'] },
    })
  })

  test.each(['job where food and bed is paid for', 'jobs with meals and a bunk', 'jobs that offer housing and food'])(
    '“%s” asks for lodging',
    (text) => {
      expect(parse(text).facts).toEqual(['lodging'])
    },
  )

  test.each([
    'what job posting runs out next',
    'which job disappears first',
    'which postings lapse soonest',
    'jobs that close soonest',
    'which job has the last chance to apply',
    'the job that is about to run out first',
    'which job ends the soonest',
    'what openings are gone soon',
    'the job I have to apply for first',
    'what job is almost over',
  ])('“%s” asks for the job that closes next', (text) => {
    const { kinds, order } = parse(text)
    expect({ kinds, order }).toEqual({ kinds: ['job'], order: 'expiring' })
  })

  test.each([
    ['anything at 20 bucks an hour or under', 20],
    ['jobs for $25 an hour or less', 25],
    ['something at 18 an hour max', 18],
    ['jobs at 30 dollars an hour at most', 30],
    ['22 an hour tops', 22],
    ['work paying 50k a year or below', 50_000],
  ])('“%s” limits the pay', (text, max) => {
    const { kinds, pay } = parse(text)
    expect({ kinds, min: pay?.min, max: pay?.max }).toEqual({ kinds: ['job'], min: null, max })
  })

  test.each([
    'my landlord sues me and i make like 14 an hour so a lawyer is too much',
    'we pay 300 bucks an hour for somebody in a suit',
    'i only earn 15 an hour and need food',
    'she gets 12 dollars an hour, who helps with rent',
    'im paying 90 an hour for a babysitter',
  ])('“%s” states money that is no wish', (text) => {
    expect(parse(text).pay).toBeNull()
  })

  test.each([
    'just turned 18, zero experience, but good with plants lol got anything',
    'no work experience, anybody hiring something in homer',
    'got anything for me without any experience',
    'i dont have a degree, is there anything i could do',
    'who would hire a beginner',
    'who takes teenagers for the summer',
    'where would they give a 16 year old work',
    'fresh out of high school, is there something',
    'got laid off, anything in nome',
  ])('“%s” looks for a job', (text) => {
    expect(parse(text).kinds).toEqual(['job'])
  })

  test.each([
    'no experience with taxes, who can do mine',
    'i work nights and need a sitter in juneau',
    'propane runs out soon',
  ])('“%s” does not', (text) => {
    expect(parse(text).kinds).not.toEqual(['job'])
  })
})

describe('stories', () => {
  test.each([
    [
      'mom forgets who i am half the time, last week she left the stove on and wandered off in her slippers. i work nights and my brother is in texas, i cant do this on my own anymore. we are in anchorage',
      /brother|texas|slippers|nights|week/,
      'Anchorage',
    ],
    [
      'so we bought this old place in homer last spring for 90 grand, my wife hates it, two kids, and now the pipes froze again, who can come',
      /grand|wife|hates|spring/,
      'Homer',
    ],
    [
      'ok my cousin visited from ohio for two weeks and we drove everywhere, anyway the truck broke down near nome and i need somebody',
      /cousin|ohio|weeks/,
      'Nome',
    ],
    [
      'i make like 14 an hour and have two kids, my landlord raised everything, the dog is sick too, needs a lawyer but broke basically, sitka',
      /14|hour/,
      'Sitka',
    ],
  ])('“%s” is searched for its need', (text, trivia, city) => {
    const parsed = parse(text)
    expect(parsed.tokens.join(' ')).not.toMatch(trivia)
    expect({ city: parsed.city?.name, from: parsed.from, pay: parsed.pay }).toEqual({ city, from: null, pay: null })
  })

  test('a long question for advice keeps its words', () => {
    const text =
      'we sell smoked salmon at the market, my wife keeps the books, how do you price a new product when the plumber raises his rates'
    expect(parse(text).tokens).toContain('salmon')
  })
})

test.each([
  'Some guy took over my page on here. What can I do?',
  'our snow plow broke and it snows, what should we do',
])('“%s” asks for no event', (text) => {
  expect(parse(text).explicit).toBe(false)
})

test.each([
  'im a student so anything at 20 bucks an hour or under is fine with me',
  'i am 16 and looking for a job, anything works for me',
])('“%s” has no words beside the job', (text) => {
  expect({ kinds: parse(text).kinds, words: parse(text).words }).toEqual({ kinds: ['job'], words: [] })
})

test('searches a story about a suit, money and a court date for a lawyer', () => {
  const text =
    'ok so the landlord is suing me over the deposit, court date is in three weeks, i make like 14 an hour and have two kids so paying 300 bucks an hour for somebody in a suit is not happening. needs a lawyer but broke basically'
  expect(parse(text).tokens.join(' ')).not.toMatch(/suit|kids|14|weeks/)
})
