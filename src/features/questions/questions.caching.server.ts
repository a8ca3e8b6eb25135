import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { Question, questionsContract } from './questions.contract.ts'

/** `votes:17` are the votes of question 17, `answers:17` its answers with their votes. */
const tagsOf = ({ id, user_id, duplicate_of }: Pick<Question, 'id' | 'user_id' | 'duplicate_of'>) => [
  ...(duplicate_of ? [`question:${duplicate_of.id}`] : []),
  `question:${id}`,
  `votes:${id}`,
  ...tagsOfAuthor({ user_id }),
]
const tagsOfAuthor = ({ user_id }: Pick<Question, 'user_id'>) => (user_id === null ? [] : [`user:${user_id}`])

/** The tags of lists: `questions` for which there are and when they were asked. */
export const questionsCaching: CachingOf<typeof questionsContract> = {
  'GET /questions': ({ query, reply }) => ({
    tags: [
      'questions',
      ...(query?.search ? ['questions.search'] : []),
      ...(query?.topic ? ['topics'] : []),
      ...(query?.sort === 'votes' ? ['questions.votes'] : []),
      ...(query?.sort === 'unanswered' ? ['questions.unanswered'] : []),
      ...reply.questions.flatMap(tagsOf),
    ],
  }),
  // `answersOf:5` are the answers of those who may edit business 5.
  'GET /businesses/:id/answers': ({ params, reply: { answers } }) => ({
    tags: [
      `answersOf:${params?.id}`,
      ...answers.flatMap((answer) => [`question:${answer.question_id}`, ...tagsOfAuthor(answer)]),
    ],
  }),
  'GET /questions/:id': ({ reply: { question, answers } }) => ({
    tags: [...tagsOf(question), `answers:${question.id}`, ...answers.flatMap(tagsOfAuthor)],
  }),
}
