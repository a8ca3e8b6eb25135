import { useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { formatCount } from '../../kit/text/text.ts'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { ClockIcon, CloseIcon, MailIcon, PencilIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { useDeletion } from '../deletions/useDeletion.ts'
import { OPEN_DAYS } from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'
import { canDelete, canEdit } from './jobs.rules.ts'

type JobActionsProps = { job: Job & { application_count: number | null } }

/** The actions on a job for its owner and for administrators. */
export function JobActions({ job }: JobActionsProps) {
  const viewer = useViewer()
  const { id, is_active, application_count } = job
  const params = { id }
  const toggle = useAction('PUT /jobs/:id', {
    failed: is_active ? 'Failed to close job' : 'Failed to reopen job',
    done: is_active ? 'Your job is closed.' : `Your job is open again, for ${OPEN_DAYS} days.`,
  })
  const renew = useAction('POST /jobs/:id/renew', {
    failed: 'Failed to renew job',
    done: `Your job stays open for another ${OPEN_DAYS} days.`,
  })
  const remove = useDeletion('DELETE /jobs/:id', {
    kind: 'job',
    failed: 'Failed to delete job',
    text: application_count
      ? `The job has been deleted, with its ${formatCount(application_count, 'application')}.`
      : 'The job has been deleted.',
    to: '/jobs',
    restore: 'POST /jobs/:id/restore',
    params,
    page: `/jobs/${id}`,
    list: '/jobs',
  })
  if (!canDelete(viewer, job)) return null

  return (
    <div className="grid gap-2">
      {canEdit(viewer, job) && (
        <>
          <LinkButton to={`/jobs/${id}/applications`}>
            <MailIcon />
            {application_count === null ? 'Applications' : `Applications (${application_count})`}
          </LinkButton>
          <LinkButton variant="secondary" to={`/jobs/${id}/edit`}>
            <PencilIcon />
            Edit
          </LinkButton>
          {is_active && (
            <Button variant="secondary" busy={renew.busy} onClick={() => renew({ params })}>
              <ClockIcon />
              {`Renew for ${OPEN_DAYS} Days`}
            </Button>
          )}
          <Button
            variant="secondary"
            busy={toggle.busy}
            onClick={() => toggle({ params, body: { is_active: !is_active } })}
          >
            {is_active ? <CloseIcon /> : <ClockIcon />}
            {is_active ? 'Close Job' : 'Reopen Job'}
          </Button>
        </>
      )}
      <Button variant="danger" busy={remove.busy} onClick={() => remove({ params })}>
        <TrashIcon />
        Delete
      </Button>
    </div>
  )
}
