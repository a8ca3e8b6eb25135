import type { Handlers } from '../../kit/server/services.server.ts'
import { acceptAnswer, deleteAnswer, editAnswer, readAnswerWithHtml, restoreAnswer } from './answers.service.server.ts'
import { listBusinessAnswers } from './businessAnswers.server.ts'
import { listProbableQuestions, listQuestions, listSimilarQuestions } from './listQuestions.server.ts'
import { answerQuestion } from './postAnswer.server.ts'
import type { questionsContract } from './questions.contract.ts'
import {
  askQuestion,
  deleteQuestion,
  editQuestion,
  readQuestionPage,
  restoreQuestion,
} from './questions.service.server.ts'
import { castVote } from './votes.service.server.ts'

export const questionsHandlers: Handlers<typeof questionsContract> = {
  'GET /questions': ({ viewer, query, ...services }) =>
    listQuestions(viewer ? services.db : services.replica, viewer, query, (limit) =>
      services.closeSearch.find(services, 'question', query.search ?? '', {}, limit),
    ),
  'GET /questions/similar': async ({ viewer, query, ...services }) => ({
    questions: query.probable
      ? await listProbableQuestions(services, viewer, query.title)
      : await listSimilarQuestions(services.replica, viewer, query.title, (limit) =>
          services.closeSearch.find(services, 'question', query.title, {}, limit),
        ),
  }),
  'GET /questions/:id': ({ db, viewer, params, query: { limit, cursor } }) =>
    readQuestionPage(db, viewer, params.id, { limit, after: cursor }),
  'GET /businesses/:id/answers': async ({ viewer, params, ...services }) => ({
    answers: await listBusinessAnswers(viewer ? services.db : services.replica, viewer, params.id),
  }),
  'GET /answers/:id': ({ db, viewer, params }) => readAnswerWithHtml(db, viewer, params.id),
  'POST /questions': async ({ viewer, body, ...services }) => ({ question: await askQuestion(services, viewer, body) }),
  'PUT /questions/:id': async ({ viewer, params, body, ...services }) => ({
    question: await editQuestion(services, viewer, params.id, body),
  }),
  'DELETE /questions/:id': ({ db, viewer, ip, params }) => deleteQuestion(db, { viewer, ip }, params.id),
  'POST /questions/:id/restore': ({ db, viewer, ip, params }) => restoreQuestion(db, { viewer, ip }, params.id),
  'POST /questions/:id/vote': ({ db, viewer, params, body }) =>
    castVote(db, viewer, 'question', params.id, body.vote_type),
  'POST /answers': async ({ viewer, body, ...services }) => ({ answer: await answerQuestion(services, viewer, body) }),
  'PUT /answers/:id': async ({ viewer, params, body, ...services }) => ({
    answer: await editAnswer(services, viewer, params.id, body),
  }),
  'DELETE /answers/:id': ({ db, viewer, ip, params }) => deleteAnswer(db, { viewer, ip }, params.id),
  'POST /answers/:id/restore': ({ db, viewer, ip, params }) => restoreAnswer(db, { viewer, ip }, params.id),
  'POST /answers/:id/vote': ({ db, viewer, params, body }) => castVote(db, viewer, 'answer', params.id, body.vote_type),
  'POST /answers/:id/accept': async ({ db, viewer, params }) => ({ answer: await acceptAnswer(db, viewer, params.id) }),
  'DELETE /admin/questions/:id': ({ db, viewer, ip, params }) => deleteQuestion(db, { viewer, ip }, params.id),
  'POST /admin/questions/:id/restore': ({ db, viewer, ip, params }) => restoreQuestion(db, { viewer, ip }, params.id),
  'DELETE /admin/answers/:id': ({ db, viewer, ip, params }) => deleteAnswer(db, { viewer, ip }, params.id),
  'POST /admin/answers/:id/restore': ({ db, viewer, ip, params }) => restoreAnswer(db, { viewer, ip }, params.id),
}
