import { useId, useState } from 'react'
import { messageOf, useAction } from '../../kit/api.ts'
import { useViewer } from '../../kit/session.ts'
import { useSite } from '../../kit/site.ts'
import { formatDate } from '../../kit/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { ClockIcon } from '../../kit/ui/icons.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import type { Business, TeamMember } from '../businesses/businesses.contract.ts'
import { roleNames } from '../businesses/businesses.labels.ts'
import { RoleDialog } from './RoleDialog.tsx'
import type { AssignableRole } from './teams.constants.ts'
import { canChangeMember, canTransferTo } from './teams.rules.ts'

type MembersTableProps = { business: Business; members: TeamMember[] }

/** Who is in a team and who is invited, with what its owner may do about it. */
export function MembersTable({ business, members }: MembersTableProps) {
  const { time_zone } = useSite()
  const viewer = useViewer()
  const columns: Column<TeamMember>[] = [
    { key: 'name', header: 'Name', cell: (member) => <NameCell member={member} /> },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status, joined_at }) =>
        status === 'invited' ? (
          <Badge tone="waiting" icon={<ClockIcon />}>
            Invited
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
  const [choosing, setChoosing] = useState(false)
  const { association_id, email, role, status } = member
  const invited = status === 'invited'
  const change = useAction('PATCH /businesses/:id/team/:association_id', {
    failed: 'Failed to change the role',
    done: messageOf,
  })
  const transfer = useAction('PATCH /businesses/:id/team/:association_id', {
    failed: 'Failed to hand the business over',
    done: messageOf,
    // Only the new owner may see this screen afterwards.
    to: `/my-businesses/${business.id}`,
    navigation: { replace: true },
  })
  const remove = useAction('DELETE /businesses/:id/team/:association_id', {
    failed: invited ? 'Failed to withdraw the invitation' : 'Failed to remove the member',
    done: messageOf,
  })
  const name = member.full_name ?? email
  const params = { id: business.id, association_id }

  async function choose(role: AssignableRole) {
    if (await change({ params, body: { role } })) setChoosing(false)
  }

  async function handOver() {
    const sure = await confirm({
      title: `Hand ${business.business_name} over to ${name}?`,
      body: 'They become its owner and manage the team. You stay in it as an admin, and only they can give it back.',
      confirmLabel: 'Hand Over',
      tone: 'danger',
    })
    if (sure) await transfer({ params, body: { role: 'owner' } })
  }

  async function takeAway() {
    const sure = await confirm({
      title: invited ? `Withdraw the invitation to ${name}?` : `Remove ${name} from the team?`,
      body: invited ? 'The link in its mail stops working.' : 'They lose their access at once. What they wrote stays.',
      confirmLabel: invited ? 'Withdraw' : 'Remove',
      tone: 'danger',
    })
    if (sure && (await remove({ params }))) document.getElementById('members')?.focus()
  }

  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <span id={nameId} hidden>
        {name}
      </span>
      <Button size="sm" variant="secondary" aria-describedby={nameId} onClick={() => setChoosing(true)}>
        Change Role
      </Button>
      {canTransferTo(viewer, member) && (
        <Button size="sm" variant="secondary" busy={transfer.busy} aria-describedby={nameId} onClick={handOver}>
          Hand Over
        </Button>
      )}
      <Button size="sm" variant="danger" busy={remove.busy} aria-describedby={nameId} onClick={takeAway}>
        {invited ? 'Withdraw' : 'Remove'}
      </Button>
      <RoleDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title={`Role of ${name}`}
        initial={role}
        confirmLabel="Save"
        busy={change.busy}
        onChoose={choose}
      />
    </span>
  )
}
