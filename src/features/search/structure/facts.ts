import type { Kind } from '../kinds.ts'
import type { Fact, Intent, Order } from './structure.constants.ts'

/** What a phrase means. `kind` is the kind that it is about; without `names` it counts only when the text names that kind. */
type Phrase<Meaning> = {
  meaning: Meaning
  label: string
  kind: Kind | null /** Whether the phrase itself tells the kind. */
  names: boolean
  pattern: RegExp
}

const phrase = <Meaning>(
  meaning: Meaning,
  label: string,
  kind: Kind | null,
  names: boolean,
  source: string,
): Phrase<Meaning> => ({
  ...{ meaning, label, kind, names },
  pattern: new RegExp(`^(?:${source})(?![\\p{L}\\p{N}])`, 'u'),
})

const THAT = String.raw`(?:(?:that|which|who)\s+)?(?:(?:is|are|was|were|has|have|had|do|does|did|still|currently)\s+)*`
const NOT = '(?:not|isnt|arent|hasnt|havent|wasnt|didnt|dont|doesnt|never)'

const factPhrases: Phrase<Fact>[] = [
  phrase(
    'free',
    'Free',
    'event',
    true,
    String.raw`free\s+(?:of\s+charge|admission|entry|entrance|to\s+attend|to\s+enter)`,
  ),
  phrase(
    'free',
    'Free',
    'event',
    true,
    String.raw`(?:that\s+|which\s+)?(?:dont|doesnt|do\s+not|does\s+not|wont)\s+cost\s+(?:anything|money|a\s+thing|much)|(?:at\s+)?no\s+(?:cost|charge|admission\s+fee|entry\s+fee|cover(?:\s+charge)?)|without\s+(?:a\s+)?(?:fee|charge|cost|paying)`,
  ),
  phrase(
    'free',
    'Free',
    'event',
    false,
    String.raw`${THAT}(?:for\s+)?free(?!\s+(?:time|lance|parking|range|ride|shipping|delivery|wifi|wi-fi|estimates?|quotes?))`,
  ),
  phrase(
    'paid',
    'With a price',
    'event',
    false,
    String.raw`${THAT}${NOT}\s+free|paid|ticketed|with\s+(?:a\s+)?(?:fee|tickets?|cover)|(?:that\s+)?costs?\s+(?:money|something)`,
  ),
  phrase(
    'unaccepted',
    'Without an accepted answer',
    'question',
    true,
    String.raw`(?:with\s+no|without|with\s?out|${THAT}(?:no|${NOT}\s+(?:have|has|got|an?|any))?)\s*(?:have\s+)?(?:an?\s+|any\s+)?accepted\s+(?:answers?|repl(?:y|ies)|solutions?)`,
  ),
  phrase(
    'unaccepted',
    'Without an accepted answer',
    'question',
    true,
    String.raw`${THAT}(?:unsolved|unresolved|${NOT}\s+(?:been\s+)?(?:solved|resolved))`,
  ),
  phrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`${THAT}(?:unanswered|un-answered|${NOT}\s+(?:been\s+|yet\s+|have\s+|got\s+|get\s+)*(?:answered|repl(?:y|ied)\s+to|any\s+(?:answers?|repl(?:y|ies)))(?:\s+yet)?)`,
  ),
  phrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`(?:with\s+no|without|with\s+zero|(?:that\s+)?(?:have|has|got)\s+no|${THAT}(?:${NOT}\s+)?(?:waiting|wait|needs?|need|needing|lacks?|lacking)\s+(?:for\s+)?)\s*(?:an?\s+|any\s+|some\s+)?(?:answers?|repl(?:y|ies)|responses?)(?:\s+yet)?`,
  ),
  phrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`(?:that\s+|which\s+)?(?:nobody|no\s+one|noone)\s+(?:has\s+|have\s+)?(?:yet\s+)?(?:answered|replied(?:\s+to)?)(?:\s+yet)?`,
  ),
  phrase(
    'accepted',
    'With an accepted answer',
    'question',
    true,
    String.raw`(?:with|${THAT})\s*(?:an?\s+)?accepted\s+(?:answers?|solutions?)`,
  ),
  phrase(
    'answered',
    'Answered',
    'question',
    false,
    String.raw`${THAT}(?:already\s+|been\s+)*answered|with\s+(?:answers?|repl(?:y|ies))`,
  ),
  phrase('verified', 'Verified', 'business', false, `${THAT}verified`),
  phrase('unclaimed', 'Not claimed', 'business', false, String.raw`${THAT}(?:unclaimed|${NOT}\s+(?:been\s+)?claimed)`),
  phrase(
    'claimed',
    'Claimed',
    'business',
    false,
    String.raw`${THAT}claimed(?:\s+by\s+(?:an?\s+|its\s+|their\s+)?owners?)?`,
  ),
  phrase(
    'no_website',
    'Without a website',
    'business',
    true,
    String.raw`(?:without|with\s+no|(?:that\s+)?(?:(?:dont|doesnt)\s+have|have\s+no|has\s+no|lack))\s+(?:an?\s+|any\s+)?(?:website|web\s?site|web\s?page|homepage)`,
  ),
  phrase(
    'website',
    'With a website',
    'business',
    false,
    String.raw`(?:with|(?:that\s+)?(?:have|has))\s+(?:an?\s+|their\s+own\s+)?(?:website|web\s?site|web\s?page|homepage)s?`,
  ),
  phrase(
    'phone',
    'With a phone number',
    'business',
    false,
    String.raw`(?:with|(?:that\s+)?(?:have|has))\s+(?:an?\s+)?(?:phone|telephone)(?:\s+number)?s?`,
  ),
  phrase(
    'states_pay',
    'States its pay',
    'job',
    false,
    String.raw`(?:with|(?:that|which)\s+(?:list|state|show|say|give|mention|post|include)s?)\s+(?:an?\s+|the\s+|their\s+|its\s+)?(?:listed\s+|posted\s+|stated\s+)?(?:pay|salary|salaries|wages?)(?!\s+(?:over|above|under|between|of|at))(?:\s+listed|\s+posted)?`,
  ),
]

