import { db } from '../../../test/database.ts'
import type { HeldType } from './heldPosts.constants.ts'

const tables = { question: 'questions', answer: 'answers', job: 'jobs', event: 'events' } as const

/** Holds an existing post for a moderator. */
export async function makeHold(hold: { target_type: HeldType; target_id: number; author_id: number }) {
  await db.updateTable(tables[hold.target_type]).set({ visibility: 'held' }).where('id', '=', hold.target_id).execute()
  return db
    .insertInto('held_posts')
    .values({ score: 20, signals: ['It links to evil.example.'], ...hold })
    .returningAll()
    .executeTakeFirstOrThrow()
}
