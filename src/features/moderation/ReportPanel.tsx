import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../kit/forms/listUrl.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { reviewButtonId } from '../../kit/ui/ReviewButton.tsx'
import type { Report } from './moderation.contract.ts'
import { ReportDecision } from './ReportDecision.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import type { ReviewedReport } from './reports.load.ts'

type ReportPanelProps = {
  review: ReviewedReport | null
  /** The rows of the list, in which the panel moves on after a decision. */
  queue: Report[]
  /** Gets the focus when the reviewed report is no longer in the list. */
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows one report with its context, and the buttons for its decision. */
export function ReportPanel({ review, queue, fallbackFocus }: ReportPanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The panel keeps its content during the closing animation.
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  if (!shown) return null

  const loaded = 'failure' in shown ? null : shown
  const show = (id: number | null) => navigate(withParams(params, { report: id }), { preventScrollReset: true })
  /** Shows the report that followed this one, so that a queue can be worked through without the mouse. */
  function showNext(id: number) {
    const next = queue[queue.findIndex((row) => row.id === id) + 1]
    return show(next && next.id !== id ? next.id : null)
  }
  return (
    <Dialog
      open={review !== null}
      side
      title={loaded?.report.target_title ?? 'Report'}
      onClose={() => show(null)}
      finalFocus={() =>
        (loaded && document.getElementById(reviewButtonId('report', loaded.report.id))) ?? fallbackFocus()
      }
    >
      {loaded ? (
        <>
          <ReportFacts {...loaded} />
          <ReportDecision key={loaded.report.id} {...loaded} onDecided={() => showNext(loaded.report.id)} />
        </>
      ) : (
        'failure' in shown && (
          <Alert tone="danger" title={shown.failure}>
            {shown.missing ? 'Close this panel and choose another one from the list.' : shown.reason}
          </Alert>
        )
      )}
    </Dialog>
  )
}
