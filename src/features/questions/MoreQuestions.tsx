import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api } from '../call.ts'
import { QuestionRows } from './QuestionRows.tsx'
import { type QuestionFilters, type QuestionRow, rowOf } from './questionList.ts'

type Seen = { questions: QuestionRow[]; cursor: string | null }
type MoreQuestionsProps = { filters: QuestionFilters; first: QuestionRow[]; cursor: string | null }

// with the entry in the browser's history, so that Back finds the list as long as it was left
const readSeen = (): Seen | null => history.state?.seen ?? null
const writeSeen = (seen: Seen) => history.replaceState({ ...history.state, seen }, '')

const never = () => () => {}

/** What was seen below `first`; nothing when they share no question, for then there may be others between them. */
function below(seen: QuestionRow[], first: QuestionRow[]) {
  const rest = without(seen, first)
  return rest.length < seen.length ? rest : []
}

function without(questions: QuestionRow[], others: QuestionRow[]) {
  const ids = new Set(others.map(({ id }) => id))
  return questions.filter(({ id }) => !ids.has(id))
}

/** The rest of the list, on demand. */
export function MoreQuestions({ filters, first, cursor }: MoreQuestionsProps) {
  const [seen, setSeen] = useState(() => (import.meta.env.SSR ? null : readSeen()))
  const [busy, setBusy] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  // the server's page has the first ones alone
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const more = hydrated && seen ? below(seen.questions, first) : []
  const next = seen && more.length > 0 ? seen.cursor : cursor

  async function load() {
    const { href } = location
    setBusy(true)
    try {
      const { questions, next_cursor } = await api('GET /questions', {
        query: { search: filters.search || undefined, sort: filters.sort, cursor: next ?? undefined },
      })
      if (location.href !== href) return
      const shown = [...first, ...more]
      const all = { questions: [...shown, ...without(questions.map(rowOf), shown)], cursor: next_cursor }
      writeSeen(all)
      flushSync(() => setSeen(all))
      rows.current?.querySelectorAll('a')[more.length]?.focus()
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {more.length > 0 && (
        <div ref={rows}>
          <QuestionRows questions={more} />
        </div>
      )}
      {next && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={load}>
            Show more questions
          </Button>
        </div>
      )}
    </>
  )
}
