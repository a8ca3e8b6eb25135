const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec'
/** `06/30/2015`, `2015-06-30`, `30-JUN-2015`, `Jun 30, 2015` and `2015.06.30`, also before a time. */
const datePattern = new RegExp(
  String.raw`^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}[ -](?:${months})[a-z]*\.?[ -](?:\d{4}|\d{2})|(?:${months})[a-z]*\.? \d{1,2},? \d{4})(?=$|[\sT])`,
  'i',
)
/** `20240930` */
const compactDatePattern = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/
/** `10/2025`, `Oct 2025` and `2025` */
const monthAndYearPattern = new RegExp(
  String.raw`^(?:(?:0?[1-9]|1[0-2])[/-]|(?:${months})[a-z]*\.? )?((?:19|20)\d\d)$`,
  'i',
)
/** A date as spreadsheet programs store it: the number of days since 1900, with five digits for the years from 1954 to 2119. */
const serialDatePattern = /^[2-7]\d{4}(?:\.\d+)?$/

/** The time in milliseconds of a date, or of the beginning of a month or a year; null for other texts. */
export function parseDate(text: string): number | null {
  if (serialDatePattern.test(text)) return Date.UTC(1899, 11, 30) + Number(text) * 86_400_000
  const [, year, month, day] = compactDatePattern.exec(text) ?? []
  const written = year
    ? `${year}-${month}-${day}`
    : (datePattern.exec(text)?.[0].replace(/(?<=\d)\.(?=\d)/g, '/') ?? '')
  const time = Date.parse(written || (monthAndYearPattern.test(text) ? text.replace(/^(\d{1,2})[/-]/, '$1/1/') : ''))
  return Number.isNaN(time) ? null : time
}
