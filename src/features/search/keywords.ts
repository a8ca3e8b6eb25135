import type { EventType } from '../events/events.constants.ts'
import type { JobType } from '../jobs/jobs.constants.ts'
import type { Kind } from './kinds.ts'

const wordSet = (words: string) => new Set(words.split(/\s+/))

/** Words that are ignored in searches. */
const stopWords = wordSet(
  `a about all also am an and any anybody anyone anything are around as at available be been best by can cheap close could
  did do does find for from get give go going good got had has have help hello hey hi how i id if im in into is it its
  know let like list local looking look me my near nearby need nearest of on or our out place please provide recommend
  search see show some somebody someone something tell than thanks that the their them there these they this to top up us
  want was we were what whats when where which who whos whose will with would you your open there's got new latest
  recent people say says think many much cant cannot couldnt dont doesnt didnt wont wouldnt shouldnt isnt arent wasnt werent
  hasnt havent hadnt aint wanna gonna gotta gimme lemme youre youve theyre weve ill em yall ya lol wtf omg pls plz thx
  im ive ones anymore after before while during because since until but n w o bout til cuz coz kinda sorta outta lotta dunno tryna whatd hows damn damned darn goddamn freaking frickin fucking fuckin
  crap shit stupid dumb useless bot hubby yo hella bruh u ur r ppl peeps dude somethin nothin anythin lil he she her him his hers himself herself themselves guy guys`,
)
export const isStopWord = (word: string) => stopWords.has(word)

// General words in the names of organizations.
const optionalWords = wordSet(
  `address serve serves serving offers operates provides email hours number phone website agency agencies association associations center centers club clubs co company companies corporation council foundation
  firm firms group groups inc institute league llc organization organizations program programs service services shop
  shops society societies store stores team teams`,
)
/** Whether a word is not required when the query has other words. */
export const isOptionalWord = (word: string) => optionalWords.has(word)

const faultWords = wordSet('working broken broke stopped busted malfunctioning faulty')
/** Whether a word describes a fault: “furnace not working”. Repair shops do not have the word in their documents. */
export const isFaultWord = (word: string) => faultWords.has(word)

const tradeVerbs = wordSet(
  `buy buys buying purchase purchasing hire hired hiring fix fixes fixing fixed repair repairs sell sells selling carry carries stock
  stocks handle handles do does doing needs needing use using works research researching organizes organises organize organizing runs hosts operates manages arranges keeps
  teaches publishes`,
)
/** Whether a word beside a trade only requests its services or goods: “hire a roofer”. */
export const isTradeVerb = (word: string) => tradeVerbs.has(word)

const placePrepositions = wordSet('in near around at on from by to for of')
export const isPlacePreposition = (word: string) => placePrepositions.has(word)

/** Whether the words are a question for an explanation or instructions, unlike a search for an entry. */
export const isQuestion = (words: string[]) =>
  /^(so |and |please |hi |hello |hey )?((announce|advertise|hide|unhide|upload|set up|schedule|mark|extend|prolong|download|export|enable|disable|turn (on|off)|format|unlist|reactivate|get (a |an )?(message|notice|notification|alert|email)s? (when|if|about|for)|put (my|our|the|a|an|this) .* (in|into|on|to)|cancel|delete|remove|create|add|post|publish|claim|edit|renew|close|reset|rename|make|take (down|off|my|our)|get rid|get (my|our|your|the) .* (in|into|to|on) (my|our)|(i )?(never|didnt|did not|havent) (got|get|gotten|received?)|(i )?(forgot|lost) my|change|verify|confirm|prove|invite|transfer|register|sign up|log in|login|log out|subscribe|unsubscribe|report|contact|apply|accept|hand over|leave|update|withdraw)\b|(better|best|smarter|cheaper) to (have|get|buy|use|take|go|do|be|build|hire|lease|rent|ship|sell|own|start)\b|how (do|can|to|does|should|would|is|are|long|much|many|come|often|did)\b|how$|why\b|what (is (?!on\b|happening|going)|does|do|happens|if|should|kind|are the|do you)\b|whats (the|a|my)\b|(can|may|must|should|do|am|could|will) (i|we|my|somebody|someone|anyone|it|they)\b|(is|are) (it|my|there a way)\b|i (cant|cannot|forgot|want to (?!find|hire|see|eat|go)|need to|would like to)|where (do|can|should) (i|we) (?!find|get|eat|buy|hire|go|stay)|who (can|may|sees|approves|regulates|pays)\b|(can|could|will|would) you (please )?(e ?mail|text|notify|alert|tell|ping|message) (me|us) (when|whenever|if|about|once)\b)/.test(
    words.join(' '),
  )

const eventNouns = wordSet('event events meetup meetups gathering gatherings happenings calendar')
export const isEventNoun = (word: string) => eventNouns.has(word)
/** Matches calendars other than the event calendar of the network. */
const otherCalendarPattern =
  /\b(?:booking|bookings|appointment|reservation|content|posting|tax|wall|desk|shared|google|my|our|a) calendar\b/

