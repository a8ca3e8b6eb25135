import { useState } from 'react'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { ClockIcon, MailIcon } from '../../kit/ui/icons.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import type { AccessRequest } from './teams.contract.ts'

type AccessRequestsProps = { business_id: number; requests: AccessRequest[] }

/** Open access requests, which the owner accepts or declines. */
export const AccessRequests = ({ business_id, requests }: AccessRequestsProps) => (
  <section aria-labelledby="requests" className="mb-10">
    <h2 id="requests" className="mb-3 text-lg">
      Requests for access
    </h2>
    <Rows>
      {requests.map((request) => (
        <RequestRow key={request.id} business_id={business_id} request={request} />
      ))}
    </Rows>
  </section>
)

function RequestRow({ business_id, request }: { business_id: number; request: AccessRequest }) {
  const { time_zone } = useSite()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const accept = useAction('POST /businesses/:id/access-requests/:request_id/accept', {
    failed: 'Failed to accept the request',
    done: getMessage,
  })
  const decline = useAction('POST /businesses/:id/access-requests/:request_id/decline', {
    failed: 'Failed to decline the request',
    done: getMessage,
  })
  const { full_name, email, message, created_at } = request
  const params = { id: business_id, request_id: request.id }

  /** After a decision, moves the focus from the removed row to the list of members. */
  function focusMembers(reply: object | undefined) {
    if (reply) document.getElementById('members')?.focus()
  }

  async function confirmAndDecline() {
    const isConfirmed = await confirm({
      title: `Decline the request of ${full_name}?`,
      body: 'They are told by email.',
      confirmLabel: 'Decline',
      tone: 'danger',
    })
    if (isConfirmed) focusMembers(await decline({ params }))
  }

  return (
    <li className="row">
      <div className="row-main">
        <h3 className="row-title">{full_name}</h3>
        {message && <p className="row-preview wrap-anywhere whitespace-pre-line">{message}</p>}
        <div className="meta">
          <span>
            <MailIcon />
            {email}
          </span>
          <span>
            <ClockIcon />
            {formatDate(created_at, time_zone)}
          </span>
        </div>
      </div>
      <div className="row-aside">
        <Button
          size="sm"
          variant="danger"
          busy={decline.busy}
          aria-label={`Decline the request of ${full_name}`}
          onClick={confirmAndDecline}
        >
          Decline
        </Button>
        <Button size="sm" aria-label={`Accept the request of ${full_name}`} onClick={() => setDialogOpen(true)}>
          Accept
        </Button>
      </div>
      <RoleDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        title={`Add ${full_name} to the team`}
        initial="member"
        confirmLabel="Accept"
        busy={accept.busy}
        onChoose={async (role) => focusMembers(await accept({ params, body: { role } }))}
      />
    </li>
  )
}
