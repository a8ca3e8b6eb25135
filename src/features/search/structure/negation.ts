import type { EventType } from '../../events/events.constants.ts'
import type { JobType } from '../../jobs/jobs.constants.ts'
import { isQuestion, isStopWord, parseEventType, parseJobType, parseKind } from '../keywords.ts'
import { expandTerms, isTradeWord } from '../meaning/expandTerms.ts'
import { matchPlace, type Place } from '../places.ts'

/** An excluded place, type or phrase, and the number of words of the exclusion. */
export type NegatedPart = {
  place?: Place
  job_type?: JobType
  event_type?: EventType
  word?: string
  label: string
  words: number
}

type NegatedText = {
  /** The text from a word on, in lower case without apostrophes, and its words. */
  text: string
  words: string[]
  /** The number of words up to the next comma or the end of the sentence. */
  clause: number
  /** The text before `text`, in the same form. */
  before: string
  /** All words of the query, and whether they name jobs, events, businesses or questions. */
  allWords: string[]
  namesKind: boolean
  places: Map<string, Place>
}

const PREFIX = String.raw`(?:(?:and|but|just|only|please|all(?=\s+but\b)|anything|everything|anywhere|everywhere|something|ones|those)\s+)*`
const BE = '(?:is|are)'
const NOT = '(?:isnt|arent|is\\s+not|are\\s+not)'
const DOES_NOT = '(?:dont|doesnt|do\\s+not|does\\s+not|wont|will\\s+not|never)'
const compileNegation = (source: string) => new RegExp(`^${PREFIX}(?:${source})(?=\\s)`, 'u')

/** Matches words that exclude the following place, type or other words. */
const strongPattern = compileNegation(
  String.raw`(?:(?:that|which|who)\s+)?(?:${BE}\s+)?(?:except(?:\s+(?:for|in|those\s+in))?|excluding|exclude|not\s+including|other\s+than|apart\s+from|aside\s+from|besides|not\s+counting|leaving\s+out|leave\s+out|leave\s+off|save\s+for|with\s+the\s+exception\s+of|skip|skipping|ignoring|omit|omitting|minus|(?<=(?:all|(?:any|every)(?:thing|where|one|body))\s+)but|(?:else|elsewhere)\s+(?:than|but)|but\s+(?:please\s+)?(?:not|no|nothing)|only\s+no|none\s+(?:of|with|that\s+are)|(?:(?:that|which|who|with)\s+)?(?:(?:have|has|having)\s+)?nothing\s+to\s+do\s+with|(?:i\s+would\s+|id\s+)?rather\s+not(?:\s+(?:do|have|work\s+with|work\s+in))?|not\s+(?:involving|related\s+to|connected\s+(?:to|with)|affiliated\s+with|associated\s+with))`,
)
/**
 * Matches the beginning of a relative clause that excludes results. In “people who are not citizens” the clause
 * describes people and excludes nothing.
 */
const relativeClausePattern = compileNegation(
  String.raw`(?:that|which|who)\s+(?:${NOT}(?:\s+(?:about|for|related\s+to|connected\s+(?:to|with)|affiliated\s+with|part\s+of))?|${DOES_NOT}\s+(?:do|offer|fix|repair|involve|include|serve|sell|teach|carry|use|handle|deal\s+with|feature))`,
)
/** Matches words that exclude the following words, unless the text is a question about a method. */
const replacementPattern = compileNegation(String.raw`instead\s+of|rather\s+than`)
const unwantedPattern = compileNegation(
  String.raw`(?:(?:i|we)\s+)?(?:dont|do\s+not)\s+(?:have(?=\s+(?:an?\s+|my\s+|the\s+)?cdl\b)|want)(?:\s+(?:to\s+(?:do|see|have|work\s+(?:with|in|as))|any))?|(?:im\s+|i\s+am\s+|were\s+|we\s+are\s+)?not\s+(?:interested\s+in|looking\s+for|talking\s+about|thinking\s+of|asking\s+(?:for|about)|into)|(?:i|we)\s+(?:dont|do\s+not|didnt|did\s+not)\s+(?:mean|need|care\s+(?:for|about))(?:\s+(?:the|any))?`,
)
/** Matches words before an unreachable place, such as “I cannot get to”. */
const unreachablePattern = compileNegation(
  String.raw`(?:(?:i|we)\s+)?(?:cant|cannot|can\s+not|couldnt|wont|(?:am|are)\s+not\s+able\s+to)\s+(?:get|go|come|travel|drive|make\s+it|fly)(?:\s+(?:all\s+the\s+way|out|over|up|down))?\s+to`,
)
/** Matches words that exclude the following place or type, and other words only if `isPlainKind` or `isExclusion` is true. */
const plainPattern = compileNegation(
  String.raw`(?:(?:that|which|who)\s+)?(?:${BE}\s+)?(?:not|isnt|arent|no|without|neither|outside(?:\s+of)?|beyond|(?:far\s+)?away\s+from|far\s+from|nothing)`,
)
const fillers = new Set(
  `in near at around on from any a an the my for of located based those ones one that which is are jobs events businesses
  organizations places questions about involving requiring using including doing with to do it be both either`.split(
    /\s+/,
  ),
)
/** Matches nouns without a meaning after the name of a place: “the Anchorage area”. */
const areaNounPattern = /^(?:areas?|regions?|city|town|cities|towns|borough|proper|itself)$/
const articlePattern = /^(?:a|an|the|any|my|your|their|all)$/
/** Matches words that end an excluded phrase. */
const connectorPattern =
  /^(?:and|or|nor|no|not|without|but|then|that|which|who|where|when|while|because|since|if|so|in|at|on|near|for|with|from|to|by|around|as|please|thanks|only|just|instead|either|anymore|is|are|was|were|can|could|should|would|will|have|has|i|we|you|they|it)$/
