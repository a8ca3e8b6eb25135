import { useEffect, useRef, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeCause, describeFailure, isTemporary } from '../../kit/api/failure.ts'
import { useLinkToken } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'

type RenewalState = { renewed?: { message: string; job_id: number }; failed?: string; canRetry?: boolean }

const renewJob = (token: string): Promise<RenewalState> =>
  api('POST /jobs/renew', { body: { token } }).then(
    ({ message, job }) => ({ renewed: { message, job_id: job.id } }),
    (error) =>
      isTemporary(error)
        ? { failed: describeCause(error), canRetry: true }
        : { failed: describeFailure({ fallback: 'Failed to renew job' }, error) },
  )

/** The page behind the link in the renewal email. Opening it renews the job without a login. */
export function Component() {
  const token = useLinkToken()
  const [{ renewed, failed, canRetry }, setState] = useState<RenewalState>({})
  const lastToken = useRef<string | null | undefined>(undefined)

  function start(token: string) {
    setState({})
    renewJob(token).then(setState)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per token
  useEffect(() => {
    if (token === undefined || token === lastToken.current) return
    lastToken.current = token
    if (token === null) setState({ failed: 'Invalid renewal link' })
    else start(token)
  }, [token])

  const title = renewed ? 'Job renewed' : failed ? 'Not renewed' : 'Renewing your job'
  return (
    <NarrowPage title={title}>
      <Meta title={title} />
      {renewed && (
        <>
          <Alert tone="success" title={renewed.message} />
          <LinkButton to={`/jobs/${renewed.job_id}`}>Open the Job</LinkButton>
        </>
      )}
      {failed && (
        <Alert
          tone="danger"
          title={failed}
          action={
            <>
              {canRetry && token && (
                <Button size="sm" variant="secondary" onClick={() => start(token)}>
                  Try Again
                </Button>
              )}
              <LinkButton size="sm" variant="secondary" to="/profile">
                Go to My Jobs
              </LinkButton>
            </>
          }
        />
      )}
      {!renewed && !failed && <Spinner text="One moment, please." />}
    </NarrowPage>
  )
}
