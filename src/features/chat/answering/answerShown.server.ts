import { listEvents } from '../../events/eventList.server.ts'
import { readJobs } from '../../jobs/jobs.service.server.ts'
import type { SearchItem } from '../../search/search.contract.ts'
import { searchAll } from '../../search/searchAll.server.ts'
import type { SearchServices } from '../../search/searchContext.server.ts'
import { chooseThings, filterByTitle, filterByWords } from './conversation/choose.ts'
import { type Conversation, findShownPages } from './conversation/conversation.server.ts'
import type { Choice, FollowUp, Reference } from './conversation/followUp.ts'
import { isUnrecorded, readContentWords } from './facts/factQuestions.ts'
import { sayFact, sayMention, sayUnrecorded } from './facts/factSentences.ts'
import { readThings, type Thing } from './facts/things.server.ts'
import { type Answer, formatItems, formatLink, joinWords } from './sentences/format.ts'

const MAX_FACTS = 5
const MAX_MORE = 5
const MORE_LIMIT = 20

/** Answers a message about what was shown; null when nothing was shown that it can be about. */
export async function answerFollowUp(
  services: SearchServices,
  conversation: Conversation,
  followUp: FollowUp,
): Promise<Answer | null> {
  if (followUp.what === 'more') return answerMore(services, conversation)
  const things = await readThings(services, await findShownPages(services, conversation))
  if (things.length === 0) return null
  if (followUp.what === 'choice') return answerChoice(things, followUp.choice, services.settings.site.time_zone)
  if (followUp.what === 'mention') return answerMention(things, followUp.words)
  if (followUp.what === 'theirs') {
    return answerTheirs(services, pick(things, followUp.reference), followUp.kind)
  }
  const named = readContentWords(followUp.rest)
  // “The library’s phone number”: one of the pages that were shown, or else something new.
  const chosen = named.length > 0 ? pickNamed(things, named) : pick(things, followUp.reference)
  if (chosen.length === 0) return named.length > 0 ? null : sayNoSuchPosition(things)
  return answerFacts(chosen, followUp, services.settings.site.time_zone, things[0]?.kind === things[1]?.kind)
}

function pick(things: Thing[], reference: Reference): Thing[] {
  if (reference === 'all') return things.slice(0, MAX_FACTS)
  const thing = reference === 'one' ? things[0] : things.at(reference.position === -1 ? -1 : reference.position - 1)
  return thing ? [thing] : []
}

function pickNamed(things: Thing[], words: string[]): Thing[] {
  const byTitle = filterByTitle(things, words) as Thing[]
  const named = byTitle.length > 0 ? byTitle : filterByWords(things, words)
  return named.length === 1 ? named : []
}

const sayNoSuchPosition = (things: Thing[]): Answer => ({
  paragraphs: [
    things.length === 1
      ? `There was only one: ${formatLink(things[0] as Thing)}.`
      : `There were only ${things.length}:`,
    ...(things.length > 1 ? [things.map((thing) => `- ${formatLink(thing)}`).join('\n')] : []),
  ],
  sources: things,
})

function answerFacts(
  things: Thing[],
  { fact, reference }: Extract<FollowUp, { what: 'fact' }>,
  zone: string,
  isList: boolean,
): Answer {
  const facts = things.map((thing) => sayFact(thing, fact, zone))
  const links = facts.flatMap((said) => said.links)
  const [only] = facts
  if (facts.length === 1 && only) {
    const isFirstOfMany = reference === 'one' && isList
    return {
      paragraphs: [only.text, ...(isFirstOfMany ? ['That is the first one. For another, say “the second one”.'] : [])],
      sources: things,
      links,
    }
  }
  const intro = isUnrecorded(fact) && facts.every(({ isKnown }) => !isKnown) ? [sayUnrecorded(fact)] : []
  return {
    paragraphs: [...intro, facts.map(({ text }) => `- ${text.replace(/\n+(?:> )?/g, ' ')}`).join('\n')],
    sources: things,
    links,
  }
}

/** Quotes what the first page says of something, or says that it does not. */
function answerMention(things: Thing[], words: string[]): Answer | null {
  const [first] = things
  return first ? { paragraphs: [sayMention(first, words)], sources: [first] } : null
}

const attributes: Record<Exclude<Choice['by'], 'words'>, { found: string; none: string; unrecorded: string }> = {
  free: { found: 'Free', none: 'None of these is listed as free.', unrecorded: 'Prices are not listed for these.' },
  cheapest: {
    found: 'The lowest listed price',
    none: 'No price is listed for these.',
    unrecorded: 'Prices are not listed for these, so I cannot compare them.',
  },
  best_paid: {
    found: 'The highest listed pay',
    none: 'None of these states its pay clearly.',
    unrecorded: 'These are not jobs, so no pay is listed.',
  },
  soonest: { found: 'The first of these', none: 'No date is listed for these.', unrecorded: 'These have no date.' },
  latest: { found: 'The last of these', none: 'No date is listed for these.', unrecorded: 'These have no date.' },
  newest: {
    found: 'The newest of these',
    none: 'No date is listed for these.',
    unrecorded: 'These have no date of posting.',
  },
  nearest: { found: '', none: '', unrecorded: 'I do not know where you are. Name a town, and I look there.' },
  best: { found: '', none: '', unrecorded: 'Ratings and reviews are not listed here, so I cannot say which is best.' },
}

