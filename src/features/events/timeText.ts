// This file does not import React, because `src/app/beforeHydration.ts` loads it before the application.

/**
 * The form in which a time of an event is shown: `range` includes its end, the others do not. The last three are lines of a date block.
 */
export type TimeForm = 'long' | 'short' | 'range' | 'month' | 'day' | 'weekday'

function createFormat(options: Intl.DateTimeFormatOptions) {
  const formats: Record<string, Intl.DateTimeFormat> = {}
  return (moment: string, timeZone: string): string => {
    formats[timeZone] ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    // The space before AM and PM is a normal one, because a narrow no-break space breaks text search.
    return formats[timeZone].format(new Date(moment)).replaceAll('\u202f', ' ')
  }
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const formatClock = createFormat(clock)
const formatZone = createFormat({ ...clock, timeZoneName: 'short' })
const formatDay = createFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const formatLongDay = createFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

const blockFormats = {
  month: createFormat({ month: 'short' }),
  day: createFormat({ day: 'numeric' }),
  weekday: createFormat({ weekday: 'short' }),
}

const zoneName = (moment: string, zone: string) => formatZone(moment, zone).split(' ').at(-1)

/** Whether clocks in the two time zones differ at this time. */
export const isOtherZone = (moment: string, zone: string, regionZone: string): boolean =>
  zone !== regionZone && zoneName(moment, zone) !== zoneName(moment, regionZone)

function formatRange(start: string, end: string, zone: string): string {
  const [day, lastDay] = [formatDay(start, zone), formatDay(end, zone)]
  const until = day === lastDay ? formatClock(end, zone) : `${lastDay}, ${formatClock(end, zone)}`
  return `${day}, ${formatClock(start, zone)} – ${until}`
}

/**
 * Formats a time of an event in a time zone. Adds the name of the zone when it differs from the region's: `Friday,
 * December 4, 2026 at 6:00 PM`, `Fri, Dec 4, 2026, 6:00 PM` or `Fri, Dec 4, 2026, 6:00 PM – 8:00 PM`. A line of a date block, such as `Dec`, omits the name, which the time beside it has.
 * @param end for ranges.
 */
export function formatEventTime(form: TimeForm, start: string, end: string, zone: string, regionZone: string): string {
  if (form === 'month' || form === 'day' || form === 'weekday') return blockFormats[form](start, zone)
  const texts = {
    long: () => `${formatLongDay(start, zone)} at ${formatClock(start, zone)}`,
    short: () => `${formatDay(start, zone)}, ${formatClock(start, zone)}`,
    range: () => formatRange(start, end, zone),
  }
  const text = texts[form]()
  return isOtherZone(end, zone, regionZone) ? `${text} ${zoneName(end, zone)}` : text
}
