import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { ArrowRightIcon, CloseIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { region } from '../../region/region.ts'
import { EventTime } from '../events/EventTime.tsx'
import { kindNames } from './kinds.ts'
import { SearchForm } from './SearchForm.tsx'
import type { SearchItem, SearchReply } from './search.contract.ts'
import { formatMoreLabel, readSearchText, searchPath } from './searchUrl.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const text = readSearchText(new URL(request.url).searchParams)
  const result = text ? await call(context)('GET /search', { query: { q: text } }) : null
  return { text, result }
}

/** The search over all kinds, with the results grouped by kind. */
export function Component() {
  const { text, result } = useLoaderData<typeof loader>()
  const navigation = useNavigation()
  const pending = navigation.state === 'loading' && navigation.location.pathname === '/search'
  return (
    <div className="page pb-16">
      <Meta title={text ? `Search: ${text}` : 'Search'} />
      <PageHeading
        title="Search"
        lead={text ? undefined : 'Businesses, jobs, events, questions and help, in one search.'}
      />
      <SearchForm label="Search everything" text={text} />
      {result === null ? (
        <Examples />
      ) : (
        <div aria-busy={pending} className={pending ? 'opacity-60 transition-opacity delay-200' : undefined}>
          <QueryParts text={text} parts={result.understood.parts} />
          {result.groups.length === 0 ? <NoResults text={text} /> : <ResultGroups text={text} groups={result.groups} />}
        </div>
      )}
    </div>
  )
}

/** The parts that the search understood. Each has a link that removes it. */
function QueryParts({ text, parts }: { text: string; parts: SearchReply['understood']['parts'] }) {
  if (parts.length === 0) return null
  return (
    <section aria-label="Understood as" className="search-parts">
      <span className="hint">Understood as</span>
      <ul>
        {parts.map(({ what, label, without }) => (
          <li key={what + label}>
            <Link to={searchPath(without)} className="search-part" title={`Search “${text}” without this`}>
              {label}
              <CloseIcon />
              <span className="sr-only">(remove)</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResultGroups({ text, groups }: { text: string; groups: SearchReply['groups'] }) {
  const hasExactItem = groups.some(({ items }) => items.some(({ exact }) => exact))
  return (
    <>
      {!hasExactItem && (
        <p role="status" className="mt-6">
          {`No result matches all of “${text}”. These results match a part of it.`}
        </p>
      )}
      {groups.map(({ kind, items, more }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="mt-8">
          <div className="search-group-head">
            <h2 id={`found-${kind}`} className="text-lg">
              {kindNames[kind]}
            </h2>
            {more && formatMoreLabel(kind, more.total, items.length) && (
              <Link to={more.url}>
                {formatMoreLabel(kind, more.total, items.length)} <ArrowRightIcon />
              </Link>
            )}
          </div>
          <Rows>
            {items.map((item) => (
              <ResultRow key={item.url} item={item} isPartial={hasExactItem && !item.exact} />
            ))}
          </Rows>
        </section>
      ))}
    </>
  )
}

function ResultRow({ item, isPartial }: { item: SearchItem; isPartial: boolean }) {
  const { start_datetime, end_datetime } = item
  return (
    <Row
      heading="h3"
      title={item.title}
      to={item.url}
      meta={
        <>
          {start_datetime && end_datetime && <EventTime form="range" start={start_datetime} end={end_datetime} />}
          {item.meta.map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </>
      }
      aside={isPartial && <span>Partial match</span>}
    >
      {item.snippet}
    </Row>
  )
}

const { examples: cities } = region
const examples = [
  `Plumbers in ${cities.plumbers}`,
  'Networking events this month',
  `Part-time jobs in ${cities.jobs}`,
  `Churches in ${cities.churches}`,
  'How do I claim my business?',
]

function Examples() {
  return (
    <section aria-labelledby="examples" className="mt-10">
      <h2 id="examples" className="mb-3 text-lg">
        Ask as you would ask a person
      </h2>
      <ul className="grid gap-1">
        {examples.map((example) => (
          <li key={example}>
            <Link to={searchPath(example)} className="inline-block py-1">
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoResults({ text }: { text: string }) {
  return (
    <div className="mt-8">
      <EmptyState
        title={<span className="wrap-anywhere">{`Nothing found for “${text}”`}</span>}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <LinkButton variant="secondary" to="/businesses">
              Browse Businesses
            </LinkButton>
            <LinkButton variant="secondary" to="/questions">
              Ask the Forum
            </LinkButton>
            <LinkButton variant="secondary" to="/help">
              Read the Help
            </LinkButton>
          </span>
        }
      >
        <p>Try fewer or other words, or leave out the place. Somebody in the forum may know.</p>
      </EmptyState>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to search" back={{ to: '/search', label: 'New Search' }} />
)
