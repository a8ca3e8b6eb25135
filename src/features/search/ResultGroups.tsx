import { Fragment } from 'react'
import { ArrowRightIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Marked } from '../../kit/ui/Marked.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { EventTime } from '../events/EventTime.tsx'
import { type Kind, kindNames } from './kinds.ts'
import { countGroup, type Group, type ShownItem } from './searchCounts.ts'
import { formatMoreLabel, searchPath } from './searchUrl.ts'

type ResultGroupsProps = {
  text: string
  kind: Kind | null
  groups: Group[]
  /** The matched phrases, for `Marked`. */
  phrases: string[]
  /** The city of the search. */
  city: string | null
  onOpen: () => void
}

/** The results by kind: some results of each kind, or more results of one kind. */
export function ResultGroups({ groups, kind: shownKind, ...props }: ResultGroupsProps) {
  return groups.map((group) => (
    <section
      key={group.kind}
      aria-labelledby={`found-${group.kind}`}
      className={shownKind ? '[&>.rows]:border-t-0' : 'mt-6'}
    >
      {shownKind ? <OneKind group={group} {...props} /> : <SomeOfKind group={group} {...props} />}
    </section>
  ))
}

type GroupProps = Omit<ResultGroupsProps, 'groups' | 'kind'> & { group: Group }

/** The best results of a kind, with links to more of them. */
function SomeOfKind({ group, text, ...props }: GroupProps) {
  const { kind, items } = group
  const { number, isMinimum } = countGroup(group)
  const hasMoreHere = isMinimum || number > items.length
  return (
    <>
      <div className="search-group-head">
        <h2 id={`found-${kind}`} className="text-lg">
          {kindNames[kind]}
        </h2>
        <ListLink group={group} />
      </div>
      <ResultRows items={items} {...props} />
      {hasMoreHere && (
        <Link to={searchPath(text, kind)} className="search-more">
          {`More ${kindNames[kind].toLowerCase()} for this search`}
        </Link>
      )}
    </>
  )
}

/** The results on the tab of a kind, which is their heading. */
const OneKind = ({ group, text: _, ...props }: GroupProps) => (
  <>
    <h2 id={`found-${group.kind}`} className="sr-only">
      {kindNames[group.kind]}
    </h2>
    <ResultRows items={group.items} {...props} />
    <div className="search-group-end">
      <ListLink group={group} />
    </div>
  </>
)

/** The link to the complete list on the screen of its kind. */
function ListLink({ group: { kind, more, items } }: { group: Group }) {
  const label = more && formatMoreLabel(kind, more.total, items.length)
  if (!label) return null
  return (
    <Link to={more.url}>
      {label} <ArrowRightIcon />
    </Link>
  )
}

type ResultRowsProps = Pick<ResultGroupsProps, 'phrases' | 'city' | 'onOpen'> & { items: ShownItem[] }

const ResultRows = ({ items, phrases, city, onOpen }: ResultRowsProps) => (
  <Rows>
    {items.map(({ title, url, snippet, meta, start_datetime, end_datetime, missing, outside }) => (
      <Row
        key={url}
        heading="h3"
        title={<Marked text={title} phrases={city ? [...phrases, city] : phrases} />}
        to={url}
        onOpen={onOpen}
        meta={
          <>
            {start_datetime && end_datetime && <EventTime form="range" start={start_datetime} end={end_datetime} />}
            {meta.map((detail) => (
              <span key={detail}>
                <span>
                  {/* The city of the search is not highlighted, because every row contains it. */}
                  <Marked text={detail} phrases={phrases} />
                </span>
              </span>
            ))}
            <Missing
              words={missing}
              place={outside.includes('place') ? city : null}
              isOtherDay={outside.includes('date')}
            />
          </>
        }
      >
        {snippet && <Marked text={snippet} phrases={city ? [...phrases, city] : phrases} />}
      </Row>
    ))}
  </Rows>
)

type MissingProps = {
  words: string[]
  /** The searched city, when the result is in another one. */
  place: string | null
  isOtherDay: boolean
}

/** The conditions that a partial match does not meet. */
const Missing = ({ words, place, isOtherDay }: MissingProps) => (
  <>
    {words.length > 0 && (
      <span className="search-missing">
        {'Missing: '}
        {words.map((word, index) => (
          <Fragment key={word}>
            {index > 0 && ' '}
            <s>{word}</s>
          </Fragment>
        ))}
      </span>
    )}
    {place && <span className="search-missing">{`Not in ${place}`}</span>}
    {isOtherDay && <span className="search-missing">On another day</span>}
  </>
)
