import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { api, call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { MoreRows } from '../../../kit/ui/MoreRows.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { applicantLabels } from './applications.constants.ts'
import type { OwnApplication } from './applications.contract.ts'
import { WithdrawButton } from './SentApplication.tsx'
import { StateBadge } from './StateBadge.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /applications/me')

export function Component() {
  const { applications, next_cursor } = useLoaderData<typeof loader>()
  const { key } = useLocation()
  return (
    <div className="page page-reading">
      <Meta title="My Applications" />
      <PageHeading title="My Applications" lead="The jobs that you applied to, and what has become of it." />
      {applications.length === 0 ? (
        <EmptyState
          title="You have not applied to a job yet"
          action={
            <LinkButton variant="secondary" to="/jobs">
              See the Open Jobs
            </LinkButton>
          }
        >
          <p>Each application appears here with its state, such as seen or talking.</p>
        </EmptyState>
      ) : (
        <>
          <ApplicationCards applications={applications} />
          <MoreRows
            key={key}
            first={applications}
            cursor={next_cursor}
            label="Show more applications"
            failed="Failed to load applications"
            load={async (cursor) => {
              const more = await api('GET /applications/me', { query: { cursor } })
              return { items: more.applications, cursor: more.next_cursor }
            }}
          >
            {(more) => <ApplicationCards applications={more} />}
          </MoreRows>
        </>
      )}
    </div>
  )
}

const ApplicationCards = ({ applications }: { applications: OwnApplication[] }) => (
  <ul className="mb-6 grid grid-cols-1 gap-6">
    {applications.map((application) => (
      <ApplicationCard key={application.id} application={application} />
    ))}
  </ul>
)

function ApplicationCard({ application }: { application: OwnApplication }) {
  const { time_zone } = useSite()
  const { id, job_id, title, company, is_active, cover_letter, state, state_changed_at, created_at } = application
  const changed = state_changed_at && `${applicantLabels[state]} since ${formatDate(state_changed_at, time_zone)}`
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CardTitle className="wrap-anywhere min-w-0">
          {/* Only the title is a link, because the card contains a button. */}
          {title === null ? 'A job that is not public any more' : <Link to={`/jobs/${job_id}`}>{title}</Link>}
        </CardTitle>
        <StateBadge state={state} labels={applicantLabels} />
        {!is_active && <Badge tone="waiting">Closed</Badge>}
      </div>
      <p className="text-muted text-sm wrap-anywhere">
        {[company, `applied on ${formatDate(created_at, time_zone)}`, changed].filter(Boolean).join(' · ')}
      </p>
      {cover_letter && (
        <details>
          <summary className="cursor-pointer py-2 text-glacier">Your cover letter</summary>
          <p className="whitespace-pre-wrap wrap-anywhere">{cover_letter}</p>
        </details>
      )}
      <WithdrawButton id={id} />
    </Card>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load applications" back={{ to: '/profile', label: 'My Profile' }} />
)
