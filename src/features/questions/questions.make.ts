import { db } from '../../../test/database.ts'

let made = 0

type Given = { user_id: number | null; title?: string; content?: string; created_at?: string }

export async function makeQuestion(given: Given) {
  made += 1
  return db
    .insertInto('questions')
    .values({ title: `Question ${made}`, content: 'Does anybody know?', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function makeAnswer(given: {
  question_id: number
  user_id: number | null
  content?: string
  created_at?: string
}) {
  return db
    .insertInto('answers')
    .values({ content: 'Yes, I do.', ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}
