import { useId, useState } from 'react'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { ClockIcon } from '../../kit/ui/icons.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import type { Business, TeamMember } from '../businesses/business.contract.ts'
import { roleNames } from '../businesses/businesses.labels.ts'
import { RoleDialog } from './RoleDialog.tsx'
import type { AssignableRole } from './teams.constants.ts'
import { canChangeMember, canInvite, canResend, canTransferTo } from './teams.rules.ts'

type MembersTableProps = { business: Business; members: TeamMember[] }

/** Members and invited people of a team, with the owner's actions. */
export function MembersTable({ business, members }: MembersTableProps) {
  const { time_zone } = useSite()
  const viewer = useViewer()
  const columns: Column<TeamMember>[] = [
    { key: 'name', header: 'Name', cell: (member) => <NameCell member={member} /> },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, joined_at, is_expired }) =>
        status === 'invited' ? (
          <Badge tone={is_expired ? 'neutral' : 'waiting'} icon={<ClockIcon />}>
            {is_expired ? 'Invitation expired' : 'Invited'}
          </Badge>
        ) : (
          `Active${joined_at ? ` since ${formatDate(joined_at, time_zone)}` : ''}`
        ),
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (member) => canChangeMember(viewer, member) && <MemberActions business={business} member={member} />,
    },
  ]
  return (
    <Table
      caption="Team"
      captionHidden
      columns={columns}
      rows={members}
      rowKey={({ association_id }) => association_id}
    />
  )
}

function NameCell({ member: { user_id, full_name, email } }: { member: TeamMember }) {
  const isViewer = useViewer()?.id === user_id
  return (
    <>
      {full_name && (
        <span className="block wrap-anywhere">
          {full_name} {isViewer && <Badge className="ml-1">You</Badge>}
        </span>
      )}
      <span className="block font-normal text-muted wrap-anywhere">{email}</span>
    </>
  )
}

function MemberActions({ business, member }: { business: Business; member: TeamMember }) {
  const nameId = useId()
  const viewer = useViewer()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { association_id, email, role, status } = member
  const isInvited = status === 'invited'
  const change = useAction('PATCH /businesses/:id/team/:association_id', {
    failed: 'Failed to change the role',
    done: getMessage,
  })
  const transfer = useAction('PATCH /businesses/:id/team/:association_id', {
    failed: 'Failed to hand the business over',
    done: getMessage,
    // Afterwards only the new owner can see this screen.
    to: `/my-businesses/${business.id}`,
    navigation: { replace: true },
  })
  const remove = useAction('DELETE /businesses/:id/team/:association_id', {
    failed: isInvited ? 'Failed to withdraw the invitation' : 'Failed to remove the member',
    done: getMessage,
  })
  const resend = useAction('POST /businesses/:id/team/:association_id/resend', {
    failed: 'Failed to send the invitation',
    done: getMessage,
  })
  const name = member.full_name ?? email
  const params = { id: business.id, association_id }

  async function changeRole(role: AssignableRole) {
    if (await change({ params, body: { role } })) setDialogOpen(false)
  }

  async function confirmAndTransfer() {
    const isConfirmed = await confirm({
      title: `Hand ${business.display_name} over to ${name}?`,
      body: 'They become the owner and manage the team. You stay in the team as an admin. Only they can hand the business back.',
      confirmLabel: 'Hand Over',
      tone: 'danger',
    })
    if (isConfirmed) await transfer({ params, body: { role: 'owner' } })
  }

  async function confirmAndRemove() {
    const isConfirmed = await confirm({
      title: isInvited ? `Withdraw the invitation to ${name}?` : `Remove ${name} from the team?`,
      body: isInvited ? 'The link in the email stops working.' : 'They lose their access at once. Their posts stay.',
      confirmLabel: isInvited ? 'Withdraw' : 'Remove',
      tone: 'danger',
    })
    if (isConfirmed && (await remove({ params }))) document.getElementById('members')?.focus()
  }

  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <span id={nameId} hidden>
        {name}
      </span>
      <Button size="sm" variant="secondary" aria-describedby={nameId} onClick={() => setDialogOpen(true)}>
        Change Role
      </Button>
      {canResend(viewer, member) && canInvite(viewer, business) && (
        <Button
          size="sm"
          variant="secondary"
          busy={resend.busy}
          aria-describedby={nameId}
          onClick={() => resend({ params })}
        >
          Send Again
        </Button>
      )}
      {canTransferTo(viewer, member) && (
        <Button
          size="sm"
          variant="secondary"
          busy={transfer.busy}
          aria-describedby={nameId}
          onClick={confirmAndTransfer}
        >
          Hand Over
        </Button>
      )}
      <Button size="sm" variant="danger" busy={remove.busy} aria-describedby={nameId} onClick={confirmAndRemove}>
        {isInvited ? 'Withdraw' : 'Remove'}
      </Button>
      <RoleDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={`Role of ${name}`}
        initial={role}
        confirmLabel="Save"
        busy={change.busy}
        onChoose={changeRole}
      />
    </span>
  )
}
