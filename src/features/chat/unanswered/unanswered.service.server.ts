import { type Db, sql } from '../../../database/open.server.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { preview, toSingleLine } from '../../../kit/text/text.ts'
import { listNormalizedWords, stem } from '../../../kit/text/words.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { isStopWord } from '../../search/keywords.ts'
import { unansweredPerDay } from '../chat.limits.server.ts'
import { maskPersonalData } from './maskPersonalData.ts'

const MAX_QUESTION_LENGTH = 200
const MAX_STEMS = 12
/** The maximum number of new questions that are recorded within a day. */
const MAX_NEW_PER_DAY = 500
/** The maximum number of questions with a common word that are compared, the most frequent first. */
const MAX_COMPARED = 1000
/** The minimum share of common words for two wordings to be similar. */
const MIN_SIMILARITY = 0.6

/**
 * Records a question for which the search found too little, together with similar wordings. Neither the client nor an
 * account is recorded. Questions of a client beyond its limit are not recorded.
 */
export async function recordUnansweredQuestion(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  client: string,
  question: string,
): Promise<void> {
  const text = preview(toSingleLine(maskPersonalData(question)).replace(/\s+/g, ' ').trim(), MAX_QUESTION_LENGTH)
  const words = listNormalizedWords(text)
  const stems = [...new Set(words.filter((word) => !isStopWord(word)).map(stem))].toSorted().slice(0, MAX_STEMS)
  if (stems.length === 0) return
  try {
    await limits.take(unansweredPerDay, client)
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return
    throw error
  }
  // In one statement, so that the second of two simultaneous questions finds the row of the first by its stems.
  await sql`
    with similar_question as (
      select id from (
        select id, (select count(*) from unnest(u.stems) as word where word = any(${stems}::text[])) as shared,
          cardinality(u.stems) as size
        from unanswered_questions as u where u.stems && ${stems}::text[]
        order by asked_count desc, id desc limit ${MAX_COMPARED}
      ) as candidate
      where shared >= ${MIN_SIMILARITY}::float8 * (size + ${stems.length}::integer - shared)
      order by shared::float8 / (size + ${stems.length}::integer - shared) desc, id limit 1
    ), counted as (
      update unanswered_questions set asked_count = asked_count + 1, last_asked_at = now(), question = ${text}::text
      where id = (select id from similar_question) returning id
    )
    insert into unanswered_questions (question, stems)
    select ${text}::text, ${stems}::text[] where not exists (select from counted)
      and (select count(*) from unanswered_questions where first_asked_at > now() - interval '1 day') < ${MAX_NEW_PER_DAY}
    on conflict (stems) do update set asked_count = unanswered_questions.asked_count + 1, last_asked_at = now(),
      question = excluded.question`.execute(db)
}

/** Returns the unanswered questions, most asked first, and their number. */
export async function listUnansweredQuestions(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const [unanswered, { total }] = await Promise.all([
    db
      .selectFrom('unanswered_questions')
      .select(['id', 'question', 'asked_count', 'first_asked_at', 'last_asked_at'])
      .orderBy('asked_count', 'desc')
      .orderBy('last_asked_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('unanswered_questions')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { unanswered, total }
}

/** Removes an unanswered question from the list. It reappears when somebody asks it again. @throws 404 */
export function removeUnansweredQuestion(db: Db, actor: Actor, id: number) {
  return db.transaction().execute(async (tx) => {
    assertFound(
      await tx.deleteFrom('unanswered_questions').where('id', '=', id).returning('id').executeTakeFirst(),
      'Question not found',
    )
    // Without the words of the question, because the audit log would store them longer than this list.
    await writeAudit(tx, actor, { action: 'chat.remove', target_type: 'unanswered question', target_id: id })
    return { message: 'The question has been removed from the list.' }
  })
}
