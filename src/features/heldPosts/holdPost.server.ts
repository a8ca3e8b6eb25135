import { sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import { isModerator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { Visibility } from '../../kit/page/visibility.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { notifyOfWaiting } from '../waiting/notifyOfWaiting.server.ts'
import {
  type HeldType,
  MAX_REJECTIONS,
  MIN_PUBLIC_POSTS,
  MIN_TRUSTED_APPROVALS,
  NEW_DAYS,
} from './heldPosts.constants.ts'
import { isHolding, toMode } from './holding.server.ts'
import { countPublicPosts, countRejectedPosts, readOtherPosts } from './posts.query.server.ts'
import { findPostLinks, type PostTexts, type SpamScore, scorePost } from './spamScore.server.ts'

/** The post before an edit. */
type StoredPost = { type: HeldType; id: number; visibility: Visibility; texts: PostTexts }

/**
 * Reads the data that decides whether posts of the viewer are held. The lock on the account waits for a moderator who
 * is rejecting another post of the account. Like that of `takeQuota`, it comes after the lock on the post or business
 * (decision 017).
 */
async function readStanding(tx: Tx, viewer: Viewer) {
  const author = sql`${viewer.id}::bigint`
  await tx.selectFrom('users').where('id', '=', viewer.id).select('id').forShare().execute()
  const { rows } = await sql<{
    mode: string
    account_minutes: number
    is_young: boolean
    is_of_verified_team: boolean
    public_posts: number
    approvals: number
    rejections: number
  }>`
    select (select mode from holding_choice) as mode,
      floor(extract(epoch from now() - created_at) / 60)::int as account_minutes,
      created_at > now() - make_interval(days => ${NEW_DAYS}) as is_young,
      exists (
        select from business_members as m join businesses as b on b.id = m.business_id
        where m.user_id = users.id and m.status = 'active' and b.verification_status = 'approved'
          and b.visibility = 'public'
      ) as is_of_verified_team,
      ${countPublicPosts(author)} as public_posts,
      (select count(*)::int from held_posts where author_id = ${author} and decision = 'approved') as approvals,
      ${countRejectedPosts(author)} as rejections
    from users where id = ${author}`.execute(tx)
  return rows[0]
}
type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

const isTrusted = ({ is_of_verified_team, approvals }: Standing) =>
  is_of_verified_team || approvals >= MIN_TRUSTED_APPROVALS

const isNew = ({ is_young, public_posts, rejections }: Standing, { rate_limits }: Settings) =>
  // `RATE_LIMITS=off` disables rules that depend on the age of an account.
  (is_young && rate_limits) || public_posts < MIN_PUBLIC_POSTS || rejections > 0

const ownHost = ({ public_url }: Settings) => new URL(public_url).hostname

export const hasPostLinks = (settings: Settings, texts: PostTexts): boolean =>
  findPostLinks(texts, ownHost(settings)).length > 0

/** Whether moderators have rejected posts of the viewer, including posts that were shown again later. @throws 401 */
async function hasRejections(tx: Tx, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql<{ has_rejections: boolean }>`
    select exists (select from held_posts where author_id = users.id and decision = 'rejected') as has_rejections
    from users where id = ${viewer.id} for key share`.execute(tx)
  if (!rows[0]) throw new AppError('unauthorized', 'Please log in')
  return rows[0].has_rejections
}

/**
 * Decides whether a new or edited post is held for a moderator: the post contains a link, which is new in the case of
 * an edit, and its author is new. Returns null when it is not held, or when a moderator has hidden it. Call this
 * function in the transaction that writes, before the post is stored, and `recordHold` after it.
 * @param before the stored post; null for a new one.
 * @throws 403 for an account with three rejected posts
 */
export async function reviewPost(
  tx: Tx,
  settings: Settings,
  viewer: Viewer,
  texts: PostTexts,
  before: StoredPost | null,
): Promise<SpamScore | null> {
  const edited = { ...before?.texts, ...texts }
  const isUnchanged = ([field, text]: [string, PostTexts[string]]) => (before?.texts[field] ?? null) === (text ?? null)
  if (before && Object.entries(texts).every(isUnchanged)) return null
  // Most posts are decided here, without a lock on the account and without counting its posts.
  if (!before && !hasPostLinks(settings, texts) && !(await hasRejections(tx, viewer))) return null
  const standing = await readStanding(tx, viewer)
  if (!standing) throw new AppError('unauthorized', 'Please log in')
  const isExempt = isModerator(viewer) || isTrusted(standing)
  if (!isExempt && standing.rejections >= MAX_REJECTIONS) {
    throw new AppError(
      'forbidden',
      'You can no longer post here, because moderators have rejected three of your posts. The pages of these posts say why, and you can appeal there.',
    )
  }
  if (before?.visibility === 'hidden') return null
  const host = ownHost(settings)
  if (before?.visibility !== 'held') {
    if (isExempt || !isNew(standing, settings) || !isHolding(toMode(standing.mode), settings)) return null
    const linkTargetsBefore = new Set(findPostLinks(before?.texts ?? {}, host).map(({ target }) => target))
    if (findPostLinks(edited, host).every(({ target }) => linkTargetsBefore.has(target))) return null
  }
  const others = await readOtherPosts(tx, viewer.id, before)
  return scorePost({ texts: edited, ...standing, others, ownHost: host })
}

/** The columns to write for a held post. */
export const heldColumns = { visibility: 'held' } as const

/**
 * Adds a held post to the queue, or records that it has changed. The same transaction must set its visibility to
 * `held`.
 */
export async function recordHold(tx: Tx, viewer: Viewer, post: { type: HeldType; id: number }, score: SpamScore) {
  await tx
    .insertInto('held_posts')
    .values({ target_type: post.type, target_id: post.id, author_id: viewer.id, ...score })
    .onConflict((conflict) =>
      conflict
        .columns(['target_type', 'target_id'])
        .where('decided_at', 'is', null)
        .doUpdateSet({ ...score, changed_at: sql<string>`clock_timestamp()` }),
    )
    .execute()
  await notifyOfWaiting(tx)
}
