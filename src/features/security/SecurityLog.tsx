import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatTime } from '../../kit/text/text.ts'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { ClockIcon, GlobeIcon } from '../../kit/ui/icons.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import type { SecurityEvent } from './security.contract.ts'

/** One page of the viewer's security log. */
export function SecurityLog({ events, next }: { events: SecurityEvent[]; next: string | null }) {
  return (
    <Card as="section" aria-labelledby="log" className="grid gap-4">
      <div id="log">
        <CardTitle>Security log</CardTitle>
      </div>
      <p className="text-muted">
        What happened to your account in the last 180 days. Only you see it. If you do not recognize something, change
        your password.
      </p>
      {events.length > 0 ? (
        <Rows>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Rows>
      ) : (
        <p>
          Nothing has happened yet. Logins from new devices, failed logins and changes of your password appear here.
        </p>
      )}
      <CursorPages next={next} />
    </Card>
  )
}

function EventRow({ event: { text, count, last_at, client, device } }: { event: SecurityEvent }) {
  const { time_zone } = useSite()
  return (
    <li className="row">
      <div className="row-main">
        <h3 className="row-title wrap-anywhere">
          {text}
          {count > 1 && `, ${formatCount(count, 'time')}`}
        </h3>
        <div className="meta">
          <span>
            <ClockIcon />
            <span>
              {count > 1 && 'the last '}
              <time dateTime={last_at}>{formatTime(last_at, time_zone)}</time>
            </span>
          </span>
          {device && <span>{device}</span>}
          {client && (
            <span>
              <GlobeIcon />
              from {client}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
