import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { api } from '../../kit/api/api.ts'
import type { Caller, Endpoints } from '../../kit/api/contract.ts'
import { useViewer } from '../../kit/page/session.ts'
import { formatCount } from '../../kit/text/text.ts'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { ListFilterForm } from '../../kit/ui/GetForm.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { MoreRows } from '../../kit/ui/MoreRows.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { SearchNote } from '../../kit/ui/SearchNote.tsx'
import { SaveSearchButton } from '../savedSearches/SaveSearchButton.tsx'
import { loginPath, registerPath } from '../session/guard.ts'
import { AskQuestionLinks } from './AskQuestionLinks.tsx'
import { QuestionRows } from './QuestionRows.tsx'
import {
  askPath,
  basePath,
  type ListedSort,
  parseQuestionFilters,
  type QuestionFilters,
  questionsPath,
  toApiQuery,
  toQuestionRow,
} from './questionList.ts'
import { MAX_COUNTED } from './questions.constants.ts'

export async function loadQuestionList(call: Caller<Endpoints>, params: URLSearchParams) {
  const filters = parseQuestionFilters(params)
  const { questions, ...list } = await call('GET /questions', { query: toApiQuery(filters) })
  return { ...list, filters, questions: questions.map(toQuestionRow) }
}

const sortLabels: [ListedSort, string][] = [
  ['relevance', 'Best match'],
  ['newest', 'Newest'],
  ['votes', 'Most votes'],
  ['unanswered', 'Unanswered'],
]

type QuestionListProps = Awaited<ReturnType<typeof loadQuestionList>> & {
  /** Content between the search box and the list. */
  children?: ReactNode
}

/** The list of all questions or of a topic: a search box, the order, and the rows. */
export function QuestionList({
  filters,
  questions,
  next_cursor,
  total,
  partial,
  corrected,
  children,
}: QuestionListProps) {
  const { search } = filters
  const { key } = useLocation()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === basePath(filters)
  return (
    <>
      <search className="mb-6 block max-w-140">
        <ListFilterForm action={basePath(filters)}>
          <SearchField
            label={filters.topic ? 'Search this topic' : 'Search questions'}
            placeholder="Title, details or answers"
          />
        </ListFilterForm>
      </search>
      {questions.length > 0 && <AskInvitation filters={filters} />}
      {children}
      <section aria-labelledby="results" aria-busy={pending}>
        <div role="status">
          <h2 id="results" className={search && questions.length > 0 ? 'mb-4 font-sans text-base' : 'sr-only'}>
            {search ? formatTotal(total ?? questions.length) : 'Questions'}
          </h2>
          <SearchNote
            typed={search}
            partial={partial}
            corrected={corrected}
            toSearch={(words) => questionsPath({ ...filters, search: words })}
          />
        </div>
        <p className="no-print -ms-3.5 mb-2">
          <SaveSearchButton list="questions" path={questionsPath(filters)} filters={filters} />
        </p>
        <SortLinks filters={filters} />
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
    </>
  )
}

/** Formats the number of results: `200+ questions`, because a search counts up to 200. */
const formatTotal = (total: number) =>
  total < MAX_COUNTED ? formatCount(total, 'question') : `${MAX_COUNTED}+ questions`

function SortLinks({ filters }: { filters: QuestionFilters }) {
  return (
    <nav className="tabs" aria-label="Order">
      {sortLabels.slice(filters.search ? 0 : 1).map(([sort, label]) => (
        <Link
          key={sort}
          to={questionsPath({ ...filters, sort })}
          className="tab no-underline"
          aria-current={sort === filters.sort ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Invites visitors to ask. Members have a button instead. */
function AskInvitation({ filters: { search, topic } }: { filters: QuestionFilters }) {
  const path = askPath(search, topic)
  if (useViewer()) return null
  return (
    <p className="when-logged-out mb-6">
      {'Have a question? '}
      <Link to={loginPath(path)}>Log in</Link>
      {' or '}
      <Link to={registerPath(path)}>sign up</Link>, and ask.
    </p>
  )
}

function NoQuestions({ filters: { search, topic, sort } }: { filters: QuestionFilters }) {
  const askLinks = <AskQuestionLinks title={search} topic={topic} label="Ask Question" />
  const help = <HelpLink page="ask-a-question">How to ask a question</HelpLink>
  const isUnanswered = sort === 'unanswered'
  if (search && (topic || isUnanswered)) {
    const all = questionsPath({ search, topic: '', sort: 'relevance' })
    return (
      <EmptyState title="No questions found" action={askLinks}>
        <p>
          {`Only ${isUnanswered ? 'questions without an answer' : 'questions'}${topic ? ' of this topic' : ''} were searched. `}
          <Link to={all} preventScrollReset>
            Search all questions
          </Link>
        </p>
        {help}
      </EmptyState>
    )
  }
  if (search) {
    return (
      <EmptyState title="No questions found" action={askLinks}>
        <p>Nobody has asked this yet. Try fewer words, or ask just that.</p>
        {help}
      </EmptyState>
    )
  }
  if (isUnanswered) {
    return (
      <EmptyState
        title={topic ? 'No question of this topic waits for an answer' : 'Every question has an answer'}
        action={askLinks}
      >
        <p>Questions without an answer appear here.</p>
        {help}
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No questions yet" action={askLinks}>
      <p>Ask what you would ask another business owner. Others will find the answer too.</p>
      {help}
    </EmptyState>
  )
}
