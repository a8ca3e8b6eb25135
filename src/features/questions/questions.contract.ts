import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema, INVALID_CURSOR } from '../../kit/api/cursor.ts'
import { choice, closeness, id, limit, line, maxUnits, message, search, text, time } from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { MARKDOWN_MAX } from '../markdown/markdown.constants.ts'
import { ANSWERS_ON_PAGE, questionSorts, TITLE_MAX, voteTypes } from './questions.constants.ts'

const user_vote = z.enum(voteTypes).nullable()

export const Question = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    /** Null when the account was deleted. */
    user_id: id.nullable(),
    full_name: z.string(),
    created_at: time,
    edited_at: time.nullable(),
    upvotes: z.number(),
    downvotes: z.number(),
    answer_count: z.number(),
    has_accepted_answer: z.boolean(),
    visibility: z.enum(visibilities),
    /** Whether it waits for a moderator. Then only its author and moderators see it. */
    is_held: z.boolean(),
    user_vote,
  })
  .meta({ id: 'Question' })
export type Question = z.output<typeof Question>

export const Answer = z
  .object({
    id,
    question_id: id,
    content: z.string(),
    user_id: id.nullable(),
    full_name: z.string(),
    created_at: time,
    edited_at: time.nullable(),
    upvotes: z.number(),
    downvotes: z.number(),
    is_accepted: z.boolean(),
    visibility: z.enum(visibilities),
    /** Whether it waits for a moderator. Then only its author and moderators see it. */
    is_held: z.boolean(),
    user_vote,
  })
  .meta({ id: 'Answer' })
export type Answer = z.output<typeof Answer>

/** An answer on the page of the business that its author speaks for. */
const BusinessAnswer = Answer.pick({
  id: true,
  question_id: true,
  user_id: true,
  full_name: true,
  created_at: true,
  upvotes: true,
  downvotes: true,
  is_accepted: true,
})
  .extend({
    question_title: z.string(),
    /** The beginning of its text, without Markdown. */
    excerpt: z.string(),
  })
  .meta({ id: 'BusinessAnswer' })
export type BusinessAnswer = z.output<typeof BusinessAnswer>

const renderedContent = { content_html: z.string() }
const content = (name: string, required?: string) => text(MARKDOWN_MAX, name, { required })

export const QuestionForm = z.object({
  title: line(TITLE_MAX, 'Title'),
  content: content('Details', 'Details are required'),
})
export const AnswerForm = z.object({ content: content('Answer') })
const Vote = z.object({ vote_type: choice(voteTypes, 'vote_type') })
const voteReply = z.object({ votes: z.object({ upvotes: z.number(), downvotes: z.number() }), user_vote })
const question = z.object({ question: Question })
const answer = z.object({ answer: Answer })
const cursor = maxUnits(z.string(), 200, INVALID_CURSOR).optional()

export const questionsContract = {
  'GET /questions': {
    summary: 'Questions. search matches words in title, content and answers, sorted by relevance',
    query: z.object({ search, sort: choice(questionSorts, 'sort').default('newest'), limit: limit(), cursor }),
    reply: z.object({
      questions: z.array(Question),
      next_cursor: z.string().nullable(),
      ...closeness,
    }),
  },
  'GET /questions/similar': {
    summary: 'Up to five questions with a similar title',
    query: z.object({
      title: maxUnits(z.string().trim(), TITLE_MAX, `Title must be ${TITLE_MAX} characters or less`).default(''),
    }),
    reply: z.object({ questions: z.array(Question) }),
  },
  'GET /questions/:id': {
    summary: 'A question with its answers, 50 by default: the accepted one first, then by votes, then the oldest first',
    query: z.object({
      limit: limit(ANSWERS_ON_PAGE),
      cursor: createCursorSchema('id', 'number', 'time', 'id')
        .transform(([accepted_id, net_votes, created_at, id]) => ({ accepted_id, net_votes, created_at, id }))
        .optional(),
    }),
    reply: z.object({
      question: Question.extend(renderedContent),
      answers: z.array(Answer.extend(renderedContent)),
      next_cursor: z.string().nullable(),
    }),
  },
  'POST /questions': { summary: 'Ask a question', access: 'member', body: QuestionForm, reply: question, status: 201 },
  'PUT /questions/:id': { summary: 'Change your question', access: 'member', body: QuestionForm, reply: question },
  'DELETE /questions/:id': {
    summary: 'Delete a question with its answers, as its author or as an administrator',
    access: 'member',
    reply: message,
  },
  'POST /questions/:id/vote': {
    summary: 'Vote. Repeating the same vote removes it; the opposite vote replaces it',
    access: 'member',
    body: Vote,
    reply: voteReply,
  },
  'POST /answers': {
    summary: 'Answer a question',
    access: 'member',
    body: AnswerForm.extend({ question_id: z.int('question_id must be a positive whole number').positive() }),
    reply: answer,
    status: 201,
  },
  'GET /businesses/:id/answers': {
    summary:
      'The best answers of the owner and the admins of a business: accepted ones first, then by votes, at most 3',
    reply: z.object({ answers: z.array(BusinessAnswer) }),
  },
  'GET /answers/:id': { summary: 'An answer', reply: z.object({ answer: Answer.extend(renderedContent) }) },
  'PUT /answers/:id': { summary: 'Change your answer', access: 'member', body: AnswerForm, reply: answer },
  'DELETE /answers/:id': {
    summary: 'Delete an answer, as its author or as an administrator',
    access: 'member',
    reply: message,
  },
  'POST /answers/:id/vote': {
    summary: 'Vote. Repeating the same vote removes it; the opposite vote replaces it',
    access: 'member',
    body: Vote,
    reply: voteReply,
  },
  'POST /answers/:id/accept': {
    summary: 'Accept this answer to your question. It replaces the answer that was accepted before',
    access: 'member',
    reply: answer,
  },
  'DELETE /admin/questions/:id': { summary: 'Delete a question', access: 'admin', reply: message },
  'DELETE /admin/answers/:id': { summary: 'Delete an answer', access: 'admin', reply: message },
} satisfies Contract

type QuestionsContract = typeof questionsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends QuestionsContract {}
}
