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
