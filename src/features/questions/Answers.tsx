import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { countWrites } from '../../kit/api/call.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { answerAnchor } from './questionJsonLd.ts'
import type { Answer, Question } from './questions.contract.ts'

type ShownAnswer = Answer & { content_html: string }
type MoreAnswers = { answers: ShownAnswer[]; cursor: string | null; writesAtLoad: number }

type AnswersProps = {
  question: Question
  /** The first page of answers, which the screen has loaded. */
  first: ShownAnswer[]
  /** The cursor after `first`; null when there are no more. */
  cursor: string | null
  writesAtLoad: number | null
  /** The answer that the viewer has just posted. It is shown although many other answers may precede it. */
  postedId: number | null
  onDeleted: () => void
}

const MAX_LIMIT = 100

/** Loads one page of answers after a cursor. */
async function loadAnswers(question_id: number, from: string | null, count: number): Promise<MoreAnswers> {
  const writesAtLoad = countWrites()
  const answers: ShownAnswer[] = []
  let cursor = from
  while (cursor && answers.length < count) {
    const limit = Math.min(MAX_LIMIT, count - answers.length)
    const page = await api('GET /questions/:id', {
      params: { id: question_id },
      query: { limit: String(limit), cursor },
    })
    answers.push(...page.answers)
    cursor = page.next_cursor
  }
  return { answers, cursor, writesAtLoad }
}

function withoutRepetitions(answers: ShownAnswer[], others: ShownAnswer[]) {
  const ids = new Set(others.map(({ id }) => id))
  return answers.filter(({ id }) => !ids.has(id))
}

/**
 * The answers to a question: the first page, more on demand, and the answer that the URL names or the viewer has
 * posted.
 */
export function Answers({ question, first, cursor, writesAtLoad, postedId, onDeleted }: AnswersProps) {
  const { hash } = useLocation()
  const [more, setMore] = useState<MoreAnswers | null>(null)
  const [single, setSingle] = useState<{ answer: ShownAnswer; writesAtLoad: number } | null>(null)
  const [deletedId, setDeletedId] = useState(0)
  const [busy, setBusy] = useState(false)
  const loadedCount = useRef(0)
  loadedCount.current = more?.answers.length ?? 0

  // After a vote, an edit or a deletion the screen is loaded again. The answers loaded on demand may have changed too.
  useEffect(() => {
    if (loadedCount.current === 0) return
    let isCurrent = true
    loadAnswers(question.id, first.length > 0 ? cursor : null, loadedCount.current)
      .then((reloaded) => isCurrent && setMore(reloaded))
      .catch((error) => console.warn('answers were not loaded again', error))
    return () => {
      isCurrent = false
    }
  }, [question.id, first, cursor])

  const namedId = postedId ?? Number(/^#answer-(\d+)$/.exec(hash)?.[1] ?? 0)
  const listed = more ? [...first, ...withoutRepetitions(more.answers, first)] : first
  const isListed = listed.some(({ id }) => id === namedId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the screen was loaded again, this answer is too
  useEffect(() => {
    if (namedId === 0 || namedId === deletedId || isListed) return setSingle(null)
    let isCurrent = true
    const writes = countWrites()
    api('GET /answers/:id', { params: { id: namedId } })
      .then(({ answer }) => {
        if (!isCurrent || answer.question_id !== question.id) return
        flushSync(() => setSingle({ answer, writesAtLoad: writes }))
        if (postedId === null) document.getElementById(answerAnchor(answer))?.scrollIntoView()
      })
      // The answer may have been deleted since the link was written.
      .catch(() => isCurrent && setSingle(null))
    return () => {
      isCurrent = false
    }
  }, [namedId, deletedId, postedId, isListed, question.id, first])

  const isPostedShown = postedId !== null && (isListed || single?.answer.id === postedId)
  useEffect(() => {
    const row = isPostedShown ? document.getElementById(answerAnchor({ id: postedId })) : null
    if (!row) return
    row.scrollIntoView({ block: row.offsetHeight < innerHeight / 2 ? 'center' : 'start' })
    if (row.firstElementChild instanceof HTMLElement) row.firstElementChild.focus({ preventScroll: true })
  }, [isPostedShown, postedId])
  useEffect(() => {
    // On a slow device the answer is shown before the list has it. When it moves there, its removed card loses the focus.
    if (postedId === null || !isListed || document.activeElement !== document.body) return
    const card = document.getElementById(answerAnchor({ id: postedId }))?.firstElementChild
    if (card instanceof HTMLElement) card.focus({ preventScroll: true })
  }, [isListed, postedId])

  const nextCursor = more ? more.cursor : cursor

  async function showMore() {
    setBusy(true)
    try {
      const next = await loadAnswers(question.id, nextCursor, MAX_LIMIT)
      const added = withoutRepetitions(next.answers, listed)
      flushSync(() => setMore({ ...next, answers: [...(more?.answers ?? []), ...added] }))
      const [firstAdded] = added
      const row = firstAdded && document.getElementById(answerAnchor(firstAdded))
      if (row?.firstElementChild instanceof HTMLElement) row.firstElementChild.focus()
    } catch (error) {
      toast.error(describeFailure('Failed to load answers', error))
    } finally {
      setBusy(false)
    }
  }

  const card = (answer: ShownAnswer, writes: number | null) => (
    <AnswerCard
      key={answer.id}
      answer={answer}
      question={question}
      writesAtLoad={writes}
      isPosted={answer.id === postedId}
      onDelete={() => setDeletedId(answer.id)}
      onDeleted={onDeleted}
    />
  )
  return (
    <>
      <ul className="mt-4 grid gap-6">
        {listed.map((answer, index) =>
          card(answer, index < first.length ? writesAtLoad : (more?.writesAtLoad ?? writesAtLoad)),
        )}
      </ul>
      {nextCursor && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={showMore}>
            Show more answers
          </Button>
        </div>
      )}
      {single && !isListed && <ul className="mt-6">{card(single.answer, single.writesAtLoad)}</ul>}
    </>
  )
}
