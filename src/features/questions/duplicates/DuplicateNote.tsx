import { useAction } from '../../../kit/api/api.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import type { Question } from '../questions.contract.ts'
import { canClose } from '../questions.rules.ts'

/** States that the question was asked before, with a link to the original question. */
export function DuplicateNote({ question }: { question: Question }) {
  const viewer = useViewer()
  const open = useAction('DELETE /questions/:id/duplicate', {
    failed: 'The question was not opened',
    done: 'The question is open again.',
  })
  const { id, duplicate_of } = question
  if (!duplicate_of) return null
  return (
    <Alert
      tone="waiting"
      className="mb-6"
      title="This question was asked before."
      action={
        canClose(viewer, question) && (
          <Button size="sm" variant="secondary" busy={open.busy} onClick={() => open({ params: { id } })}>
            Open Again
          </Button>
        )
      }
    >
      {'Its answers are at '}
      <Link to={`/questions/${duplicate_of.id}`} className="wrap-anywhere">
        {duplicate_of.title}
      </Link>
      .
    </Alert>
  )
}
