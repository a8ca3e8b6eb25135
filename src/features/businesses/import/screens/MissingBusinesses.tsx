import { useEffect, useState } from 'react'
import { api, getMessage, useAction } from '../../../../kit/api/api.ts'
import type { Endpoints, ReplyOf } from '../../../../kit/api/contract.ts'
import { describeFailure } from '../../../../kit/api/failure.ts'
import { formatCount } from '../../../../kit/text/text.ts'
import { Alert } from '../../../../kit/ui/Alert.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { confirm } from '../../../../kit/ui/confirm.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { type Column, Table } from '../../../../kit/ui/Table.tsx'
import type { Import } from '../imports.contract.ts'

type Missing = ReplyOf<Endpoints['GET /admin/imports/:id/missing']>
type Business = Missing['businesses'][number]

const columns: Column<Business>[] = [
  {
    key: 'name',
    header: 'Business',
    cell: ({ id, business_name }) => (
      <Link to={`/admin?tab=verification&review=${id}`} className="wrap-anywhere">
        {business_name}
      </Link>
    ),
  },
  { key: 'city', header: 'City', cell: ({ city }) => city ?? 'Not given' },
  {
    key: 'state',
    header: 'In the directory',
    cell: ({ is_public, is_claimed }) => `${is_public ? 'Public' : 'Not public'}${is_claimed ? ', claimed' : ''}`,
  },
]

type MissingBusinessesProps = {
  import_id: number
  count: number
  earlier: Import['earlier']
  /** Whether the businesses can be removed from the directory, which requires that the list has been applied. */
  canUnpublish?: boolean
}

/** The businesses of the earlier list that this list lacks. They change only when the administrator decides so. */
export function MissingBusinesses({ import_id, count, earlier, canUnpublish = false }: MissingBusinessesProps) {
  const [shown, setShown] = useState<Missing | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [version, setVersion] = useState(0)
  const unpublish = useAction('POST /admin/imports/:id/unpublish', {
    failed: 'The businesses could not be taken off the directory',
    done: getMessage,
    onDone: () => setVersion(version + 1),
  })

  // `version` changes after a write, which changes what is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    api('GET /admin/imports/:id/missing', { params: { id: import_id } }).then(
      (loaded) => isCurrent && setShown(loaded),
      (error) => isCurrent && setFailure(describeFailure('The list could not be loaded', error)),
    )
    return () => {
      isCurrent = false
    }
  }, [import_id, version])

  async function loadMore(cursor: string) {
    try {
      const more = await api('GET /admin/imports/:id/missing', { params: { id: import_id }, query: { cursor } })
      setShown({ businesses: [...(shown?.businesses ?? []), ...more.businesses], next_cursor: more.next_cursor })
    } catch (error) {
      setFailure(describeFailure('More businesses could not be loaded', error))
    }
  }

  async function confirmUnpublish() {
    const isConfirmed = await confirm({
      title: `Take ${formatCount(count, 'business', 'businesses')} off the directory?`,
      body: 'Those that somebody has claimed stay. Nothing is deleted, and you can make each public again.',
      confirmLabel: 'Take Off',
    })
    if (isConfirmed) await unpublish({ params: { id: import_id }, body: {} })
  }

  return (
    <section id="rows-missing" aria-labelledby="missing-title">
      <h2 id="missing-title" className="text-lg">
        {`No longer in the list: ${count.toLocaleString('en-US')}`}
      </h2>
      <p className="hint mb-3">
        {`They were in ${earlier ? `“${earlier.file_name}”` : 'the list before this one'}. They stay as they are until you decide otherwise.`}
      </p>
      {failure && <Alert tone="danger" title={failure} />}
      {shown && (
        <Table
          caption="No longer in the list"
          captionHidden
          columns={columns}
          rows={shown.businesses}
          rowKey={({ id }) => id}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {shown?.next_cursor && (
          <Button size="sm" variant="secondary" onClick={() => loadMore(shown.next_cursor as string)}>
            Show more
          </Button>
        )}
        {canUnpublish && shown?.businesses.some(({ is_public }) => is_public) && (
          <Button size="sm" variant="secondary" busy={unpublish.busy} onClick={confirmUnpublish}>
            Take Off the Directory
          </Button>
        )}
      </div>
    </section>
  )
}
