import { type Db, sql } from '../../../database/open.server.ts'
import { findSimilarQuestions } from '../questionSearch.server.ts'
import type { Topic } from './topics.contract.ts'

const MAX_SUGGESTED = 3
/** The number of similar questions whose topics count. */
const MAX_SIMILAR = 8
/** The number of UTF-16 units of the details that are read. The subject of a question is usually at the beginning. */
const READ_LENGTH = 2000
/** The weights of a term in the title, of a term in the details, and of a similar question with the topic. */
const [IN_TITLE, IN_DETAILS, OF_SIMILAR] = [3, 1, 1.5]
/**
 * The minimum score, which is more than one word of the details has. A topic also needs half of the best topic's score.
 */
const MIN_SCORE = 2

/** Returns the topics whose terms a text contains, or that similar questions have, best first. */
export async function suggestTopics(db: Db, { title, content }: { title: string; content: string }) {
  const similar = title ? await findSimilarQuestions(db, title, MAX_SIMILAR) : []
  const { rows } = await sql<Pick<Topic, 'slug' | 'name'>>`
    with texts as materialized (
      select to_tsvector('english', searchable_text(${title})) as title,
        to_tsvector('english', searchable_text(${content.slice(0, READ_LENGTH)})) as details
    ), scores as (
      select t.slug, t.name, count(*) filter (where texts.title @@ term.query::tsquery) * ${IN_TITLE}::numeric
        + count(*) filter (where texts.details @@ term.query::tsquery) * ${IN_DETAILS}::numeric
        + ${OF_SIMILAR}::numeric * (
          select count(*) from question_topics as qt where qt.topic = t.slug and qt.question_id = any(${similar}::bigint[])
        ) as score
      from topics as t cross join texts
      left join lateral regexp_split_to_table(nullif(t.terms::text, ''), ' \\| ') as term (query) on true
      group by t.slug, t.name
    )
    select slug, name from scores where score >= greatest(${MIN_SCORE}::numeric, (select max(score) from scores) / 2)
    order by score desc, name limit ${MAX_SUGGESTED}`.execute(db)
  return { topics: rows }
}
