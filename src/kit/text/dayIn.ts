/** The formatters of time zones, because creating one takes longer than parsing a search text. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone, as a calendar date such as `2026-12-04`. @param moment in epoch milliseconds */
export function dayIn(moment: number, zone: string): string {
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone })
  dayFormats.set(zone, format)
  return format.format(moment)
}
