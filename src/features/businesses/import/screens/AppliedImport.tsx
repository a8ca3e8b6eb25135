import { formatCount } from '../../../../kit/text/text.ts'
import { Alert } from '../../../../kit/ui/Alert.tsx'
import { LinkButton } from '../../../../kit/ui/Button.tsx'
import { rowKinds } from '../import.constants.ts'
import type { Import } from '../imports.contract.ts'
import { Results } from './Counts.tsx'
import { CancelPublishingButton, PublishButton, ResultFileButton, UndoButton } from './ImportActions.tsx'
import { MissingBusinesses } from './MissingBusinesses.tsx'
import { SampleRows } from './SampleRows.tsx'
import { StepProgress } from './StepProgress.tsx'

/** Shows the results of an import, with buttons to publish, undo and download. */
export function AppliedImport({ applied }: { applied: Import }) {
  const { id, state, publishing, publishable, results, counts, pending_proposals } = applied
  const isPublishing = publishing.state === 'running'
  return (
    <div className="grid gap-8">
      {state === 'undone' ? (
        <Alert tone="info" title="This import has been undone">
          {results.kept > 0 &&
            `${formatCount(results.kept, 'business was', 'businesses were')} left alone, because somebody has claimed, edited or used them since.`}
        </Alert>
      ) : (
        <Alert tone={results.created + results.updated > 0 ? 'success' : 'info'} title={describeResults(applied)}>
          {publishable > 0 && !isPublishing && 'What was added is not public yet.'}
          {publishing.state === 'cancelled' && ' The publishing was stopped.'}
        </Alert>
      )}
      {isPublishing && (
        <StepProgress
          label="Publishing the businesses"
          processed={publishing.published}
          total={publishing.published + publishable}
          action={<CancelPublishingButton applied={applied} />}
        />
      )}
      <Results applied={applied} />
      <div className="flex flex-wrap gap-3">
        {publishable > 0 && !isPublishing && <PublishButton applied={applied} />}
        {applied.has_rows && <ResultFileButton applied={applied} />}
        {applied.can_undo && <UndoButton applied={applied} />}
      </div>
      {pending_proposals > 0 && (
        <Alert
          tone="waiting"
          title={`${formatCount(pending_proposals, 'change waits', 'changes wait')} for a decision`}
          action={
            <LinkButton size="sm" to="/admin/proposals">
              Review Changes
            </LinkButton>
          }
        >
          They concern businesses that somebody has claimed, or fields that an administrator has edited.
        </Alert>
      )}
      {counts.missing > 0 && (
        <MissingBusinesses
          import_id={id}
          count={counts.missing}
          earlier={applied.earlier}
          canUnpublish={state === 'applied'}
        />
      )}
      {rowKinds.map((kind) => (
        <SampleRows key={kind} kind={kind} checked={applied} />
      ))}
    </div>
  )
}

function describeResults({ results: { created, updated, proposed } }: Import) {
  const parts = [
    created > 0 && `added ${formatCount(created, 'business', 'businesses')}`,
    updated > 0 && `changed ${formatCount(updated, 'business', 'businesses')}`,
    proposed > 0 && `proposed changes for ${formatCount(proposed, 'business', 'businesses')}`,
  ].filter(Boolean)
  return parts.length > 0 ? `The import ${parts.join(', ')}.` : 'The import changed nothing.'
}
