import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { formatCount } from '../../kit/text/text.ts'
import type { Question } from './questions.contract.ts'

const DEBOUNCE_MS = 400
const NO_QUESTIONS: Question[] = []

/** Existing questions that probably ask what the typed title asks. They open in a new tab, so that the form stays. */
export function SimilarQuestions({ title }: { title: string }) {
  const [questions, setQuestions] = useState(NO_QUESTIONS)
  const query = title.trim()

  useEffect(() => {
    if (!query) return setQuestions(NO_QUESTIONS)
    let isStale = false
    const timer = setTimeout(async () => {
      // The list is optional, so a failed call shows nothing.
      const reply = await api('GET /questions/similar', { query: { title: query, probable: 'true' } }).catch(() => ({
        questions: NO_QUESTIONS,
      }))
      if (!isStale) setQuestions(reply.questions)
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [query])

  return (
    // The height of the collapsed list is reserved, so that the fields below never move while somebody types.
    <div role="status" className="min-h-11">
      {questions.length > 0 && (
        <details className="rounded-md bg-glacier-soft px-4">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {formatCount(questions.length, 'similar question')}
          </summary>
          <ul className="grid gap-2 pb-4 wrap-anywhere">
            {questions.map(({ id, title, answer_count }) => (
              <li key={id}>
                <a href={`/questions/${id}`} target="_blank" rel="noreferrer">
                  {title}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
                <span className="text-sm text-muted">{` · ${formatCount(answer_count, 'answer')}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
