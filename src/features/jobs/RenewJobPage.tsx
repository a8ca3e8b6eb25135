import { useEffect, useRef, useState } from 'react'
import { Meta } from '../../kit/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { AccountFrame } from '../accounts/AccountFrame.tsx'
import { useLinkToken } from '../accounts/journey.ts'
import { api, wordsOf } from '../call.ts'

type Outcome = { renewed?: { message: string; job_id: number }; failed?: string }

const renew = (token: string): Promise<Outcome> =>
  api('POST /jobs/renew', { body: { token } }).then(
    ({ message, job }) => ({ renewed: { message, job_id: job.id } }),
    (error) => ({ failed: wordsOf(error) }),
  )

/** Where the link of the mail leads: opening it renews the job, without logging in. */
export function Component() {
  const token = useLinkToken()
  const [{ renewed, failed }, setOutcome] = useState<Outcome>({})
  const used = useRef<string | null | undefined>(undefined)

  useEffect(() => {
    if (token === undefined || token === used.current) return
    used.current = token
    if (token === null) setOutcome({ failed: 'Invalid renewal link' })
    else renew(token).then(setOutcome)
  }, [token])

  const title = renewed ? 'Job renewed' : failed ? 'Not renewed' : 'Renewing your job'
  return (
    <AccountFrame title={title}>
      <Meta title={title} />
      {renewed && (
        <>
          <Alert tone="success" title={renewed.message} />
          <LinkButton to={`/jobs/${renewed.job_id}`}>Open the Job</LinkButton>
        </>
      )}
      {failed && (
        <>
          <Alert tone="danger" title={failed} />
          <LinkButton to="/profile" variant="secondary">
            Go to My Jobs
          </LinkButton>
        </>
      )}
      {!renewed && !failed && <Spinner text="One moment, please." />}
    </AccountFrame>
  )
}
