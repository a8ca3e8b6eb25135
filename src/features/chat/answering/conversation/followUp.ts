import { listNormalizedWords } from '../../../../kit/text/words.ts'
import { extractContentWords, type FactName, isUnrecordedFact, parseFactQuestion } from '../facts/factQuestions.ts'

/** The shown items to which a message refers. `position` counts from 1; -1 is the last. */
export type Reference = { position: number } | 'one' | 'all'

export type Choice =
  | { by: 'free' | 'cheapest' | 'best_paid' | 'soonest' | 'latest' | 'newest' | 'oldest' | 'nearest' | 'best' }
  | { by: 'words'; words: string[]; isExcluded?: true }

/** A message about items of earlier answers. */
export type FollowUp =
  | { what: 'more'; rest: string }
  | { what: 'fact'; fact: FactName; reference: Reference; rest: string }
  | { what: 'choice'; choice: Choice }
  /** `isOpen` means that the message may be a new search when the page does not mention the words. */
  | { what: 'mention'; words: string[]; text: string; isOpen: boolean }
  | { what: 'content'; kind: 'job' | 'event' | 'question'; reference: Reference }

const ordinals: [RegExp, number][] = [
  [/^(?:first|1st|top)$/, 1],
  [/^(?:second|2nd)$/, 2],
  [/^(?:third|3rd)$/, 3],
  [/^(?:fourth|4th)$/, 4],
  [/^(?:fifth|5th)$/, 5],
  [/^(?:last|latter|bottom)$/, -1],
  [/^former$/, 1],
]
const numbers = ['one', 'two', 'three', 'four', 'five']
const generic =
  '(?:one|ones|result|option|item|entry|choice|listing|link|place|business|company|shop|store|job|position|event|question|guy|person|thing|suggestion|answer)'
const genericNounPattern = new RegExp(`^${generic}s?$`)

/** Parses a position such as “the second one”, “number 2” or “#2”, and the message without it. */
function parsePosition(words: string[]): { position: number; rest: string[] } | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1] ?? ''
    const isNumbered = /^(?:number|no|option|item|result)$/.test(words[index - 1] ?? '')
    const figure = /^[1-9]$/.test(word) ? Number(word) : numbers.indexOf(word) + 1
    if (figure > 0 && (isNumbered || (words.length === 1 && /^\d$/.test(word)))) {
      return { position: figure, rest: words.toSpliced(index - (isNumbered ? 1 : 0), isNumbered ? 2 : 1) }
    }
    const ordinal = ordinals.find(([pattern]) => pattern.test(word))
    if (!ordinal) continue
    const hasNoun = genericNounPattern.test(next)
    // “How long does it last”, and “who should I call first”.
    if (index > 0 && index + 1 === words.length && !/^(?:the|and|about)$/.test(words[index - 1] ?? '')) continue
    // “First aid” and “the first week of January” name something else.
    if (!hasNoun && index + 1 < words.length && !/^(?:is|does|do|s|please|of|pay|end|start)$/.test(next)) continue
    if (next === 'of' && !/^(?:these|those|them)$/.test(words[index + 2] ?? '')) continue
    return { position: ordinal[1], rest: words.toSpliced(index, hasNoun ? 2 : 1) }
  }
  return null
}

const moreWords = new Set(
  'more others other another else next different additional remaining rest further continue again'.split(' '),
)
const moreFillers = new Set(
  'results options ones examples choices list all keep going page anything something'.split(' '),
)
/** Parses a request for more results. At most three other words may stand beside “more”. */
function parseMoreRequest(message: string, words: string[]): FollowUp | null {
  if (!words.some((word) => moreWords.has(word)) || parseFactQuestion(message)?.fact === 'details') return null
  // “And next month” changes the days of the search.
  if (/\bnext (?:week|weekend|month|year|spring|summer|fall|autumn|winter|\w+day)\b/.test(words.join(' '))) return null
  // “More about the second one” and “how else can I …” do not ask for more results.
  if (/\b(?:how|why|who|where|when|about)\b/.test(words.join(' '))) return null
  const rest = extractContentWords(message).filter((word) => !moreWords.has(word) && !moreFillers.has(word))
  return rest.length <= 3 ? { what: 'more', rest: rest.join(' ') } : null
}

