import { useId, useRef } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, formatTime } from '../../../kit/text/text.ts'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import { askPath } from '../../questions/questionList.ts'
import { UNANSWERED_RETENTION_DAYS } from '../chat.constants.ts'
import type { UnansweredQuestion } from '../chat.contract.ts'

type UnansweredListProps = { unanswered: UnansweredQuestion[]; total: number }

/** The questions that the assistant could not answer, the most frequent first. */
export function UnansweredList({ unanswered, total }: UnansweredListProps) {
  const { time_zone } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  const columns: Column<UnansweredQuestion>[] = [
    { key: 'question', header: 'Question', cell: ({ question }) => <span className="wrap-anywhere">{question}</span> },
    { key: 'count', header: 'Asked', numeric: true, cell: ({ asked_count }) => formatCount(asked_count, 'time') },
    { key: 'last', header: 'Last asked', cell: ({ last_asked_at }) => formatTime(last_asked_at, time_zone) },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      cell: (row) => (
        <UnansweredActions question={row} onDone={() => heading.current?.focus({ preventScroll: true })} />
      ),
    },
  ]
  return (
    <section aria-labelledby="unanswered-questions" className="mb-10">
      <h2 id="unanswered-questions" ref={heading} tabIndex={-1} className="mb-3 text-lg">
        Unanswered questions
      </h2>
      {unanswered.length > 0 ? (
        <>
          <p className="mb-3 text-sm text-muted">
            {unanswered.length < total
              ? `The ${unanswered.length} most asked of ${total.toLocaleString('en-US')}.`
              : 'Similar wordings are counted together.'}{' '}
            Nothing says who asked. Questions that nobody asks again are deleted after {UNANSWERED_RETENTION_DAYS} days.
          </p>
          <Table
            caption="Unanswered questions"
            captionHidden
            columns={columns}
            rows={unanswered}
            rowKey={({ id }) => id}
          />
        </>
      ) : (
        <EmptyState title="Nothing is unanswered" heading="h3">
          <p>
            Questions for which the assistant finds too little appear here, so that the forum or the directory can have
            an answer.
          </p>
        </EmptyState>
      )}
    </section>
  )
}

function UnansweredActions({ question, onDone }: { question: UnansweredQuestion; onDone: () => void }) {
  const nameId = useId()
  const remove = useAction('DELETE /admin/chat/unanswered/:id', {
    failed: 'Failed to remove the question',
    done: 'The question has been removed from the list.',
  })
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <span id={nameId} hidden>
        {question.question}
      </span>
      <LinkButton size="sm" variant="secondary" to={askPath(question.question)} aria-describedby={nameId}>
        Ask the forum
      </LinkButton>
      <Button
        size="sm"
        variant="quiet"
        busy={remove.busy}
        aria-describedby={nameId}
        onClick={async () => (await remove({ params: { id: question.id } })) && onDone()}
      >
        Remove
      </Button>
    </div>
  )
}
