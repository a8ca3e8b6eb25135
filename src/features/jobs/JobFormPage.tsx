import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { api, call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { toastIfHeld } from '../heldPosts/toastIfHeld.ts'
import { getViewer } from '../session/guard.ts'
import { JobForm } from './JobForm.tsx'
import { OPEN_DAYS } from './jobs.constants.ts'
import { canEdit, canPostFor } from './jobs.rules.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const viewer = getViewer(context)
  const [{ profiles }, reply] = await Promise.all([
    call(context)('GET /profiles/user/me'),
    params.id === undefined ? null : call(context)('GET /jobs/:id', { params: { id: params.id } }),
  ])
  if (reply && !canEdit(viewer, reply.job)) throw data({ error: 'You can only edit your own job' }, { status: 403 })
  return { job: reply?.job ?? null, businesses: profiles.filter((business) => canPostFor(viewer, business)) }
}

export function Component() {
  const { job, businesses } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const title = job ? 'Edit Job' : 'Post a Job'
  return (
    <div className="page page-reading">
      <Meta title={title} />
      <Breadcrumb
        items={[
          { label: 'Job Board', to: '/jobs' },
          ...(job ? [{ label: preview(job.title, 60), to: `/jobs/${job.id}` }] : []),
          { label: title },
        ]}
      />
      <PageHeading
        title={title}
        lead={
          job
            ? undefined
            : `It stays on the board for ${OPEN_DAYS} days, free of charge. You get an email for each application.`
        }
      />
      <div className="mb-6">
        <HelpLink page="post-a-job">How to post a job</HelpLink>
      </div>
      <JobForm
        key={job?.id ?? 'new'}
        job={job}
        businesses={businesses}
        submit={async (body, change, idempotencyKey) => {
          const saved = job
            ? await api('PUT /jobs/:id', { params: { id: job.id }, body: change })
            : await api('POST /jobs', { body, idempotencyKey })
          if (!toastIfHeld('job', saved.job)) {
            toast.success(job ? 'Your job has been saved.' : 'Your job is on the board.', {
              about: `/jobs/${saved.job.id}`,
            })
          }
          await navigate(`/jobs/${saved.job.id}`)
        }}
        onCancel={() => navigate(job ? `/jobs/${job.id}` : '/jobs')}
      />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load job" notFound="Job not found" back={{ to: '/jobs', label: 'Back to Jobs' }} />
)
