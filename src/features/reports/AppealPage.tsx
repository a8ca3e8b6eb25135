import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeCause, describeFailure, isTemporary } from '../../kit/api/failure.ts'
import { useLinkToken } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSession } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { capitalize, formatDate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { AppealBox } from './AppealBox.tsx'
import { targetNames } from './reports.constants.ts'
import type { Decision } from './reports.contract.ts'

type LoadState = { decision?: Decision; failed?: string; canRetry?: boolean }

const loadDecision = (token: string): Promise<LoadState> =>
  api('GET /reports/appeal', { query: { token } }).catch((error) =>
    isTemporary(error)
      ? { failed: describeCause(error), canRetry: true }
      : { failed: describeFailure({ fallback: 'Failed to load the decision' }, error) },
  )

/** The page behind the link in the email about a decision. It needs no login, because a banned member cannot log in. */
export function Component() {
  const token = useLinkToken()
  // Wait for the session check, which removes the token of a banned member. With that token the request would be
  // refused.
  const isChecked = useSession().status !== 'loading'
  const [tries, setTries] = useState(0)
  const [{ decision, failed, canRetry }, setLoaded] = useState<LoadState>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts it again
  useEffect(() => {
    if (token === undefined || !isChecked) return
    let isCurrent = true
    setLoaded(token === null ? { failed: 'The link is incomplete' } : {})
    if (token) loadDecision(token).then((loaded) => isCurrent && setLoaded(loaded))
    return () => {
      isCurrent = false
    }
  }, [token, isChecked, tries])

  return (
    <NarrowPage title="Appeal">
      <Meta title="Appeal" />
      {failed && (
        <Alert
          tone="danger"
          title={failed}
          action={
            canRetry && (
              <Button size="sm" variant="secondary" onClick={() => setTries(tries + 1)}>
                Try Again
              </Button>
            )
          }
        >
          {!canRetry && 'Please open the link of the newest email about the decision.'}
        </Alert>
      )}
      {decision && token && (
        <>
          <DecisionFacts decision={decision} />
          {decision.appeal ? (
            <AppealBox
              decision={decision}
              send={(message) => api('POST /reports/appeal', { readOnly: true, body: { token, message } })}
              isOpen
            />
          ) : (
            <p>It is too late to appeal against this decision.</p>
          )}
        </>
      )}
      {!decision && !failed && <Spinner text="One moment, please." />}
    </NarrowPage>
  )
}

const actionWords = { hide: 'was hidden', delete: 'was deleted' }

function DecisionFacts({ decision: { action, target_type, target_title, resolved_at, note } }: { decision: Decision }) {
  const { time_zone } = useSite()
  const name = target_type === 'answer' ? target_title : `${capitalize(targetNames[target_type])} “${target_title}”`
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p>
        {action === 'ban' ? 'Your account was suspended' : `${name} ${actionWords[action]}`}
        {` on ${formatDate(resolved_at, time_zone)}.`}
      </p>
      {note && <p className="whitespace-pre-line">{`Reason: ${note}`}</p>}
    </div>
  )
}
