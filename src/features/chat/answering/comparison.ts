import type { Choice } from './conversation/followUp.ts'

/** The criterion of a comparison, such as `cheapest`. */
type Criterion = Exclude<Choice['by'], 'words'>
/** The two sides of a comparison, each as a complete wish; `by` is null when the message names no criterion. */
export type Comparison = { alternatives: string[]; by: Criterion | null }

/** The criteria with the patterns of their words. The first matching criterion counts. */
const criteria: [Criterion, RegExp][] = [
  [
    'oldest',
    /\b(?:older|oldest|longer (?:around|here|open|established)|(?:around|open|here|in business|existed) (?:the )?long(?:er|est)|founded (?:first|earlier)|older (?:company|business|firm))\b/i,
  ],
  ['cheapest', /\b(?:cheap(?:er|est)?|(?:costs?|charges?) less|less expensive|lower (?:price|fee|cost))\b/i],
  [
    'best_paid',
    /\b(?:(?:pays?|earns?|makes?|paid|paying) (?:the )?(?:more|most|better|best)|better paid|higher (?:hourly )?(?:pay|wages?|salary|rate))\b/i,
  ],
  ['soonest', /\b(?:sooner|soonest|earlier|earliest|(?:comes?|is|starts?|begins?|happens?) (?:up )?first)\b/i],
  ['latest', /\b(?:(?:starts?|comes?|is) (?:later|last)|later date)\b/i],
]
/** Matches times of day, which are not compared as dates. */
const timeOfDayPattern = /\b(?:in the (?:day|morning|evening)|of the day|that day)\b|\bon (?:[\p{L}]+ )?\d/iu

const adjective =
  '(?:cheaper|dearer|sooner|earlier|later|first|last|longer|shorter|bigger|older|newer|closer|nearer|better|more expensive|less expensive|(?:pay|cost|earn)s? (?:more|less|better))'
const verb =
  '(?:pays?|makes?|earns?|costs?|is|are|was|has|have|gets?|starts?|begins?|ends?|opens?|comes?|lasts?)\\b(?! there\\b)'
const alternatives =
  '(?<first>[^,:?;]{1,120}?),?\\s+(?:vs\\.?|versus|or|compared\\s+(?:to|with))\\s+(?<second>[^,:?;]{1,120}?)'
const asking = "\\W*(?:which|what|who)(?:[’']?s)?\\s+"
/** The question after the two names: “…, which is sooner”, “…, per hour”, “… – who has a phone number”. */
const asked =
  '(?:which|what|whats|who|where|when|how|has one|have they|per (?:hour|day|week|month|year)|(?:the )?(?:better |best |higher |hourly )?(?:pay|wages?|salary|prices?|cost|costs|date|dates)\\b)'
/** The introduction before the two names: “I can afford only one: …”. */
const introduction = "(?:i|i[’']?m|we|help|please|choosing|torn|undecided|two (?:options|choices|ideas))\\b[^:;?]{0,60}"
const patterns = [
  // “Which pays better, a baker or a cook?”
  new RegExp(`^${asking}(?:[\\p{L}-]+\\s+){0,3}?(?:${verb}|${adjective})[^,:?;]*[,:]\\s*${alternatives}\\W*$`, 'iu'),
  // “Which one comes first the fair or the market”
  new RegExp(
    `^${asking}(?:one )?(?:(?:is|comes?|starts?|costs?|pays?) )?${adjective}\\s+(?!of\\b|in\\b|on\\b|for\\b)${alternatives}\\W*$`,
    'iu',
  ),
  // “A baker or a cook, who earns more?”
  new RegExp(
    `^(?:${introduction}:\\s+|(?<place>[\\p{L} ]{3,30}):\\s+)?${alternatives}(?:[,:?.]|\\s+[-–—])\\s*${asked}(?<asked>[^;]*)$`,
    'iu',
  ),
  // “Bakers vs cooks”
  new RegExp(`^${alternatives.replace('|or|', '|')}\\W*$`, 'iu'),
  // “Is the fair or the market cheaper”
  new RegExp(`^(?:is|are|does|do|will)\\s+${alternatives}\\s+${adjective}\\W*$`, 'iu'),
  // “Is the fair dearer than the market”
  new RegExp(
    `^(?:is|are|does|do|will)\\s+(?<first>[^,:?;]{1,120}?)\\s+${adjective}\\s+than\\s+(?<second>[^,:?;]{1,120}?)\\W*$`,
    'iu',
  ),
]
/** Matches a comparison of events: “which evening is cheaper”. */
const eventComparisonPattern =
  /^\W*(?:which|what) (?:evening|night|event|workshop|class|course|talk|lecture|session|meeting|training)\b/i
