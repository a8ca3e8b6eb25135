import { Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { LoadFailed } from '../../kit/LoadFailed.tsx'
import { Meta } from '../../kit/Meta.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { call } from '../call.ts'
import { MoreQuestions } from './MoreQuestions.tsx'
import { QuestionRows } from './QuestionRows.tsx'
import { type QuestionFilters, questionsPath, readQuestionFilters, rowOf } from './questionList.ts'
import type { QuestionSort } from './questions.constants.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readQuestionFilters(new URL(request.url).searchParams)
  const { questions, next_cursor, corrected } = await call(context)('GET /questions', {
    query: { search: filters.search || undefined, sort: filters.sort },
  })
  return { filters, questions: questions.map(rowOf), next_cursor, corrected }
}

const sorts: [QuestionSort, string][] = [
  ['newest', 'Newest'],
  ['votes', 'Most votes'],
  ['unanswered', 'Unanswered'],
]

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { filters, questions, corrected } = list
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/questions'

  return (
    <div className="page">
      <Meta
        title="Q&A Forum"
        description="Ask the businesses here, and answer what you know: permits, freight, staff, winter."
        path={questionsPath(filters)}
      />
      <PageHeading
        title="Q&A Forum"
        lead="Ask, and be answered by somebody who has done it here."
        actions={
          <LinkButton to="/questions/new">
            <PlusIcon />
            Ask Question
          </LinkButton>
        }
      />
      <search className="mb-6 block max-w-140">
        <SearchField label="Search questions" placeholder="Title, details or answers" />
      </search>
      <section aria-labelledby="results" aria-busy={pending}>
        <h2 id="results" className="sr-only">
          {filters.search ? `Questions about ${filters.search}` : 'Questions'}
        </h2>
        {!filters.search && <SortLinks current={filters.sort} />}
        {corrected && (
          <p
            role="status"
            className="mb-4"
          >{`Nothing has “${filters.search}” as typed. These are about “${corrected}”.`}</p>
        )}
        <div className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          {questions.length === 0 ? (
            <NothingHere filters={filters} />
          ) : (
            <>
              <QuestionRows questions={questions} />
              <MoreQuestions key={questionsPath(filters)} filters={filters} cursor={list.next_cursor} />
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
      {sorts.map(([sort, label]) => (
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

function NothingHere({ filters: { search, sort } }: { filters: QuestionFilters }) {
  const ask = <LinkButton to="/questions/new">Ask Question</LinkButton>
  if (search) {
    return (
      <EmptyState title="No questions found" action={ask}>
        <p>Nobody has asked this yet. Try fewer words, or be the first.</p>
      </EmptyState>
    )
  }
  if (sort === 'unanswered') {
    return (
      <EmptyState title="Every question has an answer" action={ask}>
        <p>Questions that wait for their first answer appear here.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No questions yet" action={ask}>
      <p>What you would ask a neighbour in business, ask here. Others will find the answer too.</p>
    </EmptyState>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load questions" back={{ to: '/questions', label: 'Back to Questions' }} />
)
