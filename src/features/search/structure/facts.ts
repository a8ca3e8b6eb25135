import type { Kind } from '../kinds.ts'
import { createPhrase, type Phrase, parsePhrase } from './phrases.ts'
import type { Fact } from './structure.constants.ts'

const THAT = String.raw`(?:(?:that|which|who)\s+)?(?:(?:is|are|was|were|has|have|had|do|does|did|still|currently)\s+)*`
const NOT = '(?:not|isnt|arent|hasnt|havent|wasnt|didnt|dont|doesnt|never)'

const WHO = '(?:i|we|you|one|people|visitors|guests)'
/** Negations of a verb: “do not have to”, “won’t”, “is not going to”. */
const NO = String.raw`(?:(?:(?:are|is|am)\s+)?(?:dont|doesnt|do\s+not|does\s+not|wont|will\s+not|wouldnt|cant|cannot|can\s+not|neednt|need\s+not|not|arent|isnt)(?:\s+(?:have\s+to|need\s+to|want\s+to|going\s+to|gonna))?)`
const ANY_MONEY = String.raw`(?:anything|any\s+money|money|a\s+(?:thing|dime|cent|penny|dollar|fortune|fee)|much|admission|entry)`
const PAY = String.raw`(?:pay|spend|buy)(?:\s+(?:for\s+(?:it|them)|for|${ANY_MONEY}|(?:a\s+)?tickets?|to\s+(?:get\s+in|attend|enter|join|go)))*`

/** Words for lodging that comes with a job. */
const LODGING = String.raw`(?:room\s+(?:and|&|n)\s+board|(?:food|meals)\s+(?:and|&|n|plus)\s+(?:a\s+)?(?:beds?|bunk|lodging|housing|room|place\s+to\s+sleep)|(?:beds?|bunk|lodging|housing|room)\s+(?:and|&|n|plus)\s+(?:food|meals)|(?:staff\s+|crew\s+|employee\s+|free\s+)?(?:housing|lodging|accommodations?|living\s+quarters|quarters|bunkhouse|room)|(?:a\s+)?(?:place|somewhere)\s+to\s+(?:stay|live|sleep))`

/** Phrases for a unit of pay: “paid by the month”, “monthly pay”, “jobs that pay monthly”, “monthly jobs”. */
const paidBy = (fact: Fact, label: string, unit: string, adverb: string): Phrase<Fact>[] => [
  createPhrase(
    fact,
    label,
    'job',
    true,
    String.raw`(?:(?:that|which)\s+)?(?:is\s+|are\s+)?(?:paid|pays?|paying)\s+(?:out\s+)?(?:(?:by|per|each|every|on)\s+(?:the\s+|an?\s+)?${unit}(?:\s+basis)?|(?:on\s+)?(?:an?\s+)?${adverb}(?:\s+basis)?)`,
  ),
  createPhrase(
    fact,
    label,
    'job',
    false,
    String.raw`(?:with\s+)?(?:an?\s+)?${adverb}(?:\s+(?:pay|paid|wages?|salary|rate|positions?)(?!\s+(?:over|above|under|below|of|between|at)))?(?!\s+(?:rate\s+)?(?:over|above|under|below|\$|\d|at\s+least|more|less))|by\s+the\s+${unit}`,
  ),
]

