import { useSearchParams } from 'react-router'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { roleNames } from '../businesses/businesses.labels.ts'
import { rolePermissions } from './teams.constants.ts'
import type { OpenInvitation } from './teams.contract.ts'

type InvitationsProps = {
  invitations: OpenInvitation[]
  /** The businesses in whose teams the viewer is. */
  joined: { id: number }[]
}

/** The viewer's open invitations, and a notice when the link of a closed invitation was followed. */
export function Invitations({ invitations, joined }: InvitationsProps) {
  const [params] = useSearchParams()
  const linkedBusinessId = Number(params.get('business'))
  const isClosed =
    params.has('token') &&
    !invitations.some(({ business_id }) => business_id === linkedBusinessId) &&
    !joined.some(({ id }) => id === linkedBusinessId)
  if (invitations.length === 0 && !isClosed) return null
  return (
    <section aria-label="Invitations" className="mb-8 grid gap-4">
      {isClosed && (
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
    done: getMessage,
  })
  const decline = useAction('POST /businesses/:id/team/decline', {
    failed: 'Failed to decline the invitation',
    done: getMessage,
  })
  const { business_id, display_name, owner_name, email, role, is_expired } = invitation
  const input = { params: { id: business_id }, body: { token: query.get('token') ?? undefined } }
  const isOtherEmail = viewer && email.toLowerCase() !== viewer.email.toLowerCase()

  async function confirmAndDecline() {
    const isConfirmed = await confirm({
      title: `Decline the invitation to ${display_name}?`,
      body: 'The owner is told by email and can invite you again.',
      confirmLabel: 'Decline',
      tone: 'danger',
    })
    if (isConfirmed) await decline(input)
  }

  return (
    <Card className="grid gap-4">
      <CardTitle>Join the team of {display_name}</CardTitle>
      {is_expired && (
        <Alert tone="waiting" title="This invitation has expired">
          If you still want to join, ask {owner_name ?? 'the owner'} to send it again.
        </Alert>
      )}
      <p>
        {owner_name} {is_expired ? 'invited' : 'invites'} you as {roleNames[role]}. In this role you can{' '}
        {rolePermissions[role]}.
      </p>
      {isOtherEmail && (
        <p className="hint wrap-anywhere">
          The invitation was sent to {email}. If you accept, you join as {viewer.email}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!is_expired && (
          <Button
            busy={accept.busy}
            aria-label={`Accept the invitation to ${display_name}`}
            onClick={() => accept(input)}
          >
            Accept
          </Button>
        )}
        <Button
          variant="secondary"
          busy={decline.busy}
          aria-label={`Decline the invitation to ${display_name}`}
          onClick={confirmAndDecline}
        >
          Decline
        </Button>
      </div>
    </Card>
  )
}
