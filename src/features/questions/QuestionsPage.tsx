import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { api, call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { formatShownCount } from '../../kit/text/text.ts'
import { HomeBreadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { ListForm } from '../../kit/ui/GetForm.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { MoreRows } from '../../kit/ui/MoreRows.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { SearchNote } from '../../kit/ui/SearchNote.tsx'
import { loginPath } from '../session/guard.ts'
import { QuestionRows } from './QuestionRows.tsx'
import {
  askPath,
  feedPath,
  type QuestionFilters,
  questionsPath,
  readQuestionFilters,
  toQuestionRow,
} from './questionList.ts'
import type { QuestionSort } from './questions.constants.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readQuestionFilters(new URL(request.url).searchParams)
  const { questions, ...list } = await call(context)('GET /questions', { query: toApiQuery(filters) })
  return { ...list, filters, questions: questions.map(toQuestionRow) }
}

const toApiQuery = ({ search, sort }: QuestionFilters) => ({ search: search || undefined, sort })

const sortLabels: [QuestionSort, string][] = [
  ['newest', 'Newest'],
  ['votes', 'Most votes'],
  ['unanswered', 'Unanswered'],
]

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { filters, questions, next_cursor, partial, corrected } = list
  const { search } = filters
  const { key } = useLocation()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/questions'

  return (
    <div className="page">
      <Meta
        title="Q&A Forum"
        description="Ask the businesses here, and answer what you know: permits, freight, staff, winter."
        path={questionsPath(filters)}
      />
      <link rel="alternate" type="application/atom+xml" title="Q&A Forum" href={feedPath(filters)} />
      <HomeBreadcrumb label="Q&A Forum" path="/questions" />
      <PageHeading
        title="Q&A Forum"
        lead="Ask, and be answered by somebody who has done it here."
        actions={<AskQuestionButton />}
      />
      <search className="mb-6 block max-w-140">
        <ListForm action="/questions">
          <SearchField label="Search questions" placeholder="Title, details or answers" />
        </ListForm>
      </search>
      <section aria-labelledby="results" aria-busy={pending}>
        <div role="status">
          <h2 id="results" className={search && questions.length > 0 ? 'mb-4 font-sans text-base' : 'sr-only'}>
            {search ? formatShownCount(questions.length, next_cursor !== null, 'question') : 'Questions'}
          </h2>
          <SearchNote
            typed={search}
            partial={partial}
            corrected={corrected}
            toSearch={(words) => questionsPath({ ...filters, search: words })}
          />
        </div>
        {!search && <SortLinks current={filters.sort} />}
        <div className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {questions.length === 0 ? (
            <NoQuestions filters={filters} />
          ) : (
            <>
              <QuestionRows questions={questions} />
              <MoreRows
                key={key}
                first={questions}
                cursor={next_cursor}
                label="Show more questions"
                failed="Failed to load questions"
                load={async (cursor) => {
                  const more = await api('GET /questions', { query: { ...toApiQuery(filters), cursor } })
                  return { items: more.questions.map(toQuestionRow), cursor: more.next_cursor }
                }}
              >
                {(more) => <QuestionRows questions={more} />}
              </MoreRows>
            </>
          )}
        </div>
      </section>
    </div>
  )
}

function SortLinks({ current }: { current: QuestionSort }) {
  return (
    <nav className="tabs" aria-label="Order">
      {sortLabels.map(([sort, label]) => (
        <Link
          key={sort}
          to={questionsPath({ search: '', sort })}
          className="tab no-underline"
          aria-current={sort === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

function AskQuestionButton() {
  const viewer = useViewer()
  const label = (
    <>
      <PlusIcon />
      Ask Question
    </>
  )
  if (viewer) return <LinkButton to="/questions/new">{label}</LinkButton>
  // Reserves the button's space while a stored session is being checked.
  return (
    <span className="button invisible hidden in-data-[session=stored]:inline-flex" aria-hidden="true">
      {label}
    </span>
  )
}

function NoQuestions({ filters: { search, sort } }: { filters: QuestionFilters }) {
  const path = askPath(search)
  const askButton = useViewer() ? (
    <LinkButton to={path}>Ask Question</LinkButton>
  ) : (
    <LinkButton to={loginPath(path)} variant="secondary" className="when-logged-out">
      Log in to ask
    </LinkButton>
  )
  if (search) {
    return (
      <EmptyState title="No questions found" action={askButton}>
        <p>Nobody has asked this yet. Try fewer words, or be the first.</p>
      </EmptyState>
    )
  }
  if (sort === 'unanswered') {
    return (
      <EmptyState title="Every question has an answer" action={askButton}>
        <p>Questions without an answer appear here.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No questions yet" action={askButton}>
      <p>Ask what you would ask another business owner. Others will find the answer too.</p>
    </EmptyState>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load questions" back={{ to: '/questions', label: 'Back to Questions' }} />
)
