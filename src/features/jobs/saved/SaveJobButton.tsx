import { lazy, Suspense } from 'react'
import { useViewer } from '../../../kit/page/session.ts'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { loginPath } from '../../session/guard.ts'
import type { JobPage } from '../jobs.contract.ts'

// Loaded lazily, because visitors never need it.
const SaveToggle = lazy(() => import('./SaveToggle.tsx').then(({ SaveToggle }) => ({ default: SaveToggle })))

/** Adds the job to the viewer's saved jobs. Visitors log in first. */
export function SaveJobButton({ job }: { job: JobPage }) {
  const viewer = useViewer()
  const link = (
    <LinkButton to={loginPath(`/jobs/${job.id}`)} variant="secondary" size="sm">
      Save
    </LinkButton>
  )
  if (!viewer || job.is_saved === null) return link
  return (
    <Suspense fallback={link}>
      <SaveToggle id={job.id} isSaved={job.is_saved} size="sm" />
    </Suspense>
  )
}
