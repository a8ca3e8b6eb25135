import { lazy, Suspense, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useLocation, useRevalidator, useRouteError } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { countWrites } from '../../kit/api/call.ts'
import { parseFailure } from '../../kit/api/failure.ts'
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
import { useDeletion } from '../deletions/useDeletion.ts'
import { FollowButton } from '../notifications/FollowButton.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { loginPath } from '../session/guard.ts'
import { Answers } from './Answers.tsx'
import { DuplicateNote } from './duplicates/DuplicateNote.tsx'
import { RelatedQuestions } from './duplicates/RelatedQuestions.tsx'
import { MissingQuestion } from './MissingQuestion.tsx'
import { PostBody } from './PostBody.tsx'
import { questionJsonLd } from './questionJsonLd.ts'
import { questionPicture } from './questionPicture.ts'
import { canChangeTopics, canClose, canDelete, canEdit, isAuthor } from './questions.rules.ts'
import { pairTopics, TopicLinks } from './topics/TopicLinks.tsx'
import { useEditing } from './useEditing.ts'

/** The maximum length of a title in the large font, in UTF-16 units. A longer one takes three lines or more. */
const MAX_LARGE_TITLE_LENGTH = 70

// Loaded lazily, because visitors never need these forms.
const EditQuestion = lazy(() => import('./EditPost.tsx').then(({ EditQuestion }) => ({ default: EditQuestion })))
const CloseDialog = lazy(() =>
  import('./duplicates/CloseDialog.tsx').then(({ CloseDialog }) => ({ default: CloseDialog })),
)
const ChangeTopicsDialog = lazy(() =>
  import('./topics/ChangeTopicsDialog.tsx').then(({ ChangeTopicsDialog }) => ({ default: ChangeTopicsDialog })),
)
const AnswerForm = lazy(() => import('./EditPost.tsx').then(({ AnswerForm }) => ({ default: AnswerForm })))

export async function loader({ params, context }: LoaderFunctionArgs) {
  const writesAtLoad = import.meta.env.SSR ? null : countWrites()
  return { writesAtLoad, ...(await call(context)('GET /questions/:id', { params: { id: params.id ?? '' } })) }
}

type LoaderData = Awaited<ReturnType<typeof loader>>

export function Component() {
  const { question, answers, next_cursor, writesAtLoad } = useLoaderData<typeof loader>()
  const [postedId, setPostedId] = useState<number | null>(null)
  // The author and moderators also see answers that are not public. `answer_count` does not include them.
  const count = next_cursor ? question.answer_count : answers.length
  const heading = useRef<HTMLHeadingElement>(null)
  const site = useSite()
  const path = `/questions/${question.id}`

  return (
    <div className="page page-reading">
      <Meta
        title={question.title}
        description={preview(markdownToText(question.content), 160)}
        path={path}
        picture={question.visibility === 'public' ? questionPicture(question) : undefined}
      />
      {question.visibility === 'public' && !question.duplicate_of && (
        <JsonLd data={questionJsonLd(question, answers, site)} />
      )}
      <Breadcrumb
        items={[{ label: 'Q&A Forum', to: '/questions' }, { label: preview(question.title, 60) }]}
        path={path}
      />
      <PageHeading
        title={
          <span className={cx('wrap-anywhere', question.title.length > MAX_LARGE_TITLE_LENGTH && 'block text-xl')}>
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
      <DuplicateNote question={question} />
      <TopicLinks topics={pairTopics(question)} className="mb-6" />
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
      {!question.duplicate_of && (
        <section aria-labelledby="your-answer" className="no-print mt-12">
          <h2 id="your-answer" className="mb-4">
            Your Answer
          </h2>
          <WriteAnswer key={question.id} question_id={question.id} onPosted={setPostedId} />
        </section>
      )}
      <RelatedQuestions id={question.id} />
    </div>
  )
}

function QuestionBody({ question, writesAtLoad }: Pick<LoaderData, 'question' | 'writesAtLoad'>) {
  const viewer = useViewer()
  const { editing, editButton, startEditing, stopEditing } = useEditing()
  const [closing, setClosing] = useState(false)
  const [changingTopics, setChangingTopics] = useState(false)
  const { id, answer_count } = question
  const params = { id }
  const remove = useDeletion('DELETE /questions/:id', {
    kind: 'question',
    failed: 'Failed to delete question',
    text:
      answer_count > 0
        ? `The question has been deleted, with its ${formatCount(answer_count, 'answer')}.`
        : 'The question has been deleted.',
    to: '/questions',
    restore: 'POST /questions/:id/restore',
    params,
    page: `/questions/${id}`,
    list: '/questions',
  })
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
          {canClose(viewer, question) && !question.duplicate_of && (
            <Button variant="quiet" size="sm" onClick={() => setClosing(true)}>
              Close as Duplicate
            </Button>
          )}
          {closing && (
            <Suspense>
              <CloseDialog question={question} onClose={() => setClosing(false)} />
            </Suspense>
          )}
          {canChangeTopics(viewer, question) && (
            <Button variant="quiet" size="sm" onClick={() => setChangingTopics(true)}>
              Change Topics
            </Button>
          )}
          {changingTopics && (
            <Suspense>
              <ChangeTopicsDialog question={question} onClose={() => setChangingTopics(false)} />
            </Suspense>
          )}
          {canDelete(viewer, question) && (
            <Button variant="quiet" size="sm" busy={remove.busy} onClick={() => remove({ params })}>
              <TrashIcon />
              Delete
            </Button>
          )}
          {!isAuthor(viewer, question) && <FollowButton target={{ type: 'question', key: String(id) }} />}
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

export function ErrorBoundary() {
  const error = useRouteError()
  if (parseFailure(error).status === 404) return <MissingQuestion />
  return <LoadFailed failed="Failed to load question" back={{ to: '/questions', label: 'Back to Questions' }} />
}
