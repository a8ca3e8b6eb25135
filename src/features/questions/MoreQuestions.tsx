import { useRef, useState } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api } from '../call.ts'
import { QuestionRows } from './QuestionRows.tsx'
import { type QuestionFilters, type QuestionRow, rowOf } from './questionList.ts'

type More = { questions: QuestionRow[]; cursor: string | null; from: string | null }

/** The rest of the list, on demand. */
export function MoreQuestions({ filters, cursor }: { filters: QuestionFilters; cursor: string | null }) {
  const [loaded, setLoaded] = useState<More>({ questions: [], cursor, from: cursor })
  const [busy, setBusy] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  // the list above was loaded anew, and another question is its last
  const more = loaded.from === cursor ? loaded : { questions: [], cursor, from: cursor }

  async function load() {
    setBusy(true)
    try {
      const { questions, next_cursor } = await api('GET /questions', {
        query: { search: filters.search || undefined, sort: filters.sort, cursor: more.cursor ?? undefined },
      })
      setLoaded({ questions: [...more.questions, ...questions.map(rowOf)], cursor: next_cursor, from: cursor })
      if (more.questions.length === 0) requestAnimationFrame(() => first.current?.focus())
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {more.questions.length > 0 && (
        <div ref={first} tabIndex={-1} className="outline-none">
          <QuestionRows questions={more.questions} />
        </div>
      )}
      {more.cursor && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={load}>
            Show more questions
          </Button>
        </div>
      )}
    </>
  )
}
