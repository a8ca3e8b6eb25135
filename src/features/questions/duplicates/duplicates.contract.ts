import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { Question } from '../questions.contract.ts'

const question = z.object({ question: Question })

export const duplicatesContract = {
  'GET /questions/:id/related': {
    summary: 'Up to five questions about the same, the most similar first',
    reply: z.object({
      questions: z.array(
        Question.pick({ id: true, title: true, answer_count: true, has_accepted_answer: true, created_at: true }),
      ),
    }),
  },
  'POST /questions/:id/duplicate': {
    summary:
      'Close a question as a duplicate of another one, as its author or as a moderator. It takes no further answers',
    access: 'member',
    body: z.object({ original_id: z.int('original_id must be a positive whole number').positive() }),
    reply: question,
  },
  'DELETE /questions/:id/duplicate': {
    summary: 'Open a question again that was closed as a duplicate, as its author or as a moderator',
    access: 'member',
    reply: question,
  },
} satisfies Contract

type DuplicatesContract = typeof duplicatesContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends DuplicatesContract {}
}
