/** The formatters of time zones, cached because creating one takes longer than parsing a query. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the day of a time in a time zone, as a calendar date such as `2026-12-04`. */
export function formatDayIn(moment: number, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  dayFormats.set(timeZone, format)
  return format.format(moment)
}
