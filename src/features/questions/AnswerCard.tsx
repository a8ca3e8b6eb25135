import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../kit/session.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { CheckIcon, PencilIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { useAction } from '../call.ts'
import { askBeforeDeleting } from './askBeforeDeleting.ts'
import { PostBody } from './PostBody.tsx'
import type { Answer, Question } from './questions.contract.ts'
import { canAccept, canDelete, canEdit } from './questions.rules.ts'

const EditAnswer = lazy(() => import('./EditPost.tsx').then(({ EditAnswer }) => ({ default: EditAnswer })))

type AnswerCardProps = { answer: Answer & { content_html: string }; question: Pick<Question, 'user_id'> }

export function AnswerCard({ answer, question }: AnswerCardProps) {
  const viewer = useViewer()
  const [editing, setEditing] = useState(false)
  const accept = useAction('POST /answers/:id/accept', { done: 'You have accepted this answer.' })
  const remove = useAction('DELETE /answers/:id', {
    failed: 'Failed to delete answer',
    done: 'The answer has been deleted.',
  })
  const label = answer.is_accepted ? 'Accepted answer' : `Answer by ${answer.full_name}`
  return (
    <li>
      <Card aria-label={label} className={answer.is_accepted ? 'border-spruce' : undefined}>
        {answer.is_accepted && (
          <Badge tone="success" icon={<CheckIcon />} className="mb-4">
            Accepted answer
          </Badge>
        )}
        {editing ? (
          <Suspense fallback={<Skeleton className="h-60" />}>
            <EditAnswer answer={answer} onDone={() => setEditing(false)} />
          </Suspense>
        ) : (
          <PostBody
            kind="answers"
            post={answer}
            actions={
              <>
                {canAccept(viewer, question) && !answer.is_accepted && (
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={accept.busy}
                    onClick={() => accept({ params: { id: answer.id } })}
                  >
                    <CheckIcon />
                    Accept
                  </Button>
                )}
                {canEdit(viewer, answer) && (
                  <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
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
                      if (await askBeforeDeleting('answer')) await remove({ params: { id: answer.id } })
                    }}
                  >
                    <TrashIcon />
                    Delete
                  </Button>
                )}
              </>
            }
          />
        )}
      </Card>
    </li>
  )
}
