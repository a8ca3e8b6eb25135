import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { formatCount } from '../../kit/text/text.ts'
import type { Question } from './questions.contract.ts'

const DEBOUNCE_MS = 400
const NO_QUESTIONS: Question[] = []

/** Existing questions that are similar to the typed title. They open in a new tab, so that the form stays. */
export function SimilarQuestions({ title }: { title: string }) {
  const [questions, setQuestions] = useState(NO_QUESTIONS)
  const query = title.trim()

  useEffect(() => {
    if (!query) return setQuestions(NO_QUESTIONS)
    let isStale = false
    const timer = setTimeout(async () => {
      // The list is optional, so a failed call shows nothing.
      const reply = await api('GET /questions/similar', { query: { title: query } }).catch(() => ({
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
    <div role="status">
      {questions.length > 0 && (
        <div className="rounded-md bg-glacier-soft p-4">
          <p className="font-semibold">Has this been asked already?</p>
          <ul className="mt-2 grid gap-2 wrap-anywhere">
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
        </div>
      )}
    </div>
  )
}
