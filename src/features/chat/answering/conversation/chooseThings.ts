import { normalizeWord, readWords, stem, tokenize } from '../../../../kit/text/words.ts'
import { readHighestPay } from '../../../jobs/pay.ts'
import type { Thing } from '../facts/things.server.ts'
import type { Choice } from './followUp.ts'

/** The result of a choice among pages. */
export type Chosen = {
  things: Thing[]
  /** The pages that do not state the fact. */
  unlisted: Thing[]
  /** Whether these kinds of pages have the fact at all. */
  isRecorded: boolean
}

const isFree = (cost: string) => /\b(?:free|no (?:charge|cost|fee)|donations?)\b|\$\s?0\b/i.test(cost)
const lowestPrice = (cost: string) => {
  if (isFree(cost) && !/^\s*\$/.test(cost)) return 0
  const amounts = [...cost.matchAll(/\$\s?(\d+(?:\.\d+)?)/g)].map(([, amount]) => Number(amount))
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/**
 * Returns the pages with the highest value. `read` returns null when the page does not state the value, and undefined
 * when its kind has no such fact.
 */
function pickHighest(things: Thing[], read: (thing: Thing) => number | null | undefined): Chosen {
  const values = things.map((thing) => ({ thing, value: read(thing) }))
  const listed = values.flatMap(({ thing, value }) => (typeof value === 'number' ? [{ thing, value }] : []))
  const best = Math.max(...listed.map(({ value }) => value))
  return {
    things: listed.filter(({ value }) => value === best).map(({ thing }) => thing),
    unlisted: values.flatMap(({ thing, value }) => (value === null ? [thing] : [])),
    isRecorded: values.some(({ value }) => value !== undefined),
  }
}

const negate = (value: number | null | undefined) => (typeof value === 'number' ? -value : value)
const startOf = (thing: Thing) => (thing.kind === 'event' ? Date.parse(thing.event.start_datetime) : undefined)
const createdAt = (thing: Thing) =>
  thing.kind === 'job'
    ? Date.parse(thing.job.created_at)
    : thing.kind === 'question'
      ? Date.parse(thing.question.created_at)
      : undefined

/** The words of a page, stemmed. */
function readStems(thing: Thing): Set<string> {
  const texts =
    thing.kind === 'business'
      ? [
          thing.business.tagline,
          thing.business.industry,
          thing.business.description,
          thing.business.city,
          thing.business.location,
          thing.business.accessibility_note,
          ...thing.business.services,
          ...thing.business.languages,
          thing.business.verification_status === 'approved' ? 'verified' : '',
        ]
      : thing.kind === 'event'
        ? [
            thing.event.event_type,
            thing.event.description,
            thing.event.location,
            thing.event.city,
            thing.event.display_name,
          ]
        : thing.kind === 'job'
          ? [thing.job.company, thing.job.location, thing.job.job_type, thing.job.description, thing.job.requirements]
          : thing.kind === 'question'
            ? [thing.question.content, ...thing.answers.map(({ content }) => content)]
            : [thing.page.text]
  return new Set(tokenize([thing.title, ...texts].join(' ')).map(({ word }) => stem(word)))
}

/** Filters pages whose title or text contains all words, in any inflected form. */
export function filterByWords(things: Thing[], words: string[]): Thing[] {
  const stems = words.map((word) => stem(normalizeWord(word)))
  return things.filter((thing) => {
    const known = readStems(thing)
    return stems.every((word) => known.has(word))
  })
}

/** Filters pages whose title contains all words, in any inflected form. */
export function filterByTitle(things: { title: string }[], words: string[]) {
  const stems = words.map((word) => stem(normalizeWord(word)))
  return things.filter(({ title }) => {
    const known = new Set(tokenize(title).map(({ word }) => stem(word)))
    return stems.length > 0 && stems.every((word) => known.has(word))
  })
}

/** Words of titles that a question need not repeat: legal forms and function words. */
const optionalTitleWords = /^(?:inc|llc|ltd|corp|co|the|of|and|for|at|in|a)$/
/** Whether these words name a page: they are its whole title, or at least two words and a large part of it. */
export function namesTitle(title: string, words: string[]): boolean {
  const stems = new Set(words.map((word) => stem(normalizeWord(word))))
  const own = new Set(
    readWords(title)
      .filter((word) => !optionalTitleWords.test(word))
      .map(stem),
  )
  const shared = [...own].filter((word) => stems.has(word)).length
  return own.size > 0 && (shared === own.size || (shared >= 2 && shared >= 0.5 * own.size))
}

/** Applies a choice, such as the cheapest or the free ones, to the pages that were shown. */
export function chooseThings(things: Thing[], choice: Choice): Chosen {
  switch (choice.by) {
    case 'free': {
      const events = things.filter((thing) => thing.kind === 'event')
      return {
        things: events.filter(({ event }) => isFree(event.cost_info ?? '')),
        unlisted: events.filter(({ event }) => event.cost_info === null),
        isRecorded: events.length > 0,
      }
    }
    case 'cheapest':
      return pickHighest(things, (thing) =>
        thing.kind === 'event'
          ? negate(thing.event.cost_info === null ? null : lowestPrice(thing.event.cost_info))
          : undefined,
      )
    case 'best_paid':
      return pickHighest(things, (thing) => (thing.kind === 'job' ? readHighestPay(thing.job) : undefined))
    case 'soonest':
      return pickHighest(things, (thing) => negate(startOf(thing)))
    case 'latest':
      return pickHighest(things, startOf)
    case 'newest':
      return pickHighest(things, createdAt)
    case 'oldest':
      return pickHighest(things, (thing) =>
        thing.kind === 'business' ? negate(thing.business.year_established) : undefined,
      )
    case 'words':
      return { things: filterByWords(things, choice.words), unlisted: [], isRecorded: true }
    default:
      return { things: [], unlisted: [], isRecorded: false }
  }
}
