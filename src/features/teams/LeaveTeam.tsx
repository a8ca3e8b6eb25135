import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError } from '../../kit/call.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { Business } from '../businesses/businesses.contract.ts'
import { api } from '../call.ts'

/** The way out of a team. */
export function LeaveTeam({ business: { id, business_name } }: { business: Business }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function leave() {
    const sure = await confirm({
      title: `Leave the team of ${business_name}?`,
      body: 'You lose your access at once. The owner can invite you again.',
      confirmLabel: 'Leave',
      tone: 'danger',
    })
    if (!sure) return
    setBusy(true)
    try {
      const { message } = await api('DELETE /businesses/:id/team/me', { params: { id } })
      toast.success(message)
      await navigate('/my-businesses', { replace: true })
    } catch (error) {
      toast.error((error instanceof CallError && error.body?.error) || 'Failed to leave the team')
      setBusy(false)
    }
  }

  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
      <p className="hint">Leaving takes your access to this business away.</p>
      <Button variant="danger" busy={busy} onClick={leave}>
        Leave Team
      </Button>
    </div>
  )
}
