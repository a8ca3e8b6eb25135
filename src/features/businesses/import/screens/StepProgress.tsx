import type { ReactNode } from 'react'
import { formatCount } from '../../../../kit/text/text.ts'

type StepProgressProps = { label: string; processed: number; total: number; action?: ReactNode }

/** The progress of a step, which continues when the page is closed. Screen readers announce the step once. */
export const StepProgress = ({ label, processed, total, action }: StepProgressProps) => (
  <section className="my-6 grid gap-3 rounded-lg border border-line bg-raised p-4">
    <p className="sr-only" role="status">
      {label}
    </p>
    <label className="grid gap-2 text-sm font-semibold tabular-nums">
      {total > 0 ? `${label}: ${processed.toLocaleString('en-US')} of ${formatCount(total, 'row')}` : label}
      <progress className="progress" max={Math.max(total, 1)} value={total > 0 ? processed : undefined} />
    </label>
    <p className="hint">You can leave this page. It goes on, also after a restart of the server.</p>
    {action}
  </section>
)
