import type { Kind } from '../kinds.ts'

/** Words with a verb that implies a kind, such as “what is there to attend”. */
export type KindVerb = { kind: Kind; first: number; count: number }

const OPENING = '(?:(?:what|which|anything|something|things?|stuff|anywhere|somewhere|places?|where)(?: else)?)'
const ADJECTIVE = '(?:(?:fun|good|nice|interesting|cool|new|free|worth|cheap) )*'
const MODAL =
  '(?:(?:i|we|you|one|people) (?=(?:can|could|should|may|might) ))?(?:(?:is|are|was)(?: there)? |there (?:is|are) |that |which )?(?:(?:can|could|should|shall|may|might|do|would|will|must|to|for (?:me|us|visitors|everyone) to) )?(?:be )?(?:(?:i|we|you|one|people|visitors|somebody|someone|everyone|everybody|anyone) )?(?:(?:be|go|still|also|want to|like to|get to|able to|to) )*'
const createRequestPattern = (verbs: string) => new RegExp(`(?<!\\S)${OPENING} ${ADJECTIVE}${MODAL}(?:${verbs})(?!\\S)`)

/** Matches a request with a verb that implies events. */
const attendPattern = createRequestPattern(
  'attend(?:ed|ing)?|participate in|take part in|show up (?:at|to|for)|turn up (?:at|to)|rsvp (?:to|for)|register for|sign up for|drop in on',
)
/** Matches a request with a verb that implies events only beside a day or a time. */
const visitPattern = createRequestPattern(
  'visit|visiting|see|go to|go|join|check out|sign up|register|look at|watch|enjoy|experience|happen',
)
/** Words for companions of the visitor: “something I could drag my in-laws to” asks for events beside a day. */
const companions =
  '(?:(?:my|our|the|a|some|all|of|whole|two|three|little|old|older|teenage|teen|best|visiting|out of town) )+(?:in laws|laws|inlaws|parents|folks|mom|mother|dad|father|kids?|children|boys|girls|sons?|daughters?|toddlers?|baby|babies|teens?|teenagers?|wife|husband|boyfriend|girlfriend|partner|spouse|family|families|grandma|grandpa|grandparents|grandkids|grandson|granddaughter|aunt|uncle|cousins?|nephews?|nieces?|sister|brother|siblings|friends?|buddies|roommates?|guests?|visitors|relatives|neighbors?|coworkers|colleagues|crew|class|date)'
const takeAlongPattern = new RegExp(
  `(?<!\\S)(?:(?:that|which|where|for|so) )?(?:(?:i|we) )?(?:(?:can|could|might|should|may|would|will|to|want|wanna|like|get|d) )*(?:drag|take|bring|invite|haul|treat|get|send|entertain|amuse|keep) ${companions}(?: (?:out|along|over|busy|entertained|to|for|with|and|me|us|too))*(?!\\S)`,
)
const wantToAttendPattern =
  /(?<!\S)(?:i|we) (?:want|need|would like|d like|wanna|hope|plan) (?:to )?(?:attend|join|go to|visit|sign up for|participate in) (?:something|anything|some(?:thing)? fun)(?!\S)|(?<!\S)sign (?:me|us) up for (?:something|anything)(?!\S)/
/** Matches words of an open request. */
const anythingPattern =
  /(?<!\S)(?:anything|something|somewhere|things?|stuff|what|whats|where|activity|activities|ideas?|plans?|fun|place|places)(?!\S)/
/** Words of a beginner, who looks for any job: “zero experience, got anything?” */
const beginner =
  '(?:no|zero|little|without|without any|not much|hardly any|barely any|dont have|havent any|lack|lacking|never had) (?:(?:an?|real|work|job|prior|previous|much|any|relevant|formal|high school|college) )*(?:experience|degree|diploma|resume|job|skills|qualifications|references)'
const wantsAny =
  '(?:got|have|has|need|know of|is there|are there|find|see|want|take|hiring) (?:you got )?(?:anything|something|any openings?|a spot|a place|someone|work|openings?)(?: (?:for me|for us|for someone like me|open|going|i could do|i can do))*'
