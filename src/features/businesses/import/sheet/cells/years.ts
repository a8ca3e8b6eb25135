import { withoutDecimals } from './cellText.ts'

/** `20230224`, and `02242023` with or without the leading zero. */
const compactDatePattern =
  /^(?:(1[89]\d{2}|20\d{2})\d{4}|(?:0?[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(1[89]\d{2}|20\d{2}))$/

/** The first days of the calendars of programs, which stand for an unknown date: 1 January 1900, 1970 or 1753. */
const unknownDayPattern = new RegExp(
  ['1753', '1800', '1900', '1901', '1970', '00', '70']
    .flatMap((year) => [
      `0?1[/.-]0?[01][/.-]${year}`,
      `0?1[ -]jan[a-z]*\\.?[ -]${year}`,
      `jan[a-z]*\\.? 0?1,? ${year}`,
      ...(year.length === 4 ? [`${year}[/.-]0?1[/.-]0?1`, `${year}0101`, `0101${year}`] : []),
    ])
    .concat('(?:12[/.-]3[01][/.-](?:1899|1969)|(?:1899|1969)[/.-]12[/.-]3[01])', '25569')
    .map((day) => `^${day}(?=$|[\\sT])`)
    .join('|'),
  'i',
)

/**
 * The year of a year, a date, or a serial date of Excel; null outside the years from 1800 to the current one, and for a day
 * that stands for an unknown date.
 */
export function parseYear(value: string, thisYear: number): number | null {
  const text = withoutDecimals(value)
  if (unknownDayPattern.test(text)) return null
  const isSerial = /^\d{5}$/.test(text)
  const short = /^\d{1,2}[/-](?:\d{1,2}|[A-Za-z]{3})[/-](\d{2})$/.exec(text)?.[1]
  const year = isSerial
    ? new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).getUTCFullYear()
    : short
      ? Number(short) + (Number(short) > thisYear % 100 ? 1900 : 2000)
      : Number(
          /(?<!\d)(1[89]\d{2}|20\d{2})(?!\d)/.exec(text)?.[1] ?? compactDatePattern.exec(text)?.slice(1).find(Boolean),
        )
  return year >= 1800 && year <= thisYear ? year : null
}
