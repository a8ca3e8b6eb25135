import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { DisputeStatusBadge } from './DisputeStatusBadge.tsx'
import type { OwnDispute } from './disputes.contract.ts'

/** The viewer's disputes and their outcomes. */
export function OwnDisputes({ disputes }: { disputes: OwnDispute[] }) {
  const { time_zone } = useSite()
  if (disputes.length === 0) return null
  return (
    <section aria-labelledby="own-disputes" className="mt-10">
      <h2 id="own-disputes" className="mb-4 text-lg">
        Your disputes
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {disputes.map(({ id, business_id, display_name, status, admin_notes, created_at }) => (
          <Card as="li" key={id} className="grid grid-cols-1 gap-3">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <CardTitle as="h3" className="wrap-anywhere min-w-0">
                <Link to={`/businesses/${business_id}`}>{display_name}</Link>
              </CardTitle>
              <DisputeStatusBadge status={status} />
            </div>
            <p className="text-muted text-sm">{`Submitted on ${formatDate(created_at, time_zone)}`}</p>
            <p className="whitespace-pre-line wrap-anywhere">
              {admin_notes
                ? `Reason: ${admin_notes}`
                : 'The owner is asked, and an administrator decides. You will get an email with the outcome.'}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
