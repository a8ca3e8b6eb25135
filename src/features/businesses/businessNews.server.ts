import { sql, type Tx } from '../../database/open.server.ts'
import { withoutBlanks } from '../../kit/text/text.ts'
import { notifyFollowers, type Subject } from '../notifications/notify.server.ts'

type News = {
  business_id: number | null
  actorId: number | null
  subject: Subject
  /** The title of one notification, and of several in a group. */
  titles: { one: string; many: string }
  url: string
}

/** The names under which members follow the city of a business: the readable one and the stored one. */
const citiesOf = ({ city, display_city }: { city: string | null; display_city: string | null }) =>
  withoutBlanks(city, display_city?.toLowerCase() === city?.toLowerCase() ? null : display_city)

/** Notifies the followers of a listed business and of its city. */
export async function notifyFollowersOfNews(tx: Tx, { business_id, subject, titles, ...news }: News) {
  if (business_id === null) return
  const business = await tx
    .selectFrom('businesses')
    .where('id', '=', business_id)
    .where('is_listed', '=', true)
    .select(['id', 'city', 'display_city'])
    .executeTakeFirst()
  if (!business) return
  await notifyFollowers(tx, {
    ...news,
    kind: 'follow.new',
    subject,
    title: titles.one,
    plural: titles.many,
    group: `${subject.type}:business:${business.id}`,
    targets: [
      { type: 'business', key: String(business.id) },
      ...citiesOf(business).map((key) => ({ type: 'city' as const, key })),
    ],
  })
}

/** Like `notifyFollowersOfNews`, for a held post that a moderator approves. */
export async function notifyFollowersOfApprovedPost(tx: Tx, news: News) {
  const { type, id } = news.subject
  const { rows } = await sql`
    select from held_posts where (target_type, target_id) = (${type}, ${id}::bigint) and not exists (
      select from notices where (subject_type, subject_id) = (${type}, ${id}::bigint) and kind = 'follow.new'
    ) limit 1`.execute(tx)
  if (rows.length > 0) await notifyFollowersOfNews(tx, news)
}
