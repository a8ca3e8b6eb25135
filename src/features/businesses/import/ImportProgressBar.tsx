import { formatCount } from '../../../kit/text/text.ts'
import type { ImportProgress } from './uploadCsv.ts'

/** The progress of an import. Screen readers announce each phase once, not each percentage. */
export function ImportProgressBar({ progress }: { progress: ImportProgress }) {
  const uploading = progress.phase === 'uploading'
  const text = uploading
    ? `Uploading ${progress.percent} %`
    : progress.phase === 'checking'
      ? 'Checking the rows'
      : `${formatCount(progress.rows, 'row')} read`
  return (
    <div className="grid gap-2">
      <p className="sr-only" role="status">
        {uploading ? 'Uploading the file' : 'Reading the rows'}
      </p>
      <label className="grid gap-2 text-sm font-semibold tabular-nums">
        {text}
        <progress className="progress" max={100} value={uploading ? progress.percent : undefined} />
      </label>
    </div>
  )
}
