import { lazy, Suspense, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { call, useAction } from '../../kit/api/api.ts'
import { countWrites } from '../../kit/api/call.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatCount, markdownToText, preview } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { CheckIcon, PencilIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { loginPath } from '../session/guard.ts'
import { Answers } from './Answers.tsx'
import { confirmDelete } from './confirmDelete.ts'
import { PostBody } from './PostBody.tsx'
import { questionJsonLd } from './questionJsonLd.ts'
import { canDelete, canEdit, isAuthor } from './questions.rules.ts'
import { useEditing } from './useEditing.ts'

/** Longer titles take three lines or more, so they get a smaller font. In UTF-16 units. */
const LONG_TITLE = 70

// Lazy, because visitors never need these forms.
const EditQuestion = lazy(() => import('./EditPost.tsx').then(({ EditQuestion }) => ({ default: EditQuestion })))
const AnswerForm = lazy(() => import('./EditPost.tsx').then(({ AnswerForm }) => ({ default: AnswerForm })))

export async function loader({ params, context }: LoaderFunctionArgs) {
  const writesAtLoad = import.meta.env.SSR ? null : countWrites()
  return { writesAtLoad, ...(await call(context)('GET /questions/:id', { params: { id: params.id ?? '' } })) }
}

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { question, answers, next_cursor, writesAtLoad } = useLoaderData<typeof loader>()
  const [postedId, setPostedId] = useState<number | null>(null)
  // The author and moderators also see answers that are not public, which `answer_count` leaves out.
  const count = next_cursor ? question.answer_count : answers.length
  const heading = useRef<HTMLHeadingElement>(null)
  const site = useSite()
  const path = `/questions/${question.id}`

  return (
    <div className="page page-reading">
      <Meta title={question.title} description={preview(markdownToText(question.content), 160)} path={path} />
      {question.visibility === 'public' && <JsonLd data={questionJsonLd(question, answers, site)} />}
      <Breadcrumb
        items={[{ label: 'Q&A Forum', to: '/questions' }, { label: preview(question.title, 60) }]}
        path={path}
      />
      <PageHeading
        title={
          <span className={cx('wrap-anywhere', question.title.length > LONG_TITLE && 'block text-xl')}>
            {question.title}
          </span>
        }
        badges={
          question.has_accepted_answer && (
            <Badge tone="success" icon={<CheckIcon />}>
              Accepted answer
            </Badge>
          )
        }
      />
      <VisibilityNote
        target_type="question"
        target_id={question.id}
        visibility={question.visibility}
        className="mb-6"
      />
      <QuestionBody key={question.id} question={question} writesAtLoad={writesAtLoad} />
      <section aria-labelledby="answers" className="mt-12">
        <h2 id="answers" ref={heading} tabIndex={-1}>
          {count === 0 ? 'No answers yet' : formatCount(count, 'answer')}
        </h2>
        <Answers
          key={question.id}
          question={question}
          first={answers}
          cursor={next_cursor}
          writesAtLoad={writesAtLoad}
          postedId={postedId}
          onDeleted={() => heading.current?.focus()}
        />
      </section>
      <section aria-labelledby="your-answer" className="mt-12">
        <h2 id="your-answer" className="mb-4">
          Your Answer
        </h2>
        <WriteAnswer key={question.id} question_id={question.id} onPosted={setPostedId} />
      </section>
    </div>
  )
}

function QuestionBody({ question, writesAtLoad }: Pick<Loaded, 'question' | 'writesAtLoad'>) {
  const viewer = useViewer()
  const { editing, editButton, startEditing, stopEditing } = useEditing()
  const remove = useAction('DELETE /questions/:id', {
    failed: 'Failed to delete question',
    done: 'The question has been deleted.',
    to: '/questions',
  })
  const { id, answer_count } = question
  const consequence =
    answer_count > 0 ? `Its ${formatCount(answer_count, 'answer')} will be deleted with it.` : undefined
  return (
    <PostBody
      kind="questions"
      post={question}
      writesAtLoad={writesAtLoad}
      editor={editing && <EditQuestion question={question} onDone={stopEditing} />}
      actions={
        <>
          {canEdit(viewer, question) && (
            <Button ref={editButton} variant="quiet" size="sm" onClick={startEditing}>
              <PencilIcon />
              Edit
            </Button>
          )}
          {canDelete(viewer, question) && (
            <Button
              variant="quiet"
              size="sm"
              busy={remove.busy}
              onClick={async () => {
                if (await confirmDelete('question', consequence)) await remove({ params: { id } })
              }}
            >
              <TrashIcon />
              Delete
            </Button>
          )}
          {!isAuthor(viewer, question) && <ReportButton target_type="question" target_id={id} about="this question" />}
        </>
      }
    />
  )
}

function WriteAnswer({ question_id, onPosted }: { question_id: number; onPosted: (id: number) => void }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  if (!viewer) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">Do you know the answer? Log in, and you return to this page.</p>
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
        onDone={async (id) => {
          await revalidate()
          onPosted(id)
        }}
      />
    </Suspense>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load question"
    notFound="Question not found"
    back={{ to: '/questions', label: 'Back to Questions' }}
  />
)
