import { sql, type Tx } from '../../../database/open.server.ts'

/**
 * Makes duplicates of duplicates refer to the last question of the chain, after a question was shown or restored.
 * Meanwhile its original may have become a duplicate, or one of its duplicates may have got duplicates. The locks are
 * those of `closeAsDuplicate`.
 */
export async function joinDuplicateChains(tx: Tx, id: number): Promise<void> {
  await sql`
    select from questions where id in (
      select unnest(array[question_id, original_id]) from question_duplicates where ${id} in (question_id, original_id)
    ) order by id for no key update`.execute(tx)
  await sql`
    update question_duplicates as d set original_id = next.original_id from question_duplicates as next
    where next.question_id = d.original_id and ${id} in (d.question_id, next.original_id)`.execute(tx)
}
