import { useState } from 'react'
import { getMessage, useAction } from '../../../../kit/api/api.ts'
import { formatCount } from '../../../../kit/text/text.ts'
import { Alert } from '../../../../kit/ui/Alert.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { confirm } from '../../../../kit/ui/confirm.tsx'
import { RadioList } from '../../../../kit/ui/RadioList.tsx'
import type { DuplicateChoice, Mapping } from '../import.constants.ts'
import { rowKinds } from '../import.constants.ts'
import type { Import } from '../imports.contract.ts'
import { Counts } from './Counts.tsx'
import { MappingForm } from './MappingForm.tsx'
import { MissingBusinesses } from './MissingBusinesses.tsx'
import { SampleRows } from './SampleRows.tsx'

const choices: { value: DuplicateChoice; label: string }[] = [
  { value: 'skip', label: 'Leave them out' },
  { value: 'create', label: 'Add them as new businesses' },
  { value: 'update', label: 'Treat them as the business that they resemble, and update it' },
]

/** Shows the results of the check and the mapping of the columns, with buttons to apply and discard. */
export function CheckedImport({ checked }: { checked: Import }) {
  const { id, counts, mapping: current } = checked
  const [mapping, setMapping] = useState<Mapping>(current)
  const [duplicates, setDuplicates] = useState<DuplicateChoice>('skip')
  const recheck = useAction('POST /admin/imports/:id/check', { failed: 'The file could not be checked' })
  const apply = useAction('POST /admin/imports/:id/apply', { failed: 'Import failed' })
  const discard = useAction('DELETE /admin/imports/:id', {
    failed: 'The import could not be discarded',
    done: getMessage,
    to: '/admin/import',
  })
  const isChanged = JSON.stringify(mapping) !== JSON.stringify(current)
  const hasName = mapping.business_name !== null && mapping.business_name !== undefined
  const doubts = checked.columns.flatMap(({ doubt }) => doubt ?? [])
  const isUpdating = duplicates !== 'skip' && counts.duplicate > 0
  const effective = counts.new + counts.changed + (isUpdating ? counts.duplicate : 0)

  async function confirmDiscard() {
    const isConfirmed = await confirm({
      title: 'Discard this import?',
      body: 'The uploaded file is deleted. Nothing in the directory changes.',
      confirmLabel: 'Discard',
    })
    if (isConfirmed) await discard({ params: { id } })
  }

  return (
    <div className="grid gap-10">
      <Counts counts={counts} />
      {counts.rows === 0 && (
        <Alert title="The file has headings, but no businesses">Choose a file with a row for each business.</Alert>
      )}
      {doubts.length > 0 && (
        <Alert title="Please look at the columns before you import">
          <ul>
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Alert>
      )}
      <MappingForm checked={checked} mapping={mapping} onChange={setMapping} />
      {isChanged && (
        <Alert
          title="You have changed how columns are read"
          action={
            <Button
              busy={recheck.busy}
              disabledReason={hasName ? undefined : 'Choose the column with the name of the business'}
              onClick={() => recheck({ params: { id }, body: { mapping } })}
            >
              Check Again
            </Button>
          }
        >
          Check the file again to see what it would do now.
        </Alert>
      )}
      <section className="grid gap-5" aria-label="Apply the import">
        {counts.duplicate > 0 && (
          <RadioList
            label={`What to do with ${formatCount(counts.duplicate, 'possible duplicate')}`}
            options={choices}
            control={{
              name: 'duplicates',
              onChange: (event) => setDuplicates(event.target.value as DuplicateChoice),
              ref: (input) => {
                if (input) input.checked = input.value === duplicates
              },
            }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={apply.busy}
            className="max-sm:flex-1"
            disabledReason={
              isChanged ? 'Check the file again first' : counts.rows === 0 ? 'There is nothing to import' : undefined
            }
            onClick={() => apply({ params: { id }, body: { mapping: current, duplicates } })}
          >
            {effective > 0 ? `Import ${formatCount(effective, 'row')}` : 'Finish Without Changes'}
          </Button>
          <Button variant="secondary" className="max-sm:flex-1" busy={discard.busy} onClick={confirmDiscard}>
            Discard
          </Button>
        </div>
      </section>
      <SampleRows kind="remarked" checked={checked} />
      {rowKinds.map((kind) => (
        <SampleRows key={kind} kind={kind} checked={checked} />
      ))}
      {counts.missing > 0 && <MissingBusinesses import_id={id} count={counts.missing} earlier={checked.earlier} />}
    </div>
  )
}
