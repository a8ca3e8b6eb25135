import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { AppealBox } from './AppealBox.tsx'
import { type TargetType, targetNames } from './reports.constants.ts'
import type { Decision } from './reports.contract.ts'

export type HiddenNoteProps = {
  target_type: TargetType
  target_id: number
  visibility: Exclude<Visibility, 'public'>
  className?: string
}

/** Explains why only the author and moderators see this content. */
export function HiddenNote({ target_type, target_id, visibility, className }: HiddenNoteProps) {
  const { time_zone } = useSite()
  const decision = useDecision(target_type, target_id, visibility)
  const name = targetNames[target_type]
  const readers = target_type === 'business' || target_type === 'event' ? 'its team' : 'its author'
  if (visibility === 'held') {
    return (
      <Alert tone="waiting" title="Waiting for a moderator" className={className}>
        <p>
          {`Links in the first posts of a member wait for a moderator. Until then, only ${readers} and moderators see this ${name}. Its author gets an email with the decision.`}
        </p>
      </Alert>
    )
  }
  return (
    <Alert tone="waiting" title="Hidden by a moderator" className={className}>
      <p>
        {decision && `Since ${formatDate(decision.resolved_at, time_zone)}. `}
        {`Only ${readers} and moderators see this ${name}.`}
      </p>
      {decision?.note && <p className="mt-1 whitespace-pre-line wrap-anywhere">{`Reason: ${decision.note}`}</p>}
      {decision?.appeal && (
        <div className="mt-3">
          <AppealBox
            decision={decision}
            send={(message) =>
              api('POST /reports/:id/appeal', {
                readOnly: true,
                params: { id: decision.report_id },
                body: { message },
              })
            }
          />
        </div>
      )}
    </Alert>
  )
}

/** The decision that hid the content; null while it loads, and when it could not be loaded. */
function useDecision(target_type: TargetType, target_id: number, visibility: Visibility): Decision | null {
  const [decision, setDecision] = useState<Decision | null>(null)
  useEffect(() => {
    if (visibility !== 'hidden') return
    let isCurrent = true
    api('GET /reports/decision', { query: { target_type, target_id: String(target_id) } }).then(
      (reply) => isCurrent && setDecision(reply.decision),
      // The note is useful without the reason.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [target_type, target_id, visibility])
  return decision
}
