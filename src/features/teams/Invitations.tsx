import { useSearchParams } from 'react-router'
import { messageOf, useAction } from '../../kit/api.ts'
import { useViewer } from '../../kit/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { roleNames } from '../businesses/businesses.labels.ts'
import { rolePermissions } from './teams.constants.ts'
import type { OpenInvitation } from './teams.contract.ts'

type InvitationsProps = {
  invitations: OpenInvitation[]
  /** The businesses whose team the viewer is in. */
  joined: { id: number }[]
}

/** Invitations to answer, and what became of the one whose link was followed. */
export function Invitations({ invitations, joined }: InvitationsProps) {
  const [params] = useSearchParams()
  const followed = Number(params.get('business'))
  const closed =
    params.has('token') &&
    !invitations.some(({ business_id }) => business_id === followed) &&
    !joined.some(({ id }) => id === followed)
  if (invitations.length === 0 && !closed) return null
  return (
    <section aria-label="Invitations" className="mb-8 grid gap-4">
      {closed && (
        <Alert tone="waiting" title="This invitation is no longer open">
          It may have been answered or withdrawn. If you still need access, ask the owner to invite you again.
        </Alert>
      )}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.association_id} invitation={invitation} />
      ))}
    </section>
  )
}

function InvitationCard({ invitation }: { invitation: OpenInvitation }) {
  const viewer = useViewer()
  const [query] = useSearchParams()
  const accept = useAction('POST /businesses/:id/team/accept', {
    failed: 'Failed to accept the invitation',
    done: messageOf,
  })
  const decline = useAction('POST /businesses/:id/team/decline', {
    failed: 'Failed to decline the invitation',
    done: messageOf,
  })
  const { business_id, business_name, owner_name, email, role } = invitation
  const input = { params: { id: business_id }, body: { token: query.get('token') ?? undefined } }
  const elsewhere = viewer && email.toLowerCase() !== viewer.email.toLowerCase()

  async function refuse() {
    const sure = await confirm({
      title: `Decline the invitation to ${business_name}?`,
      body: 'Its owner is told. They can invite you again.',
      confirmLabel: 'Decline',
      tone: 'danger',
    })
    if (sure) await decline(input)
  }

  return (
    <Card className="grid gap-4">
      <CardTitle>Join the team of {business_name}</CardTitle>
      <p>
        {owner_name} invites you as {roleNames[role]}: you could {rolePermissions[role]}.
      </p>
      {elsewhere && (
        <p className="hint wrap-anywhere">
          The invitation went to {email}. If you accept, you join as {viewer.email}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={accept.busy}
          aria-label={`Accept the invitation to ${business_name}`}
          onClick={() => accept(input)}
        >
          Accept
        </Button>
        <Button
          variant="secondary"
          busy={decline.busy}
          aria-label={`Decline the invitation to ${business_name}`}
          onClick={refuse}
        >
          Decline
        </Button>
      </div>
    </Card>
  )
}
