import type { ReactNode } from 'react'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { findHoliday, nextDayOf } from '../../../region/holidays.ts'
import type { BusinessProfile } from '../business.contract.ts'
import { differingDays } from './daySchedule.ts'
import {
  describeWeek,
  formatDayTimes,
  formatExceptionDays,
  formatMonthDay,
  formatSeasonDays,
  formatTimeZone,
} from './formatHours.ts'
import { OpeningBadge } from './OpeningBadge.tsx'
import type { OpeningHours, WeeklyTimes } from './openingHours.ts'

type HoursCardProps = {
  business: Pick<BusinessProfile, 'opening' | 'time_zone'> & { opening_hours: OpeningHours }
  /** When the page was loaded, in epoch milliseconds. */
  loadedAt: number
}

/** Differing hours within this number of days are shown without a click. */
const SHOWN_DAYS = 14

/** The opening hours: now, in the week, in seasons, on holidays and on single days to come. */
export function HoursCard({ business, loadedAt }: HoursCardProps) {
  const { opening, opening_hours: hours, time_zone } = business
  const today = dayIn(loadedAt, time_zone)
  const soon = differingDays(hours, today, SHOWN_DAYS)
  const exceptions = hours.exceptions.filter(({ until }) => until >= today)
  const hasWeek = hours.weekly.length > 0 || hours.by_appointment
  const differing: Line[] = [
    ...exceptions.map(({ times, note, ...days }) => {
      const name = formatExceptionDays(days)
      return { key: name, name, hours: [formatDayTimes(times), note].filter(Boolean).join(', ') }
    }),
    ...hours.holidays.map(({ holiday, times }) => ({
      key: holiday,
      name: <HolidayName name={holiday} today={today} />,
      hours: formatDayTimes(times),
    })),
  ]
  return (
    <Card as="section" aria-labelledby="hours" className="business-hours">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <CardTitle>
          <span id="hours">Hours</span>
        </CardTitle>
        {opening && <OpeningBadge opening={opening} loadedAt={loadedAt} />}
      </div>
      {hasWeek && <Week weekly={hours.weekly} byAppointment={hours.by_appointment} />}
      {hours.seasons.map((season) => (
        <div key={season.from}>
          <h3 className="hours-title">
            {season.name ? `${season.name} (${formatSeasonDays(season)})` : formatSeasonDays(season)}
          </h3>
          <Week weekly={season.weekly} byAppointment={season.by_appointment} />
        </div>
      ))}
      {!hasWeek && hours.seasons.length > 0 && <p className="hint mt-2">Closed the rest of the year.</p>}
      {soon.length > 0 && (
        <div className="no-print">
          <h3 className="hours-title">Other hours soon</h3>
          <Lines
            lines={soon.map(({ reason, times, ...days }) => ({
              key: days.from,
              name: [formatExceptionDays(days), reason].filter(Boolean).join(', '),
              hours: formatDayTimes(times),
            }))}
          />
        </div>
      )}
      {differing.length > 0 && (
        <details className="mt-3">
          <summary className="hours-more">Holidays and other days</summary>
          <Lines lines={differing} />
        </details>
      )}
      {hours.note && <p className="hint mt-3 wrap-anywhere">{hours.note}</p>}
      <p className="hint no-print mt-3">{formatTimeZone(time_zone, loadedAt)}</p>
    </Card>
  )
}

function HolidayName({ name, today }: { name: string; today: string }) {
  const holiday = findHoliday(name)
  const next = holiday && nextDayOf(holiday, today)
  return (
    <>
      {holiday?.label ?? name}
      {next && <span className="no-print">, {formatMonthDay(next)}</span>}
    </>
  )
}

function Week({ weekly, byAppointment }: { weekly: WeeklyTimes[]; byAppointment: boolean }) {
  if (weekly.length === 0) return <p className="mt-2">{byAppointment ? 'By appointment' : 'Closed'}</p>
  return (
    <>
      <Lines lines={describeWeek(weekly).map(({ label, hours }) => ({ key: label, name: label, hours }))} />
      {byAppointment && <p className="hint mt-1">Other times by appointment.</p>}
    </>
  )
}

type Line = { key: string; name: ReactNode; hours: string }

const Lines = ({ lines }: { lines: Line[] }) => (
  <dl className="hours">
    {lines.map(({ key, name, hours }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
)
