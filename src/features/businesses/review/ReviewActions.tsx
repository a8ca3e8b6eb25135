import { useSearchParams } from 'react-router'
import { useAction } from '../../../kit/api/api.ts'
import { withParams } from '../../../kit/forms/listUrl.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { useDeletion } from '../../deletions/useDeletion.ts'
import type { Business } from '../business.contract.ts'
import { canApprove, canPublish, canReject, canSuspend } from '../businesses.rules.ts'

/** The decisions that the status of a business allows. */
export function ReviewActions({ business }: { business: Business }) {
  const { id, display_name } = business
  const params = { id }
  const viewer = useViewer()
  const publish = useAction('POST /profiles', {
    failed: 'Failed to publish business',
    done: `${display_name} is now in the public directory.`,
  })
  const approve = useAction('POST /admin/businesses/:id/approve', {
    failed: 'Failed to approve business',
    done: `${display_name} has been approved.`,
  })
  const reject = useAction('POST /admin/businesses/:id/reject', {
    failed: 'Failed to reject business',
    done: `${display_name} has been rejected.`,
  })
  const suspend = useAction('POST /admin/businesses/:id/suspend', {
    failed: 'Failed to suspend business',
    done: `${display_name} has been suspended.`,
  })

  async function confirmAndDecide(run: typeof reject | typeof suspend, verb: 'Reject' | 'Suspend') {
    const decision = await confirm({
      title: `${verb} ${display_name}?`,
      body: 'It leaves the public directory. The owner gets your reason by email.',
      confirmLabel: verb,
      tone: 'danger',
      reason: { label: 'Reason', hint: 'The team can read this.', required: true },
    })
    if (decision) await run({ params, body: { reason: decision.reason ?? '' } })
  }

  return (
    <>
      {canSuspend(viewer, business) && (
        <Button variant="danger" busy={suspend.busy} onClick={() => confirmAndDecide(suspend, 'Suspend')}>
          Suspend
        </Button>
      )}
      {canReject(viewer, business) && (
        <Button variant="danger" busy={reject.busy} onClick={() => confirmAndDecide(reject, 'Reject')}>
          Reject
        </Button>
      )}
      {canApprove(viewer, business) && (
        <Button
          variant={canPublish(viewer, business) ? 'secondary' : 'primary'}
          busy={approve.busy}
          onClick={() => approve({ params })}
        >
          Approve
        </Button>
      )}
      {canPublish(viewer, business) && (
        <Button
          busy={publish.busy}
          onClick={() => publish({ body: { id, admin_verification_status: 'curated', admin_is_public: true } })}
        >
          Publish to Public Directory
        </Button>
      )}
    </>
  )
}

/** Deletes the business, and closes its panel. */
export function DeleteButton({ business: { id } }: { business: Business }) {
  const [search] = useSearchParams()
  const params = { id }
  const remove = useDeletion('DELETE /admin/businesses/:id', {
    kind: 'business',
    failed: 'Failed to delete business',
    text: 'The business has been deleted.',
    // Reloads the list and closes the panel of the deleted business.
    to: withParams(search, { review: null }),
    navigation: { replace: true, preventScrollReset: true },
    restore: 'POST /admin/businesses/:id/restore',
    params,
    page: `/admin?tab=verification&review=${id}`,
    list: '/admin',
  })

  return (
    <Button size="sm" variant="danger" className="ml-auto" busy={remove.busy} onClick={() => remove({ params })}>
      Delete
    </Button>
  )
}
