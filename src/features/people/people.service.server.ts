import { type Db, sql } from '../../database/open.server.ts'
import { prepareQuery } from '../../database/prepared.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { assertFound } from '../../kit/api/errors.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { selectPerson, selectSpokenFor } from '../accounts/person.server.ts'
import type { ListedAnswer } from '../questions/questions.contract.ts'
import { isPublicAnswer, isPublicQuestion } from '../questions/questions.query.server.ts'
import type { PublicPerson } from './people.contract.ts'

/** The maximum number of businesses on a page. */
const MAX_BUSINESSES = 50
/** The maximum length of an answer's excerpt in a list, in UTF-16 units. */
const EXCERPT_LENGTH = 200

const readPersonRow = prepareQuery(
  (_, { id }: { id: number }) => sql<PublicPerson>`
    select u.id, u.full_name, u.created_at as joined_at, counts.*, ${selectSpokenFor('u', { max: MAX_BUSINESSES })} as businesses,
      (select '/pictures/' || p.hash || '/192.webp' from user_pictures as p where p.user_id = u.id) as picture_url
    from users as u cross join lateral (
      select count(*) as answer_count, count(*) filter (where q.accepted_answer_id = a.id) as accepted_count
      from answers as a join questions as q on q.id = a.question_id
      where a.user_id = u.id and ${isPublicAnswer} and ${isPublicQuestion}
    ) as counts
    where u.id = ${id} and u.has_page`,
)

/** @throws 404 when the member has no public page. */
export async function readPerson(db: Db, id: number): Promise<PublicPerson> {
  const [row] = await readPersonRow(db, { id })
  return assertFound(row, 'Member not found')
}

type AnswerRow = Omit<ListedAnswer, 'excerpt'> & { content: string }

const readAnswerRows = prepareQuery(
  (_, { id, below, rows }: { id: number; below: number; rows: number }) => sql<AnswerRow>`
    select a.id, a.question_id, a.user_id, a.content, a.created_at, a.upvotes, a.downvotes, u.full_name,
      ${selectPerson('u')} as author, q.title as question_title,
      q.accepted_answer_id is not distinct from a.id as is_accepted
    from answers as a join questions as q on q.id = a.question_id join users as u on u.id = a.user_id
    where a.user_id = ${id} and a.id < ${below}::bigint and ${isPublicAnswer} and ${isPublicQuestion}
    order by a.id desc limit ${rows}::integer`,
)

/** The public answers of a member, newest first. @throws 404 when the member has no public page. */
export async function listAnswersOf(db: Db, id: number, { limit, cursor }: { limit: number; cursor?: number }) {
  const below = cursor ?? Number.MAX_SAFE_INTEGER
  const [[member], rows] = await Promise.all([
    db.selectFrom('users').where('id', '=', id).where('has_page', '=', true).select('id').execute(),
    readAnswerRows(db, { id, below, rows: limit + 1 }),
  ])
  assertFound(member, 'Member not found')
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  const answers = page.map((row) => ({ ...row, excerpt: preview(markdownToText(row.content), EXCERPT_LENGTH) }))
  return { answers, next_cursor }
}