const jobNouns = wordSet(
  'job jobs gig gigs vacancy vacancies hiring hires employment career careers openings positions',
)
const businessNouns = wordSet('businesses companies firms organizations organisations')
const questionNouns = wordSet('questions forum discussions threads')

/** Phrases that name a kind, and the number of words that name it; without a number, all words. */
const kindPhrases: [RegExp, Kind, number?][] = [
  [/^job (ads?|board|openings?|listings?|offers?|postings?|opportunities)\b/, 'job'],
  [/^(help|staff) wanted\b/, 'job'],
  [/^(looking for|find|seeking) work\b/, 'job'],
  [/^work (?:(?:out|up|down|over) )?(in|near|from home)\b/, 'job', 1],
  [
    /^work (with|including|that|which|paying|offering) (.+ )?(room|board|housing|lodging|overtime|benefits|pays?|paid)\b/,
    'job',
    1,
  ],
  [/^(the|that) (question|thread|discussion) (about|on|regarding|asking|where|whether|from)\b/, 'question', 2],
  [/^(what is|whats|what else is|anything|something) going on$/, 'event'],
  [/^(what is|whats|what else is|anything|something) going$/, 'event'],
  [/^(going|whats|happening) on\b/, 'event'],
  [/^(things|something|anything|stuff) to do\b/, 'event'],
  [/^what (can|could|should) (we|i|you|one) do\b(?! (?:if|when|about|with|to|against)\b)/, 'event'],
  [/^(something|anything|what else is|whats) on$/, 'event'],
  [/^to attend\b/, 'event'],
  [/^what is (on|happening)\b/, 'event'],
  [/^happening\b/, 'event', 1],
]

/** Parses a kind, such as “jobs”, at the beginning of the words. @returns the kind and the number of its words, or null */
export function parseKind(words: string[], allWords: string[]): { kind: Kind; words: number } | null {
  const text = words.join(' ')
  for (const [phrase, kind, length] of kindPhrases) {
    const [match] = phrase.exec(text) ?? []
    if (match === undefined) continue
    // “Somebody took over my page. What can I do?” asks for no event.
    if (match === text && match.startsWith('what ') && allWords.length > words.length + 3) continue
    return { kind, words: length ?? match.split(' ').length }
  }
  const [word = ''] = words
  if (
    word === 'work' &&
    allWords.some((other) =>
      /^(time|fulltime|parttime|seasonal|summer|winter|remote|temporary|temp|permanent)$/.test(other),
    )
  ) {
    return { kind: 'job', words: 1 }
  }
  // “Training for new hires” is for people who have their job.
  if (word === 'hires' && allWords[allWords.indexOf(word) - 1] === 'new') return null
  if (jobNouns.has(word)) return { kind: 'job', words: 1 }
  if (word === 'calendar' && otherCalendarPattern.test(allWords.join(' '))) return null
  if (eventNouns.has(word)) return { kind: 'event', words: 1 }
  // "firms" alone may be a part of a name.
  if (businessNouns.has(word) && (word !== 'firms' || allWords.length > 1)) return { kind: 'business', words: 1 }
  if (questionNouns.has(word)) return { kind: 'question', words: 1 }
  return null
}

const hasJobNoun = (words: string[]) => words.some((word) => jobNouns.has(word) || word === 'work')

export function parseJobType(words: string[], allWords: string[]): { type: JobType; words: number } | null {
  const [first = '', second = ''] = words
  const time = second === 'time' || second === 'timer'
  if (first === 'part' && time) return { type: 'Part-time', words: 2 }
  if (first === 'full' && time) return { type: 'Full-time', words: 2 }
  if (first === 'parttime') return { type: 'Part-time', words: 1 }
  if (first === 'fulltime') return { type: 'Full-time', words: 1 }
  if (/^(internships?|interns?)$/.test(first)) return { type: 'Internship', words: 1 }
  if (!hasJobNoun(allWords)) return null
  if (first === 'temporary' || first === 'temp') return { type: 'Temporary', words: 1 }
  if (first === 'contract') return { type: 'Contract', words: 1 }
  return null
}

const eventTypeWords: Record<string, [EventType, string]> = {
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
const ambiguousEventTypes: Record<string, [EventType, string]> = {
  sale: ['Sale', 'Sales'],
  sales: ['Sale', 'Sales'],
  community: ['Community', 'Community'],
  class: ['Workshop', 'Workshops'],
  classes: ['Workshop', 'Workshops'],
  courses: ['Workshop', 'Workshops'],
  trainings: ['Workshop', 'Workshops'],
}

/** @param hasDate whether the query contains a date; a sale or a class is then an event. */
export function parseEventType(words: string[], allWords: string[], hasDate: boolean) {
  const [first = ''] = words
  const definite = Object.hasOwn(eventTypeWords, first) ? eventTypeWords[first] : undefined
  const ambiguous = Object.hasOwn(ambiguousEventTypes, first) ? ambiguousEventTypes[first] : undefined
  const eventType =
    definite ??
    (ambiguous && !hasJobNoun(allWords) && (allWords.some(isEventNoun) || (hasDate && first !== 'community'))
      ? ambiguous
      : undefined)
  return eventType ? { type: eventType[0], label: eventType[1], words: 1 } : null
}
