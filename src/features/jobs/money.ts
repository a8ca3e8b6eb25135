import { type PayUnit, unitsPerYear } from './jobs.constants.ts'

/** An amount of money, or a range of amounts, that a text states. */
export type Money = {
  from: number | null
  to: number | null
  unit: PayUnit
  /** Whether the unit is not stated but follows from the amount. */
  isGuess: boolean
  /** Its position in the normalized text, in UTF-16 units. */
  start: number
  end: number
}

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const numberWords = new Map([
  ...ones.split(' ').map((word, index): [string, number] => [word, index + 1]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 10 * index + 20]),
])
const numberWord = [...numberWords.keys()].join('|')
const spelledNumber = new RegExp(
  String.raw`\b(${numberWord})(?:[\s-](one|two|three|four|five|six|seven|eight|nine))?(?=\s+(?:(?:hundred\s+)?thousand|grand|hundred|dollars?|bucks|an?\s+(?:hour|day|week|month|year)|per\s|-|to\s+(?:${numberWord})))`,
  'g',
)

/**
 * Writes numbers as digits and dashes as hyphens, so that one grammar covers all spellings. The order of words is
 * unchanged.
 */
export const normalizeMoney = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~]/g, '-')
    .replace(spelledNumber, (_, first: string, second: string | undefined) =>
      String((numberWords.get(first) ?? 0) + (second === undefined ? 0 : (numberWords.get(second) ?? 0))),
    )

const UNITS: [PayUnit, number, string][] = [
  // The factor converts an amount to the unit, for example pay for two weeks to one week.
  [
    'week',
    0.5,
    String.raw`bi-?weekly|(?:every|per)\s+(?:two|2|other)\s+weeks?|every\s+other\s+week|fortnight(?:ly)?|(?:per|a)\s+pay\s?(?:period|check)`,
  ],
  ['month', 2, String.raw`semi-?monthly|twice\s+a\s+month`],
  ['hour', 1, String.raw`hourly|hours?|hrs?\b|hr|p\.?h\b|h`],
  ['day', 1, 'daily|days?|diem|shift'],
  ['week', 1, 'weekly|weeks?|wks?'],
  ['month', 1, 'monthly|months?|mos?|mth'],
  ['year', 1, String.raw`yearly|years?|yrs?|annually|annum|annual|p\.?a|salary|salaried|y`],
  [
    'fixed',
    1,
    String.raw`trips?|jobs?|projects?|season(?:al)?|contract|flat(?:\s+(?:fee|rate))?|fixed|total|stipend|gig|event|voyage|lump\s+sum|once|one-?time`,
  ],
]
const unitNames = UNITS.map(([, , names]) => `(${names})`).join('|')
// "28h" and "60y" need no space, but a unit of one letter needs a slash or the number before it.
const UNIT_AFTER = new RegExp(
  String.raw`^\s*(?:\/|\bper\b|\bp\/|\ban?\b|\beach\b|\bevery\b|\bfor\s+the\b)?\s*(?:${unitNames})(?![\p{L}\p{N}])`,
  'u',
)
const RATE_AFTER = /^\s*(?:\/|\bper\b|\ban?\b)\s*\p{L}/u
const UNIT_BEFORE =
  /(?:^|[^\p{L}])(hourly|daily|weekly|monthly|yearly|annual|annually|salary|salaried|bi-?weekly|semi-?monthly)(?:\s+(?:rate|pay|wage|wages|salary|base|range|stipend|of|is|from|starts?|starting|at|between|up\s+to))*\s*[:=-]?\s*(?:\$\s*)?$/u

const AMOUNT = String.raw`(?<![\p{L}\p{N}.,])(us\$|usd\s?\$?|\$)?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?![\d.,]*\d)(?:\s?(k)(?![\p{L}\p{N}(])|\s+(hundred\s+thousand|thousand|grand|hundred)\b)?(?:\s*(usd|dollars?|bucks)\b)?`
const amountAt = new RegExp(AMOUNT, 'gu')
const nextAmount = new RegExp(
  String.raw`^\s*(?:-+|\bto\b|\band\b|\bthrough\b|\bthru\b)\s*(?:up\s+to\s+)?${AMOUNT.replace(/^\(\?<![^)]*\)/, '')}`,
  'u',
)

const UP_TO =
  /(?:\bup\s+to|\bmax(?:imum)?(?:\s+of)?|\bunder|\bless\s+than|\bbelow|\bat\s+most|\bno\s+more\s+than)[\s:]*$/
const FROM =
  /(?:\bstart(?:s|ing)?(?:\s+(?:pay|wage|rate|salary))?(?:\s+(?:at|from|is))?|\bfrom|\bmin(?:imum)?(?:\s+of)?|\bat\s+least|\bover|\bmore\s+than|\babove|\bbeginning(?:\s+at)?|\bupwards\s+of|\bno\s+less\s+than)[\s:]*$/
const AND_UP =
  /^\s*(?:\+(?!\s*(?!do[eq]\b)\p{L})|(?:and|&|or)\s+(?:up|more|above|over|better|higher)\b|plus(?!\s+\p{L})|minimum\b)/u
const NOT_PAY =
  /^\s*(?:-\s*)?(?:sign|signing|sign-on|bonus|relocation|referral|retention|hiring|raise|tuition|discount|off\b|deductible|401)/
const foreign = /[€£¥₱]|(?:ca|c|au|a|nz|mx)\$|\b(?:cad|eur|gbp|aud|php|mxn)\b/u
/** Numbers of other things than money: “40 hours a week”, “2 positions”. */
const COUNTED =
  /^\s*(?:-\s*)?(?:hours?|hrs?|days?|weeks?|months?|years?|yrs?|shifts?|positions?|openings?|people|employees|miles?|lbs?|pounds?|percent|%|st\b|nd\b|rd\b|th\b|am\b|pm\b|[:/]\s*\d)/u