const choices: [RegExp, Choice['by']][] = [
  [/\b(?:free|no charge|costs? nothing|without (?:a )?(?:fee|charge|cost))\b/, 'free'],
  [/\b(?:cheap|cheaper|cheapest|least expensive|lowest price|affordable|less expensive)\b/, 'cheapest'],
  [
    /\b(?:best paid|best paying|highest paid|highest paying|pays? (?:the )?(?:best|most|more)|most money|better paid)\b/,
    'best_paid',
  ],
  [/\b(?:soonest|earliest|next|first|starts? first|sooner|earlier)\b/, 'soonest'],
  [/\b(?:latest start|ends? last|starts? last|later)\b/, 'latest'],
  [/\b(?:newest|most recent|latest|posted last)\b/, 'newest'],
  [/\b(?:oldest|older|(?:around|open|in business) (?:the )?long(?:er|est))\b/, 'oldest'],
  [/\b(?:closest|nearest|closer|nearer|near me)\b/, 'nearest'],
  [/\b(?:best|better|recommend|recommended|good|top)\b/, 'best'],
]
const shownItemsPattern =
  /\b(?:of|from|among|between) (?:these|those|them|the (?:above|list|results|ones|\w+)|your list)\b|^(?:and )?(?:which|what) (?:one|ones)\b|^(?:and )?which (?:is|are|has|have|pays?|does|do|starts?|ends?)\b|^(?:and |so )?(?:are|is) (?:any|one|some|either|all|both)(?: of (?:them|these|those))?\b|^(?:and )?(?:does|do|did|has|have) (?:any|one|either|some|all|both)(?: of (?:them|these|those))?\b|^(?:and )?(?:any|anything|something|someone|somebody|one) (?:cheaper|closer|nearer|sooner|earlier|later|better|free|newer)\b|^(?:and )?(?:cheaper|closer|nearer|sooner|earlier|newer)(?: ones?| options?)?$/

/** Matches “that is not a”, “which isn't”, “without the” at the beginning of a condition. */
const exclusionStartPattern =
  /^(?:(?:that|which|who)s? )?(?:(?:is|are|was|has|have|does|do) )?(?:not|isnt|arent|doesnt|dont|hasnt|havent|without|other than|except)\b(?: (?:have|say|mention|be|an?|the|any))*/

const theOnePattern = /^(?:(?:and|what about|how about|no|i mean|i meant) )*the (?:one|ones) (?=\w)/

function parseChoice(text: string): FollowUp | null {
  if (theOnePattern.test(text)) {
    const condition = text.replace(theOnePattern, '')
    const [negation = ''] = exclusionStartPattern.exec(condition) ?? []
    if (negation !== '') {
      const excluded = extractContentWords(condition.slice(negation.length))
      return excluded.length > 0 && excluded.length <= 4
        ? { what: 'choice', choice: { by: 'words', words: excluded, isExcluded: true } }
        : null
    }
    const words = extractContentWords(condition)
    return words.length > 0 && words.length <= 4 ? { what: 'choice', choice: { by: 'words', words } } : null
  }
  if (!shownItemsPattern.test(text)) return null
  const by = choices.find(([pattern]) => pattern.test(text))?.[1]
  if (by && by !== 'words') return { what: 'choice', choice: { by } }
  const words = extractContentWords(text).filter(
    (word) =>
      !/^(?:any|either|both|all|list|results|above|need|needs|require|requires|offer|offers|accept)$/.test(word),
  )
  return words.length > 0 && words.length <= 4 ? { what: 'choice', choice: { by: 'words', words } } : null
}

const contentNouns: [RegExp, 'job' | 'event' | 'question'][] = [
  [
    /^(?:jobs?|hire|hires|hiring|recruit|recruiting|vacancy|vacancies|openings?|positions?|work|careers?|employment)$/,
    'job',
  ],
  [/^(?:events?|workshops?|classes|happenings?)$/, 'event'],
  [/^(?:questions?)$/, 'question'],
]
const referencePattern = /\b(?:they|them|their|these|those|it|its|that|this|he|she|him|her|his|both|there)\b/
const isPlural = (text: string) => /\b(?:they|them|their|these|those|both|all)\b/.test(text)

/**
 * Parses a question for the jobs, events or questions of a shown business, such as “do they have jobs too” or “is that
 * company hiring”.
 */
function parseContentRequest(text: string, content: string[]): FollowUp | null {
  if (!/\b(?:they|them|their|it|its|he|she|that|this)\b/.test(text)) return null
  const nouns = content.filter(
    (word) =>
      !genericNounPattern.test(word) && !/^(?:other|too|upcoming|open|as|well|offer|offering|post|posted)$/.test(word),
  )
  const namedKinds = content.flatMap((word) => contentNouns.find(([pattern]) => pattern.test(word))?.[1] ?? [])
  const [kind] = namedKinds
  const isAbout =
    /\b(?:have|has|offer|offering|got|hire|hires|hiring|recruit|recruiting|posted?|hold|host|any|their|its|looking)\b/.test(
      text,
    )
  const others = nouns.filter((word) => !contentNouns.some(([pattern]) => pattern.test(word)) && word !== 'looking')
  if (!kind || !isAbout || others.length > 0) return null
  // “Is it hiring” is one, “is this job open” is not.
  return /\b(?:this|that|the) (?:job|event|question)\b/.test(text)
    ? null
    : { what: 'content', kind, reference: isPlural(text) ? 'all' : 'one' }
}

