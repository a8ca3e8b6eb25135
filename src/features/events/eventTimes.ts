import { useTimeZone } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import { dateFormat } from '../../kit/text/text.ts'
import type { Event } from './events.contract.ts'

type TimeRange = Pick<Event, 'start_datetime' | 'end_datetime'>

// The space before AM and PM is a normal one, because a narrow no-break space breaks text search.
const withPlainSpaces = (format: ReturnType<typeof dateFormat>) => (moment: string, timeZone: string) =>
  format(moment, timeZone).replaceAll('\u202f', ' ')

const clock = { hour: 'numeric', minute: '2-digit' } as const
const formatClockIn = withPlainSpaces(dateFormat(clock))
const formatZoneIn = withPlainSpaces(dateFormat({ ...clock, timeZoneName: 'short' }))
const formatDayIn = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const formatLongDayIn = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

const zoneName = (moment: string, zone: string) => formatZoneIn(moment, zone).split(' ').at(-1)

/** Formats times in the visitor's time zone. The zone name is added when it differs from the region's. */
export function useEventTimes() {
  const zone = useTimeZone()
  const { time_zone: regionZone } = useSite()

  const addZoneName = (moment: string, text: string) => {
    if (zone === regionZone) return text
    const name = zoneName(moment, zone)
    return name === zoneName(moment, regionZone) ? text : `${text} ${name}`
  }
  const formatDay = (moment: string) => formatDayIn(moment, zone)
  const formatClock = (moment: string) => formatClockIn(moment, zone)

  return {
    /** `Friday, December 4, 2026 at 6:00 PM` */
    formatLong: (moment: string) => addZoneName(moment, `${formatLongDayIn(moment, zone)} at ${formatClock(moment)}`),
    /** `Fri, Dec 4, 2026, 6:00 PM` */
    formatShort: (moment: string) => addZoneName(moment, `${formatDay(moment)}, ${formatClock(moment)}`),
    /** `Fri, Dec 4, 2026, 6:00 PM – 8:00 PM` */
    formatRange: ({ start_datetime, end_datetime }: TimeRange) => {
      const [day, lastDay] = [formatDay(start_datetime), formatDay(end_datetime)]
      const end = day === lastDay ? formatClock(end_datetime) : `${lastDay}, ${formatClock(end_datetime)}`
      return addZoneName(end_datetime, `${day}, ${formatClock(start_datetime)} – ${end}`)
    },
    /** Whether the visitor's time zone differs from the region's at this time. */
    isOtherZone: (moment: string) => zone !== regionZone && zoneName(moment, zone) !== zoneName(moment, regionZone),
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
