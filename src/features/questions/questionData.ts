import type { Site } from '../../kit/settings.server.ts'
import { htmlToText } from '../../kit/text.ts'
import type { Answer, Question } from './questions.contract.ts'

type WithHtml = { content_html: string }
type Post = WithHtml & Pick<Question, 'full_name' | 'created_at' | 'edited_at' | 'upvotes' | 'downvotes'>

export const answerAnchor = ({ id }: Pick<Answer, 'id'>) => `answer-${id}`

const postData = ({ full_name, created_at, edited_at, upvotes, downvotes, content_html }: Post) => ({
  text: htmlToText(content_html),
  // where votes go both ways it is what is left of them
  upvoteCount: upvotes - downvotes,
  datePublished: created_at,
  ...(edited_at && { dateModified: edited_at }),
  author: { '@type': 'Person', name: full_name },
})

/** A question with its answers as https://developers.google.com/search/docs/appearance/structured-data/qapage wants it. */
export function questionData(question: Question & WithHtml, answers: (Answer & WithHtml)[], site: Site) {
  const url = `${site.url}/questions/${question.id}`
  const answerData = (answer: Answer & WithHtml) => ({
    '@type': 'Answer',
    ...postData(answer),
    url: `${url}#${answerAnchor(answer)}`,
  })
  const accepted = answers.find(({ is_accepted }) => is_accepted)
  const others = answers.filter(({ is_accepted }) => !is_accepted)
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      ...postData(question),
      url,
      answerCount: answers.length,
      ...(accepted && { acceptedAnswer: answerData(accepted) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answerData) }),
    },
  }
}
