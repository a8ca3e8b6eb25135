import { useEffect, useId, useRef } from 'react'
import { useAction } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatTime } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import type { FailedMail } from './mails.contract.ts'

type FailedMailsProps = { mails: FailedMail[]; total: number; title: string }

/** Undeliverable emails, which an administrator can retry or dismiss. */
export function FailedMails({ mails, total, title }: FailedMailsProps) {
  const { time_zone } = useSite()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  // The focused heading disappears with the last email, so the focus must move.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector('main')?.focus()
    },
    [],
  )
  const columns: Column<FailedMail>[] = [
    { key: 'mail', header: 'Email', cell: (mail) => <MailCell mail={mail} /> },
    { key: 'error', header: 'Reason', cell: ({ error }) => <span className="min-w-0 wrap-anywhere">{error}</span> },
    {
      key: 'tries',
      header: 'Tries',
      className: 'md:whitespace-nowrap',
      cell: ({ attempts, first_tried_at, last_tried_at }) => (
        <span className="min-w-0">
          <span className="block">{formatCount(attempts, 'try', 'tries')}</span>
          <span className="block text-sm text-muted">First: {formatTime(first_tried_at, time_zone)}</span>
          <span className="block text-sm text-muted">Last: {formatTime(last_tried_at, time_zone)}</span>
        </span>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (mail) => <EmailActions mail={mail} onDone={focusHeading} />,
    },
  ]
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="mb-3 text-lg">
        {title}
      </h2>
      <p className="mb-3 text-muted">
        {formatCount(total, 'email was', 'emails were')} not delivered: the mail server rejected them, or did not accept
        them in time. Emails without a decision are deleted after 30 days.
      </p>
      <Table caption={title} captionHidden columns={columns} rows={mails} rowKey={({ id }) => id} />
    </section>
  )
}

const MailCell = ({ mail: { subject, name, recipient } }: { mail: FailedMail }) => (
  <span className="min-w-0">
    <span className="block wrap-anywhere">{subject ?? name}</span>
    <span className="block font-normal text-muted wrap-anywhere">
      {[subject && name, recipient && `to ${recipient}`].filter(Boolean).join(', ')}
    </span>
  </span>
)

function EmailActions({ mail: { id, name, subject }, onDone }: { mail: FailedMail; onDone: () => void }) {
  const nameId = useId()
  const retry = useAction('POST /admin/mails/failed/:id/retry', {
    failed: 'Failed to send the email again',
    done: 'The email will be sent again.',
  })
  const dismiss = useAction('POST /admin/mails/failed/:id/dismiss', {
    failed: 'Failed to dismiss the email',
    done: 'The email has been dismissed.',
  })

  async function retryEmail() {
    if (await retry({ params: { id } })) onDone()
  }

  async function confirmAndDismiss() {
    const isConfirmed = await confirm({
      title: 'Dismiss this email?',
      body: 'The email is removed from this list and never sent. The recipient is not told.',
      confirmLabel: 'Dismiss',
      tone: 'danger',
    })
    if (isConfirmed && (await dismiss({ params: { id } }))) onDone()
  }

  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <span id={nameId} hidden>
        {subject ?? name}
      </span>
      <Button size="sm" variant="secondary" busy={retry.busy} aria-describedby={nameId} onClick={retryEmail}>
        Try Again
      </Button>
      <Button size="sm" variant="secondary" busy={dismiss.busy} aria-describedby={nameId} onClick={confirmAndDismiss}>
        Dismiss
      </Button>
    </span>
  )
}
