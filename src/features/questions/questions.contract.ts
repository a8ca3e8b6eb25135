import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { createCursorSchema, INVALID_CURSOR } from '../../kit/api/cursor.ts'
import {
  choice,
  closeness,
  deleted,
  id,
  limitParam,
  line,
  maxUnits,
  searchParam,
  text,
  time,
} from '../../kit/api/schema.ts'
import { visibilities } from '../../kit/page/visibility.ts'
import { Person, SpokenFor } from '../accounts/person.contract.ts'
import { MAX_MARKDOWN_LENGTH } from '../markdown/markdown.constants.ts'
import { ANSWER_PAGE_SIZE, MAX_TITLE_LENGTH, questionSorts, voteTypes } from './questions.constants.ts'
import { topicSlugs } from './topics/topics.contract.ts'

const user_vote = z.enum(voteTypes).nullable()

export const Question = z
  .object({
    id,
    title: z.string(),
    content: z.string(),
    /** The id of the author; null when the account was deleted. */
    user_id: id.nullable(),
    full_name: z.string(),
    /** The account of the author; null without a public page. */
    author: Person.nullable(),
    created_at: time,
    edited_at: time.nullable(),
    upvotes: z.number(),
    downvotes: z.number(),
    answer_count: z.number(),
    has_accepted_answer: z.boolean(),
    /** The slugs of its topics, in the order of their names. */
    topics: z.array(z.string()),
    /** The names of its topics, in the same order. */
    topic_names: z.array(z.string()),
    /** The original, when the question was closed as a duplicate. */
    duplicate_of: z.object({ id, title: z.string() }).nullable(),
    visibility: z.enum(visibilities),
    /** Whether the question is held for a moderator. Then only its author and moderators see it. */
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
    /** The account of the author; null without a public page. */
    author: Person.nullable(),
    /** At most two listed businesses for which the author speaks. */
    speaks_for: z.array(SpokenFor),
    created_at: time,
    edited_at: time.nullable(),
    upvotes: z.number(),
    downvotes: z.number(),
    is_accepted: z.boolean(),
    visibility: z.enum(visibilities),
    /** Whether the answer is held for a moderator. Then only its author and moderators see it. */
    is_held: z.boolean(),
    user_vote,
  })
  .meta({ id: 'Answer' })
export type Answer = z.output<typeof Answer>

/** An answer on the page of its author, or of the business that its author speaks for. */
export const ListedAnswer = Answer.pick({
  id: true,
  question_id: true,
  user_id: true,
  full_name: true,
  author: true,
  created_at: true,
  upvotes: true,
  downvotes: true,
  is_accepted: true,
})
  .extend({
    question_title: z.string(),
    /** The beginning of the answer, without Markdown. */
    excerpt: z.string(),
  })
  .meta({ id: 'ListedAnswer' })
export type ListedAnswer = z.output<typeof ListedAnswer>

const renderedContent = { content_html: z.string() }
const content = (name: string, required?: string) => text(MAX_MARKDOWN_LENGTH, name, { required })

export const QuestionForm = z.object({
  title: line(MAX_TITLE_LENGTH, 'Title'),
  content: content('Details', 'Details are required'),
  /** The slugs of its topics. When missing, an edited question keeps its topics. */
  topics: topicSlugs.optional(),
})
/** An edited question. With `expected`, the edit is refused when the question has other texts by now. */
const QuestionEdit = QuestionForm.extend({ expected: z.object({ title: z.string(), content: z.string() }).optional() })
export const AnswerForm = z.object({ content: content('Answer') })
/** An edited answer. With `expected`, the edit is refused when the answer has another text by now. */
const AnswerEdit = AnswerForm.extend({ expected: z.object({ content: z.string() }).optional() })
const Vote = z.object({ vote_type: choice(voteTypes, 'vote_type') })
const voteReply = z.object({ votes: z.object({ upvotes: z.number(), downvotes: z.number() }), user_vote })
const question = z.object({ question: Question })
const answer = z.object({ answer: Answer })
const questionPage = z.object({
  question: Question.extend(renderedContent),
  answers: z.array(Answer.extend(renderedContent)),
  next_cursor: z.string().nullable(),
})
const answerPage = z.object({ answer: Answer.extend(renderedContent) })
const cursor = maxUnits(z.string(), 200, INVALID_CURSOR).optional()

