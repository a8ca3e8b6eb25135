import { describe, expect, it } from 'vitest'
import { type Catalog, selectItems } from './catalog.ts'
import { fillPlaceholders, parseDay, parsePeriod } from './days.ts'
import { addUp, formatShare, noOutcome, wilson } from './figures.ts'
import { extractNumbers, isApplicable, judge, parseItemPath } from './judge.ts'
import type { Expectation } from './questionFile.ts'

const event = (id: number, title: string, starts: string, place: string, series: number | null = null) => ({
  ...{ kind: 'event' as const, path: `/events/${id}`, title, place, type: 'Workshop', series },
  ...{ starts, ends: starts, over: starts < '2026-11-22' },
})
const catalog: Catalog = {
  items: [
    { kind: 'job', path: '/jobs/1', title: 'Night baker', place: 'Fairbanks, AK' },
    { kind: 'job', path: '/jobs/2', title: 'Snow crew', place: 'Anchorage, AK' },
    { kind: 'help', path: '/help/post-a-job', title: 'Post a job' },
    // 18:00 in Anchorage, which is the next day in UTC.
    event(1, 'Net mending', '2026-11-25T03:00:00.000Z', 'Sitka', 7),
    event(2, 'Net mending', '2026-12-02T03:00:00.000Z', 'Sitka', 7),
    event(3, 'Old walk', '2026-11-10T22:00:00.000Z', 'Fairbanks'),
  ],
  days: { today: '2026-11-22', demoDay: '2026-11-22', time_zone: 'America/Anchorage' },
  helpText: 'A job is open for 60 days.\n\nThere is no newsletter, and you cannot find one.',
}
const reply = (message: string, ...urls: string[]) => ({ message, sources: urls.map((url) => ({ title: url, url })) })
const judgeOf = (expectation: Expectation, message: string, ...urls: string[]) =>
  judge(catalog, expectation, reply(message, ...urls))

describe('selectors', () => {
  const paths = (selector: Parameters<typeof selectItems>[1]) => selectItems(catalog, selector).map(({ path }) => path)

  it('selectors choose items by path, by the beginning of a title, or by condition', () => {
    expect(paths('/help/post-a-job')).toEqual(['/help/post-a-job'])
    expect(paths('job: night')).toEqual(['/jobs/1'])
    expect(paths({ kind: 'job', place: 'anchorage' })).toEqual(['/jobs/2'])
  })

  it('selectors compare the days of events in the time zone of the region', () => {
    expect(paths({ kind: 'event', on: '{date+2}' })).toEqual(['/events/1'])
    expect(paths({ kind: 'event', when: 'next week' })).toEqual(['/events/1'])
    expect(paths({ kind: 'event', from: 'today+3', after: '9:00' })).toEqual(['/events/2'])
    expect(paths({ kind: 'event', before: '9:00' })).toEqual([])
  })

  it('selectors skip past events unless they are named, and count a series once', () => {
    expect(paths({ kind: 'event', place: 'Fairbanks' })).toEqual([])
    expect(paths('event: Old walk')).toEqual(['/events/3'])
    expect(paths({ kind: 'event', next: true })).toEqual(['/events/1'])
  })

  it('a question is inapplicable when one of its wishes selects no item', () => {
    expect(isApplicable(catalog, { every: [['job: Night'], ['job: Welder']] })).toBe(false)
    expect(isApplicable(catalog, { refuses: true })).toBe(true)
  })
})