/** Matches a question whose subject is a pronoun. It is about shown items: “do they give you a place to stay”. */
const shownSubjectPattern =
  /^(?:(?:and|so|but|also|ok|okay) )*(?:(?:does|do|did|is|are|was|will|would|can|could|has|have) (?:it|they|this|that|these|he|she)|(?:what|how|where|when|who|which)(?: \w+){0,2} (?:does|do|is|are|will|would|can) (?:it|they|this|that|he|she))\b/
const pageQuestionPattern = /^(?:and )?(?:is|are|does|do|can|will|was|has)\b/
const otherSubjectPattern = /\b(?:i|we|you|there|any|anyone|anybody|someone|somebody|my|our)\b/

const vagueVerbPattern =
  /^(?:gives?|offers?|provides?|includes?|included|comes?|takes?|gets?|makes?|allows?|lets?|keeps?|really|even|actually)$/

/** Matches a question for the next dates of a series: “and the one after that?” */
const laterDatePattern =
  /^(?:(?:and|so|ok|okay|but|what about|how about|when is|whens) )*(?:the )?(?:(?:next |other )?(?:one|ones|date|dates|time) after (?:that|this|it)|following (?:one|date|time)|(?:other|later|further) dates?)$/

/** Parses a message as a follow-up on shown items; null when it is a new search, or changes the last one. */
export function parseFollowUp(message: string): FollowUp | null {
  const words = listNormalizedWords(message)
  const text = words.join(' ')
  if (laterDatePattern.test(text)) return { what: 'fact', fact: 'start', reference: 'one', rest: '' }
  const position = parsePosition(words)
  const factQuestion = parseFactQuestion(position ? position.rest.join(' ') : message)
  if (position) {
    const rest = extractContentWords(factQuestion?.rest ?? position.rest.join(' ')).filter(
      (word) => !genericNounPattern.test(word),
    )
    if (rest.length === 0) {
      return {
        what: 'fact',
        fact: factQuestion?.fact ?? 'details',
        reference: { position: position.position },
        rest: '',
      }
    }
  }
  const content = extractContentWords(message)
  // “Is it paid”
  if (/^(?:un)?paid$/.test(content.join(' ')))
    return { what: 'fact', fact: 'pay', reference: isPlural(text) ? 'all' : 'one', rest: '' }
  const contentRequest = parseContentRequest(text, content)
  if (contentRequest) return contentRequest
  const choice = parseChoice(text)
  if (choice && !(factQuestion && isUnrecordedFact(factQuestion.fact))) return choice
  if (factQuestion) {
    const rest = extractContentWords(factQuestion.rest).filter(
      (word) => !genericNounPattern.test(word) && !/^(?:first|too|else)$/.test(word),
    )
    if (rest.length === 0) {
      return { what: 'fact', fact: factQuestion.fact, reference: isPlural(text) ? 'all' : 'one', rest: '' }
    }
  }
  const more = parseMoreRequest(message, words)
  if (more) return more
  if (factQuestion) {
    return { what: 'fact', fact: factQuestion.fact, reference: isPlural(text) ? 'all' : 'one', rest: factQuestion.rest }
  }
  // A short question that names nothing else is about the shown items, such as “Is housing included”.
  if (pageQuestionPattern.test(text) && !otherSubjectPattern.test(text)) {
    const askedWords = content.filter(
      (word) =>
        !genericNounPattern.test(word) && !/^(?:included?|includes|required|offered|provided|offer)$/.test(word),
    )
    if (askedWords.length === 1 || (askedWords.length === 2 && referencePattern.test(text)))
      return { what: 'mention', words: askedWords, text, isOpen: false }
  }
  if (shownSubjectPattern.test(text)) {
    const askedWords = content.filter((word) => !genericNounPattern.test(word) && !vagueVerbPattern.test(word))
    if (askedWords.length > 0 && askedWords.length <= 4)
      return { what: 'mention', words: askedWords, text, isOpen: true }
  }
  // The message is only a reference, such as “that one” or “this”.
  if (
    content.filter((word) => !genericNounPattern.test(word)).length === 0 &&
    referencePattern.test(text) &&
    !/^(?:and )?(?:is|are) there\b/.test(text)
  ) {
    return { what: 'fact', fact: 'details', reference: isPlural(text) ? 'all' : 'one', rest: '' }
  }
  return null
}
