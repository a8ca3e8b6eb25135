import type { Kind } from '../kinds.ts'
import { createPhrase, type Phrase, parsePhrase } from './phrases.ts'
import type { Intent, Order } from './structure.constants.ts'

const orderPhrases: Phrase<Order>[] = [
  createPhrase(
    'best_paid',
    'Best paid first',
    'job',
    true,
    String.raw`(?:the\s+)?(?:best|highest|top|most|better|higher)[\s-]?(?:paid|paying|pay|salary|salaries|wages?|compensated|compensation)|(?:that\s+)?pays?\s+(?:the\s+)?(?:most|best|highest|more)|(?:by|sorted\s+by|ordered\s+by)\s+(?:pay|salary|wage)|(?:with\s+)?(?:the\s+)?(?:best|highest|most)\s+(?:pay|salary|wages?|money|hourly\s+(?:rate|pay|wage))|best\s+money|(?:make|makes|earn|earns|making|earning)\s+(?:the\s+)?(?:most|best)(?:\s+money)?|most\s+money`,
  ),
  createPhrase(
    'lowest_paid',
    'Lowest paid first',
    'job',
    true,
    String.raw`(?:the\s+)?(?:lowest|worst|least)[\s-]?(?:paid|paying|pay|salary|wages?)|(?:that\s+)?pays?\s+(?:the\s+)?(?:least|lowest|worst|less)|(?:make|makes|earn|earns)\s+(?:the\s+)?least(?:\s+money)?|(?:with\s+)?(?:the\s+)?(?:lowest|least|worst)\s+(?:money|hourly\s+(?:rate|pay|wage))|worst\s+money`,
  ),
  createPhrase(
    'expiring',
    'Closing next',
    'job',
    true,
    String.raw`(?:(?:that|which)\s+)?(?:is\s+|are\s+|will\s+)?(?:about\s+to\s+|going\s+to\s+|next\s+to\s+|soon\s+to\s+|soonest\s+to\s+|first\s+to\s+)?(?:expir(?:es?|ing)|clos(?:es?|ing)|end(?:s|ing)?)\s+(?:next|soonest|soon|first)|(?:next|soon|soonest|first|about)\s+to\s+(?:expire|close|end)|(?:expiring|closing)\s+(?:soon|next|first)|(?:with\s+)?(?:the\s+)?(?:nearest|next|closest|soonest|earliest)\s+(?:deadline|closing\s+date|expiry|expiration)`,
  ),
  createPhrase(
    'expiring',
    'Closing next',
    'job',
    false,
    String.raw`(?:(?:that|which)\s+)?(?:is\s+|are\s+|will\s+)?(?:about\s+to\s+|going\s+to\s+|gonna\s+|the\s+)?(?:run(?:s|ning)?\s+out|laps(?:es?|ing)|finish(?:es|ing)?|go(?:es|ing)?\s+away|disappear(?:s|ing)?|com(?:es?|ing)\s+down|vanish(?:es|ing)?|(?:is\s+|are\s+)?(?:over|gone|up|due))\s+(?:next|soonest|soon|first|the\s+soonest|before\s+(?:the\s+)?others)|(?:next|soon|soonest|first|about)\s+to\s+(?:run\s+out|lapse|finish|go\s+away|disappear|vanish|come\s+down)|(?:next|first|soonest)\s+(?:deadline|to\s+close)|(?:closes?|ends?|expires?|closing|ending|expiring)\s+(?:the\s+)?(?:soonest|earliest|quickest|fastest)|(?:(?:the\s+)?(?:last|final)\s+(?:chance|day|days|call|hours|week)\s+to\s+apply|(?:need|have|has|must|should)\s+to\s+apply\s+(?:to\s+|for\s+)?(?:soonest|first|quickest|fastest)|apply\s+(?:to\s+|for\s+)?(?:soonest|first|quickest)|almost\s+(?:over|expired|closed|gone)|with\s+(?:the\s+)?(?:least|fewest)\s+(?:time|days)\s+(?:left|to\s+apply))`,
  ),
  createPhrase(
    'most_downvotes',
    'Most downvotes',
    'question',
    true,
    String.raw`(?:the\s+)?(?:most|highest|top)[\s-](?:down\s?voted|voted\s+down|down\s?votes)|(?:voted\s+down|down\s?voted)\s+(?:the\s+)?(?:most|hardest)`,
  ),
  createPhrase(
    'fewest_votes',
    'Fewest votes',
    'question',
    true,
    String.raw`(?:the\s+)?(?:least|lowest|worst|fewest)[\s-]?(?:voted|upvoted|votes|upvotes|score|scored|rated)`,
  ),
  createPhrase(
    'most_upvotes',
    'Most upvotes',
    'question',
    true,
    String.raw`(?:the\s+)?(?:most|highest|top)[\s-]?(?:upvoted|upvotes|up\s+votes|voted\s+up)|(?:voted\s+up|up\s?voted)\s+(?:the\s+)?(?:most|highest)`,
  ),
  createPhrase(
    'most_votes',
    'Most votes',
    'question',
    true,
    String.raw`(?:the\s+)?(?:most|highest|top|best)[\s-]?(?:voted|votes)`,
  ),
  createPhrase(
    'most_votes',
    'Most votes',
    'question',
    false,
    String.raw`(?:the\s+)?(?:most\s+(?:popular|liked)|(?:highest|best|top)[\s-](?:score|scored|scoring|rated))`,
  ),
  createPhrase(
    'most_answers',
    'Most answers',
    'question',
    true,
    String.raw`(?:the\s+)?most\s+(?:answers|repl(?:y|ies)|responses|answered|discussed|commented|replied(?:\s+to)?)|answered\s+(?:the\s+)?most(?:\s+often)?`,
  ),
  createPhrase(
    'most_expensive',
    'Most expensive first',
    'event',
    false,
    String.raw`(?:the\s+)?(?:most\s+expensive|priciest|dearest|costliest|highest[\s-](?:priced?|cost|fee|admission))|costs?\s+(?:the\s+)?most`,
  ),
  createPhrase(
    'cheapest',
    'Cheapest first',
    'event',
    false,
    String.raw`(?:the\s+)?(?:cheapest|least\s+expensive|lowest[\s-](?:priced?|cost|fee|admission))|costs?\s+(?:the\s+)?least`,
  ),
  createPhrase(
    'longest',
    'Longest first',
    'event',
    false,
    String.raw`(?:the\s+)?longest(?:[\s-](?:lasting|running))?|(?:lasts?|goes|runs|takes)\s+(?:the\s+)?longest`,
  ),
  createPhrase(
    'shortest',
    'Shortest first',
    'event',
    false,
    String.raw`(?:the\s+)?shortest|(?:lasts?|takes)\s+(?:the\s+)?(?:shortest|least)`,
  ),
  createPhrase(
    'newest',
    'Newest first',
    null,
    false,
    String.raw`(?:the\s+)?(?:newest|most\s+recent(?:ly\s+(?:posted|asked|added))?|latest|just\s+(?:posted|added|listed|asked)|recently\s+(?:posted|added|listed|asked)|newly\s+(?:posted|added|listed)|last\s+(?:posted|added|asked))`,
  ),
  createPhrase(
    'oldest',
    'Oldest first',
    null,
    false,
    String.raw`(?:the\s+)?(?:oldest|earliest\s+posted|longest\s+(?:open|standing))`,
  ),
  createPhrase(
    'soonest',
    'Soonest first',
    'event',
    false,
    String.raw`(?:the\s+)?(?:(?:very\s+)?next|soonest|earliest|nearest\s+upcoming)(?=\s+(?:\p{L}+\s+){0,2}(?:events?|workshops?|conferences?|meetups?|mixers?|sales?|meetings?|class(?:es)?|gatherings?))|(?:coming\s+up\s+)?(?:soonest|next)(?=\s*\??$)`,
  ),
]

