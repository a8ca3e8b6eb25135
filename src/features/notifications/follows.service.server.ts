import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import { type FollowTarget, type FollowType, followTypes, MAX_FOLLOWS } from './notifications.constants.ts'
import { followKey } from './notify.server.ts'

const MAX_KEY_LENGTH = 255

/** @throws 404 for a type that cannot be followed, or an invalid key. */
function parseTarget({ type, key }: { type: string; key: string }): FollowTarget {
  const followType = followTypes.find((name) => name === type)
  const isId = followType === 'question' || followType === 'business' || followType === 'event'
  const isKey = isId ? /^[1-9]\d{0,14}$/.test(key) : key.trim() !== '' && key.length <= MAX_KEY_LENGTH
  if (!followType || !isKey) throw new AppError('not_found', 'There is nothing here to follow')
  return { type: followType, key: followKey({ type: followType, key }) }
}

const paths: Record<FollowType, (key: string) => string | null> = {
  question: (key) => `/questions/${key}`,
  business: (key) => `/businesses/${key}`,
  event: (key) => `/events/${key}`,
  topic: (key) => `/topics/${key}`,
  city: (key) => `/businesses?city=${encodeURIComponent(key)}`,
}

/** SQL for the name of the followed target as the account may see it. */
const selectName = (user_id: number, type: unknown, key: unknown) => sql<string | null>`
  visible_follow(${type}::text, ${key}::text, ${user_id}::bigint)`

export async function listFollows(db: Db, user_id: number) {
  const { rows } = await sql<{ target_type: FollowType; key: string; name: string; created_at: string }>`
    select * from (
      select target_type, key, created_at, visible_follow(target_type, key, user_id) as name from follows
      where user_id = ${user_id}
    ) as f where name is not null order by created_at desc, key`.execute(db)
  return { follows: rows.map((row) => ({ ...row, url: paths[row.target_type](row.key) })) }
}

export async function isFollowed(db: Db, user_id: number, target: { type: string; key: string }) {
  const { type, key } = parseTarget(target)
  const row = await db
    .selectFrom('follows')
    .where('user_id', '=', user_id)
    .where('target_type', '=', type)
    .where('key', '=', key)
    .select('key')
    .executeTakeFirst()
  return { is_followed: row !== undefined }
}

/** Follows a target. @throws 404 when the account cannot see it, 409 for too many follows. */
export const follow = (db: Db, user_id: number, target: { type: string; key: string }) =>
  db.transaction().execute(async (tx) => {
    const { type, key } = parseTarget(target)
    const { rows } = await sql<{ name: string | null; others: number }>`
      select ${selectName(user_id, type, key)} as name,
        (select count(*)::int from follows where user_id = ${user_id} and (target_type, key) <> (${type}, ${key})) as others
      from users where id = ${user_id} for no key update`.execute(tx)
    if (!rows[0] || rows[0].name === null) throw new AppError('not_found', 'There is nothing here to follow')
    if (rows[0].others >= MAX_FOLLOWS) {
      throw new AppError(
        'conflict',
        `You follow ${MAX_FOLLOWS.toLocaleString('en-US')} things already. Stop following one first.`,
      )
    }
    await tx
      .insertInto('follows')
      .values({ user_id, target_type: type, key })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { is_followed: true }
  })

export async function unfollow(db: Db, user_id: number, target: { type: string; key: string }) {
  const { type, key } = parseTarget(target)
  await db
    .deleteFrom('follows')
    .where('user_id', '=', user_id)
    .where('target_type', '=', type)
    .where('key', '=', key)
    .execute()
  return { is_followed: false }
}

/** Moves the follows of a removed target to another one of the same type, or ends them. */
export async function moveFollows(tx: Tx, type: FollowType, from: string, to: string | undefined) {
  if (to !== undefined) {
    await sql`
      update follows as f set key = ${to} where f.target_type = ${type} and f.key = ${from} and not exists (
        select from follows as known where (known.target_type, known.key, known.user_id) = (${type}, ${to}, f.user_id)
      )`.execute(tx)
  }
  await tx.deleteFrom('follows').where('target_type', '=', type).where('key', '=', from).execute()
}
