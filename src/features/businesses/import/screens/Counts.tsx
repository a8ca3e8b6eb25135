import type { ImportSummary } from '../imports.contract.ts'

const Figure = ({ label, value, to }: { label: string; value: number; to?: string }) => (
  <div className="flex flex-col-reverse justify-end border-line py-3 pr-4">
    <dt className="text-sm text-muted">{to && value > 0 ? <a href={to}>{label}</a> : label}</dt>
    <dd className="font-display text-xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
  </div>
)

/** The number of rows of each kind, each with a link to sample rows. */
export const Counts = ({ counts }: { counts: ImportSummary['counts'] }) => (
  <dl className="grid grid-cols-2 gap-x-4 border-y border-line sm:grid-cols-4 lg:grid-cols-7">
    <Figure label="Rows" value={counts.rows} />
    <Figure label="New" value={counts.new} to="#rows-new" />
    <Figure label="Changed" value={counts.changed} to="#rows-changed" />
    <Figure label="The same" value={counts.same} to="#rows-same" />
    <Figure label="Possible duplicates" value={counts.duplicate} to="#rows-duplicate" />
    <Figure label="Not imported" value={counts.refused} to="#rows-refused" />
    <Figure label="No longer in the list" value={counts.missing} to="#rows-missing" />
  </dl>
)

/** The number of businesses by what the import has done with them. */
export const Results = ({ applied: { results, state } }: { applied: ImportSummary }) => (
  <dl className="grid grid-cols-2 gap-x-4 border-y border-line sm:grid-cols-3 lg:grid-cols-5">
    {state === 'undone' ? (
      <>
        <Figure label="Removed again" value={results.removed} />
        <Figure label="Changed back" value={results.restored} />
        <Figure label="Left alone" value={results.kept} />
      </>
    ) : (
      <>
        <Figure label="Added" value={results.created} />
        <Figure label="Changed" value={results.updated} />
        <Figure label="Changes proposed" value={results.proposed} />
        <Figure label="Unchanged" value={results.unchanged} />
        <Figure label="Left out" value={results.skipped} />
      </>
    )}
  </dl>
)
