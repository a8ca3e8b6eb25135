import type { Db } from '../../database/open.server.ts'
import type { Site } from '../../kit/site.ts'
import { truncate } from '../../kit/text.ts'
import { tokenize } from '../../kit/words.ts'
import { searchHelpTopics } from '../help/helpTopics.server.ts'
import { conceptsOf, type Hit, type Scored, tradeConcept } from './concepts.server.ts'
import { findBusinesses, findNamed } from './findBusinesses.server.ts'
import { findEvents } from './findEvents.server.ts'
import { findJobs, findQuestions } from './findPosts.server.ts'
import { itemsOf } from './items.server.ts'
import { kinds as allKinds, type Kind, QUERY_MAX } from './kinds.ts'
import { readKnown, sayingWords } from './known.server.ts'
import { moreOf } from './lists.server.ts'
import { type Meaning, understandText } from './meaning.ts'
import { isSoft } from './said.ts'
import type { Found, Item } from './search.contract.ts'
import type { Searching } from './searching.server.ts'

type Options = {
  /** How many of each kind. */
  limit?: number
  /** Looks for these alone. */
  kind?: Kind
  now?: number
}

/** How many are best. */
const BEST = 10

const nothing = {
  kinds: [...allKinds],
  words: [],
  industry: null,
  city: null,
  job_type: null,
  event_type: null,
  from: null,
  until: null,
  parts: [],
}

/**
 * Searches what a visitor may see: businesses, open jobs, coming events, questions and the pages of the site’s help.
 * @param text what somebody typed, or asked, in their words.
 * @returns what was understood, what was found of each kind, the likeliest kind first, and the best of all.
 */
export async function searchEverything(db: Db, site: Site, text: string, options: Options = {}): Promise<Found> {
  const { limit = 5, kind, now = Date.now() } = options
  const asked = truncate(text.replaceAll('\0', ' '), QUERY_MAX).trim()
  const typed = tokenize(asked).map(({ word }) => word)
  if (typed.length === 0) return { understood: nothing, groups: [], best: [] }
  const meaning = understandText(asked, await readKnown(db, site, now))
  const kinds = kind ? [kind] : meaning.explicit ? [...new Set<Kind>([...meaning.kinds, 'business'])] : meaning.kinds
  const search = { db, site, asked, typed, meaning, limit, isTyping: !/[\s.?!]$/.test(text) }
  const found = await Promise.all(
    kinds.map(async (one) => scored(meaning, one, await findKind(search, one, !kind && !meaning.kinds.includes(one)))),
  )
  const items = await itemsOf(search, found.flat())
  const groups = kinds
    .map((one) => ({ kind: one, items: items.filter((item) => item.kind === one) }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => (b.items[0]?.score ?? 0) - (a.items[0]?.score ?? 0))
  const more = await Promise.all(groups.map((group) => moreOf(search, group.kind)))
  const best = items.sort((a, b) => b.score - a.score).slice(0, BEST)
  return {
    understood: understoodOf(meaning),
    groups: groups.map((group, at) => ({ kind: group.kind, items: group.items.map(bare), more: more[at] ?? null })),
    best: best.map(bare),
  }
}

const bare = ({ score: _, ...item }: Item & { score: number }): Item => item

type Answers = { hits: Hit[]; concepts: number }

/** @param nameOnly whether other kinds were asked for, so that only what is called so counts. */
async function findKind(search: Searching, kind: Kind, nameOnly: boolean): Promise<Answers> {
  const { db, site, asked, typed, meaning, limit, isTyping } = search
  if (kind === 'help')
    return {
      hits: searchHelpTopics(asked, limit).map(({ topic: { name }, score }) => ({
        id: 0,
        name,
        covered: score,
        titled: 0,
      })),
      concepts: 1,
    }
  const { trade, trade_words, words, city, job_type, event_type, from, until, explicit } = meaning
  if (nameOnly) return { hits: typed.length > 1 ? await findNamed(db, typed, limit) : [], concepts: 0 }
  const all = await sayingWords(db, kind === 'question' ? [...words, ...trade_words] : words)
  const firm = kind === 'question' ? all : all.filter((word) => !isSoft(word))
  const sought = firm.length > 0 || trade ? firm : all
  const begun = isTyping && sought.at(-1) !== undefined && sought.at(-1) === typed.at(-1)
  const concepts = [
    ...conceptsOf(sought, begun),
    ...(trade && kind !== 'question' ? [tradeConcept(trade, kind === 'business')] : []),
  ]
  const said = concepts.length > 0 || explicit
  const answers = async (hits: Promise<Hit[]>): Promise<Answers> => ({
    // what else there is in another place says nothing to who has named but the place
    hits: (await hits).filter(({ elsewhere }) => said || !elsewhere),
    concepts: concepts.length,
  })
  if (kind === 'business') {
    const narrowed = meaning.parts.length > 0
    return said || city
      ? answers(findBusinesses(db, { concepts, cities: city?.spellings ?? null, typed, narrowed, limit }))
      : none
  }
  if (kind === 'job') {
    const narrowing = { is_active: true, job_type: job_type ?? undefined, location: city?.name }
    return said || city || job_type ? answers(findJobs(db, concepts, narrowing, limit)) : none
  }
  if (kind === 'event') {
    const narrowing = { city, event_type, from, until, zone: site.time_zone }
    const when = from !== null || until !== null
    return said || city || event_type || when ? answers(findEvents(db, { concepts, ...narrowing, limit })) : none
  }
  return said ? answers(findQuestions(db, concepts, limit)) : none
}

const none: Answers = { hits: [], concepts: 0 }

/** How much the first and the second of the likeliest kinds are preferred. */
const PREFERRED = [0.5, 0.25]

/** What tells the best of all kinds: how much of what was asked it has, in its title above all. */
function scored(
  { kinds, explicit, question, trade, city, from, until }: Meaning,
  kind: Kind,
  { hits, concepts }: Answers,
): Scored[] {
  const tells = explicit || question || trade !== null || from !== null || until !== null
  const prior = tells ? (PREFERRED[kinds.indexOf(kind)] ?? 0) : 0
  return hits.map((hit) => {
    const share = (number: number) => (concepts === 0 ? 1 : number / concepts)
    const whole = hit.named || (share(hit.covered) >= (kind === 'help' ? HELPFUL : 1) && !hit.elsewhere)
    const found =
      kind === 'help'
        ? 1.4 * hit.covered + (whole ? 0.4 : 0)
        : 0.75 * (share(hit.covered) + share(hit.titled)) + (hit.named ? 0.5 : 0) - (hit.elsewhere ? 0.75 : 0)
    // what the forum and the help say is of no place
    const placeless = city !== null && (kind === 'question' || kind === 'help') ? 0.4 : 0
    const score = found + prior - placeless - (whole ? 0 : 0.4)
    return { ...hit, kind, exact: Boolean(whole) && !(kind === 'question' && city !== null), score }
  })
}

/** How well a page of the help must fit to be an answer. */
const HELPFUL = 0.5

const understoodOf = ({
  kinds,
  words,
  trade,
  trade_words: _,
  city,
  explicit: __,
  question: ___,
  ...rest
}: Meaning) => ({
  ...rest,
  kinds,
  words,
  industry: trade?.name ?? null,
  city: city?.name ?? null,
})
