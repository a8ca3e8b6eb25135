import { useEffect, useState } from 'react'
import { api, useAction } from '../../../kit/api/api.ts'
import { describeFailure, parseFailure } from '../../../kit/api/failure.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import type { Question } from '../questions.contract.ts'

const DEBOUNCE_MS = 300
type Choice = Pick<Question, 'id' | 'title' | 'answer_count'>
type CloseDialogProps = { question: Pick<Question, 'id' | 'title'>; onClose: () => void }

/** Searches for the original question, and closes this question as its duplicate. */
export function CloseDialog({ question, onClose }: CloseDialogProps) {
  const [typed, setTyped] = useState(question.title)
  const [found, setFound] = useState<Choice[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const close = useAction('POST /questions/:id/duplicate', {
    failed: 'The question was not closed',
    done: 'The question was closed as a duplicate.',
    onDone: onClose,
  })
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      setProblem(null)
      findQuestions(typed.trim(), stop.signal).then(
        (questions) => setFound(questions.filter(({ id }) => id !== question.id)),
        (error) => {
          if (stop.signal.aborted) return
          const isMissing = parseFailure(error).status === 404
          setFound(isMissing ? [] : null)
          if (!isMissing) setProblem(describeFailure('The questions could not be searched.', error))
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, question.id])
  return (
    <Dialog
      open
      onClose={onClose}
      title="Close as a duplicate"
      description="Which question has the answers? This one stays, with a link to it, and takes no further answers."
    >
      <Field label="Words of the other question, or its address">
        {(field) => (
          <Input {...field} value={typed} maxLength={255} onChange={(event) => setTyped(event.target.value)} />
        )}
      </Field>
      {problem && (
        <Alert tone="danger" className="mt-4">
          {problem}
        </Alert>
      )}
      <div role="status" className="mt-4">
        {found?.length === 0 && (
          <EmptyState heading="h3" title="No question found">
            <p>Try other words, or paste its address.</p>
          </EmptyState>
        )}
        <ul className="grid gap-3">
          {found?.map(({ id, title }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 border-line border-b pb-3">
              <a href={`/questions/${id}`} target="_blank" rel="noreferrer" className="min-w-0 flex-1 wrap-anywhere">
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <Button
                size="sm"
                variant="secondary"
                busy={close.busy}
                aria-label={`Choose “${title}”`}
                onClick={() => close({ params: { id: question.id }, body: { original_id: id } })}
              >
                Choose
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

async function findQuestions(text: string, signal: AbortSignal): Promise<Choice[]> {
  const id = text.match(/\/questions\/(\d+)/)?.[1]
  if (id) return [(await api('GET /questions/:id', { params: { id }, query: { limit: '1' }, signal })).question]
  return (await api('GET /questions/similar', { query: { title: text }, signal })).questions
}
