import { Meta } from '../../kit/page/Meta.tsx'
import { preview } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { EventTime } from './EventTime.tsx'
import type { EventCancellation } from './event.contract.ts'

/** The page of a cancelled event for everybody but its team. */
export function CancelledEvent({ cancellation }: { cancellation: EventCancellation }) {
  const { title, start_datetime, business_id, business_name } = cancellation
  const name = title ?? `An event of ${business_name}`
  return (
    <div className="page page-reading">
      <Meta title={`Cancelled: ${name}`} />
      <Breadcrumb items={[{ label: 'Events', to: '/events' }, { label: preview(name, 60) }]} />
      <Alert
        tone="waiting"
        className="mt-4"
        isHeading
        title={<span className="wrap-anywhere">Cancelled: {name}</span>}
        action={
          <LinkButton size="sm" variant="secondary" to="/events">
            Back to Events
          </LinkButton>
        }
      >
        <p>
          It was planned for <EventTime form="long" start={start_datetime} />.
        </p>
        <p className="mt-1">
          Ask <Link to={`/businesses/${business_id}`}>{business_name}</Link> about it.
        </p>
      </Alert>
    </div>
  )
}
