import { useSite } from '../../kit/page/site.ts'
import { dayIn } from '../../kit/text/dayIn.ts'
import { cx } from '../../kit/ui/cx.ts'
import { CloseIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { type EventFilters, eventsPath } from './eventFilters.ts'
import { listQuickDates } from './quickDates.ts'

/** Links that set the dates of the list, in the time zone of the region. The current one removes them. */
export function QuickDates({ filters, loadedAt }: { filters: EventFilters; loadedAt: number }) {
  const { time_zone } = useSite()
  return (
    <nav aria-label="Quick dates">
      <ul className="flex flex-wrap gap-2">
        {listQuickDates(dayIn(loadedAt, time_zone)).map(({ label, ...dates }) => {
          const isCurrent = filters.startDate === dates.startDate && filters.endDate === dates.endDate
          return (
            <li key={label}>
              <Link
                to={eventsPath({ ...filters, ...(isCurrent ? { startDate: '', endDate: '' } : dates) })}
                className={cx('removable-filter', !isCurrent && 'pe-3.5')}
                aria-current={isCurrent || undefined}
                rel="nofollow"
                preventScrollReset
              >
                {label}
                {isCurrent && (
                  <>
                    <CloseIcon />
                    <span className="sr-only">(remove)</span>
                  </>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
