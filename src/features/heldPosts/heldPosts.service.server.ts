import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../kit/api/errors.ts'
import type { Reportable, Services } from '../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { notify } from '../notifications/notify.server.ts'
import { recordHiding } from '../reports/hiding.server.ts'
import { type HeldType, type HoldDecision, heldTypes, MAX_REJECTIONS } from './heldPosts.constants.ts'
import type { HeldPost } from './heldPosts.contract.ts'
import { heldPostsMailKinds } from './heldPosts.mailKinds.server.ts'
import { countPublicPosts, countRejectedPosts } from './posts.query.server.ts'

type HeldPostServices = Pick<Services, 'db' | 'reportables'>

/** The held posts, oldest first. */
export async function listHeldPosts(
  { db, reportables }: HeldPostServices,
  { limit, cursor }: { limit: number; cursor?: [held_at: string, id: number] },
) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('held_posts as h')
      .leftJoin('users as author', 'author.id', 'h.author_id')
      .where('h.decided_at', 'is', null)
      .$if(cursor !== undefined, (query) =>
        // Cursors have milliseconds, but the column has microseconds.
        query.where(
          sql<boolean>`(date_trunc('milliseconds', h.held_at), h.id) > (${cursor?.[0]}::timestamptz, ${cursor?.[1]}::bigint)`,
        ),
      )
      .select(['h.id', sql<HeldType>`h.target_type`.as('target_type'), 'h.target_id', 'h.author_id'])
      .select(['author.full_name as author_name', 'author.created_at as author_joined_at'])
      .select([
        countPublicPosts(sql`h.author_id`).as('public_posts'),
        countRejectedPosts(sql`h.author_id`).as('rejected_posts'),
      ])
      .select(['h.score', 'h.signals', 'h.held_at', 'h.changed_at'])
      .orderBy(sql`date_trunc('milliseconds', h.held_at)`)
      .orderBy('h.id')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('held_posts')
      .where('decided_at', 'is', null)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ held_at, id }) => [held_at, id])
  const held_posts = await Promise.all(
    page.map(async (row): Promise<HeldPost[]> => {
      const target = await reportables.get(row.target_type)?.load(db, row.target_id)
      // The post was deleted meanwhile.
      return target ? [{ ...row, title: target.title, content: target.content, path: target.path ?? '' }] : []
    }),
  )
  return { held_posts: held_posts.flat(), total, next_cursor }
}

const ALREADY_DECIDED = 'Another moderator has decided on this post already'
const NOT_FOUND = 'There is no such post'

const isHeldType = (type: string): type is HeldType => heldTypes.some((held) => held === type)

type Target = { target_type: string; id: number }

/** Returns the open entry of a post in the queue, or else the latest one. @throws 404, 409 when it is decided */
async function readOpenHold(db: Db, { target_type, id }: Target) {
  const hold = await db
    .selectFrom('held_posts')
    .where('target_type', '=', target_type)
    .where('target_id', '=', id)
    .select(['id', 'author_id', 'decided_at'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (assertFound(hold, NOT_FOUND).decided_at !== null) throw new AppError('conflict', ALREADY_DECIDED)
  return assertFound(hold, NOT_FOUND)
}

/**
 * Makes a held post public or hides it, and notifies the author. The post is locked first and its entry in the queue
 * last, so the second of two concurrent moderators waits and gets a 409.
 * @param changed_at the last change that the moderator has read; null to decide in any case.
 * @throws 404, 409 when it is decided or the author has changed it
 */
export function decideHeldPost(
  { db, reportables }: HeldPostServices,
  actor: Actor,
  target: Target,
  decision: HoldDecision,
  { note, changed_at }: { note: string | null; changed_at: string | null },
) {
  const { target_type, id } = target
  const visibility = decision === 'approved' ? 'public' : 'hidden'
  return db.transaction().execute(async (tx) => {
    if (!isHeldType(target_type)) throw new AppError('not_found', NOT_FOUND)
    const reportable = assertFound(reportables.get(target_type), NOT_FOUND)
    const hold = await readOpenHold(tx, target)
    const post = assertFound(await reportable.load(tx, id), NOT_FOUND)
    await setVisibility(tx, reportable, target, visibility)
    const { numUpdatedRows } = await tx
      .updateTable('held_posts')
      .set({ decision, note, decider_id: actor.viewer.id, decided_at: sql<string>`clock_timestamp()` })
      .where('id', '=', hold.id)
      .where('decided_at', 'is', null)
      .$if(changed_at !== null, (query) =>
        query.where(sql<boolean>`date_trunc('milliseconds', changed_at) = ${changed_at}::timestamptz`),
      )
      .executeTakeFirst()
    if (!numUpdatedRows) {
      await readOpenHold(tx, target)
      throw new AppError('conflict', 'The author has changed this post meanwhile. Please read it again.')
    }
    const action = decision === 'approved' ? 'post.approve' : 'post.reject'
    await writeAudit(tx, actor, {
      ...{ action, target_type, target_id: id, target_name: post.title },
      ...(note && { details: { reason: note } }),
    })
    const report_id =
      decision === 'rejected' ? await recordHiding(tx, actor, { ...post, target_type, target_id: id, note }) : null
    await notify(tx, {
      kind: 'report.decided',
      recipients: [hold.author_id],
      actorId: actor.viewer.id,
      subject: { type: target_type, id },
      title:
        decision === 'approved' ? '{about}: a moderator has made your post public' : '{about}: your post stays hidden',
      url: post.path ?? '/notifications',
      ownEmail: 'always',
    })
    if (hold.author_id !== null)
      await queueMail(tx, heldPostsMailKinds[`heldPosts.${decision}`], { hold_id: hold.id, report_id })
    if (decision === 'approved') return { message: 'The post is public now.' }
    return {
      message: (await hasLostPostingRight(tx, hold.author_id)) ? POSTING_ENDED_MESSAGE : 'The post is hidden now.',
    }
  })
}

const POSTING_ENDED_MESSAGE = 'The post is hidden now. After three rejected posts, this account can no longer post.'

/** Whether the author has lost the right to post with this rejection. The lock makes concurrent posts and rejections wait. */
async function hasLostPostingRight(tx: Tx, author_id: number | null): Promise<boolean> {
  if (author_id === null) return false
  await tx.selectFrom('users').where('id', '=', author_id).select('id').forNoKeyUpdate().execute()
  return (await countRejections(tx, author_id)) >= MAX_REJECTIONS
}

export async function countRejections(db: Db, author_id: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select ${countRejectedPosts(sql`${author_id}::bigint`)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Changes the visibility of the post, and of the other occurrences of a repeating event with the same texts.
 * @throws 404 when it was deleted
 */
async function setVisibility(
  tx: Tx,
  reportable: Reportable,
  { target_type, id }: Target,
  visibility: 'public' | 'hidden',
) {
  await reportable.setVisibility?.(tx, id, visibility)
  for (const copy of (await reportable.listHeldCopies?.(tx, id)) ?? []) {
    await reportable.setVisibility?.(tx, copy, visibility)
    await tx
      .deleteFrom('held_posts')
      .where('target_type', '=', target_type)
      .where('target_id', '=', copy)
      .where('decided_at', 'is', null)
      .execute()
  }
}
