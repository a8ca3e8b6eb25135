import type { SearchSource } from '../../kit/server/services.server.ts'
import { formatCount, withoutBlanks } from '../../kit/text/text.ts'
import { readQuestions } from './questions.query.server.ts'
import { readQuestionPage } from './questions.service.server.ts'

/** The maximum number of answers that the assistant reads. */
const MAX_ANSWERS = 4

export const questionsSearchSource: SearchSource = {
  kind: 'question',

  async loadItems({ replica }, ids) {
    const questions = await readQuestions(replica, null, ids)
    return questions.map((question) => ({
      id: question.id,
      title: question.title,
      url: `/questions/${question.id}`,
      start_datetime: null,
      end_datetime: null,
      meta: withoutBlanks(
        formatCount(question.answer_count, 'answer'),
        question.has_accepted_answer && 'Accepted answer',
        ...question.topic_names,
      ),
      body: question.content,
    }))
  },

  async readPage({ replica }, id) {
    const { question, answers } = await readQuestionPage(replica, null, id, { limit: MAX_ANSWERS })
    const { title, content } = question
    return {
      title,
      content: {
        title,
        question: content,
        topics: question.topic_names,
        posted_at: question.created_at,
        answers: answers.map((answer) => ({
          is_accepted: answer.is_accepted,
          votes: answer.upvotes - answer.downvotes,
          posted_at: answer.created_at,
          content: answer.content,
        })),
        answer_count: question.answer_count,
      },
      links: [],
    }
  },
}
