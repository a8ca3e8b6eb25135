import { lazy, Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { Job, JobPage } from '../jobs.contract.ts'
import { canApply } from '../jobs.rules.ts'
import { VisitorApplication } from './VisitorApplication.tsx'

// Loaded lazily, because visitors never need them.
const ApplyForm = lazy(() => import('./ApplyForm.tsx').then(({ ApplyForm }) => ({ default: ApplyForm })))
const SentApplication = lazy(() =>
  import('./SentApplication.tsx').then(({ SentApplication }) => ({ default: SentApplication })),
)

/** The form to apply, or the reason why the viewer cannot apply. */
export function ApplySection({ job }: { job: JobPage }) {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const [hasSent, setSent] = useState(false)
  if (job.application) {
    return (
      <Suspense fallback={<Skeleton className="h-40" />}>
        <SentApplication application={job.application} isNew={hasSent} />
      </Suspense>
    )
  }
  if (!canApply(viewer, job)) {
    return (
      <Alert title="This job is no longer accepting applications" action={<Link to="/jobs">See the open jobs</Link>} />
    )
  }
  if (!viewer) return <VisitorApplication job_id={job.id} />
  // The value is null until the data is loaded again after the login check.
  if (job.has_applied === null) return <Skeleton className="h-80" />
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <ApplyForm
        job_id={job.id}
        onDone={async () => {
          setSent(true)
          toast.success('Your application has been sent.')
          await revalidate()
        }}
      />
    </Suspense>
  )
}

type ApplyLinkProps = { job: Job & Pick<JobPage, 'has_applied'>; className?: string }

/** A link to the form on the same page. Renders nothing when the viewer has applied or cannot apply. */
export function ApplyLink({ job, className }: ApplyLinkProps) {
  const viewer = useViewer()
  if (job.has_applied || !canApply(viewer, job)) return null
  return (
    <div className={className} data-keep-clear>
      <a href="#apply" className="button button-primary w-full">
        Apply
      </a>
    </div>
  )
}