export const questionsContract = {
  'GET /questions': {
    summary:
      'Questions. search matches words in title, content and answers, and sorts by relevance unless sort is given',
    query: z.object({
      search: searchParam,
      topic: maxUnits(z.string().trim(), 60, 'topic must be 60 characters or less')
        .transform((value) => value.replaceAll('\0', '') || undefined)
        .optional(),
      /** The order. When missing, a search sorts by relevance and any other list by `newest`. */
      sort: choice(questionSorts, 'sort').optional(),
      limit: limitParam(),
      cursor,
    }),
    reply: z.object({
      questions: z.array(Question),
      next_cursor: z.string().nullable(),
      /** The number of results of a search, at most 200; null on its later pages and without a search. */
      total: z.number().nullable(),
      ...closeness,
    }),
  },
  'GET /questions/similar': {
    summary:
      'Up to five questions with a similar title. probable=true returns up to three that probably ask the same, most certain first',
    query: z.object({
      probable: z.literal('true', 'probable must be true').optional(),
      title: maxUnits(
        z.string().trim(),
        MAX_TITLE_LENGTH,
        `Title must be ${MAX_TITLE_LENGTH} characters or less`,
      ).default(''),
    }),
    reply: z.object({ questions: z.array(Question) }),
  },
  'GET /questions/:id': {
    summary: 'A question with its answers, 50 by default: the accepted one first, then by votes, then the oldest first',
    query: z.object({
      limit: limitParam(ANSWER_PAGE_SIZE),
      cursor: createCursorSchema('id', 'number', 'time', 'id')
        .transform(([accepted_id, net_votes, created_at, id]) => ({ accepted_id, net_votes, created_at, id }))
        .optional(),
    }),
    reply: questionPage,
  },
  'POST /questions': { summary: 'Ask a question', access: 'member', body: QuestionForm, reply: question, status: 201 },
  'PUT /questions/:id': {
    summary: 'Change your question. With expected, 409 when it was changed meanwhile',
    access: 'member',
    body: QuestionEdit,
    reply: question,
  },
  'DELETE /questions/:id': {
    summary: 'Delete a question with its answers, as its author or as an administrator',
    access: 'member',
    reply: deleted,
  },
  'POST /questions/:id/restore': {
    summary:
      'Restore a deleted question with its answers: for 10 minutes if you have deleted it, for 30 days as an administrator',
    access: 'member',
    reply: questionPage,
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
    reply: z.object({ answers: z.array(ListedAnswer) }),
  },
  'GET /answers/:id': { summary: 'An answer', reply: answerPage },
  'PUT /answers/:id': {
    summary: 'Change your answer. With expected, 409 when it was changed meanwhile',
    access: 'member',
    body: AnswerEdit,
    reply: answer,
  },
  'DELETE /answers/:id': {
    summary: 'Delete an answer, as its author or as an administrator',
    access: 'member',
    reply: deleted,
  },
  'POST /answers/:id/restore': {
    summary: 'Restore a deleted answer: for 10 minutes if you have deleted it, for 30 days as an administrator',
    access: 'member',
    reply: answerPage,
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
  'DELETE /admin/questions/:id': { summary: 'Delete a question', access: 'admin', reply: deleted },
  'POST /admin/questions/:id/restore': {
    summary: 'Restore a question that was deleted in the last 30 days',
    access: 'admin',
    reply: questionPage,
  },
  'DELETE /admin/answers/:id': { summary: 'Delete an answer', access: 'admin', reply: deleted },
  'POST /admin/answers/:id/restore': {
    summary: 'Restore an answer that was deleted in the last 30 days',
    access: 'admin',
    reply: answerPage,
  },
} satisfies Contract

type QuestionsContract = typeof questionsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends QuestionsContract {}
}
