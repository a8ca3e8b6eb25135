import type { Site } from '../../kit/page/site.ts'
import { htmlToText } from '../../kit/text/text.ts'
import { personPath } from '../accounts/personPath.ts'
import type { Answer, Question } from './questions.contract.ts'

type WithHtml = { content_html: string }
type Post = WithHtml & Pick<Question, 'full_name' | 'author' | 'created_at' | 'edited_at' | 'upvotes' | 'downvotes'>

/** The maximum number of answers in the structured data, besides the accepted one. */
const MAX_SUGGESTED = 10

export const answerAnchor = ({ id }: Pick<Answer, 'id'>) => `answer-${id}`

const postJsonLd = (
  { full_name, author, created_at, edited_at, upvotes, downvotes, content_html }: Post,
  site: Site,
) => ({
  text: htmlToText(content_html),
  // Google asks for upvotes minus downvotes when there are downvotes.
  upvoteCount: upvotes - downvotes,
  datePublished: created_at,
  ...(edited_at && { dateModified: edited_at }),
  author: { '@type': 'Person', name: full_name, ...(author && { url: site.url + personPath(author) }) },
})

/** The structured data of a question with its answers: https://developers.google.com/search/docs/appearance/structured-data/qapage */
export function questionJsonLd(question: Question & WithHtml, answers: (Answer & WithHtml)[], site: Site) {
  const url = `${site.url}/questions/${question.id}`
  const answerJsonLd = (answer: Answer & WithHtml) => ({
    '@type': 'Answer',
    ...postJsonLd(answer, site),
    url: `${url}#${answerAnchor(answer)}`,
  })
  const accepted = answers.find(({ is_accepted }) => is_accepted)
  const others = answers.filter(({ is_accepted }) => !is_accepted).slice(0, MAX_SUGGESTED)
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      ...postJsonLd(question, site),
      url,
      answerCount: question.answer_count,
      ...(accepted && { acceptedAnswer: answerJsonLd(accepted) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answerJsonLd) }),
    },
  }
}
