import { useState } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { type FieldValues, fieldLabels, isSameValue } from './businessFormValues.ts'
import type { Draft } from './drafts.contract.ts'

type DraftNoteProps = { draft: Draft | null; current: FieldValues; onDiscard: () => Promise<void> }

/** States that the form shows a draft, and which fields somebody else has saved since it was begun. */
export function DraftNote({ draft, current, onDiscard }: DraftNoteProps) {
  const { time_zone } = useSite()
  const [isShown, setShown] = useState(draft !== null)
  const [busy, setBusy] = useState(false)
  if (!draft || !isShown) return null
  const changedMeanwhile = Object.keys(draft.base)
    .filter((name) => name in draft.changed)
    .filter((name) => !isSameValue(current[name as keyof FieldValues], draft.base[name]))
    .map((name) => fieldLabels[name] ?? name)
  return (
    <Alert
      className="mb-6"
      title={`Your draft of ${formatTime(draft.updated_at, time_zone)} was restored`}
      action={
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={async () => {
            setBusy(true)
            await onDiscard().then(
              () => setShown(false),
              () => {},
            )
            setBusy(false)
          }}
        >
          Discard Draft
        </Button>
      }
    >
      {changedMeanwhile.length > 0
        ? `Since then somebody else has changed: ${changedMeanwhile.join(', ')}. You see your own values.`
        : 'Only you see it. Nothing of it is public until you save.'}
    </Alert>
  )
}