type Unit = { unit: PayUnit; factor: number; length: number }

function parseUnit(text: string): Unit | null {
  const match = UNIT_AFTER.exec(text)
  const index = match ? match.slice(1).findIndex((name) => name !== undefined) : -1
  const unit = UNITS[index]
  if (!match || !unit) return null
  return { unit: unit[0], factor: unit[1], length: match[0].length }
}

function parseUnitBefore(text: string): Unit | null {
  const name = UNIT_BEFORE.exec(text)?.[1]
  const unit = name === undefined ? null : parseUnit(name)
  return unit && { ...unit, length: 0 }
}

const toNumber = (match: RegExpExecArray, first: number, thousands = false) => {
  const value = Number((match[first] ?? '').replaceAll(',', '') + (match[first + 1] ?? ''))
  const scale = match[first + 3] ?? ''
  if (scale.startsWith('hundred t')) return value * 100_000
  if (scale === 'hundred') return value * 100
  return value * (match[first + 2] || scale || thousands ? 1000 : 1)
}
const isScaled = (match: RegExpExecArray, first: number) => Boolean(match[first + 2] ?? match[first + 3])

/** The only plausible unit of an amount without one: wages are up to $200 an hour, salaries $15,000 a year and more. */
const guessUnit = (amount: number): PayUnit | null =>
  amount >= 5 && amount <= 200 ? 'hour' : amount >= 15_000 && amount <= 1_000_000 ? 'year' : null

const round = (amount: number) => Math.round(amount * 100) / 100
const convert = (amount: number, { unit, factor }: Unit, other: Unit) => {
  const [from, to] = [unitsPerYear[unit], unitsPerYear[other.unit]]
  if (unit === other.unit) return amount * factor
  return from === null || to === null ? null : (amount * factor * from) / to
}

/** Parses the amounts of money with their units, in US dollars. */
export function parseMoney(typed: string): Money[] {
  const text = normalizeMoney(typed)
  if (foreign.test(text)) return []
  const amounts: Money[] = []
  amountAt.lastIndex = 0
  for (let match = amountAt.exec(text); match; match = amountAt.exec(text)) {
    const money = parseAmount(text, match)
    if (!money) continue
    amounts.push(money)
    amountAt.lastIndex = money.end
  }
  return amounts
}

function parseAmount(text: string, match: RegExpExecArray): Money | null {
  const start = match.index
  let end = start + match[0].length
  const before = text.slice(0, start)
  // A plus sign before the unit, as in “$25+/hr”.
  const plus = /^\+(?=\s*(?:\/|per\b|an?\b|h))/.exec(text.slice(end))?.[0].length ?? 0
  end += plus
  const firstUnit = parseUnit(text.slice(end))
  const afterFirst = end + (firstUnit?.length ?? 0)
  const next = nextAmount.exec(text.slice(afterFirst))
  if (next) end = afterFirst + next[0].length
  const lastUnit = next ? parseUnit(text.slice(end)) : null
  end = next ? end + (lastUnit?.length ?? 0) : afterFirst
  const stated = lastUnit ?? firstUnit ?? parseUnitBefore(before)
  const afterAmount = text.slice(end)
  // “$5 a hundred” and “$0.60 per mile” are not paid by time.
  if (NOT_PAY.test(afterAmount) || (!stated && RATE_AFTER.test(afterAmount)) || /^\s*%/.test(afterAmount)) return null
  const isMoney = Boolean(
    match[1] ?? match[6] ?? next?.[1] ?? next?.[6] ?? match[4] ?? match[5] ?? next?.[4] ?? next?.[5],
  )
  const [isMost, isLeast] = [UP_TO.test(before), FROM.test(before)]
  // A number without a currency sign and a rate may count something else.
  if (
    !isMoney &&
    COUNTED.test(text.slice(start + match[0].length)) &&
    !/^\s*(?:hr|h)\b/.test(text.slice(start + match[0].length))
  )
    return null
  if (/^(?:401|403|457)$/.test(match[2] ?? '') && (match[4] || /^\s*\(?[kb]/.test(text.slice(start + match[0].length))))
    return null
  const low = toNumber(
    match,
    2,
    Boolean(next && isScaled(next, 2) && !isScaled(match, 2)) && Number((match[2] ?? '').replaceAll(',', '')) < 1000,
  )
  const high = next ? toNumber(next, 2) : low
  const guess = stated ? null : guessUnit(high)
  const isAlone = /^[\s(]*$/.test(before) && /^[\s)+.]*(?:$|[,;(]|doe\b|doq\b|\+|and\b|&|or\b|plus\b)/.test(afterAmount)
  if (!stated && (!guess || !(isMoney || isMost || isLeast || isAlone))) return null
  const unit: Unit = stated ?? { unit: guess as PayUnit, factor: 1, length: 0 }
  const main = firstUnit && lastUnit ? firstUnit : unit
  const from = firstUnit && lastUnit ? low * firstUnit.factor : low * unit.factor
  const to = firstUnit && lastUnit ? convert(high, lastUnit, firstUnit) : high * unit.factor
  if (to === null) return null
  const after = AND_UP.exec(afterAmount)
  if (after) end += after[0].length
  const isOpen = !next && (isLeast || plus > 0 || after !== null)
  return {
    from: !next && isMost ? null : round(from),
    to: isOpen && !isMost ? null : round(to),
    unit: main.unit,
    isGuess: stated === null,
    start,
    end,
  }
}
