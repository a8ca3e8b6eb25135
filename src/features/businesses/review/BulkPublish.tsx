import { useState } from 'react'
import { getMessage, useAction } from '../../../kit/api/api.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Checkbox } from '../../../kit/ui/Input.tsx'

/**
 * The selection on one page of a list, or of all matching rows.
 * @param selectable the ids on this page that can be selected
 * @param list the key of the page: another key clears the selection
 */
export function useSelection(selectable: number[], list: string) {
  const empty = { list, ids: [] as number[], includesAllPages: false }
  const [stored, setStored] = useState(empty)
  const current = stored.list === list ? stored : empty
  const ids = current.includesAllPages ? selectable : selectable.filter((id) => current.ids.includes(id))
  const select = (ids: number[], includesAllPages = false) => setStored({ list, ids, includesAllPages })
  return {
    ids,
    includesAllPages: current.includesAllPages,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) => select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectPage: () => select(selectable),
    selectAllPages: () => select(selectable, true),
    clear: () => select([]),
  }
}

type BulkPublishProps = {
  selection: ReturnType<typeof useSelection>
  /** The number of selectable rows on this page. */
  selectable: number
  /** The number of imported businesses on all pages. */
  matching: number
  search: string
  onPublished: () => void
}

/** Selects imported businesses and publishes them in one step. */
export function BulkPublish({ selection, selectable, matching, search, onPublished }: BulkPublishProps) {
  const publish = useAction('POST /admin/businesses/publish', {
    failed: 'Failed to publish business',
    done: getMessage,
  })
  const { ids, includesAllPages } = selection
  const selectedCount = includesAllPages ? matching : ids.length
  const isWholePage = ids.length === selectable
  const importedLabel = formatCount(matching, 'imported business', 'imported businesses')

  async function confirmAndPublish() {
    const isConfirmed = await confirm({
      title: `Publish ${formatCount(selectedCount, 'business', 'businesses')}?`,
      body: 'They appear in the public directory at once, where the people who run them can claim them.',
      confirmLabel: 'Publish',
    })
    if (!isConfirmed) return
    if (!(await publish({ body: includesAllPages ? { all: true, search } : { ids } }))) return
    selection.clear()
    onPublished()
  }

  return (
    <section
      aria-label="Publish imported businesses"
      className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2"
    >
      {selectable > 0 && (
        <Checkbox
          label="Select all on this page"
          checked={isWholePage}
          onChange={isWholePage ? selection.clear : selection.selectPage}
        />
      )}
      <p role="status" className="text-sm text-muted tabular-nums">
        {includesAllPages
          ? `All ${importedLabel}${search && ' that match the search'} selected`
          : `${selectedCount} of ${matching.toLocaleString('en-US')} selected`}
      </p>
      {!includesAllPages && isWholePage && matching > selectable && (
        <Button size="sm" variant="quiet" className="-mx-3" onClick={selection.selectAllPages}>
          {`Select all ${importedLabel}${search && ' that match the search'}`}
        </Button>
      )}
      {includesAllPages && (
        <Button size="sm" variant="quiet" className="-mx-3" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
      {selectedCount > 0 && (
        <Button className="ml-auto max-sm:w-full" busy={publish.busy} onClick={confirmAndPublish}>
          {`Publish ${formatCount(selectedCount, 'business', 'businesses')}`}
        </Button>
      )}
    </section>
  )
}