/** Matches a single question that contains “compared to”: “what do you charge in a village compared to a town?” */
const singleQuestionPattern = /^\W*(?:what|how|why|when|where)\b(?!(?:[’']?s)? (?:is |are )?\p{L}+er\b).*\bcompared\b/iu
const MAX_LENGTH = 300

const towns =
  "(?:in\\s+)?(?<first>[\\p{L}' -]{3,30}?)\\s+(?:or|than|vs\\.?|versus)\\s+(?:in\\s+)?(?<second>[\\p{L}' -]{3,30}?)"
const what =
  '(?:more|fewer|most|the most)\\s+(?:listed\\s+)?(?<what>[\\p{L}-]+(?:\\s+(?!in\\b|here\\b|listed\\b|does\\b|do\\b)[\\p{L}-]+)?)'
const inList =
  '(?:\\s+(?:in your list|in the (?:list|directory)|here|listed|on (?:here|this site)|in (?:it|them)))?\\W*$'
/** Match “the one” in “the class about boats or the one about engines”, and the noun that it replaces. */
const otherOnePattern = /^\s*(?:the |an? )?(?:other )?one(?=\s+(?:about|on|for|in|of|with|near|at)\b)/i
const nounPattern = /^\s*(?:(?:the|an?)\s+)?[\p{L}-]+(?=\s+(?:about|on|for|in|of|with|near|at)\b)/iu

/** Comparisons of counts: “does Haines or Skagway have more churches?”, “are there more jobs in Nome or in Kodiak?” */
const countPatterns = [
  new RegExp(`^\\W*(?:does|do|has)\\s+${towns}\\s+(?:have|got|has|list)\\s+${what}${inList}`, 'iu'),
  new RegExp(
    `^\\W*(?:which|what|who|where)(?:\\s+(?:town|city|place|one))?\\s+(?:has|have|got|lists?|are there)\\s+${what}\\s*[,:–—-]?\\s+${towns}${inList}`,
    'iu',
  ),
  new RegExp(`^\\W*(?:are|is)\\s+there\\s+${what}\\s+${towns}${inList}`, 'iu'),
]

/**
 * Parses a comparison, such as “which pays better, a baker or a cook”; null for another message. Both sides of a
 * comparison of pay are searched among the jobs, and both sides of a comparison of evenings or classes among the events.
 */
export function parseComparison(message: string): Comparison | null {
  const counted = countPatterns.map((pattern) => pattern.exec(message)).find(Boolean)?.groups
  if (counted)
    return {
      alternatives: [counted.first, counted.second].map((town) => `how many ${counted.what} in ${town}`),
      by: null,
    }
  if (message.length > MAX_LENGTH || singleQuestionPattern.test(message)) return null
  // A comma of a date separates nothing: “December 5, 2026”.
  const text = message.replace(/(\b\d{1,2}), (\d{4}\b)/g, '$1 $2')
  const match = patterns.map((pattern) => pattern.exec(text)).find(Boolean)
  if (!match?.groups) return null
  const isPay = /\b(?:pay|pays|paid|make|makes|earn|earns|salary|wages?|per hour|hourly)\b/i.test(message)
  const isEvent = eventComparisonPattern.test(message)
  const { first = '', second: named = '', place = '', asked: behind = '' } = match.groups
  const second = named.replace(otherOnePattern, nounPattern.exec(first)?.[0] ?? '$&')
  const [, noun = ''] =
    /^ ((?!(?:one|of|is|are|has|have|does|do|was|pays?|costs?)\b)[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|has|have)\b/iu.exec(
      behind,
    ) ?? []
  const by = timeOfDayPattern.test(text) ? null : (criteria.find(([, pattern]) => pattern.test(text))?.[0] ?? null)
  return {
    alternatives: [first, second].map((name) =>
      [
        isPay && !/\bjobs?\b/i.test(name) ? 'jobs:' : isEvent && !/\bevents?\b/i.test(name) ? 'events:' : '',
        name.trim(),
        noun,
        place && `in ${place}`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    by,
  }
}