/** Matches generic nouns at the end of an excluded phrase. */
const genericNounPattern =
  /^(?:ones?|jobs?|events?|works?|positions?|openings|gigs|businesses|organi[sz]ations|places|things?|stuff|kinds?|types?|related|anything|everything)$/

/**
 * Matches requirements of jobs. The text of a job “without experience” says “no experience required”, so documents with
 * the word are not excluded.
 */
const requirementPattern =
  /^(?:experience|experienced|degree|degrees|license|licence|licenses|diploma|training|car|vehicle|resume|certification|certificate|certificates|qualifications|education|college|background|drug|references|skills|english|insurance)$/
/** Matches words after “not” or “no” that describe a state or a lack, and exclude nothing. */
const statePattern =
  /^(?:just|only|yet|sure|working|work|works|enough|know|too|very|far|try|well|able|open|closed|available|good|bad|safe|expensive|necessarily|really|longer|idea|clue|mind|luck|matter|problem|problems|thanks|kill|hot|heat|water|power|electricity|signal|internet|wifi|money|hurry|rush|one|more|less|need|needed|required|reservations?|answers?|answered|website|pay|fee|fees|cost|charge|urgent|emergency|today|tomorrow|now|new|old)$/
const peoplePattern =
  /(?:^|\s)(?:people|persons?|kids?|children|teens|youth|adults|seniors|elders|men|women|parents|moms|dads|famil(?:y|ies)|folks|those|someone|somebody|anyone|anybody|members|veterans|students|i|im|we|me|us|he|she|they|him|her|them|live|living|go|going)$/
const pluralPattern = /[^su]s$/

const MAX_WORDS = 3

/** Parses an exclusion at the beginning of a text. */
export function parseNegation(input: NegatedText): NegatedPart | null {
  const { text, words, allWords, namesKind, places } = input
  const isStrong = strongPattern.test(text)
  const isAsked = isQuestion(allWords)
  const found = [
    strongPattern,
    relativeClausePattern,
    ...(isAsked ? [] : [replacementPattern]),
    unwantedPattern,
    unreachablePattern,
    plainPattern,
  ].find((one) => one.test(text))
  const match = found?.exec(text)?.[0]
  if (!found || match === undefined || isFalseNegation(input, match)) return null
  const before = match.split(/\s+/).filter(Boolean).length
  let start = before
  let place = matchPlace(words.slice(start), places, true)
  // The name of an area may begin with a filler: “the Valley”.
  while (!place && fillers.has(words[start] ?? '') && start - before < 6) {
    start++
    place = matchPlace(words.slice(start), places, true)
  }
  const rest = words.slice(start)
  if (place) {
    const end = start + place.words
    const isArea = areaNounPattern.test(words[end] ?? '')
    return { place: place.place, label: `Not in ${place.place.name}`, words: end + (isArea ? 1 : 0) }
  }
  if (found === unreachablePattern || /outside|away|beyond|far/.test(match) || rest.length === 0) return null
  const isSure = found !== plainPattern && (found !== relativeClausePattern || !peoplePattern.test(input.before))
  const phrase = extractExcludedWords(rest, input.clause - start, places)
  const jobType = parseJobType(rest, [...allWords, 'job'])
  if (jobType && phrase.words.length <= jobType.words)
    return { job_type: jobType.type, label: `Not ${jobType.type.toLowerCase()}`, words: start + jobType.words }
  const eventType = parseEventType(rest, [...allWords, 'events'], true)
  if (eventType && phrase.words.length < 2 && (namesKind || isSure))
    return { event_type: eventType.type, label: `No ${eventType.label.toLowerCase()}`, words: start + eventType.words }
  const [word = ''] = phrase.words
  const isRequirement = phrase.words.every((other) => requirementPattern.test(other) || statePattern.test(other))
  if (phrase.words.length === 0 || statePattern.test(word) || isRequirement) return null
  if (
    !isSure &&
    !(namesKind && isPlainKind(match)) &&
    !isExclusion(input, match, words.slice(before, start), phrase.words)
  )
    return null
  const excluded = phrase.words.join(' ')
  return { word: excluded, label: `Without “${excluded}”`, words: start + phrase.count }

  function isPlainKind(matched: string) {
    return (
      /\b(?:not|without|no|neither|isnt|arent|nothing)$/.test(matched) &&
      (isStrong || !peoplePattern.test(input.before))
    )
  }
}

