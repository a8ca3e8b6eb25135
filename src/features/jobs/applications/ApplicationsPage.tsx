import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { useSite } from '../../../kit/page/site.ts'
import { phoneLink } from '../../../kit/text/phone.ts'
import { formatCount, formatTime, preview } from '../../../kit/text/text.ts'
import { DownloadIcon } from '../../../kit/ui/actionIcons.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { MailIcon, PhoneIcon } from '../../../kit/ui/icons.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { ReportButton } from '../../reports/ReportButton.tsx'
import { posterLabels } from './applications.constants.ts'
import type { Application } from './applications.contract.ts'
import { applicationsCsv } from './applicationsCsv.ts'
import { StateBadge } from './StateBadge.tsx'
import { StateForm } from './StateForm.tsx'

export async function loader({ params: { id = '' }, context }: LoaderFunctionArgs) {
  const params = { id }
  const { job } = await call(context)('GET /jobs/:id', { params })
  const applications: Application[] = []
  let cursor: string | null | undefined
  while (cursor !== null) {
    const page: { applications: Application[]; next_cursor: string | null } = await call(context)(
      'GET /jobs/:id/applications',
      { params, query: { cursor } },
    )
    applications.push(...page.applications)
    cursor = page.next_cursor
  }
  return { job, applications }
}

export function Component() {
  const { job, applications } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading">
      <Meta title={`Applications: ${job.title}`} />
      <Breadcrumb
        items={[
          { label: 'Job Board', to: '/jobs' },
          { label: preview(job.title, 60), to: `/jobs/${job.id}` },
          { label: 'Applications' },
        ]}
      />
      <PageHeading
        title={formatCount(applications.length, 'application')}
        lead={preview(job.title, 120)}
        actions={
          applications.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => downloadCsv(applicationsCsv(applications), `applications-${job.id}.csv`)}
            >
              <DownloadIcon />
              Download CSV
            </Button>
          )
        }
      />
      {applications.length === 0 ? (
        <EmptyState
          title="Nobody has applied yet"
          action={
            <LinkButton variant="secondary" to={`/jobs/${job.id}`}>
              Back to the Job
            </LinkButton>
          }
        >
          <p>You get an email for each application. This page lists them all.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-6">
          {applications.map((application) => (
            <ApplicationCard key={application.id} job_id={job.id} application={application} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ApplicationCard({ job_id, application }: { job_id: number; application: Application }) {
  const { time_zone } = useSite()
  const { user_id, full_name, email, phone, cover_letter, state, created_at } = application
  const phoneHref = phone && phoneLink(phone)
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CardTitle className="wrap-anywhere min-w-0">{full_name}</CardTitle>
        <StateBadge state={state} labels={posterLabels} />
      </div>
      <div className="meta">
        <span>
          <MailIcon />
          <a href={`mailto:${email}`}>{email}</a>
        </span>
        {phone && (
          <span>
            <PhoneIcon />
            {phoneHref ? <a href={phoneHref}>{phone}</a> : phone}
          </span>
        )}
        <span>{formatTime(created_at, time_zone)}</span>
      </div>
      {cover_letter ? (
        <p className="whitespace-pre-wrap wrap-anywhere">{cover_letter}</p>
      ) : (
        <p className="text-muted">No cover letter.</p>
      )}
      <StateForm job_id={job_id} application={application} />
      <div className="-ml-3">
        <ReportButton target_type="user" target_id={user_id} about={full_name} />
      </div>
    </Card>
  )
}

function downloadCsv(text: string, fileName: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load applications"
    notFound="Job not found"
    back={{ to: '/jobs', label: 'Back to Jobs' }}
  />
)