const factPhrases: Phrase<Fact>[] = [
  createPhrase(
    'free',
    'Free',
    'event',
    true,
    String.raw`free\s+(?:of\s+charge|admission|entry|entrance|to\s+attend|to\s+enter)`,
  ),
  createPhrase(
    'free',
    'Free',
    'event',
    true,
    String.raw`(?:(?:that|which)\s+)?(?:(?:${NO}\s+cost)\s+(?:(?:me|us|you)\s+)?${ANY_MONEY}|${NO}\s+charge\s+(?:for\s+)?(?:an?\s+)?(?:admission|entry|entrance|cover)(?:\s+fee)?|costs?\s+(?:(?:me|us|you)\s+)?nothing)|(?:(?:at|with|for)\s+)?no\s+(?:cost|charge|(?:admission|entry|entrance|registration|participation)\s+(?:fee|cost|charge)s?|cover(?:\s+charge)?)|without\s+(?:(?:an?|any)\s+)?(?:(?:admission|entry|entrance)\s+)?(?:fee|charge|cost|paying(?:\s+(?:for\s+(?:it|them)|${ANY_MONEY}))?)|where\s+(?:${WHO}\s+${NO}|nobody\s+has\s+to)\s+${PAY}`,
  ),
  createPhrase(
    'free',
    'Free',
    'event',
    false,
    String.raw`(?:(?:that|which)\s+)?${WHO}\s+(?:${NO}\s+${PAY}|(?:can|could|may)\s+(?:attend|visit|go\s+to|join)\s+(?:for\s+free|for\s+nothing))|(?:(?:with|for|at)\s+)?no\s+(?:fees?|tickets?|payment)(?:\s+(?:required|needed))?|for\s+nothing`,
  ),
  createPhrase(
    'free',
    'Free',
    'event',
    false,
    String.raw`${THAT}(?:for\s+)?free(?!\s+(?:time|lance|parking|range|ride|shipping|delivery|wifi|wi-fi|estimates?|quotes?))`,
  ),
  createPhrase(
    'paid',
    'With a price',
    'event',
    false,
    String.raw`${THAT}${NOT}\s+free|paid|ticketed|with\s+(?:a\s+)?(?:fee|tickets?|cover)|(?:that\s+)?costs?\s+(?:money|something)`,
  ),
  createPhrase(
    'unaccepted',
    'Without an accepted answer',
    'question',
    true,
    String.raw`(?:with\s+no|without|with\s?out|${THAT}(?:no|${NOT}\s+(?:have|has|got|an?|any))?)\s*(?:have\s+)?(?:an?\s+|any\s+)?accepted\s+(?:answers?|repl(?:y|ies)|solutions?)`,
  ),
  createPhrase(
    'unaccepted',
    'Without an accepted answer',
    'question',
    true,
    String.raw`${THAT}(?:unsolved|unresolved|${NOT}\s+(?:been\s+)?(?:solved|resolved))`,
  ),
  createPhrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`${THAT}(?:unanswered|un-answered|${NOT}\s+(?:been\s+|yet\s+|have\s+|got\s+|get\s+)*(?:answered|repl(?:y|ied)\s+to|any\s+(?:answers?|repl(?:y|ies)))(?:\s+yet)?)`,
  ),
  createPhrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`(?:with\s+no|without|with\s+zero|(?:that\s+)?(?:have|has|got)\s+no|${THAT}(?:${NOT}\s+)?(?:waiting|wait|needs?|need|needing|lacks?|lacking)\s+(?:for\s+)?)\s*(?:an?\s+|any\s+|some\s+)?(?:answers?|repl(?:y|ies)|responses?)(?:\s+yet)?`,
  ),
  createPhrase(
    'unanswered',
    'Unanswered',
    'question',
    true,
    String.raw`(?:that\s+|which\s+)?(?:nobody|no\s+one|noone)\s+(?:has\s+|have\s+)?(?:yet\s+)?(?:answered|replied(?:\s+to)?)(?:\s+yet)?`,
  ),
  createPhrase(
    'accepted',
    'With an accepted answer',
    'question',
    true,
    String.raw`(?:with|${THAT})\s*(?:an?\s+)?accepted\s+(?:answers?|solutions?)`,
  ),
  createPhrase(
    'answered',
    'Answered',
    'question',
    false,
    String.raw`${THAT}(?:already\s+|been\s+)*answered|with\s+(?:answers?|repl(?:y|ies))`,
  ),
  createPhrase(
    'open_now',
    'Open now',
    'business',
    true,
    String.raw`${THAT}(?:open\s+(?:right\s+now|now|at\s+the\s+moment|at\s+this\s+(?:hour|time)|currently)|currently\s+open|still\s+open(?:\s+now)?)`,
  ),
  createPhrase('verified', 'Verified', 'business', false, `${THAT}verified`),
  createPhrase(
    'unclaimed',
    'Not claimed',
    'business',
    false,
    String.raw`${THAT}(?:unclaimed|${NOT}\s+(?:been\s+)?claimed)`,
  ),
  createPhrase(
    'claimed',
    'Claimed',
    'business',
    false,
    String.raw`${THAT}claimed(?:\s+by\s+(?:an?\s+|its\s+|their\s+)?owners?)?`,
  ),
  createPhrase(
    'no_website',
    'Without a website',
    'business',
    true,
    String.raw`(?:without|with\s+no|(?:that\s+)?(?:(?:dont|doesnt)\s+have|have\s+no|has\s+no|lack))\s+(?:an?\s+|any\s+)?(?:website|web\s?site|web\s?page|homepage)`,
  ),
  createPhrase(
    'website',
    'With a website',
    'business',
    false,
    String.raw`(?:with|(?:that\s+)?(?:have|has))\s+(?:an?\s+|their\s+own\s+)?(?:website|web\s?site|web\s?page|homepage)s?`,
  ),
  createPhrase(
    'phone',
    'With a phone number',
    'business',
    false,
    String.raw`(?:with|(?:that\s+)?(?:have|has))\s+(?:an?\s+)?(?:phone|telephone)(?:\s+number)?s?`,
  ),
  createPhrase(
    'states_pay',
    'States its pay',
    'job',
    false,
    String.raw`(?:with|(?:that|which)\s+(?:list|state|show|say|give|mention|post|include)s?)\s+(?:an?\s+|the\s+|their\s+|its\s+)?(?:listed\s+|posted\s+|stated\s+)?(?:pay|salary|salaries|wages?)(?!\s+(?:over|above|under|between|of|at))(?:\s+listed|\s+posted)?`,
  ),
  createPhrase(
    'lodging',
    'With lodging',
    'job',
    false,
    String.raw`(?:with|including|includes?|(?:that|which)\s+(?:has|have|offers?|provides?|comes?\s+with|includes?)|offer(?:ing|s)?|provid(?:es?|ing)|comes?\s+with|where)\s+(?:\p{L}+\s+)?${LODGING}(?:\s+(?:is|are))?(?:\s+(?:included|provided|offered|paid|covered))?|${LODGING}\s+(?:(?:is|are)\s+)?(?:included|provided|offered|paid|covered)|room\s+(?:and|&|n)\s+board|live[\s-]in`,
  ),
  createPhrase(
    'overtime',
    'With overtime pay',
    'job',
    true,
    String.raw`(?:with\s+|that\s+)?(?:paid|pays?|paying)\s+(?:for\s+)?(?:over\s?time|time\s+and\s+a\s+half)|(?:with\s+)?over\s?time\s+(?:pay|is\s+paid|paid)`,
  ),
  ...paidBy('paid_hourly', 'Paid by the hour', 'hour', 'hourly'),
  ...paidBy('paid_daily', 'Paid by the day', 'day', 'daily'),
  ...paidBy('paid_weekly', 'Paid by the week', 'week', 'weekly'),
  ...paidBy('paid_monthly', 'Paid by the month', 'month', 'monthly'),
  ...paidBy(
    'paid_yearly',
    'Paid by the year',
    'year',
    String.raw`(?:yearly|annual(?:ly)?)(?!\s+(?:salary|pay|wages?|income)\s+(?:of|for|at|as))|salaried`,
  ),
]

/**
 * Parses a fact at the beginning of a text in lower case without apostrophes.
 * @param kinds the kinds that the text names. A word such as “free” counts only for its kind.
 */
export const parseFact = (text: string, kinds: Set<Kind>) => parsePhrase(factPhrases, text, kinds)
