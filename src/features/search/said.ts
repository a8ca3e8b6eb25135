import type { EventType } from '../events/events.constants.ts'
import type { JobType } from '../jobs/jobs.constants.ts'
import type { Kind } from './kinds.ts'

const set = (words: string) => new Set(words.split(' '))

/** Words that say nothing of what is to be found. */
const noise = set(
  `a about all also am an and any anybody anyone anything are around as at available be been best by can cheap close could
  did do does find for from get give go going good got had has have help hello hey hi how i id if im in into is it its
  know let like list local looking look me my near nearby need nearest of on or our out place please provide recommend
  search see show some somebody someone something tell than thanks that the their them there these they this to top up us
  want was we were what whats when where which who whos whose will with would you your open there's got new latest
  recent people say says think many much`
    .split(/\s+/)
    .join(' '),
)
export const isNoise = (word: string) => noise.has(word)

// what an organization calls itself besides what it is
const soft = set(
  `address email hours number phone website agency agencies association associations center centers club clubs co company companies corporation council foundation
  firm firms group groups inc institute league llc organization organizations program programs service services shop
  shops society societies store stores team teams`
    .split(/\s+/)
    .join(' '),
)
/** Words that need not be found beside others that are. */
export const isSoft = (word: string) => soft.has(word)

const leads = set('in near around at from by to for of')
export const leadsToPlace = (word: string) => leads.has(word)

/** Whether somebody asks how to do something, or what something is, rather than for a thing. */
export const isQuestion = (words: string[]) =>
  /^(so |and |please |hi |hello |hey )?((cancel|delete|remove|create|add|post|publish|claim|edit|renew|close|reset|change|verify|confirm|prove|invite|transfer|register|sign up|log in|login|log out|subscribe|unsubscribe|report|contact|apply|accept|hand over|leave|update|withdraw)\b|how (do|can|to|does|should|would|is|are|long|much|many|come|often|did)\b|how$|why\b|what (is (?!on\b|happening|going)|does|do|happens|if|should|kind|are the|do you)\b|whats (the|a|my)\b|(can|may|must|should|do|am|could|will) (i|we|my|somebody|someone|anyone|it|they)\b|(is|are) (it|my|there a way)\b|i (cant|cannot|forgot|want to (?!find|hire|see|eat|go)|need to|would like to)|where (do|can|should) (i|we) (?!find|get|eat|buy|hire|go|stay)|who (can|may|sees|approves|regulates|pays)\b)/.test(
    words.join(' '),
  )

const eventNouns = set('event events meetup meetups gathering gatherings happenings calendar')
export const isEventNoun = (word: string) => eventNouns.has(word)

const jobNouns = set('job jobs vacancy vacancies hiring hires employment career careers openings positions')
const businessNouns = set('businesses companies firms organizations organisations')
const questionNouns = set('questions forum discussions threads')

const phrases: [RegExp, Kind, number][] = [
  [/^job (board|openings?|listings?|offers?|postings?|opportunities)\b/, 'job', 2],
  [/^(help|staff) wanted\b/, 'job', 2],
  [/^(looking for|find|seeking) work\b/, 'job', 2],
  [/^work (in|near|from home)\b/, 'job', 1],
  [/^(going|whats|happening) on\b/, 'event', 2],
  [/^things to do\b/, 'event', 3],
  [/^what is (on|happening)\b/, 'event', 3],
  [/^happening\b/, 'event', 1],
]

/** The kind of thing that the words begin by naming, and how many they are. */
export function kindOf(words: string[], all: string[]): { kind: Kind; words: number } | null {
  const text = words.join(' ')
  for (const [phrase, kind, length] of phrases) {
    const [match] = phrase.exec(text) ?? []
    if (match === undefined) continue
    return { kind, words: match.startsWith('looking') ? 3 : length }
  }
  const [word = ''] = words
  if (word === 'work' && all.some((one) => /^(time|fulltime|parttime|seasonal|summer|winter|remote)$/.test(one))) {
    return { kind: 'job', words: 1 }
  }
  if (jobNouns.has(word)) return { kind: 'job', words: 1 }
  if (eventNouns.has(word)) return { kind: 'event', words: 1 }
  // a company may be a part of a name, or of what is asked
  if (businessNouns.has(word) && (word !== 'firms' || all.length > 1)) return { kind: 'business', words: 1 }
  if (questionNouns.has(word)) return { kind: 'question', words: 1 }
  return null
}

const hasJobNoun = (words: string[]) => words.some((word) => jobNouns.has(word) || word === 'work')

export function jobTypeOf(words: string[], all: string[]): { type: JobType; words: number } | null {
  const [first = '', second = ''] = words
  const time = second === 'time' || second === 'timer'
  if (first === 'part' && time) return { type: 'Part-time', words: 2 }
  if (first === 'full' && time) return { type: 'Full-time', words: 2 }
  if (first === 'parttime') return { type: 'Part-time', words: 1 }
  if (first === 'fulltime') return { type: 'Full-time', words: 1 }
  if (/^(internships?|interns?)$/.test(first)) return { type: 'Internship', words: 1 }
  if (!hasJobNoun(all)) return null
  if (first === 'temporary' || first === 'temp') return { type: 'Temporary', words: 1 }
  if (first === 'contract') return { type: 'Contract', words: 1 }
  return null
}

const eventTypeNames: Record<string, [EventType, string]> = {
  networking: ['Networking', 'Networking'],
  mixer: ['Networking', 'Networking'],
  mixers: ['Networking', 'Networking'],
  workshop: ['Workshop', 'Workshops'],
  workshops: ['Workshop', 'Workshops'],
  seminar: ['Workshop', 'Workshops'],
  seminars: ['Workshop', 'Workshops'],
  conference: ['Conference', 'Conferences'],
  conferences: ['Conference', 'Conferences'],
}
const looseEventTypes: Record<string, [EventType, string]> = {
  sale: ['Sale', 'Sales'],
  sales: ['Sale', 'Sales'],
  community: ['Community', 'Community'],
}

/** @param dated whether a day was named, which makes a sale an event. */
export function eventTypeOf(words: string[], all: string[], dated: boolean) {
  const [first = ''] = words
  const named = Object.hasOwn(eventTypeNames, first) ? eventTypeNames[first] : undefined
  const loose = Object.hasOwn(looseEventTypes, first) ? looseEventTypes[first] : undefined
  const said =
    named ??
    (loose && !hasJobNoun(all) && (all.some(isEventNoun) || (dated && first !== 'community')) ? loose : undefined)
  return said ? { type: said[0], label: said[1], words: 1 } : null
}
