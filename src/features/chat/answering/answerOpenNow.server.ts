import { formatCount } from '../../../kit/text/text.ts'
import { countDirectory, countListedBusinesses } from '../../businesses/directory/directory.service.server.ts'
import { countBusinessesWithHours } from '../../businesses/hours/openNow.server.ts'
import { buildPath } from '../../search/listLinks.server.ts'
import type { SearchItem, SearchReply } from '../../search/search.contract.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { parseReference } from '../references.ts'
import { formatMoreLink } from './answerLists.server.ts'
import { readPublicPages } from './facts/publicPages.server.ts'
import { type Answer, describeSubject, formatItems } from './sentences/format.ts'

/** Matches a question about the use of the directory: “how do I find what is open now”. */
const howQuestionPattern = /^\W*how\b/i

/**
 * Answers with the businesses that are open now.
 * @returns null when the question is about something else, or when a search with words finds no business.
 */
export async function answerOpenNow(
  services: SearchServices,
  question: string,
  reply: SearchReply,
): Promise<Answer | null> {
  const { understood, groups } = reply
  const { facts, words, city } = understood
  if (!facts.includes('open_now') || understood.intent === 'count' || howQuestionPattern.test(question)) return null
  const group = groups.find(({ kind }) => kind === 'business')
  const items = group?.items.filter(({ exact, outside }) => exact && outside.length === 0) ?? []
  if (items.length === 0 && words.length > 0) return null
  const others = understood.parts.filter(({ what, label }) => what !== 'fact' || label !== 'Open now')
  const subject = describeSubject({ ...reply, understood: { ...understood, parts: others } }, false) || 'businesses'
  const place = city === null ? '' : ` in **${city}**`
  const isWhole = words.length === 0 && others.every(({ what }) => what === 'city' || what === 'kind')
  const hours = isWhole ? await countHours(services, city) : null
  const paragraphs =
    items.length > 0
      ? [
          `Open now, by the hours they list: ${subject}${place}.`,
          await listOpenBusinesses(services, items),
          ...formatMoreLink('business', group?.more ?? null, items.length),
        ]
      : hours?.known === 0
        ? []
        : [`No ${subject}${place} list hours by which they are open now.`]
  const list = `[All businesses${city === null ? '' : ` in ${city}`}](${buildPath('/businesses', { city })})`
  return {
    paragraphs: [...paragraphs, describeUnknownHours(hours, place), ...(items.length === 0 && isWhole ? [list] : [])],
    sources: items,
  }
}

type Hours = { listed: number; known: number }

/**
 * Counts the businesses of a city, or all businesses, and those with opening hours.
 * @returns null for a place that is no city of the directory.
 */
async function countHours(services: SearchServices, city: string | null): Promise<Hours | null> {
  const [listed, known] = await Promise.all([
    city === null ? countListedBusinesses(services) : countDirectory(services.replica, { city }),
    countBusinessesWithHours(services.replica, city),
  ])
  return listed > 0 ? { listed, known } : null
}

function describeUnknownHours(hours: Hours | null, place: string): string {
  if (!hours) return 'Businesses without recorded hours may be open too.'
  const { listed, known } = hours
  const unknown = listed - known
  const all = formatCount(listed, 'business', 'businesses')
  if (unknown === 0) return `All ${all}${place} have their hours recorded.`
  if (known === 0) return `I do not know what is open${place}: none of the ${all} there has its hours recorded.`
  const one = unknown === 1
  return `${unknown.toLocaleString('en-US')} of the ${all}${place} ${one ? 'has' : 'have'} no hours recorded, so ${one ? 'it' : 'they'} may be open too.`
}

/** Lists businesses with their closing times. */
async function listOpenBusinesses(services: SearchServices, items: SearchItem[]): Promise<string> {
  const pages = await readPublicPages(
    services,
    items.flatMap(({ url }) => parseReference(url) ?? []),
  )
  const labels = new Map(
    pages.map((page) => [page.url, page.kind === 'business' ? (page.business.opening?.label ?? '') : '']),
  )
  const labelled = items.map((item) => ({ ...item, meta: [...item.meta, labels.get(item.url) ?? ''] }))
  return formatItems(labelled, services.settings.site.time_zone)
}
