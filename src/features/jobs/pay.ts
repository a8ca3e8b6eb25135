import { MAX_PAY, type PayUnit, unitsPerYear } from './jobs.constants.ts'
import { parseMoney } from './money.ts'

/** Pay in US dollars. One end is null for “from $22” and “up to $30”; both ends are equal for a single amount. */
export type Pay = { pay_from: number | null; pay_to: number | null; pay_unit: PayUnit }

/** Converts an amount for a unit to dollars a year; null for a sum for the whole job. */
export const toYearlyPay = (amount: number, unit: PayUnit): number | null => {
  const count = unitsPerYear[unit]
  return count === null ? null : Math.round(amount * count * 100) / 100
}

/** The highest pay that a job states, in dollars a year; null when the pay is not clear or is for the whole job. */
export const computeHighestPay = ({
  pay_from,
  pay_to,
  pay_unit,
}: Omit<Pay, 'pay_unit'> & { pay_unit: PayUnit | null }) => {
  const amount = pay_to ?? pay_from
  return pay_unit === null || amount === null ? null : toYearlyPay(amount, pay_unit)
}

/**
 * The version of the parser. The task `jobs.readPay` parses the stored pay of older versions again, so each change of
 * the results of `parsePay` needs a higher number.
 */
export const PAY_PARSER_VERSION = 1

/** The columns of a job that are derived from its text about pay. */
export const toPayColumns = (salary_range: string | null) => ({
  ...(parsePay(salary_range) ?? { pay_from: null, pay_to: null, pay_unit: null }),
  pay_reader: PAY_PARSER_VERSION,
})

/** Parses pay as people write it, such as `$28–34 an hour`, `65k-80k` or `$500 per trip`. Returns null for anything unclear. */
export function parsePay(text: string | null): Pay | null {
  const money = text === null ? [] : parseMoney(text)
  // A rate with a unit is more reliable than an amount without one, such as a bonus.
  const best = money.find(({ isGuess }) => !isGuess) ?? money[0]
  if (!best) return null
  const { from, to, unit } = best
  if (from !== null && to !== null && from > to) return null
  const highest = to ?? from ?? 0
  const isSensible = (toYearlyPay(highest, unit) ?? 0) <= MAX_PAY && highest <= MAX_PAY && (from ?? to ?? 0) > 0
  return isSensible ? { pay_from: from, pay_to: to, pay_unit: unit } : null
}
