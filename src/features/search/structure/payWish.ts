import { type Money, normalizeMoney, parseMoney } from '../../jobs/money.ts'
import type { PayWish } from './structure.types.ts'

/** The requested pay, and the position of the expression in the text. */
export type PayExpression = { wish: PayWish; start: number; end: number; label: string }

const minimumPattern =
  /(?:\b(?:pay|pays|paying|paid|make|makes|making|earn|earning|wage|wages|salary)\s+(?:is\s+|of\s+)?)?(?:\b(?:over|above|more than|at least|no less than|not less than|not under|not below|north of|upwards of|better than|greater than|exceeding|min(?:imum)?(?:\s+(?:of|pay|wage|salary)){0,2}|start(?:s|ing)? (?:at|from)|from)\s+|>=?\s*)$/
const maximumPattern =
  /(?:\b(?:pay|pays|paying|paid|make|makes|making|earn|earning|wage|wages|salary)\s+(?:is\s+|of\s+)?)?(?:\b(?:under|below|less than|at most|no more than|not more than|up to|max(?:imum)?(?:\s+of)?|cheaper than|not over|not above|maximum)\s+|<=?\s*)$/
/** Matches a maximum after the amount: “20 bucks an hour or under”. */
const orLessPattern =
  /^\s*,?\s*(?:(?:or|and|&)\s+(?:under|less|below|lower|fewer|cheaper|down)\b|max(?:imum)?\b|tops\b|at\s+(?:the\s+)?most\b)/
/** Matches words before a current income or expense, which is no requested pay. */
const ownMoneyPattern =
  /\b(?:i|we|he|she|they|my (?:husband|wife|boss|son|daughter|partner))\s+(?:(?:only|just|currently|already|barely|now|still|usually|both|am|are|is|was|were|got|getting|been)\s+)*(?:make|makes|made|earn|earns|earned|get|gets|got|bring home|take home|live on|lives on|pay|pays|paid|charge|charges|making|earning|paying|charging)\s+(?:(?:like|about|around|only|maybe|just|roughly|less than|under|over|some)\s+)*$/
/** Matches words after the price of a service. */
const serviceFeePattern =
  /^\s*for\s+(?:somebody|someone|some|an?|the|my|our|this|that|these)\b(?!\s+(?:job|work|shift|day|hour))/
const payVerbPattern =
  /(?:\b(?:that|which)\s+)?\b(?:pay|pays|paying|paid|make|makes|making|earn|earning|for|with|at|around|about)\s+(?:is\s+|of\s+|me\s+|around\s+|about\s+)?$/
const betweenPattern = /(?:\b(?:that|which)\s+)?(?:\b(?:pay|pays|paying|paid)\s+)?\bbetween\s+$/

const formatAmount = (amount: number) => `$${amount.toLocaleString('en-US')}`
const units: Record<PayWish['unit'], string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  fixed: 'in all',
}

/**
 * Whether an amount is pay: always beside a job, otherwise with a unit of time or a word such as “salary”. Prices of
 * events are not pay.
 */
const isAboutPay = (text: string, { unit, isGuess }: Money, namesJob: boolean) =>
  namesJob ||
  (!isGuess && unit !== 'fixed') ||
  /\b(?:over|above|under|below|than|least|most)\s+\$?\d+\s?k\b/.test(text) ||
  /\b(jobs?|work|gigs?|pay|pays|paying|paid|wages?|salary|salaries|earn|earning|make|making|hiring|positions?|openings?|employment)\b/.test(
    text,
  )

/**
 * Extracts the requested pay.
 * @param text the text as typed, in lower case. The positions in the result refer to it.
 * @param namesJob whether the text is about jobs.
 */
export function extractPayWish(text: string, namesJob = false): PayExpression | null {
  const six = /\b(?:(?:that|which)\s+)?(?:(?:pay|pays|paying|with)\s+)?six[\s-]figures?\b/.exec(text)
  if (six)
    return {
      wish: { min: 100_000, max: null, unit: 'year' },
      start: six.index,
      end: six.index + six[0].length,
      label: 'At least $100,000 a year',
    }
  const normalized = normalizeMoney(text)
  const isOwnMoney = ({ start, end }: Money) =>
    ownMoneyPattern.test(normalized.slice(0, start)) || serviceFeePattern.test(normalized.slice(end))
  const money = parseMoney(text).find(
    (found) => found.unit !== 'fixed' && isAboutPay(normalized, found, namesJob) && !isOwnMoney(found),
  )
  if (!money) return null
  const before = normalized.slice(0, money.start)
  const [orLess = ''] = orLessPattern.exec(normalized.slice(money.end)) ?? []
  const [minimumMatch, maximumMatch] = [minimumPattern.exec(before), maximumPattern.exec(before)]
  const lead = betweenPattern.exec(before) ?? minimumMatch ?? maximumMatch ?? payVerbPattern.exec(before)
  const start = lead?.index ?? money.start
  const { unit } = money
  const low = money.from ?? money.to ?? 0
  const high = money.to ?? money.from ?? 0
  const wish: PayWish =
    low !== high
      ? { min: low, max: high, unit }
      : maximumMatch || orLess
        ? { min: null, max: high, unit }
        : { min: low, max: null, unit }
  const label =
    wish.min !== null && wish.max !== null
      ? `${formatAmount(low)}–${high.toLocaleString('en-US')} ${units[unit]}`
      : wish.max !== null
        ? `At most ${formatAmount(high)} ${units[unit]}`
        : `${/over|above|more|north|better|greater|exceed|>/.test(minimumMatch?.[0] ?? '') ? 'Over' : 'At least'} ${formatAmount(low)} ${units[unit]}`
  return { wish, ...toTypedPositions(text, normalized, start, money.end + orLess.length), label }
}

/**
 * Converts positions to the typed text. Normalizing replaces number words, so the end of the amount is counted from the
 * end of the text.
 */
function toTypedPositions(text: string, normalized: string, start: number, end: number) {
  if (text.length === normalized.length) return { start, end }
  return { start, end: text.length - (normalized.length - end) }
}
