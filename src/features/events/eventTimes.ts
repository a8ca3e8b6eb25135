import { useTimeZone } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import type { Event } from './events.contract.ts'

type TimeRange = Pick<Event, 'start_datetime' | 'end_datetime'>

const formatters = new Map<string, Intl.DateTimeFormat>()
/** Caches the formatters, because creating one is slow. */
function format(moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options])
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  formatters.set(key, formatter)
  // Replaces the narrow no-break space before AM and PM, which breaks text search.
  return formatter.format(new Date(moment)).replaceAll('\u202f', ' ')
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const zoneName = (moment: string, zone: string) =>
  format(moment, zone, { ...clock, timeZoneName: 'short' })
    .split(' ')
    .at(-1)

/** Formats times in the visitor's time zone. The zone name is added when it differs from the region's. */
export function useEventTimes() {
  const zone = useTimeZone()
  const { time_zone: regionZone } = useSite()

  const addZoneName = (moment: string, text: string) => {
    const name = zoneName(moment, zone)
    return name === zoneName(moment, regionZone) ? text : `${text} ${name}`
  }
  const formatDay = (moment: string) =>
    format(moment, zone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
  const formatClock = (moment: string) => format(moment, zone, clock)

  return {
    /** `Friday, December 4, 2026 at 6:00 PM` */
    formatLong: (moment: string) =>
      addZoneName(
        moment,
        `${format(moment, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })} at ${formatClock(moment)}`,
      ),
    /** `Fri, Dec 4, 2026, 6:00 PM` */
    formatShort: (moment: string) => addZoneName(moment, `${formatDay(moment)}, ${formatClock(moment)}`),
    /** `Fri, Dec 4, 2026, 6:00 PM – 8:00 PM` */
    formatRange: ({ start_datetime, end_datetime }: TimeRange) => {
      const [day, lastDay] = [formatDay(start_datetime), formatDay(end_datetime)]
      const end = day === lastDay ? formatClock(end_datetime) : `${lastDay}, ${formatClock(end_datetime)}`
      return addZoneName(end_datetime, `${day}, ${formatClock(start_datetime)} – ${end}`)
    },
    /** Whether the visitor's time zone differs from the region's at this time. */
    isOtherZone: (moment: string) => zoneName(moment, zone) !== zoneName(moment, regionZone),
  }
}

export function readTimeStatus({ start_datetime, end_datetime }: TimeRange, now: number): 'upcoming' | 'now' | 'past' {
  if (now > Date.parse(end_datetime)) return 'past'
  return now < Date.parse(start_datetime) ? 'upcoming' : 'now'
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats a time as the value of a `datetime-local` input, in the time zone of the browser. */
export function toInputValue(moment: string): string {
  const date = new Date(moment)
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
