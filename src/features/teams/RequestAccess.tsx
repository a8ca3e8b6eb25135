import { getMessage, useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { cx } from '../../kit/ui/cx.ts'
import type { Business } from '../businesses/business.contract.ts'
import { canRequestAccess } from './teams.rules.ts'

type RequestAccessProps = { business: Business & { access_requested: boolean }; className?: string }

/** Requests access to the team of a claimed business. Renders nothing when the viewer cannot request it. */
export function RequestAccess({ business, className }: RequestAccessProps) {
  const viewer = useViewer()
  const request = useAction('POST /businesses/:id/access-requests', {
    failed: 'Failed to send your request',
    done: getMessage,
  })
  if (!canRequestAccess(viewer, business)) return null

  async function send() {
    const decision = await confirm({
      title: 'Ask the owner for access?',
      body: `The owner of ${business.display_name} gets an email with your name, your email address and your message.`,
      confirmLabel: 'Send Request',
      reason: { label: 'Message', hint: 'Say who you are and what you do there.' },
    })
    if (decision) await request({ params: { id: business.id }, body: { message: decision.reason ?? null } })
  }

  return (
    <Card as="section" aria-labelledby="access" className={cx('no-print', className)}>
      <CardTitle>
        <span id="access">Do you work here?</span>
      </CardTitle>
      {business.access_requested ? (
        <p className="mt-2 text-muted">You have asked the owner for access. You will get an email with the answer.</p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-muted">The owner can add you to the team.</p>
          <Button variant="secondary" busy={request.busy} onClick={send}>
            Ask the owner for access
          </Button>
        </>
      )}
    </Card>
  )
}
