import { getMessage, useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { Business } from '../businesses/business.contract.ts'

/** Leaves the team after a confirmation. */
export function LeaveTeam({ business: { id, display_name } }: { business: Business }) {
  const leave = useAction('DELETE /businesses/:id/team/me', {
    failed: 'Failed to leave the team',
    done: getMessage,
    to: '/my-businesses',
    navigation: { replace: true },
  })

  async function confirmAndLeave() {
    const isConfirmed = await confirm({
      title: `Leave the team of ${display_name}?`,
      body: 'You lose your access at once. The owner can invite you again.',
      confirmLabel: 'Leave',
      tone: 'danger',
    })
    if (isConfirmed) await leave({ params: { id } })
  }

  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="hint">If you leave, you lose your access to this business.</p>
      <Button variant="danger" busy={leave.busy} onClick={confirmAndLeave}>
        Leave Team
      </Button>
    </div>
  )
}
