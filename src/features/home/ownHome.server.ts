import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { formatCount, formatDate } from '../../kit/text/text.ts'
import type { NotificationKind } from '../notifications/notifications.constants.ts'
import type { Notification } from '../notifications/notifications.contract.ts'
import { listNotifications } from '../notifications/notifications.service.server.ts'
import { selectInvitations } from '../teams/invitations.query.server.ts'
import { listQueues } from '../waiting/waiting.service.server.ts'
import { INITIAL_ROW_COUNT, MAX_WAITING_ITEMS } from './home.constants.ts'
import type { OwnHome, WaitingItem } from './home.contract.ts'
import { readOwnItems } from './ownHome.query.server.ts'

type OwnServices = Pick<Services, 'db' | 'settings' | 'waitingQueues'>
type OwnItem = Awaited<ReturnType<typeof readOwnItems>>['items'][number]

const MAX_INVITATIONS = 5
/** The number of latest notifications that are searched for answers and news. */
const MAX_SEARCHED_NOTIFICATIONS = 50
const newsKinds: readonly NotificationKind[] = ['follow.new', 'event.changed', 'search.new']

/** The title and the path of an open task in a job or a business. */
function describe({ kind, id, name, count, at, gaps }: OwnItem, time_zone: string): Pick<WaitingItem, 'title' | 'url'> {
  switch (kind) {
    case 'access_requests':
      return {
        title: `${formatCount(count, 'person asks', 'people ask')} to join ${name}`,
        url: `/businesses/${id}/team`,
      }
    case 'applications':
      return { title: `${formatCount(count, 'new application')} for “${name}”`, url: `/jobs/${id}/applications` }
    case 'dispute':
      return { title: `Answer the dispute about ${name}`, url: `/my-businesses/${id}` }
    case 'renewal':
      return { title: `“${name}” closes on ${formatDate(at as string, time_zone)}. Renew it?`, url: `/jobs/${id}` }
    case 'corrections':
      return { title: `${formatCount(count, 'suggested correction')} for ${name}`, url: `/my-businesses/${id}` }
    case 'confirmation':
      return { title: `Confirm that the profile of ${name} is still right`, url: `/my-businesses/${id}` }
    case 'gaps':
      return { title: `${name} still lacks ${joinWords(gaps ?? [])}`, url: `/businesses/${id}/edit` }
  }
}

const joinWords = (words: string[]) => new Intl.ListFormat('en-US').format(words)

const toItem = (kind: WaitingItem['kind'], { title, url }: Pick<WaitingItem, 'title' | 'url'>): WaitingItem => ({
  ...{ kind, title, url },
  notification_id: null,
})

/** The queues of moderators and administrators, as one row. */
async function readQueues(services: OwnServices, viewer: Viewer): Promise<WaitingItem[]> {
  if (viewer.role === 'member') return []
  const { queues, total } = await listQueues(services, viewer)
  const waiting = queues.filter(({ count }) => count > 0)
  if (total === 0) return []
  const url = waiting.length === 1 && waiting[0] ? waiting[0].path : isAdministrator(viewer) ? '/admin' : '/moderation'
  return [toItem('queues', { title: `To decide: ${joinWords(waiting.map(({ label }) => label))}`, url })]
}

/** The open tasks of a member, and news from what they follow. */
export async function readOwnHome(services: OwnServices, viewer: Viewer): Promise<OwnHome> {
  const { db, settings } = services
  const [queues, { notifications }, invitations, { items, follow_count }] = await Promise.all([
    readQueues(services, viewer),
    listNotifications(db, viewer.id, { unread: false, limit: MAX_SEARCHED_NOTIFICATIONS }),
    selectInvitations(db, settings, viewer).limit(MAX_INVITATIONS).execute(),
    readOwnItems(db, viewer.id),
  ])
  const answers = notifications.filter(({ kind, read_at }) => kind === 'answer.created' && read_at === null)
  const news = notifications.filter(({ kind }) => newsKinds.includes(kind)).slice(0, INITIAL_ROW_COUNT)
  const waiting = [
    ...queues,
    ...answers.map((notification) => ({
      ...toItem('answers', notification),
      notification_id: notification.id,
    })),
    ...invitations
      .filter(({ is_expired }) => !is_expired)
      .map(({ display_name }) =>
        toItem('invitation', { title: `${display_name} invites you to its team`, url: '/my-businesses' }),
      ),
    ...items.map((item) => toItem(item.kind, describe(item, settings.site.time_zone))),
  ]
  return { waiting: waiting.slice(0, MAX_WAITING_ITEMS), news: news.map(toNews), follow_count }
}

const toNews = ({ id, title, url, created_at, read_at }: Notification) => ({
  ...{ id, title, url, created_at },
  is_read: read_at !== null,
})
