import { useNavigate, useSearchParams } from 'react-router'
import { withParams } from '../../kit/forms/listUrl.ts'
import { ReviewDialog } from '../../kit/ui/ReviewDialog.tsx'
import type { Report } from './moderation.contract.ts'
import { ReportDecision } from './ReportDecision.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import type { ReviewedReport } from './reports.load.ts'

type ReportPanelProps = {
  review: ReviewedReport | null
  /** The rows of the list. After a decision, the panel shows the next one. */
  queue: Report[]
  fallbackFocus: () => HTMLElement | null
}

/** A side panel that shows one report with its context, and the buttons for its decision. */
export function ReportPanel({ review, queue, fallbackFocus }: ReportPanelProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  /** Shows the next report, so that moderators can work through the queue without the mouse. */
  function showNext(id: number) {
    const next = queue[queue.findIndex((row) => row.id === id) + 1]
    const report = next && next.id !== id ? next.id : null
    return navigate(withParams(params, { report }), { preventScrollReset: true })
  }
  return (
    <ReviewDialog
      kind="report"
      review={review}
      describe={({ report: { id, target_title } }) => ({ id, title: target_title })}
      title="Report"
      missing="Close this panel and choose another one from the list."
      fallbackFocus={fallbackFocus}
    >
      {(loaded) => (
        <>
          <ReportFacts {...loaded} />
          <ReportDecision key={loaded.report.id} {...loaded} onDecided={() => showNext(loaded.report.id)} />
        </>
      )}
    </ReviewDialog>
  )
}
