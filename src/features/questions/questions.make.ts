import { db } from '../../../test/database.ts'

let sequence = 0

type QuestionFields = { user_id: number | null; title?: string; content?: string; created_at?: string }

export async function makeQuestion(fields: QuestionFields) {
  sequence += 1
  return db
    .insertInto('questions')
    .values({ title: `Question ${sequence}`, content: 'Does anybody know?', ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function makeAnswer(fields: {
  question_id: number
  user_id: number | null
  content?: string
  created_at?: string
}) {
  return db
    .insertInto('answers')
    .values({ content: 'Yes, I do.', ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}
