import { messageOf, useAction } from '../../kit/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { Business } from '../businesses/businesses.contract.ts'

/** The way out of a team. */
export function LeaveTeam({ business: { id, business_name } }: { business: Business }) {
  const leave = useAction('DELETE /businesses/:id/team/me', {
    failed: 'Failed to leave the team',
    done: messageOf,
    to: '/my-businesses',
    navigation: { replace: true },
  })

  async function ask() {
    const sure = await confirm({
      title: `Leave the team of ${business_name}?`,
      body: 'You lose your access at once. The owner can invite you again.',
      confirmLabel: 'Leave',
      tone: 'danger',
    })
    if (sure) await leave({ params: { id } })
  }

  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="hint">Leaving takes your access to this business away.</p>
      <Button variant="danger" busy={leave.busy} onClick={ask}>
        Leave Team
      </Button>
    </div>
  )
}
