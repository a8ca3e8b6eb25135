import { useTimeZone } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatEventTime, isOtherZone, type TimeForm } from './timeText.ts'

type EventTimeProps = { form: TimeForm; start: string; end?: string }

/**
 * A time in the visitor's time zone. `src/app/beforeHydration.ts` may have replaced the text before hydration, which
 * then keeps it.
 */
export function EventTime({ form, start, end = start }: EventTimeProps) {
  const zone = useTimeZone()
  const { time_zone } = useSite()
  return (
    <time dateTime={start} data-time={form} data-end={form === 'range' ? end : undefined} suppressHydrationWarning>
      {formatEventTime(form, start, end, zone, time_zone)}
    </time>
  )
}

/** States that a calendar day is a day in the region's time zone, when the visitor's time zone differs. */
export function RegionDayNote({ day }: { day: string }) {
  const zone = useTimeZone()
  const { region_name, time_zone } = useSite()
  const noon = `${day}T12:00:00Z`
  return (
    <p
      className="hint mt-4"
      hidden={!isOtherZone(noon, zone, time_zone)}
      data-time="note"
      data-end={noon}
      suppressHydrationWarning
    >{`Days follow the time zone of ${region_name}.`}</p>
  )
}
