import { useEffect, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import type { Endpoints, ReplyOf } from '../../../kit/api/contract.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Row, Rows } from '../../../kit/ui/Rows.tsx'

type RelatedQuestionRows = ReplyOf<Endpoints['GET /questions/:id/related']>['questions']

/**
 * Related questions. The browser loads them, because otherwise every new question would invalidate the cached pages of all
 * questions.
 */
export function RelatedQuestions({ id }: { id: number }) {
  const [questions, setQuestions] = useState<RelatedQuestionRows>([])
  useEffect(() => {
    const stop = new AbortController()
    // The page is complete without related questions.
    api('GET /questions/:id/related', { params: { id }, signal: stop.signal }).then(
      (reply) => setQuestions(reply.questions),
      () => {},
    )
    return () => stop.abort()
  }, [id])
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="mb-4">
        Related questions
      </h2>
      <Rows>
        {questions.map((question) => (
          <Row
            key={question.id}
            heading="h3"
            title={question.title}
            to={`/questions/${question.id}`}
            aside={<span>{formatCount(question.answer_count, 'answer')}</span>}
          />
        ))}
      </Rows>
    </section>
  )
}
