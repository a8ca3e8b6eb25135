import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { selectPerson } from '../accounts/person.server.ts'
import { readBusiness } from '../businesses/readBusinesses.server.ts'
import type { ListedAnswer } from './questions.contract.ts'

const [MAX_ANSWERS, EXCERPT_LENGTH] = [3, 200]
/** The number of the team's newest answers that are compared. */
const MAX_COMPARED = 200

type AnswerRow = Omit<ListedAnswer, 'excerpt'> & { content: string }
type Found = { is_listed: boolean } & (AnswerRow | { [Column in keyof AnswerRow]: null })

/** Returns one row for each answer, or one row without an answer. Returns no row when the business does not exist. */
const readBusinessAnswers = prepareQuery(
  (_, { id }: { id: number }) => sql<Found>`
    select shown.is_listed, found.* from businesses as shown left join lateral (
      select a.*, q.title as question_title, q.accepted_answer_id is not distinct from a.id as is_accepted, u.full_name,
        ${selectPerson('u')} as author
      from (
        select a.id, a.question_id, a.user_id, a.content, a.created_at, a.upvotes, a.downvotes from answers as a
        where a.visibility = 'public' and a.user_id = any(array(
          select user_id from business_members
          where business_id = shown.id and status = 'active' and role in ('owner', 'admin')
        ))
        order by a.id desc limit ${sql.lit(MAX_COMPARED)}
      ) as a
      join questions as q on q.id = a.question_id and q.visibility = 'public'
      join users as u on u.id = a.user_id
      order by is_accepted desc, a.upvotes - a.downvotes desc, a.id desc limit ${sql.lit(MAX_ANSWERS)}
    ) as found on true
    where shown.id = ${id}
    order by found.is_accepted desc, found.upvotes - found.downvotes desc, found.id desc`,
)

/** The best answers of those who may edit the business. @throws 404 when the viewer may not see it. */
export async function listBusinessAnswers(db: Db, viewer: Viewer | null, id: number): Promise<ListedAnswer[]> {
  const rows = await readBusinessAnswers(db, { id })
  if (!rows[0]?.is_listed) await readBusiness(db, viewer, id)
  return rows.flatMap((row) =>
    row.id === null
      ? []
      : { ...(row as AnswerRow), excerpt: preview(markdownToText(row.content ?? ''), EXCERPT_LENGTH) },
  )
}
