import type { CachingOf } from '../../kit/server/caching.server.ts'
import type { Question, questionsContract } from './questions.contract.ts'

/** The tag `votes:17` stands for the votes on question 17, `answers:17` for its answers with their votes. */
const tagsOf = ({ id, user_id, duplicate_of }: Pick<Question, 'id' | 'user_id' | 'duplicate_of'>) => [
  ...(duplicate_of ? [`question:${duplicate_of.id}`] : []),
  `question:${id}`,
  `votes:${id}`,
  ...tagsOfAuthor({ user_id }),
]
const tagsOfAuthor = ({ user_id }: Pick<Question, 'user_id'>) => (user_id === null ? [] : [`user:${user_id}`])

/** The tag `questions` stands for the set of questions and the times at which they were asked. */
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
  // The tag `answersOf:5` stands for the answers of people who may edit business 5.
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
