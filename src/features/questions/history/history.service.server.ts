import { type Db, sql } from '../../../database/open.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { canSeePost, type Visibility } from '../../../kit/page/visibility.ts'
import { readAnswerWithHtml } from '../answers.service.server.ts'
import type { Question } from '../questions.contract.ts'
import { readQuestion } from '../questions.service.server.ts'
import type { PostVersion } from './history.contract.ts'

type Author = Pick<Question, 'user_id' | 'full_name'>

/** Returns the versions of a question, newest first. @throws 404 as `readQuestion` */
export async function readQuestionHistory(db: Db, viewer: Viewer | null, id: number) {
  const question = await readQuestion(db, viewer, id)
  const { rows } = await sql<PostVersion>`
    select title, content, coalesce(edited_at, created_at) as written_at, true as is_public, null as version_id
    from questions where id = ${id}
    union all
    select title, content, written_at, is_public, id from post_versions where question_id = ${id}
    order by version_id desc nulls first`.execute(db)
  return describeHistory(viewer, question, rows)
}

/** Returns the versions of an answer, newest first. @throws 404 also when the viewer may not see the question. */
export async function readAnswerHistory(db: Db, viewer: Viewer | null, id: number) {
  const { answer } = await readAnswerWithHtml(db, viewer, id)
  const { rows } = await sql<PostVersion>`
    select null as title, content, coalesce(edited_at, created_at) as written_at, true as is_public, null as version_id
    from answers where id = ${id}
    union all
    select null, content, written_at, is_public, id from post_versions where answer_id = ${id}
    order by version_id desc nulls first`.execute(db)
  return describeHistory(viewer, answer, rows)
}

/** Leaves out the versions that the viewer may not see. */
function describeHistory(viewer: Viewer | null, { user_id, full_name }: Author, rows: PostVersion[]) {
  const visibilityOf = ({ is_public }: PostVersion): Visibility => (is_public ? 'public' : 'hidden')
  const versions = rows
    .filter((row) => canSeePost(viewer, { user_id, visibility: visibilityOf(row) }))
    .map(({ title, content, written_at, is_public }) => ({ title, content, written_at, is_public }))
  return { user_id, full_name, versions }
}
