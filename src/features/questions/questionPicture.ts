import type { LinkPicture } from '../../kit/page/linkPicture.ts'
import { formatCount } from '../../kit/text/text.ts'
import type { Question } from './questions.contract.ts'

/** The preview picture for links to a question. */
export const questionPicture = (
  question: Pick<Question, 'id' | 'title' | 'answer_count' | 'has_accepted_answer'>,
): LinkPicture => ({
  section: 'questions',
  id: question.id,
  kind: 'Question',
  title: question.title,
  facts: [
    question.answer_count === 0 ? 'Can you answer it?' : formatCount(question.answer_count, 'answer'),
    ...(question.has_accepted_answer ? ['Accepted answer'] : []),
  ],
  block: [],
})
