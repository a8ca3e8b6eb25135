import { addDays, weekdayNumber } from '../../../kit/text/calendar.ts'
import { type Token, tokenize } from '../../../kit/text/words.ts'
import { isQuestion } from '../keywords.ts'
import type { Kind } from '../kinds.ts'
import type { Place } from '../places.ts'
import { readDays } from './days.ts'
import { readFact } from './facts.ts'
import { readFormWords } from './formWords.ts'
import { namedKinds } from './namedKinds.ts'
import { type NegatedPart, readNegated } from './negation.ts'
import { readCount, readOrder } from './orders.ts'
import { readPayWish } from './payWish.ts'
import type { DayMeaning, QueryPartKind } from './structure.constants.ts'
import { emptyStructure, type QueryStructure } from './structure.types.ts'
import { readTimeOfDay } from './timesOfDay.ts'

/** An understood part: the positions of its first and its last word. */
type StructurePart = { what: QueryPartKind; label: string; first: number; last: number }

export type ReadStructure = {
  fields: QueryStructure & { from: string | null; until: string | null }
  parts: StructurePart[]
  /** Positions of words that only specify the meaning of the others, such as “how many” or “posted”. */
  silent: number[]
  /** The kinds that the parts are about. */
  kinds: Kind[]
}

type Input = { text: string; tokens: Token[]; isQuoted: boolean[]; places: Map<string, Place>; today: string }

const POSTED = /^(posted|added|listed|asked|published|advertised|created|submitted)$/
/** Words for entries of the directory. A number or an order of these refers to businesses. */
const DIRECTORY = /^(directory|listings?|entries|places|members)$/
const PAY_NOUN = /^(work|pay|pays|paying|paid|salary|salaries|wages?)$/
/** Words beside an exclusion that stand for everything else. */
const OTHERS = /^(anything|everything|something|nothing|none|else|others?|ones?|rather|but|only|just|not|no)$/
const WANTED = /^(any|what|which|who|where|show|find|list|are|is|do|i|we|im|looking)$/
const CLOSES = /^(clos(e|es|ing)|expir(e|es|ing)|deadline|due)$/

/**
 * Parses the structured parts of a text: a question for a number, order, pay, facts, days, times and exclusions. Quoted
 * words are not interpreted.
 */
