import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { type DeletedType, deletedTypes } from '../../features/deletions/deletions.constants.ts'
import type { DeletedThing } from '../../features/deletions/deletions.contract.ts'
import { api, call } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { withParams } from '../../kit/forms/listUrl.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { formatDate, formatTime } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Select } from '../../kit/ui/Input.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import { toast } from '../../kit/ui/toast.tsx'

const PAGE_SIZE = 50

const names: Record<DeletedType, string> = {
  question: 'Question',
  answer: 'Answer',
  job: 'Job',
  event: 'Event',
  business: 'Business',
}

export function loader({ request, context }: LoaderFunctionArgs) {
  const { type, cursor } = Object.fromEntries(new URL(request.url).searchParams)
  return call(context)('GET /admin/deletions', {
    query: { limit: String(PAGE_SIZE), type: deletedTypes.find((known) => known === type), cursor },
  })
}

export function Component() {
  const { deletions, next_cursor } = useLoaderData<typeof loader>()
  const [params, setParams] = useSearchParams()
  const type = params.get('type') ?? ''
  return (
    <div className="page page-reading">
      <Meta title="Deleted" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Deleted' }]} />
      <PageHeading
        title="Deleted"
        lead="What was deleted in the last 30 days. Nobody sees it, and it counts nowhere, until you restore it. Then everything that belonged to it is back."
      />
      <Field label="Kind" className="mb-6 max-w-60">
        {(field) => (
          <Select
            {...field}
            value={type}
            onChange={(event) =>
              setParams(withParams(params, { type: event.target.value, cursor: null }), { preventScrollReset: true })
            }
          >
            <option value="">All kinds</option>
            {deletedTypes.map((kind) => (
              <option key={kind} value={kind}>
                {names[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {deletions.length > 0 ? (
        <Rows>
          {deletions.map((item) => (
            <DeletedRow key={item.id} item={item} />
          ))}
        </Rows>
      ) : (
        <EmptyState title="Nothing to restore">
          <p>What somebody deletes appears here for 30 days. Accounts and memberships cannot be restored.</p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
    </div>
  )
}

function DeletedRow({ item }: { item: DeletedThing }) {
  const { time_zone } = useSite()
  const { title, target_type, count, deleted_by_name, deleted_at, restore_until } = item
  return (
    <li className="row">
      <div className="row-main">
        <div className="row-head">
          <h2 className="row-title wrap-anywhere">{title}</h2>
          <Badge>{count > 1 ? `${names[target_type]}, ${count} dates` : names[target_type]}</Badge>
        </div>
        <div className="meta">
          <span>{`Deleted by ${deleted_by_name ?? 'a deleted account'}, ${formatTime(deleted_at, time_zone)}`}</span>
          <span>{`Can be restored until ${formatDate(restore_until, time_zone)}`}</span>
        </div>
      </div>
      <div className="row-aside">
        <RestoreButton item={item} />
      </div>
    </li>
  )
}

const restore = ({ target_type, target_id, business_id }: DeletedThing): Promise<unknown> => {
  const params = { id: target_id }
  switch (target_type) {
    case 'question':
      return api('POST /admin/questions/:id/restore', { params })
    case 'answer':
      return api('POST /admin/answers/:id/restore', { params })
    case 'job':
      return api('POST /admin/jobs/:id/restore', { params })
    case 'business':
      return api('POST /admin/businesses/:id/restore', { params })
    case 'event':
      return api('POST /businesses/:id/events/:event_id/restore', {
        params: { id: business_id ?? 0, event_id: target_id },
      })
  }
}

function RestoreButton({ item }: { item: DeletedThing }) {
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function restoreItem() {
    setBusy(true)
    try {
      await restore(item)
      toast.success(`${names[item.target_type]} restored, with everything that belonged to it.`)
      await revalidate()
    } catch (error) {
      const isEventWithoutBusiness = item.target_type === 'event' && error instanceof CallError && error.status === 404
      toast.error(
        isEventWithoutBusiness
          ? 'The business of this event is deleted. Restore the business first.'
          : describeFailure('Failed to restore it.', error),
      )
    }
    setBusy(false)
  }

  return (
    <Button variant="secondary" size="sm" busy={isBusy} onClick={restoreItem}>
      Restore
      <span className="sr-only">{` ${item.title}`}</span>
    </Button>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load what was deleted" back={{ to: '/admin', label: 'Back to Admin' }} />
)