const orderPhrases: Phrase<Order>[] = [
  phrase(
    'best_paid',
    'Best paid first',
    'job',
    true,
    String.raw`(?:the\s+)?(?:best|highest|top|most|better|higher)[\s-]?(?:paid|paying|pay|salary|salaries|wages?|compensated|compensation)|(?:that\s+)?pays?\s+(?:the\s+)?(?:most|best|highest|more)|(?:by|sorted\s+by|ordered\s+by)\s+(?:pay|salary|wage)|(?:with\s+)?(?:the\s+)?(?:best|highest|most)\s+(?:pay|salary|wages?|money|hourly\s+(?:rate|pay|wage))|best\s+money|(?:make|makes|earn|earns|making|earning)\s+(?:the\s+)?(?:most|best)(?:\s+money)?|most\s+money`,
  ),
  phrase(
    'lowest_paid',
    'Lowest paid first',
    'job',
    true,
    String.raw`(?:the\s+)?(?:lowest|worst|least)[\s-]?(?:paid|paying|pay|salary|wages?)|(?:that\s+)?pays?\s+(?:the\s+)?(?:least|lowest|worst)`,
  ),
  phrase(
    'expiring',
    'Closing next',
    'job',
    true,
    String.raw`(?:(?:that|which)\s+)?(?:is\s+|are\s+|will\s+)?(?:about\s+to\s+|going\s+to\s+|next\s+to\s+|soon\s+to\s+|soonest\s+to\s+|first\s+to\s+)?(?:expir(?:es?|ing)|clos(?:es?|ing)|end(?:s|ing)?)\s+(?:next|soonest|soon|first)|(?:next|soon|soonest|first|about)\s+to\s+(?:expire|close|end)|(?:expiring|closing)\s+(?:soon|next|first)|(?:with\s+)?(?:the\s+)?(?:nearest|next|closest|soonest|earliest)\s+(?:deadline|closing\s+date|expiry|expiration)`,
  ),
  phrase(
    'most_votes',
    'Most votes',
    'question',
    true,
    String.raw`(?:the\s+)?(?:most|highest|top|best)[\s-]?(?:voted|upvoted|votes|upvotes)|(?:with\s+)?(?:the\s+)?most\s+(?:votes|upvotes)`,
  ),
  phrase(
    'newest',
    'Newest first',
    null,
    false,
    String.raw`(?:the\s+)?(?:newest|most\s+recent(?:ly\s+(?:posted|asked|added))?|latest|just\s+(?:posted|added|listed|asked)|recently\s+(?:posted|added|listed|asked)|newly\s+(?:posted|added|listed)|last\s+(?:posted|added|asked))`,
  ),
  phrase(
    'oldest',
    'Oldest first',
    null,
    false,
    String.raw`(?:the\s+)?(?:oldest|earliest\s+posted|longest\s+(?:open|standing|running))`,
  ),
  phrase(
    'soonest',
    'Soonest first',
    'event',
    false,
    String.raw`(?:the\s+)?(?:(?:very\s+)?next|soonest|earliest|nearest\s+upcoming)(?=\s+(?:\p{L}+\s+){0,2}(?:events?|workshops?|conferences?|meetups?|mixers?|sales?|meetings?|class(?:es)?|gatherings?))|(?:coming\s+up\s+)?(?:soonest|next)(?=\s*\??$)`,
  ),
]

/** Words that ask for a number. */
const countPhrases: Phrase<Intent>[] = [
  phrase(
    'count',
    '',
    null,
    true,
    String.raw`how\s+many(?:\s+of\s+(?:the|these|those))?|(?:whats?\s+|what\s+is\s+|give\s+me\s+|tell\s+me\s+)?(?:the\s+)?(?:total\s+)?(?:number|count|amount|quantity)\s+of|(?:the\s+)?total(?:\s+number)?(?=\s+(?:of\s+)?(?:open\s+)?(?:jobs|events|businesses|questions))|count\s+(?:of\s+|the\s+|all\s+|all\s+the\s+|up\s+)*(?=\p{L})`,
  ),
]

export type Understood<Meaning> = { meaning: Meaning; label: string; kind: Kind | null; length: number }

const readPhrase = <Meaning>(
  phrases: Phrase<Meaning>[],
  text: string,
  kinds: Set<Kind>,
): Understood<Meaning> | null => {
  for (const { meaning, label, kind, names, pattern } of phrases) {
    const [match] = pattern.exec(text) ?? []
    if (match === undefined || !/\S/.test(match)) continue
    if (!names && (kind === null ? kinds.size === 0 : !kinds.has(kind))) continue
    return { meaning, label, kind, length: match.length }
  }
  return null
}

/**
 * Finds a fact at the beginning of a text in lower case without apostrophes.
 * @param kinds the kinds that the text names. A word such as “free” counts only for its kind.
 */
export const readFact = (text: string, kinds: Set<Kind>) => readPhrase(factPhrases, text, kinds)
/** Finds an order, such as “best paid”. */
export const readOrder = (text: string, kinds: Set<Kind>) => readPhrase(orderPhrases, text, kinds)
/** Finds words that ask for a number, such as “how many”. */
export const readCount = (text: string) => readPhrase(countPhrases, text, new Set())