export function readStructure({ text, tokens, isQuoted, places, today }: Input): ReadStructure {
  const words = tokens.map(({ word }) => word)
  const isUsed = [...isQuoted]
  const fields: ReadStructure['fields'] = {
    ...emptyStructure,
    excluded: { cities: [], job_types: [], event_types: [], words: [] },
    facts: [],
    weekdays: [],
    from: null,
    until: null,
  }
  const parts: StructurePart[] = []
  const silent: number[] = []
  const kinds = new Set<Kind>()
  const named = namedKinds(words)

  const take = (first: number, count: number, what: QueryPartKind | null, label = '') => {
    isUsed.fill(true, first, first + count)
    if (what) parts.push({ what, label, first, last: first + count - 1 })
    else for (let position = first; position < first + count; position++) silent.push(position)
  }
  /**
   * Calls the reader with the text from each unused word to the next used word. The reader returns the length that it
   * has understood.
   */
  const scan = (readAt: (rest: string, position: number, restWords: string[]) => number) => {
    for (let position = 0; position < words.length; position++) {
      if (isUsed[position]) continue
      const end = isUsed.indexOf(true, position)
      const restTokens = tokens.slice(position, end === -1 ? undefined : end)
      const rest = restTokens.map(({ word, end }, index) => {
        const next = restTokens[index + 1]
        return next ? word + text.slice(end, next.start) : word
      })
      const length = readAt(rest.join('').toLowerCase(), position, words.slice(position, position + rest.length))
      if (length > 0) position += tokenize(rest.join('').slice(0, length)).length - 1
    }
  }
  const countWords = (rest: string, length: number) => tokenize(rest.slice(0, length)).length
  const textBefore = (position: number) =>
    tokens
      .slice(0, position)
      .map(({ word, end }, index) => word + text.slice(end, tokens[index + 1]?.start))
      .join('')
      .toLowerCase()

  scan((rest, position) => {
    const count = readCount(rest)
    if (!count) return 0
    fields.intent = 'count'
    take(position, countWords(rest, count.length), null)
    return count.length
  })
  readPay()
  scan((rest, position) => {
    const order = fields.order ? null : readOrder(rest, named)
    if (!order) return 0
    fields.order = order.meaning
    if (fields.intent === 'find') fields.intent = 'order'
    if (order.kind) kinds.add(order.kind)
    take(position, countWords(rest, order.length), 'order', order.label)
    return order.length
  })
  readDates(false)
  const contexts = new Set(named)
  if (named.size === 0 && !isQuestion(words))
    contexts.add(fields.from !== null || fields.until !== null ? 'event' : 'business')
  scan((rest, position) => {
    const fact = readFact(rest, contexts)
    if (!fact || fields.facts.includes(fact.meaning)) return 0
    fields.facts.push(fact.meaning)
    // Beside a trade, a word such as “verified” does not exclude other kinds.
    if (fact.kind && (fact.kind !== 'business' || named.has('business'))) kinds.add(fact.kind)
    take(position, countWords(rest, fact.length), 'fact', fact.label)
    return fact.length
  })
  scan((rest, position, restWords) => {
    const before = textBefore(position)
    const clause = countWords(rest, rest.search(/[,.;:?!()–]|$/))
    const context = { allWords: words, namesKind: named.size > 0, places, before }
    const negated = readNegated({ ...context, text: rest, words: restWords, clause })
    if (!negated) return 0
    exclude(position, negated)
    let end = position + negated.words
    let other = readOtherNegated(end, negated)
    while (other) {
      exclude(end, other)
      end += other.words
      other = readOtherNegated(end, negated)
    }
    return 0
  })
  if (parts.some(({ what }) => what === 'not'))
    for (const [position, word] of words.entries()) if (!isUsed[position] && OTHERS.test(word)) take(position, 1, null)
  // “Posted” and “closing” are about the days, not words to search for.
  if (fields.day_meaning !== 'takes_place') {
    const pattern = fields.day_meaning === 'posted' ? POSTED : CLOSES
    for (const [position, word] of words.entries()) if (!isUsed[position] && pattern.test(word)) take(position, 1, null)
  }
  if (fields.order && named.size === 1) for (const kind of named) kinds.add(kind)
  scan((rest, position) => {
    const [match = ''] =
      /^(?:right now|at the moment|currently|at present|soon|coming (?:up(?: soon)?|soon))(?!\S)/.exec(rest) ?? []
    if (match) take(position, countWords(rest, match.length), null)
    return match.length
  })
  const isAsking = fields.intent !== 'find'
  if (isAsking && named.size === 0 && kinds.size === 0 && words.some((word) => DIRECTORY.test(word)))
    kinds.add('business')
  scan((rest, position) => {
    const length = readFormWords(rest, { fields, kinds: [...kinds] })
    if (length > 0) take(position, countWords(rest, length), null)
    return length
  })
  const isNoun =
    fields.pay || kinds.has('job')
      ? PAY_NOUN
      : kinds.has('question')
        ? /^question$/
        : kinds.has('business')
          ? /^business$/
          : null
  for (const [position, word] of words.entries()) if (!isUsed[position] && isNoun?.test(word)) take(position, 1, null)
  return { fields, parts, silent, kinds: [...kinds] }

  function exclude(position: number, { place, job_type, event_type, word, label, words }: NegatedPart) {
    if (place) fields.excluded.cities.push(place)
    if (job_type) fields.excluded.job_types.push(job_type)
    if (event_type) fields.excluded.event_types.push(event_type)
    if (word) fields.excluded.words.push(word)
    if (job_type) kinds.add('job')
    if (event_type) kinds.add('event')
    take(position, words, 'not', label)
  }

  /** Reads “or Juneau” behind “not in Anchorage”. Behind “and” or a comma only a place or a type is excluded too. */
  function readOtherNegated(position: number, first: NegatedPart): NegatedPart | null {
    const hasConnector = /^(?:or|nor|and)$/.test(words[position] ?? '')
    const isListed = text.slice(tokens[position - 1]?.end, tokens[position]?.start).includes(',')
    if (!hasConnector && !isListed) return null
    const start = hasConnector ? position + 1 : position
    const rest = words.slice(start)
    if (rest.length === 0 || isUsed[position] || isUsed[start]) return null
    // “Except cooks, any jobs in Juneau”: the next clause says what is wanted.
    if (!hasConnector && WANTED.test(rest[0] ?? '')) return null
    // “Not” stands for the connector, if there is one.
    const next = tokens.slice(start).findIndex(({ end }) => /^\s*[,.;:?!()–]/.test(text.slice(end)))
    const clause = (next === -1 ? rest.length : next + 1) + 1
    const context = { allWords: words, namesKind: named.size > 0 || fields.excluded.words.length > 0, places }
    const other = readNegated({
      ...context,
      text: `not ${rest.join(' ')}`,
      words: ['not', ...rest],
      clause,
      before: '',
    })
    if (!other || (other.word && words[position] !== 'or' && words[position] !== 'nor')) return null
    if (hasConnector) return other
    // “A midwife, not a hospital, Juneau”: the place is wanted.
    return (other.place === undefined) === (first.place === undefined) ? { ...other, words: other.words - 1 } : null
  }

  function readPay() {
    const isQuotedAt = (position: number) => isQuoted[position] ?? false
    const found = named.has('event') && !named.has('job') ? null : readPayWish(text.toLowerCase(), named.has('job'))
    if (!found) return
    const covered = tokens.flatMap(({ start, end }, position) =>
      end > found.start && start < found.end ? [position] : [],
    )
    const [first] = covered
    if (first === undefined || covered.some(isQuotedAt)) return
    fields.pay = found.wish
    kinds.add('job')
    take(first, covered.length, 'pay', found.label)
  }

  function readDates(isEvent: boolean) {
    const isAbout = (kind: Kind) => named.has(kind) || kinds.has(kind)
    const isOnlyPosts = (isAbout('job') || isAbout('question')) && !named.has('event')
    const closes = isAbout('job') && words.some((word, position) => CLOSES.test(word) && !isUsed[position])
    const posted = isOnlyPosts && !closes && words.some((word) => POSTED.test(word) || word === 'new')
    const meaning: DayMeaning = closes ? 'closes' : posted ? 'posted' : 'takes_place'
    const isAnyEvent = isEvent || named.has('event') || (named.size === 0 && !isQuestion(words))
    let hasDays = false
    scan((rest, position, restWords) => {
      // “First Friday” is the name of an event, not a day.
      const isNth = /^(first|1st|second|2nd|third|3rd|fourth|4th)$/.test(words[position - 1] ?? '')
      const days = hasDays || isNth ? null : readDays(rest, { today, isPast: meaning === 'posted' })
      if (!days) return 0
      const isWithTime = readTimeOfDay(rest.slice(days.length).trimStart()) !== null
      if (days.isWeak && !named.has('event') && !isWithTime) return 0
      // “Questions about Christmas” are about a topic, not about a day.
      if (!named.has('event') && /^(about|around|for)$/.test(restWords[0] ?? '') && isQuestion(words)) return 0
      let used: DayMeaning = meaning
      if (isOnlyPosts && meaning === 'takes_place') {
        const isPast = days.until !== null && days.until < today
        if (!isPast && restWords[0] !== 'since' && !(isAbout('question') && days.label.startsWith('This'))) return 0
        used = 'posted'
      }
      hasDays = true
      Object.assign(fields, { from: days.from, until: days.until, day_meaning: used })
      // “Posted this week” includes the days of the week before today.
      const period =
        used === 'posted' && /^This (week|month|year)/.test(days.label) ? days.label.split(' ')[1] : undefined
      if (period) fields.from = startOf(period, today)
      if (days.weekdays) fields.weekdays = days.weekdays
      if (days.time) fields.time = days.time
      take(position, countWords(rest, days.length), 'date', days.label)
      return days.length
    })
    if (!hasDays && !isAnyEvent) return
    // “Something early in the morning” names no kind, so it asks for events.
    const isAnything =
      named.size === 0 && /^(?:is there )?(?:something|anything|what)(?! open)(?=\s)/.test(words.join(' '))
    scan((rest, position) => {
      const time = readTimeOfDay(rest)
      // A clock time is more specific than a part of the day: “evening events after 7 pm”.
      if (fields.time && !hasDays && time?.isWeak) return 0
      if (!time || meaning !== 'takes_place' || isOnlyPosts) return 0
      if (time.isWeak && !hasDays && !named.has('event') && !isAnything) return 0
      if (/^\s*(shift|club|audit|nurse|school|baker|clerk|manager|auditor)/.test(rest.slice(time.length))) return 0
      const isTonight = fields.time !== null && time.from !== null && time.from < '17:00'
      if (fields.time && isTonight) {
        take(position, countWords(rest, time.length), null)
        return time.length
      }
      fields.time = { from: time.from ?? fields.time?.from ?? null, until: time.until ?? fields.time?.until ?? null }
      if (!hasDays && !named.has('event')) kinds.add('event')
      take(position, countWords(rest, time.length), 'time', time.label)
      return time.length
    })
  }
}

const startOf = (period: string, today: string) =>
  period === 'year'
    ? `${today.slice(0, 4)}-01-01`
    : period === 'month'
      ? `${today.slice(0, 7)}-01`
      : addDays(today, 1 - weekdayNumber(today))
