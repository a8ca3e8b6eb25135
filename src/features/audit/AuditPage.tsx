import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { withParams } from '../../kit/forms/listUrl.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { Select } from '../../kit/ui/Input.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { AuditEntries } from './AuditEntries.tsx'

const PAGE_SIZE = 50

export function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const { action, search, cursor } = Object.fromEntries(params)
  return call(context)('GET /admin/audit', {
    query: { limit: String(PAGE_SIZE), action, search, cursor },
  })
}

export function Component() {
  const { entries, next_cursor, actions } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isOlderPage = params.has('cursor')
  return (
    <div className="page">
      <Meta title="Audit Log" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Audit Log' }]} />
      <PageHeading title="Audit Log" lead="All actions of administrators. Nobody can change or delete an entry." />
      <AuditFilters actions={actions} />
      <div role="status">
        <h2 className="mb-3 text-lg">
          {entries.length === 0 ? 'No entries found' : isOlderPage ? 'Older entries' : 'Newest entries'}
        </h2>
      </div>
      {entries.length > 0 ? <AuditEntries entries={entries} /> : <NoEntries />}
      <CursorPages next={next_cursor} />
    </div>
  )
}

function AuditFilters({ actions }: Pick<Awaited<ReturnType<typeof loader>>, 'actions'>) {
  const [params, setParams] = useSearchParams()
  const action = params.get('action')
  const count = Number(params.has('search')) + Number(Boolean(action))
  const setFilter = (change: Record<string, string | null>) =>
    setParams(withParams(params, { cursor: null, ...change }), { preventScrollReset: true })
  return (
    <Filters count={count} onClear={count > 0 ? () => setFilter({ search: null, action: null }) : undefined}>
      <SearchField label="Search the log" placeholder="Name of a person, business or question" />
      <Field label="Action">
        {(field) => (
          <Select {...field} value={action ?? ''} onChange={(event) => setFilter({ action: event.target.value })}>
            <option value="">All actions</option>
            {actions.map(({ action, name }) => (
              <option key={action} value={action}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Filters>
  )
}

function NoEntries() {
  const [params] = useSearchParams()
  return params.size > 0 ? (
    <EmptyState title="No entry matches" heading="h3">
      <p>Try another action, or fewer letters of the name. An entry keeps the name from the time of the action.</p>
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet" heading="h3">
      <p>An entry appears here when an administrator bans, imports, publishes, decides or deletes.</p>
    </EmptyState>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load the audit log" back={{ to: '/admin', label: 'Back to Admin' }} />
)