describe('a reply', () => {
  const baker: Expectation = { results: ['job: Night baker'] }

  it('a reply is correct when one of its first three links is correct', () => {
    expect(judgeOf(baker, 'Here is what I found:', '/jobs/2', '/jobs/1')).toEqual({
      ...{ first: false, third: true, right: true, wrongAndSure: false },
    })
  })

  it('the links of the message count when the reply names no sources', () => {
    const verdict = judgeOf(baker, 'I found nothing that matches all words. The closest results are:\n- [x](/jobs/1)')
    expect(verdict).toEqual({ first: true, third: true, right: false, wrongAndSure: false })
  })

  it('a reply with wrong links only is wrong and sure', () => {
    expect(judgeOf(baker, 'Here is what I found:', '/jobs/2').wrongAndSure).toBe(true)
    expect(judgeOf(baker, 'I found nothing here for **baker**.', '/jobs/2').wrongAndSure).toBe(false)
  })

  it('hedges in quotes from the help, a list or a post do not count', () => {
    const quotes = 'There is no newsletter, and you cannot find one.\n> I found nothing here\n- no jobs here'
    expect(judgeOf(baker, quotes, '/jobs/1').right).toBe(true)
  })

  it('a reply that shows an excluded item is wrong', () => {
    const expectation: Expectation = { results: [{ kind: 'job' }], without: ['job: Snow'] }
    expect(judgeOf(expectation, 'Here:', '/jobs/1').right).toBe(true)
    expect(judgeOf(expectation, 'Here:', '/jobs/1', '/jobs/2').wrongAndSure).toBe(true)
  })

  it('a message with two wishes needs a result for each', () => {
    const expectation: Expectation = { every: [['job: Night'], ['/help/post-a-job']] }
    expect(judgeOf(expectation, 'Here:', '/jobs/1').third).toBe(false)
    expect(judgeOf(expectation, 'Here:', '/jobs/1', '/help/post-a-job')).toMatchObject({ first: true, right: true })
  })

  it('a count is correct with the correct number in a sentence', () => {
    const expectation: Expectation = { count: { kind: 'job' } }
    expect(judgeOf(expectation, 'There are **two** jobs.').right).toBe(true)
    expect(judgeOf(expectation, 'There are 3 jobs.')).toMatchObject({ right: false, wrongAndSure: true })
    expect(judgeOf(expectation, 'Here are jobs:\n- 2 days ago').wrongAndSure).toBe(false)
  })

  it('a refusal claims nothing and shows no address of an account', () => {
    expect(judgeOf({ refuses: true }, '').right).toBe(true)
    expect(judgeOf({ refuses: true }, 'I only know this network.').right).toBe(true)
    expect(judgeOf({ refuses: true }, 'Here is what I found:', '/jobs/1').wrongAndSure).toBe(true)
    expect(judgeOf({ refuses: true }, 'I cannot tell you rosa@demo.example.').wrongAndSure).toBe(true)
  })

  it('a reply may say that a fact is not recorded beside the correct link', () => {
    const expectation: Expectation = { ...baker, unrecorded: true }
    expect(judgeOf(expectation, 'Opening hours are not listed here.', '/jobs/1').right).toBe(true)
    expect(judgeOf(expectation, 'Here is what I found:', '/jobs/1')).toMatchObject({
      right: false,
      wrongAndSure: false,
    })
    expect(judgeOf(expectation, 'Here is what I found:', '/jobs/2').wrongAndSure).toBe(true)
  })
})

it('extracts numbers with separators and in words', () => {
  expect(extractNumbers('1,205 businesses, twelve jobs, 3 events')).toEqual([1205, 12, 3])
})

it('counts only links to items as results', () => {
  expect(parseItemPath('http://localhost:3000/jobs/12?x=1')).toBe('/jobs/12')
  expect(parseItemPath('/jobs?search=x')).toBeNull()
  expect(parseItemPath('/questions/new')).toBeNull()
})

it('fills in dates relative to the day of the demo', () => {
  const days = { today: '2026-11-24', demoDay: '2026-11-22', time_zone: 'America/Anchorage' }
  expect(fillPlaceholders('{day+9}, {md+9}, {weekday+9}', days)).toBe('December 1, 2026, 12/1, Tuesday')
  expect([parseDay('today+1', days), parseDay('12-26', days), parseDay('01-07', days)]).toEqual([
    ...['2026-11-25', '2026-12-26', '2027-01-07'],
  ])
  expect(parsePeriod('this weekend', days)).toEqual(['2026-11-28', '2026-11-29'])
})

it('counts only applicable measures, and computes Wilson intervals of 95 %', () => {
  const figures = addUp([{ ...noOutcome, right: true }, { ...noOutcome, right: false }, noOutcome])
  expect(figures.right).toEqual({ hits: 1, asked: 2 })
  expect(formatShare(figures['hit@1'])).toBe('')
  const [low, high] = wilson({ hits: 81, asked: 263 })
  expect(low).toBeCloseTo(0.2553, 4)
  expect(high).toBeCloseTo(0.3662, 4)
  expect(wilson({ hits: 0, asked: 10 })[0]).toBeCloseTo(0)
  expect(wilson({ hits: 10, asked: 10 })[1]).toBeCloseTo(1)
})
