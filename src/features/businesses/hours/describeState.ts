import { addDays } from '../../../kit/text/calendar.ts'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { DAY_MS } from '../../../kit/text/milliseconds.ts'
import { formatClock } from './formatHours.ts'
import type { OpeningState } from './openingState.ts'

/** Returns a function that formats moments. It caches the formatter of each time zone, because creating one is slow. */
const format = (options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: number, zone: string) => {
    const formatter = formats.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    formats.set(zone, formatter)
    return formatter.format(moment)
  }
}
const clockIn = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB')
const weekdayIn = format({ weekday: 'long' })
const dateIn = format({ month: 'short', day: 'numeric' })
const monthIn = format({ month: 'long' })

const timeIn = (moment: number, zone: string) => formatClock(clockIn(moment, zone))

/** The opening time in words, such as `at 9 AM`, `tomorrow at 9 AM`, `Monday at 9 AM`, `May 15` or `in May`. */
function describeOpening(opens_at: number, now: number, zone: string): string {
  const [today, day] = [dayIn(now, zone), dayIn(opens_at, zone)]
  const time = `at ${timeIn(opens_at, zone)}`
  if (day === today) return time
  if (day === addDays(today, 1)) return `tomorrow ${time}`
  if (day <= addDays(today, 6)) return `${weekdayIn(opens_at, zone)} ${time}`
  if (day <= addDays(today, 31)) return dateIn(opens_at, zone)
  return `in ${monthIn(opens_at, zone)}`
}

/** The state in a few words, such as `Open until 6 PM` or `Closed, opens in May`; null when nothing is known. */
export function describeState(state: OpeningState, now: number, zone: string): string | null {
  const opens = 'opens_at' in state && state.opens_at ? `, opens ${describeOpening(state.opens_at, now, zone)}` : ''
  switch (state.state) {
    case 'open': {
      if (state.until === null) return 'Open 24 hours'
      // A time alone would be misread when it is more than a day away.
      const isSoon = state.until - now < DAY_MS
      return `Open until ${isSoon ? '' : `${weekdayIn(state.until, zone)}, `}${timeIn(state.until, zone)}`
    }
    case 'closed': {
      if (!state.closed_today) return `Closed${opens}`
      const { reason } = state.closed_today
      return `Closed today${reason ? ` (${reason})` : ''}${opens}`
    }
    case 'closed_for_season':
      return `Closed for the season${opens}`
    case 'by_appointment':
      return `By appointment${opens}`
    case 'unknown':
      return null
  }
}
