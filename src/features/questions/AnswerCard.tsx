import { lazy, useRef } from 'react'
import { useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { CheckIcon, PencilIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { useDeletion } from '../deletions/useDeletion.ts'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { PostBody } from './PostBody.tsx'
import { answerAnchor } from './questionJsonLd.ts'
import type { Answer, Question } from './questions.contract.ts'
import { canAccept, canDelete, canEdit, isAuthor } from './questions.rules.ts'
import { useEditing } from './useEditing.ts'

const EditAnswer = lazy(() => import('./EditPost.tsx').then(({ EditAnswer }) => ({ default: EditAnswer })))

type AnswerCardProps = {
  answer: Answer & { content_html: string }
  question: Pick<Question, 'id' | 'user_id'>
  writesAtLoad: number | null
  /** Whether the viewer has just posted it. */
  isPosted: boolean
  /** Called after the deletion, before the screen is loaded again. */
  onDelete: () => void
  /** Called after the screen is loaded again. */
  onDeleted: () => void
}

export function AnswerCard({ answer, question, writesAtLoad, isPosted, onDelete, onDeleted }: AnswerCardProps) {
  const viewer = useViewer()
  const card = useRef<HTMLElement>(null)
  const { editing, editButton, startEditing, stopEditing } = useEditing()
  const accept = useAction('POST /answers/:id/accept', {
    done: 'You have accepted this answer.',
    failed: 'The answer was not accepted',
    logged: 'The answer was not accepted',
  })
  const params = { id: answer.id }
  const page = `/questions/${question.id}`
  const remove = useDeletion('DELETE /answers/:id', {
    kind: 'answer',
    failed: 'Failed to delete answer',
    text: 'The answer has been deleted.',
    onDone: onDelete,
    restore: 'POST /answers/:id/restore',
    params,
    page: `${page}#${answerAnchor(answer)}`,
    list: page,
  })
  const label = answer.is_accepted ? 'Accepted answer' : `Answer by ${answer.full_name}`
  return (
    <li id={answerAnchor(answer)} className="scroll-mt-4">
      <Card
        ref={card}
        tabIndex={-1}
        aria-label={label}
        className={answer.is_accepted ? 'border-spruce' : isPosted ? 'border-glacier' : undefined}
      >
        {answer.is_accepted && (
          <Badge tone="success" icon={<CheckIcon />} className="mb-4">
            Accepted answer
          </Badge>
        )}
        <VisibilityNote target_type="answer" target_id={answer.id} visibility={answer.visibility} className="mb-4" />
        <PostBody
          kind="answers"
          post={answer}
          writesAtLoad={writesAtLoad}
          editor={editing && <EditAnswer answer={answer} onDone={stopEditing} />}
          actions={
            <>
              {canAccept(viewer, question) && !answer.is_accepted && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={accept.busy}
                  onClick={async () => {
                    if (await accept({ params })) card.current?.focus()
                  }}
                >
                  <CheckIcon />
                  Accept
                </Button>
              )}
              {canEdit(viewer, answer) && (
                <Button ref={editButton} variant="quiet" size="sm" onClick={startEditing}>
                  <PencilIcon />
                  Edit
                </Button>
              )}
              {canDelete(viewer, answer) && (
                <Button
                  variant="quiet"
                  size="sm"
                  busy={remove.busy}
                  onClick={async () => {
                    if (await remove({ params })) onDeleted()
                  }}
                >
                  <TrashIcon />
                  Delete
                </Button>
              )}
              {!isAuthor(viewer, answer) && (
                <ReportButton target_type="answer" target_id={answer.id} about={`the answer by ${answer.full_name}`} />
              )}
            </>
          }
        />
      </Card>
    </li>
  )
}