function answerChoice(things: Thing[], choice: Choice, zone: string): Answer {
  const { things: chosen, unlisted, isRecorded } = chooseThings(things, choice)
  if (choice.by === 'words') {
    const subject = `“${choice.words.join(' ')}”`
    return chosen.length > 0
      ? {
          paragraphs: [
            `Of these, ${subject} is on ${chosen.length === 1 ? 'this page' : 'these pages'}:`,
            listThings(chosen, zone),
          ],
          sources: chosen,
        }
      : { paragraphs: [`None of these says ${subject}.`, listThings(things, zone)], sources: [] }
  }
  const { found, none, unrecorded } = attributes[choice.by]
  if (!isRecorded) return { paragraphs: [unrecorded, listThings(things, zone)], sources: things }
  const note =
    unlisted.length > 0 ? [`Nothing is listed about it for ${joinWords(unlisted.slice(0, 3).map(formatLink))}.`] : []
  if (chosen.length === 0) return { paragraphs: [none, ...note], sources: [] }
  return { paragraphs: [`${found}:`, listThings(chosen, zone), ...note], sources: chosen }
}

const listThings = (things: Thing[], zone: string) =>
  things
    .slice(0, MAX_FACTS)
    .map((thing) => `- ${sayFact(thing, 'details', zone).text.split('\n')[0]}`)
    .join('\n')

/** The jobs, events or questions of the businesses that were shown. */
async function answerTheirs(
  services: SearchServices,
  things: Thing[],
  kind: 'job' | 'event' | 'question',
): Promise<Answer | null> {
  const { time_zone } = services.settings.site
  const owners = things.flatMap((thing) => {
    if (thing.kind === 'business')
      return [{ id: thing.business.id as number | null, title: thing.title, url: thing.url }]
    if (thing.kind === 'event')
      return [
        {
          id: thing.event.business_id as number | null,
          title: thing.event.business_name,
          url: `/businesses/${thing.event.business_id}`,
        },
      ]
    if (thing.kind === 'job')
      return [
        {
          id: thing.job.business_id,
          title: thing.job.company,
          url: thing.job.business_id === null ? thing.url : `/businesses/${thing.job.business_id}`,
        },
      ]
    return []
  })
  const unique = owners.filter(({ title }, index) => owners.findIndex((other) => other.title === title) === index)
  if (unique.length === 0 || kind === 'question') return null
  const found = await Promise.all(
    unique.map((owner) => (kind === 'job' ? findJobsOf(services, owner) : findEventsOf(services, owner))),
  )
  const items = found.flat().slice(0, MAX_FACTS)
  const names = joinWords(unique.map(formatLink), 'or')
  const noun = kind === 'job' ? 'open jobs' : 'coming events'
  if (items.length === 0)
    return {
      paragraphs: [
        `No ${noun} are listed for ${names}.`,
        `All ${noun} are on [this page](${kind === 'job' ? '/jobs' : '/events'}).`,
      ],
      sources: [],
    }
  return {
    paragraphs: [`Yes, there ${items.length === 1 ? 'is one' : `are ${items.length}`}:`, formatItems(items, time_zone)],
    sources: items,
  }
}

type Owner = { id: number | null; title: string }

async function findJobsOf(services: SearchServices, { id, title }: Owner): Promise<SearchItem[]> {
  const { groups } = await searchAll(services, title, { kind: 'job', limit: MORE_LIMIT })
  const items = groups.flatMap((group) => group.items)
  const jobs = await readJobs(
    services.replica,
    null,
    items.flatMap((item) => item.id ?? []),
    true,
  )
  const own = new Set(
    jobs
      .filter((job) => (id !== null && job.business_id === id) || job.company.toLowerCase() === title.toLowerCase())
      .map((job) => job.id),
  )
  return items.filter((item) => item.id !== null && own.has(item.id))
}

async function findEventsOf(services: SearchServices, { id }: Owner): Promise<SearchItem[]> {
  if (id === null) return []
  const { events } = await listEvents(services.replica, null, services.settings.site.time_zone, {
    businessId: id,
    limit: MAX_FACTS,
  })
  return events.map((event) => ({
    ...{ kind: 'event' as const, id: event.id, title: event.title, url: `/events/${event.id}`, snippet: '' },
    ...{
      start_datetime: event.start_datetime,
      end_datetime: event.end_datetime,
      exact: true,
      coverage: 1,
      missing: [],
      outside: [],
    },
    meta: [event.location ?? event.city, event.cost_info].filter((text) => text !== null),
  }))
}

/** The next results of the last search, without what was shown. */
async function answerMore(services: SearchServices, { topic, shown }: Conversation): Promise<Answer | null> {
  if (topic === null) return null
  const { time_zone } = services.settings.site
  const { best, groups } = await searchAll(services, topic, { limit: MORE_LIMIT })
  const urls = new Set(
    shown
      .flat()
      .map((reference) => ('id' in reference ? `${reference.kind} ${reference.id}` : `help ${reference.name}`)),
  )
  const [main] = best
  const all = [...(groups.find(({ kind }) => kind === main?.kind)?.items ?? []), ...best]
  const isNew = ({ kind, id, url }: SearchItem) => !urls.has(`${kind} ${id ?? url.replace('/help/', '')}`)
  const items = all.filter(
    (item, index) =>
      item.exact &&
      item.outside.length === 0 &&
      isNew(item) &&
      all.indexOf(item) === index &&
      all.findIndex(({ url }) => url === item.url) === index,
  )
  const more = groups.find(({ kind }) => kind === main?.kind)?.more
  const listLink = more ? ` [See the whole list](${more.url}).` : ''
  if (items.length === 0) return { paragraphs: [`That is everything I found.${listLink}`], sources: [] }
  const next = items.slice(0, MAX_MORE)
  return {
    paragraphs: [
      'Here are more:',
      formatItems(next, time_zone),
      ...(items.length > MAX_MORE && listLink ? [listLink.trim()] : []),
    ],
    sources: next,
  }
}
