import { useEffect, useState } from 'react'
import { api } from '../../kit/api.ts'
import { formatCount } from '../../kit/text.ts'
import type { Question } from './questions.contract.ts'

const DEBOUNCE = 400
const NONE: Question[] = []

/** Questions like the one being typed, so that the same is not asked twice. They open in a new tab. */
export function SimilarQuestions({ title }: { title: string }) {
  const [similar, setSimilar] = useState(NONE)
  const wanted = title.trim()

  useEffect(() => {
    if (!wanted) return setSimilar(NONE)
    let left = false
    const timer = setTimeout(async () => {
      // it is a help: where it fails, nothing is missing
      const { questions } = await api('GET /questions/similar', { query: { title: wanted } }).catch(() => ({
        questions: NONE,
      }))
      if (!left) setSimilar(questions)
    }, DEBOUNCE)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [wanted])

  return (
    <div role="status">
      {similar.length > 0 && (
        <div className="rounded-md bg-glacier-soft p-4">
          <p className="font-semibold">Has it been asked already?</p>
          <ul className="mt-2 grid gap-2 wrap-anywhere">
            {similar.map(({ id, title, answer_count }) => (
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
