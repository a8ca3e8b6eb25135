import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useAction } from '../../kit/api/api.ts'
import type { Caller, Endpoints } from '../../kit/api/contract.ts'
import { countPages, pageQuery, parsePageNumber, redirectPastLastPage, withParams } from '../../kit/forms/listUrl.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Pagination } from '../../kit/ui/Pagination.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import type { User } from '../session/session.contract.ts'
import { canBan, canChangeRole } from './accounts.rules.ts'
import { RoleBadge } from './RoleBadge.tsx'
import { RoleMenu } from './RoleMenu.tsx'

export async function load(api: Caller<Endpoints>, url: URL) {
  const search = url.searchParams.get('search') ?? ''
  const list = await api('GET /admin/users', { query: { search, ...pageQuery(url.searchParams) } })
  redirectPastLastPage(url, list.total)
  return list
}

/** All users, for administrators to search and to ban. */
export function Component({ users, total }: Awaited<ReturnType<typeof load>>) {
  const [params] = useSearchParams()
  const { time_zone } = useSite()
  const viewer = useViewer()
  const columns: Column<User>[] = [
    { key: 'name', header: 'Name', cell: (user) => <NameCell user={user} /> },
    {
      key: 'email',
      header: 'Email',
      cell: (user) => <span className="min-w-0 wrap-anywhere md:inline-block md:min-w-48">{user.email}</span>,
    },
    {
      key: 'joined',
      header: 'Joined',
      className: 'whitespace-nowrap',
      cell: (user) => formatDate(user.created_at, time_zone),
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (user) => (
        <span className="inline-flex gap-1">
          {canBan(viewer, user) && <BanButton user={user} />}
          {canChangeRole(viewer, user) && <RoleMenu user={user} />}
        </span>
      ),
    },
  ]
  return (
    <>
      <search className="mb-6 block max-w-form">
        <SearchField label="Search users" hint="Part of a name or of an email address" />
      </search>
      <div role="status">
        <h2 className="mb-3 text-lg">{total === 0 ? 'No users found' : formatCount(total, 'user')}</h2>
      </div>
      {users.length === 0 ? (
        <EmptyState title="Nobody matches this search" heading="h3">
          <p>Try fewer letters, or another part of the name or email address.</p>
        </EmptyState>
      ) : (
        <Table caption="Users" captionHidden columns={columns} rows={users} rowKey={(user) => user.id} />
      )}
      <Pagination
        page={parsePageNumber(params)}
        pages={countPages(total)}
        href={(page) => withParams(params, { page })}
      />
    </>
  )
}

const NameCell = ({ user }: { user: User }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="min-w-0 wrap-anywhere">{user.full_name}</span>
    <RoleBadge role={user.role} />
    {user.is_banned && <Badge tone="danger">Banned</Badge>}
  </span>
)

function BanButton({ user }: { user: User }) {
  const nameId = useId()
  const { is_banned, full_name } = user
  const ban = useAction('PATCH /admin/users/:id/ban', {
    failed: 'Failed to update user ban status',
    done: is_banned ? `${full_name} can log in again.` : `${full_name} has been banned.`,
  })

  async function toggle() {
    const isConfirmed =
      is_banned ||
      (await confirm({
        title: `Ban ${full_name}?`,
        body: 'They are logged out everywhere at once and cannot log in until you unban them. Their posts stay.',
        confirmLabel: 'Ban',
        tone: 'danger',
      }))
    if (isConfirmed) await ban({ params: { id: user.id }, body: { is_banned: !is_banned } })
  }

  return (
    <>
      <span id={nameId} hidden>
        {full_name}
      </span>
      <Button
        size="sm"
        variant={is_banned ? 'secondary' : 'danger'}
        busy={ban.busy}
        aria-describedby={nameId}
        onClick={toggle}
      >
        {is_banned ? 'Unban' : 'Ban'}
      </Button>
    </>
  )
}
