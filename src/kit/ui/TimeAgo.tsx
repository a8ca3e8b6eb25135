import { useNow } from '../page/clock.ts'
import { useHydrated } from '../page/hydrated.ts'
import { useSite } from '../page/site.ts'
import { formatDate, formatTime } from '../text/text.ts'
import { describeAgo } from '../text/timeAgo.ts'

type TimeAgoProps = {
  time: string
  /** Whether a moment that is shown as a date includes the time of day. */
  withTime?: boolean
}

/**
 * The time since a moment, with the exact time on hover. The server renders the date, because it caches its pages until
 * they change.
 */
export function TimeAgo({ time, withTime = false }: TimeAgoProps) {
  const { time_zone } = useSite()
  const now = useNow(0)
  const ago = useHydrated() ? describeAgo(time, now) : null
  const exact = formatTime(time, time_zone)
  return (
    <time dateTime={time} title={exact}>
      {ago ?? (withTime ? exact : formatDate(time, time_zone))}
    </time>
  )
}
