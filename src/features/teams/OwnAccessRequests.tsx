import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { ClockIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { OwnAccessRequest } from './teams.contract.ts'

/** The viewer's access requests that no owner has answered. */
export function OwnAccessRequests({ requests }: { requests: OwnAccessRequest[] }) {
  const { time_zone } = useSite()
  if (requests.length === 0) return null
  return (
    <section aria-labelledby="asked" className="mt-10">
      <h2 id="asked" className="mb-3 text-lg">
        Your access requests
      </h2>
      <Rows>
        {requests.map(({ id, business_id, display_name, created_at }) => (
          <Row
            key={id}
            heading="h3"
            to={`/businesses/${business_id}`}
            title={display_name}
            badges={
              <Badge tone="waiting" icon={<ClockIcon />}>
                Pending
              </Badge>
            }
          >
            Requested on {formatDate(created_at, time_zone)}. You will get an email when the owner has answered.
          </Row>
        ))}
      </Rows>
    </section>
  )
}
