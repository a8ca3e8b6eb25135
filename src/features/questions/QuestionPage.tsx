import { lazy, Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { LoadFailed } from '../../kit/LoadFailed.tsx'
import { Meta } from '../../kit/Meta.tsx'
import { useViewer } from '../../kit/session.ts'
import { count, plainText, preview } from '../../kit/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { CheckIcon, PencilIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api, call } from '../call.ts'
import { loginPath } from '../guard.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { askBeforeDeleting } from './askBeforeDeleting.ts'
import { PostBody } from './PostBody.tsx'
import { canDelete, canEdit } from './questions.rules.ts'

/** A title of three lines and more is set smaller. */
const LONG_TITLE = 70

// visitors read, and need none of it
const EditQuestion = lazy(() => import('./EditPost.tsx').then(({ EditQuestion }) => ({ default: EditQuestion })))
const AnswerForm = lazy(() => import('./EditPost.tsx').then(({ AnswerForm }) => ({ default: AnswerForm })))

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  call(context)('GET /questions/:id', { params: { id: params.id ?? '' } })

export function Component() {
  const { question, answers } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const [editing, setEditing] = useState(false)

  return (
    <div className="page page-reading">
      <Meta
        title={question.title}
        description={preview(plainText(question.content), 160)}
        path={`/questions/${question.id}`}
      />
      <Breadcrumb items={[{ label: 'Q&A Forum', to: '/questions' }, { label: preview(question.title, 60) }]} />
      <PageHeading
        title={
          <span className={cx('wrap-anywhere', question.title.length > LONG_TITLE && 'text-xl')}>{question.title}</span>
        }
        badges={
          question.has_accepted_answer && (
            <Badge tone="success" icon={<CheckIcon />}>
              Accepted answer
            </Badge>
          )
        }
      />
      {editing ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <EditQuestion question={question} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <PostBody
          kind="questions"
          post={question}
          actions={
            <>
              {canEdit(viewer, question) && (
                <Button variant="quiet" size="sm" onClick={() => setEditing(true)}>
                  <PencilIcon />
                  Edit
                </Button>
              )}
              {canDelete(viewer, question) && <DeleteQuestion id={question.id} answers={answers.length} />}
            </>
          }
        />
      )}
      <section aria-labelledby="answers" className="mt-12">
        <h2 id="answers">{answers.length === 0 ? 'No answers yet' : count(answers.length, 'answer')}</h2>
        <ul className="mt-4 grid gap-6">
          {answers.map((answer) => (
            <AnswerCard key={answer.id} answer={answer} question={question} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="your-answer" className="mt-12">
        <h2 id="your-answer" className="mb-4">
          Your Answer
        </h2>
        <WriteAnswer key={question.id} question_id={question.id} />
      </section>
    </div>
  )
}

function WriteAnswer({ question_id }: { question_id: number }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  if (!viewer) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">Do you know it? Log in, and you are back here to answer.</p>
        <LinkButton to={loginPath(pathname)} variant="secondary">
          Log in to answer
        </LinkButton>
      </div>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <AnswerForm
        question_id={question_id}
        onDone={async () => {
          toast.success('Your answer has been posted.')
          await revalidate()
        }}
      />
    </Suspense>
  )
}

function DeleteQuestion({ id, answers }: { id: number; answers: number }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function remove() {
    const consequence = answers > 0 ? `Its ${count(answers, 'answer')} will be deleted with it.` : undefined
    if (!(await askBeforeDeleting('question', consequence))) return
    setBusy(true)
    try {
      const { message } = await api('DELETE /questions/:id', { params: { id } })
      toast.success(message)
      await navigate('/questions')
    } catch (error) {
      toast.error((error as Error).message || 'Failed to delete question')
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={remove}>
      <TrashIcon />
      Delete
    </Button>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load question"
    notFound="Question not found"
    back={{ to: '/questions', label: 'Back to Questions' }}
  />
)
