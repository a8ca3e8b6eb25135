import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { call, useAction } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { formatCount } from '../../kit/text/text.ts'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { TimeAgo } from '../../kit/ui/TimeAgo.tsx'
import type { Notification } from './notifications.contract.ts'
import { markAsRead, setUnreadCount } from './unreadCount.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const cursor = searchParams.get('cursor') ?? undefined
  const unread = searchParams.get('unread') === 'true' ? 'true' : undefined
  return call(context)('GET /notifications', { query: { cursor, unread } })
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load your notifications" />

export function Component() {
  const { notifications, unread_count, next_cursor } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const isUnreadOnly = params.get('unread') === 'true'
  useEffect(() => setUnreadCount(unread_count), [unread_count])
  const markAllRead = useAction('POST /notifications/read', {
    failed: 'Failed to mark your notifications as read',
    done: 'All notifications are read.',
  })
  return (
    <div className="page page-reading pb-16">
      <Meta title="Notifications" />
      <PageHeading
        title="Notifications"
        lead={unread_count > 0 ? `${formatCount(unread_count, 'unread notification')}.` : undefined}
        actions={
          unread_count > 0 && (
            <Button
              variant="secondary"
              busy={markAllRead.busy}
              onClick={() => markAllRead({ body: { all: true }, idempotent: true })}
            >
              Mark All as Read
            </Button>
          )
        }
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <LinkButton
          to="/notifications"
          size="sm"
          variant={isUnreadOnly ? 'quiet' : 'secondary'}
          aria-current={isUnreadOnly ? undefined : 'true'}
        >
          All
        </LinkButton>
        <LinkButton
          to="/notifications?unread=true"
          size="sm"
          variant={isUnreadOnly ? 'secondary' : 'quiet'}
          aria-current={isUnreadOnly ? 'true' : undefined}
        >
          Unread
        </LinkButton>
        <span className="flex-1" />
        <LinkButton to="/notifications/preferences" size="sm" variant="quiet">
          Preferences
        </LinkButton>
      </div>
      {notifications.length > 0 ? (
        <Rows>
          {notifications.map((notification) => (
            <NotificationRow key={notification.id} notification={notification} />
          ))}
        </Rows>
      ) : isUnreadOnly ? (
        <EmptyState title="You have read everything">
          <p>New answers, decisions and what you follow appear here.</p>
        </EmptyState>
      ) : (
        <EmptyState title="No notifications yet" action={<LinkButton to="/questions">Browse Questions</LinkButton>}>
          <p>You are told here when somebody answers your question, and what is new in what you follow.</p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
    </div>
  )
}

function NotificationRow({ notification: { id, title, url, created_at, read_at } }: { notification: Notification }) {
  const read = useAction('POST /notifications/read', { failed: 'Failed to mark this as read' })
  const isUnread = read_at === null
  return (
    <Row
      title={
        <span className={cx('wrap-anywhere', !isUnread && 'font-normal')}>
          {isUnread && (
            <>
              <span className="mr-2 inline-block size-2.5 rounded-full bg-fireweed" aria-hidden="true" />
              <span className="sr-only">Unread: </span>
            </>
          )}
          {title}
        </span>
      }
      to={url}
      onOpen={isUnread ? () => void markAsRead([id]) : undefined}
      meta={<TimeAgo time={created_at} withTime />}
      aside={
        isUnread && (
          <Button
            variant="quiet"
            size="sm"
            busy={read.busy}
            onClick={() => read({ body: { ids: [id] }, idempotent: true })}
          >
            Mark as Read<span className="sr-only">: {title}</span>
          </Button>
        )
      }
    />
  )
}