const jobPatterns = [
  new RegExp(`(?<!\\S)${beginner}(?!\\S)(?=.*(?<!\\S)${wantsAny}(?!\\S))`),
  new RegExp(`(?<!\\S)${wantsAny}(?!\\S)(?=.*(?<!\\S)${beginner}(?!\\S))`),
  /(?<!\S)(?:who|anyone|anybody|somebody|someone|a place|places|where)(?: is| are| that is)? (?:would |will |might |could |do |can )?(?:they |you |people )?(?:take|takes|taking|hire|hires|hiring|employ|employs|give|gives) (?:a |an )?(?:\d+ year olds?|teens?|teenagers?|beginners?|newbies?|somebody new|someone new|kids|students|retirees|felons|ex cons|a chance to)(?!\S)/,
  /(?<!\S)(?:got|fresh) (?:just )?(?:laid off|out of (?:high school|college|school|jail|prison|the (?:army|navy|service|military)))(?: (?:and|so|now))*(?=.*(?<!\S)(?:anything|something|work|job|hiring)(?!\S))/,
  /(?<!\S)(?:what|which|anything|something|where)(?: else)? (?:is there |are there )?(?:to |(?:can|could|should|do|would) (?:i|we|you|one|people) )(?:apply for|apply to|apply|get hired|work at|work for|work|find employment|be employed|earn money|make money)(?!\S)/,
  /(?<!\S)(?:places?|somewhere|anywhere|companies|businesses) (?:to work|that (?:hire|are hiring|employ))(?: (?:at|for))?(?!\S)/,
  /(?<!\S)(?:(?:i|we) (?:want|would like|wanna|need|hope|am looking|are looking)|im looking|looking|want|wanna|hoping|trying) (?:to )?work (?=(?:at|for|as|with|on|in)(?!\S))/,
  /(?<!\S)(?:who|anyone|anybody|someone|somebody|which (?:companies|businesses|employers))(?: is| are| that is)? (?:needs?|wants?|looking for|seeking|could use|searching for|short of|hires?|takes? on|recruits?|recruiting|employs?|will hire|would hire) (?:more |new |some )?(?:workers?|staff|employees?|crews?|hands|laborers?|helpers|seasonal help|extra help|interns|somebody like me|me)(?!\S)/,
  /(?<!\S)(?:(?:can|could) i )?(?:get|getting) (?:myself )?hired(?!\S)/,
]
const jobPatternsWithKind = jobPatterns.map((pattern) => [pattern, 'job'] as const)
/** Matches the word after a verb without an object. With an object it is no request: “where do I apply for a license”. */
const wordAfterVerbPattern =
  /^(?:in|on|at|near|around|by|this|next|tonight|today|tomorrow|during|over|before|after|while|when|with|for|as|from|within|between|and|or|that|who|is|are|the|my|early|late|weekend)$/
const verbWithObjectPattern =
  /(?:apply|apply for|apply to|register for|sign up for|visit|see|go to|join|watch|check out|look at)$/

/**
 * Detects the kind that a verb implies, such as events in “what can I attend” and jobs in “where could I get hired”.
 * @param words the words of the text, in lower case.
 * @param isDay whether the word at a position belongs to a day or a time.
 * @returns null when no verb implies a kind.
 */
export function detectKindVerb(words: string[], isDay: (position: number) => boolean): KindVerb | null {
  const text = words.join(' ')
  const hasDay = words.some((_, position) => isDay(position))
  const patterns = [
    [attendPattern, 'event'],
    ...(hasDay ? ([[visitPattern, 'event']] as const) : []),
    ...(hasDay && anythingPattern.test(text) ? ([[takeAlongPattern, 'event']] as const) : []),
    [wantToAttendPattern, 'event'],
    ...jobPatternsWithKind,
  ] as const
  for (const [pattern, kind] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    const typed = match[0].trim()
    const first = text.slice(0, match.index).split(' ').filter(Boolean).length
    const count = typed.split(' ').length
    const next = words[first + count] ?? 'in'
    const hasObject = !wordAfterVerbPattern.test(next) && !isDay(first + count)
    const isOwn = /^(?:the|my)$/.test(next) && !isDay(first + count)
    if (verbWithObjectPattern.test(typed) && (hasObject || isOwn)) continue
    return { kind, first, count }
  }
  return null
}
