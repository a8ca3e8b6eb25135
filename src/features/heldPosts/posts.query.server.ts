import { type Db, sql } from '../../database/open.server.ts'
import { type HeldType, NEW_DAYS } from './heldPosts.constants.ts'

/** The columns with the texts of each kind of post. A test compares them with the post's form, which is in a higher layer. */
export const textColumns = {
  question: ['title', 'content'],
  answer: ['content'],
  job: ['title', 'company', 'location', 'description', 'requirements', 'salary_range'],
  event: ['title', 'description', 'location', 'cost_info', 'event_url'],
} as const satisfies Record<HeldType, readonly string[]>
const textOf = (type: HeldType) =>
  sql`concat_ws(E'\n', ${sql.join(textColumns[type].map((name) => sql.ref(name)))}) as text`

/** SQL that selects the posts of all kinds. A repeating event is one post. */
export const selectPosts = sql`
  select 'question' as type, id, null::bigint as series_id, user_id as author_id, visibility, created_at,
    ${textOf('question')} from questions
  union all
  select 'answer', id, null, user_id, visibility, created_at, ${textOf('answer')} from answers
  union all
  select 'job', id, null, user_id, visibility, created_at, ${textOf('job')} from jobs
  union all
  select 'event', id, series_id, created_by, visibility, created_at,
    ${textOf('event')} from events as e
  where series_id is null or id = (select min(s.id) from events as s where s.series_id = e.series_id)`

/** SQL: the number of public posts of an author, and of rejected posts that were not shown again. */
export const countPublicPosts = (author_id: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from (${selectPosts}) as post where post.author_id = ${author_id} and post.visibility = 'public')`
export const countRejectedPosts = (author_id: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from held_posts as rejected
  where rejected.author_id = ${author_id} and rejected.decision = 'rejected' and not exists (
    select from (${selectPosts}) as post
    where post.type = rejected.target_type and post.id = rejected.target_id and post.visibility = 'public'))`

/** The maximum number of other posts to compare with a post, and the maximum number of characters read from each. */
const MAX_COMPARED = 200
const MAX_LENGTH = 5000

/** Reads a stored post, with the age that the account had when it was posted, in minutes; undefined for other types. */
export async function readStoredPost(db: Db, type: string, id: number) {
  const { rows } = await sql<{ author_id: number; text: string; account_minutes: number; rejections: number }>`
    select post.author_id, post.text, ${countRejectedPosts(sql`post.author_id`)} as rejections,
      greatest(0, floor(extract(epoch from post.created_at - author.created_at) / 60))::int as account_minutes
    from (${selectPosts}) as post join users as author on author.id = post.author_id
    where post.type = ${type} and post.id = ${id}`.execute(db)
  return rows[0]
}

export type OtherPost = { is_own: boolean; is_recent: boolean; text: string }

/**
 * Reads the recent posts of this author and of other new members, newest first.
 * @param post the post itself, which is left out; null for one that is not stored yet.
 */
export async function readOtherPosts(
  db: Db,
  author_id: number,
  post: { type: string; id: number } | null,
): Promise<OtherPost[]> {
  const newMembers = sql`
    select id from users where created_at > now() - make_interval(days => ${NEW_DAYS}) or id = ${author_id}
    order by created_at desc limit 500`
  const isItself = sql`other.type = ${post?.type ?? null} and (other.id = ${post?.id ?? null} or other.series_id = (
    select series_id from events where id = ${post?.id ?? null}))`
  const { rows } = await sql<OtherPost>`
    select other.author_id = ${author_id} as is_own, other.created_at > now() - interval '1 hour' as is_recent,
      left(other.text, ${MAX_LENGTH}) as text
    from (${selectPosts}) as other
    where other.author_id in (${newMembers}) and other.created_at > now() - make_interval(days => ${NEW_DAYS})
      and (${isItself}) is not true
    order by other.created_at desc limit ${MAX_COMPARED}`.execute(db)
  return rows
}