/** Nouns whose number is no count of results, such as hours, miles or employees. */
const UNCOUNTED_NOUN = String.raw`(?:hours?|minutes?|seconds|days|weeks|months|years|times|calories|miles|feet|inches|pounds|ounces|cups|degrees|dollars|percent|employees|workers|staff|volunteers|photos|pictures|images|characters|letters|bedrooms|tickets)(?![\p{L}\p{N}])`
/** Phrases that request a count. */
const countPhrases: Phrase<Intent>[] = [
  createPhrase(
    'count',
    '',
    null,
    true,
    String.raw`(?:(?:please\s+)?count\s+)?how\s+many(?!\s+(?:more\s+|other\s+)?${UNCOUNTED_NOUN})(?:\s+(?:different|of\s+(?:the|these|those)))?|(?:whats?\s+|what\s+is\s+|give\s+me\s+|tell\s+me\s+)?(?:the\s+)?(?:total\s+|overall\s+|exact\s+)?(?:number|count|amount|quantity)\s+of|(?:the\s+)?total(?:\s+number)?(?=\s+(?:of\s+)?(?:open\s+)?(?:jobs|events|businesses|questions))|(?:please\s+)?count(?:\s+up)?(?:\s+(?:of|the|all))+`,
  ),
]

/** Parses an order, such as “best paid”. */
export const parseOrder = (text: string, kinds: Set<Kind>) => parsePhrase(orderPhrases, text, kinds)
/** Parses words that request a count, such as “how many”. */
export const parseCountRequest = (text: string) => parsePhrase(countPhrases, text, new Set())
