import type { EventType } from '../../events/events.constants.ts'
import type { JobType } from '../../jobs/jobs.constants.ts'
import { isStopWord, readEventType, readJobType } from '../keywords.ts'
import { type Place, readPlace } from '../places.ts'

/** An excluded place, type or word, and the number of words in the expression. */
export type NegatedPart = {
  place?: Place
  job_type?: JobType
  event_type?: EventType
  word?: string
  label: string
  words: number
}

const PREFIX = String.raw`(?:(?:and|but|just)\s+)?(?:(?:that|which|who)\s+)?(?:(?:is|are)\s+)?`
/** Expressions that always exclude the following place, type or word. */
const strong = new RegExp(
  `^${PREFIX}(?:except(?:\\s+(?:for|in|those\\s+in))?|excluding|exclude|not\\s+including|other\\s+than|apart\\s+from|aside\\s+from|besides|not\\s+counting|leaving\\s+out|leave\\s+out|save\\s+for|with\\s+the\\s+exception\\s+of|skip|skipping|ignoring|anything\\s+but|anywhere\\s+but|everything\\s+but|everywhere\\s+but|minus|but\\s+not)(?=\\s)`,
  'u',
)
/** Expressions that exclude a following place or type. They exclude another word only when the text names a kind. */
const plain = new RegExp(
  `^${PREFIX}(?:not|isnt|arent|dont\\s+want|do\\s+not\\s+want|instead\\s+of|rather\\s+than|no|without|outside(?:\\s+of)?|away\\s+from|nothing)(?=\\s)`,
  'u',
)
const fillers = new Set([
  'in',
  'near',
  'at',
  'around',
  'from',
  'any',
  'a',
  'an',
  'the',
  'for',
  'of',
  'located',
  'based',
  'those',
  'ones',
  'one',
  'that',
  'which',
  'is',
  'are',
  'jobs',
  'events',
  'businesses',
  'organizations',
  'places',
  'questions',
  'about',
  'involving',
  'with',
  'to',
  'do',
])

/**
 * Requirements of jobs. A job “without experience” says “no experience required”, so documents with the word are not
 * excluded.
 */
const requirements =
  /^(experience|experienced|degree|degrees|license|licence|licenses|diploma|training|car|vehicle|resume|certification|certificate|certificates|qualifications|education|college|cdl|background|drug|references|skills|english)$/

/**
 * Finds an exclusion at the beginning of a text in lower case without apostrophes.
 * @param words the words of the text.
 * @param allWords all words of the query; `namesKind` whether they name jobs, events, businesses or questions.
 */
export function readNegated(
  text: string,
  words: string[],
  allWords: string[],
  namesKind: boolean,
  places: Map<string, Place>,
): NegatedPart | null {
  const match = strong.exec(text)?.[0] ?? plain.exec(text)?.[0]
  if (match === undefined) return null
  const isStrong = strong.test(text)
  const isOutside = /outside|away/.test(match)
  const before = match.split(/\s+/).filter(Boolean).length
  let start = before
  while (fillers.has(words[start] ?? '') && start - before < 6) start++
  const rest = words.slice(start)
  const place = readPlace(rest, places, true)
  if (place) return { place: place.place, label: `Not in ${place.place.name}`, words: start + place.words }
  if (isOutside || rest.length === 0) return null
  const jobType = readJobType(rest, [...allWords, 'job'])
  if (jobType && jobType.type !== undefined)
    return { job_type: jobType.type, label: `Not ${jobType.type.toLowerCase()}`, words: start + jobType.words }
  const eventType = readEventType(rest, [...allWords, 'events'], true)
  if (eventType && (namesKind || isStrong))
    return { event_type: eventType.type, label: `No ${eventType.label.toLowerCase()}`, words: start + eventType.words }
  const [word = ''] = rest
  const hasMeaning =
    !isStopWord(word) &&
    !requirements.test(word) &&
    !/^(just|only|yet|sure|working|work|enough|know|too|very)$/.test(word)
  if (!hasMeaning || !(isStrong || (namesKind && /\b(not|without|no|isnt|arent|nothing)$/.test(match)))) return null
  return { word, label: `Without “${word}”`, words: start + 1 }
}
