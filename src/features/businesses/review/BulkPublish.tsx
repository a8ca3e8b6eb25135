import { useState } from 'react'
import { readMessage, useAction } from '../../../kit/api.ts'
import { formatCount } from '../../../kit/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Checkbox } from '../../../kit/ui/Input.tsx'

/**
 * What is ticked on one page of a list, or everything that matches.
 * @param selectable the ids on this page that can be ticked
 * @param list names the page: on another one nothing is ticked
 */
export function useSelection(selectable: number[], list: string) {
  const none = { list, ids: [] as number[], everything: false }
  const [kept, setKept] = useState(none)
  const current = kept.list === list ? kept : none
  const ids = current.everything ? selectable : selectable.filter((id) => current.ids.includes(id))
  const select = (ids: number[], everything = false) => setKept({ list, ids, everything })
  return {
    ids,
    everything: current.everything,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) => select(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    selectPage: () => select(selectable),
    selectEverything: () => select(selectable, true),
    clear: () => select([]),
  }
}

type BulkPublishProps = {
  selection: ReturnType<typeof useSelection>
  /** How many of this page can be ticked. */
  selectable: number
  /** How many imported businesses there are on all pages. */
  matching: number
  search: string
  onPublished: () => void
}

/** Selects imported businesses, as a mail client does its mails, and publishes them in one go. */
export function BulkPublish({ selection, selectable, matching, search, onPublished }: BulkPublishProps) {
  const publish = useAction('POST /admin/businesses/publish', {
    failed: 'Failed to publish business',
    done: readMessage,
  })
  const { ids, everything } = selection
  const chosen = everything ? matching : ids.length
  const wholePage = ids.length === selectable
  const imported = formatCount(matching, 'imported business', 'imported businesses')

  async function publishChosen() {
    const agreed = await confirm({
      title: `Publish ${formatCount(chosen, 'business', 'businesses')}?`,
      body: 'They appear in the public directory at once, where whoever runs them can claim them.',
      confirmLabel: 'Publish',
    })
    if (!agreed) return
    if (!(await publish({ body: everything ? { all: true, search } : { ids } }))) return
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
          checked={wholePage}
          onChange={wholePage ? selection.clear : selection.selectPage}
        />
      )}
      <p role="status" className="text-sm text-muted tabular-nums">
        {everything
          ? `All ${imported}${search && ' that match the search'} selected`
          : `${chosen} of ${matching.toLocaleString('en-US')} selected`}
      </p>
      {!everything && wholePage && matching > selectable && (
        <Button size="sm" variant="quiet" className="-mx-3" onClick={selection.selectEverything}>
          {`Select all ${imported}${search && ' that match the search'}`}
        </Button>
      )}
      {everything && (
        <Button size="sm" variant="quiet" className="-mx-3" onClick={selection.clear}>
          Clear selection
        </Button>
      )}
      {chosen > 0 && (
        <Button className="ml-auto max-sm:w-full" busy={publish.busy} onClick={publishChosen}>
          {`Publish ${formatCount(chosen, 'business', 'businesses')}`}
        </Button>
      )}
    </section>
  )
}