/** Whether a negation excludes nothing, as in “nothing to do in Sitka” and “why not try”. */
const isFalseNegation = ({ text, before }: NegatedText, match: string) =>
  // “A business without a grant writer” lacks one.
  (/without$/.test(match) && /without\s+an?\s/.test(text)) ||
  (/nothing$/.test(match) && /nothing\s+to\s+do(?!\s+with)/.test(text)) ||
  // “Not too far from Juneau” is near it.
  (/far\s+from$/.test(match) && /\b(?:not|too|how|isnt|arent|so)\s*$/.test(before)) ||
  /\b(?:why|theres|there\s+is|there\s+are)\s*$/.test(before)

/** Extracts the excluded words, without articles, up to the next clause, place or generic noun. */
function extractExcludedWords(
  rest: string[],
  clause: number,
  places: Map<string, Place>,
): { words: string[]; count: number } {
  const words: string[] = []
  let count = 0
  for (const [position, word] of rest.entries()) {
    if (position >= clause || words.length >= MAX_WORDS) break
    if (words.length > 0 && articlePattern.test(word)) continue
    if (connectorPattern.test(word) || (words.length === 0 && isStopWord(word))) break
    if (words.length > 0 && (matchPlace(rest.slice(position), places, false) || isStopWord(word))) break
    count = position + 1
    if (genericNounPattern.test(word) || parseKind(rest.slice(position), rest)) break
    words.push(word)
  }
  return { words, count }
}

/** Whether “no”, “not” or “without” excludes words of a text that names no kind: “churches, no baptists”. */
function isExclusion({ before, allWords }: NegatedText, match: string, skipped: string[], words: string[]): boolean {
  if (isQuestion(allWords) || before.trim() === '' || /\b(?:my|our|i|we|im|is|are|was)\b[^,;]*$/.test(before))
    return isWanted()
  const [word = ''] = words
  const namesSomething = pluralPattern.test(word) || pluralPattern.test(words.at(-1) ?? '') || isTradeWord(word)
  if (/without$/.test(match))
    return !peoplePattern.test(before.trim()) && (/ing$|[^su]s$/.test(word) || pluralPattern.test(words.at(-1) ?? ''))
  if (/\bno$/.test(match)) return isApart(before) && namesSomething && !isSameTrade(before, words)
  if (!/\b(?:not|isnt|arent)$/.test(match)) return isApart(before)
  return (
    skipped.length > 0 ||
    (isApart(before) &&
      (namesSomething || words.length === allWords.length - allWords.lastIndexOf('not') - 1) &&
      !/ing$/.test(word))
  )

  /** “I’m looking for a groomer, not a vet”: an article after the comma names something else. */
  function isWanted() {
    return (
      !isQuestion(allWords) &&
      isApart(before) &&
      /\bnot$/.test(match) &&
      skipped.some((other) => /^(?:an?|the|for)$/.test(other))
    )
  }
}

const isApart = (before: string) => /[,;:–(]\s*$/.test(before)

/** “Electrician, no lights”: the missing object is the reason for the search and excludes nothing. */
function isSameTrade(before: string, words: string[]): boolean {
  const corpus = { industries: [], share: () => 0 }
  const labels = (list: string[]) => expandTerms(list, corpus).flatMap(({ label }) => (label === null ? [] : [label]))
  const own = labels(words)
  return labels(before.split(/[^\p{L}\p{N}]+/u).filter(Boolean)).some((label) => own.includes(label))
}
