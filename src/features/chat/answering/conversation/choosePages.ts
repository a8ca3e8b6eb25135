import { listNormalizedWords, normalizeWord, stem, tokenize } from '../../../../kit/text/words.ts'
import { computeHighestPay } from '../../../jobs/pay.ts'
import type { PublicPage } from '../facts/publicPages.server.ts'
import type { Choice } from './followUp.ts'

/** The result of a choice among pages. */
export type ChosenPages = {
  pages: PublicPage[]
  /** The pages that do not state the fact. */
  unstated: PublicPage[]
  /** Whether these kinds of pages have the fact at all. */
  isRecorded: boolean
}

const isFree = (cost: string) => /\b(?:free|no (?:charge|cost|fee)|donations?)\b|\$\s?0\b/i.test(cost)
const parseLowestPrice = (cost: string) => {
  if (isFree(cost) && !/^\s*\$/.test(cost)) return 0
  const amounts = [...cost.matchAll(/\$\s?(\d+(?:\.\d+)?)/g)].map(([, amount]) => Number(amount))
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/**
 * Returns the pages with the highest value. `toValue` returns null when the page does not state the value, and undefined
 * when its kind has no such fact.
 */
function pickHighest(pages: PublicPage[], toValue: (page: PublicPage) => number | null | undefined): ChosenPages {
  const values = pages.map((page) => ({ page, value: toValue(page) }))
  const stated = values.flatMap(({ page, value }) => (typeof value === 'number' ? [{ page, value }] : []))
  const best = Math.max(...stated.map(({ value }) => value))
  return {
    pages: stated.filter(({ value }) => value === best).map(({ page }) => page),
    unstated: values.flatMap(({ page, value }) => (value === null ? [page] : [])),
    isRecorded: values.some(({ value }) => value !== undefined),
  }
}

const negate = (value: number | null | undefined) => (typeof value === 'number' ? -value : value)
const startOf = (page: PublicPage) => (page.kind === 'event' ? Date.parse(page.event.start_datetime) : undefined)
const createdAt = (page: PublicPage) =>
  page.kind === 'job'
    ? Date.parse(page.job.created_at)
    : page.kind === 'question'
      ? Date.parse(page.question.created_at)
      : undefined

/** Extracts the stems of the words of a page. */
function extractStems(page: PublicPage): Set<string> {
  const texts =
    page.kind === 'business'
      ? [
          page.business.tagline,
          page.business.industry,
          page.business.description,
          page.business.city,
          page.business.location,
          page.business.accessibility_note,
          ...page.business.services,
          ...page.business.languages,
          page.business.verification_status === 'approved' ? 'verified' : '',
        ]
      : page.kind === 'event'
        ? [page.event.event_type, page.event.description, page.event.location, page.event.city, page.event.display_name]
        : page.kind === 'job'
          ? [page.job.company, page.job.location, page.job.job_type, page.job.description, page.job.requirements]
          : page.kind === 'question'
            ? [page.question.content, ...page.answers.map(({ content }) => content)]
            : [page.helpPage.text]
  return new Set(tokenize([page.title, ...texts].join(' ')).map(({ word }) => stem(word)))
}

/** Filters pages whose title or text contains all words, in any inflected form. */
export function filterByWords(pages: PublicPage[], words: string[]): PublicPage[] {
  const stems = words.map((word) => stem(normalizeWord(word)))
  return pages.filter((page) => {
    const pageStems = extractStems(page)
    return stems.every((word) => pageStems.has(word))
  })
}

/** Filters pages whose title contains all words, in any inflected form. */
export function filterByTitle(pages: { title: string }[], words: string[]) {
  const stems = words.map((word) => stem(normalizeWord(word)))
  return pages.filter(({ title }) => {
    const titleStems = new Set(tokenize(title).map(({ word }) => stem(word)))
    return stems.length > 0 && stems.every((word) => titleStems.has(word))
  })
}

/** Matches words of titles that a question need not repeat: legal forms and function words. */
const optionalTitleWordPattern = /^(?:inc|llc|ltd|corp|co|the|of|and|for|at|in|a)$/
/** Whether these words name a page: they are its whole title, or at least two words and half of it. */
export function isTitleNamed(title: string, words: string[]): boolean {
  const stems = new Set(words.map((word) => stem(normalizeWord(word))))
  const own = new Set(
    listNormalizedWords(title)
      .filter((word) => !optionalTitleWordPattern.test(word))
      .map(stem),
  )
  const shared = [...own].filter((word) => stems.has(word)).length
  return own.size > 0 && (shared === own.size || (shared >= 2 && shared >= 0.5 * own.size))
}

/** Applies a choice, such as the cheapest or the free ones, to the shown pages. */
export function choosePages(pages: PublicPage[], choice: Choice): ChosenPages {
  switch (choice.by) {
    case 'free': {
      const events = pages.filter((page) => page.kind === 'event')
      return {
        pages: events.filter(({ event }) => isFree(event.cost_info ?? '')),
        unstated: events.filter(({ event }) => event.cost_info === null),
        isRecorded: events.length > 0,
      }
    }
    case 'cheapest':
      return pickHighest(pages, (page) =>
        page.kind === 'event'
          ? negate(page.event.cost_info === null ? null : parseLowestPrice(page.event.cost_info))
          : undefined,
      )
    case 'best_paid':
      return pickHighest(pages, (page) => (page.kind === 'job' ? computeHighestPay(page.job) : undefined))
    case 'soonest':
      return pickHighest(pages, (page) => negate(startOf(page)))
    case 'latest':
      return pickHighest(pages, startOf)
    case 'newest':
      return pickHighest(pages, createdAt)
    case 'oldest':
      return pickHighest(pages, (page) =>
        page.kind === 'business' ? negate(page.business.year_established) : undefined,
      )
    case 'words': {
      const matching = filterByWords(pages, choice.words)
      const chosen = choice.isExcluded ? pages.filter((page) => !matching.includes(page)) : matching
      return { pages: chosen, unstated: [], isRecorded: true }
    }
    default:
      return { pages: [], unstated: [], isRecorded: false }
  }
}
