import { useTimeZone } from '../../kit/clock.ts'
import { useSite } from '../../kit/site.ts'
import type { Event } from './events.contract.ts'

type Span = Pick<Event, 'start_datetime' | 'end_datetime'>

const formats = new Map<string, Intl.DateTimeFormat>()
/** Formats are slow to make, and few. */
function format(moment: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options])
  const made = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  formats.set(key, made)
  // the narrow space before AM and PM is none that anybody types or searches for
  return made.format(new Date(moment)).replaceAll('\u202f', ' ')
}

const clock = { hour: 'numeric', minute: '2-digit' } as const
const zoneName = (moment: string, zone: string) =>
  format(moment, zone, { ...clock, timeZoneName: 'short' })
    .split(' ')
    .at(-1)

/** How moments are told to this visitor: in their zone, which is named where it is not the region's. */
export function useEventTimes() {
  const zone = useTimeZone()
  const { time_zone: region } = useSite()

  const named = (moment: string, words: string) => {
    const name = zoneName(moment, zone)
    return name === zoneName(moment, region) ? words : `${words} ${name}`
  }
  const dayOf = (moment: string) =>
    format(moment, zone, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
  const timeOf = (moment: string) => format(moment, zone, clock)

  return {
    /** `Friday, December 4, 2026 at 6:00 PM` */
    long: (moment: string) =>
      named(
        moment,
        `${format(moment, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })} at ${timeOf(moment)}`,
      ),
    /** `Fri, Dec 4, 2026, 6:00 PM` */
    short: (moment: string) => named(moment, `${dayOf(moment)}, ${timeOf(moment)}`),
    /** `Fri, Dec 4, 2026, 6:00 PM – 8:00 PM` */
    span: ({ start_datetime, end_datetime }: Span) => {
      const [day, lastDay] = [dayOf(start_datetime), dayOf(end_datetime)]
      const end = day === lastDay ? timeOf(end_datetime) : `${lastDay}, ${timeOf(end_datetime)}`
      return named(end_datetime, `${day}, ${timeOf(start_datetime)} – ${end}`)
    },
    /** Whether the visitor's clocks are others than the region's at this moment. */
    isElsewhere: (moment: string) => zoneName(moment, zone) !== zoneName(moment, region),
  }
}

export function timeStatus({ start_datetime, end_datetime }: Span, now: number): 'upcoming' | 'now' | 'past' {
  if (now > Date.parse(end_datetime)) return 'past'
  return now < Date.parse(start_datetime) ? 'upcoming' : 'now'
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The moment as a `datetime-local` control has it, by the clocks of this computer. */
export function localValue(moment: string): string {
  const at = new Date(moment)
  const day = [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())]
  return `${day.join('-')}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}
