import { useEffect, useRef } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import type { JobPage } from '../jobs.contract.ts'
import { applicantLabels } from './applications.constants.ts'

type SentApplicationProps = {
  application: NonNullable<JobPage['application']>
  /** Whether the viewer has just sent it. It then takes over the focus from the form. */
  isNew: boolean
}

/** The viewer's application to the job, with its state. */
export function SentApplication({ application, isNew }: SentApplicationProps) {
  const { time_zone } = useSite()
  const { state, state_changed_at } = application
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) container.current?.focus()
  }, [isNew])
  return (
    <div ref={container} tabIndex={-1}>
      <Alert
        tone="success"
        title="You have applied to this job"
        action={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link to="/my-applications">See your applications</Link>
            <WithdrawButton id={application.id} />
          </div>
        }
      >
        {state === 'new' || !state_changed_at
          ? 'A copy of your application is in your inbox. The person who posted the job can see it with your email address and phone number.'
          : `${applicantLabels[state]} since ${formatDate(state_changed_at, time_zone)}. A copy of your application is in your inbox.`}
      </Alert>
    </div>
  )
}

/** Withdraws an application after a confirmation. */
export function WithdrawButton({ id }: { id: number }) {
  const withdraw = useAction('DELETE /applications/:id', {
    failed: 'Failed to take back your application',
    done: 'Your application has been taken back.',
  })
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 justify-self-start"
      busy={withdraw.busy}
      onClick={async () => {
        const isConfirmed = await confirm({
          title: 'Take back your application?',
          body: 'The person who posted the job no longer sees it, but may have read it or got it by email. While the job is open you can apply again.',
          confirmLabel: 'Take Back',
          tone: 'danger',
        })
        if (isConfirmed) await withdraw({ params: { id } })
      }}
    >
      Take Back
    </Button>
  )
}
