import { db } from '../../../test/database.ts'
import type { Visibility } from '../../kit/page/visibility.ts'

let sequence = 0

type QuestionFields = {
  user_id: number | null
  title?: string
  content?: string
  created_at?: string
  visibility?: Visibility
}

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
  visibility?: Visibility
}) {
  return db
    .insertInto('answers')
    .values({ content: 'Yes, I do.', ...fields })
    .returningAll()
    .executeTakeFirstOrThrow()
}
