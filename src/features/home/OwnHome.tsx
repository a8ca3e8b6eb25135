import { type ReactNode, useEffect, useId, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeCause } from '../../kit/api/failure.ts'
import { isAdministrator } from '../../kit/page/roles.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { isNewNetwork, listFirstSteps } from './firstSteps.ts'
import { INITIAL_ROW_COUNT } from './home.constants.ts'
import type { HomeCounts, NewsItem, OwnHome as Own, WaitingItem } from './home.contract.ts'

type LoadState = { own: Own | null; failure: string | null }

export type OwnHomeProps = { viewer: Viewer; counts: HomeCounts }

/**
 * The open tasks of a member and news from what they follow; for the administrator of a new network, the first steps.
 */
export function OwnHome({ viewer, counts }: OwnHomeProps) {
  const [{ own, failure }, setLoaded] = useState<LoadState>({ own: null, failure: null })
  function load() {
    setLoaded({ own: null, failure: null })
    api('GET /home/own').then(
      (own) => setLoaded({ own, failure: null }),
      (error) => setLoaded({ own: null, failure: describeCause(error) }),
    )
  }
  useEffect(load, [])
  const isBusy = !own && failure === null
  return (
    <div className="page own" aria-busy={isBusy}>
      {isAdministrator(viewer) && isNewNetwork(counts) && <FirstSteps counts={counts} />}
      {failure !== null ? (
        <OwnSection title="Waiting for you">
          <Note text={`What waits for you could not be loaded. ${failure}`}>
            <Button variant="secondary" size="sm" onClick={load}>
              Try Again
            </Button>
          </Note>
        </OwnSection>
      ) : (
        <Waiting waiting={own?.waiting} />
      )}
      {!(isAdministrator(viewer) && isNewNetwork(counts)) && <News own={own} />}
    </div>
  )
}

function Waiting({ waiting }: { waiting: WaitingItem[] | undefined }) {
  const [isWhole, setIsWhole] = useState(false)
  const shownItems = isWhole ? waiting : waiting?.slice(0, INITIAL_ROW_COUNT)
  const isShort = waiting !== undefined && waiting.length > INITIAL_ROW_COUNT && !isWhole
  return (
    <OwnSection
      title="Waiting for you"
      aside={
        isShort && (
          <Button variant="quiet" size="sm" onClick={() => setIsWhole(true)}>
            {`Show all ${waiting.length}`}
          </Button>
        )
      }
    >
      {!shownItems ? (
        <Rows>{null}</Rows>
      ) : shownItems.length > 0 ? (
        <Rows>
          {shownItems.map(({ kind, title, url, notification_id }) => (
            <OwnRow
              key={`${kind} ${url} ${title}`}
              title={title}
              to={url}
              isUnread
              onOpen={notification_id === null ? undefined : () => markAsRead(notification_id)}
            />
          ))}
        </Rows>
      ) : (
        <Note text="Nothing waits for you. What about something new?">
          <LinkButton to="/questions/new" variant="secondary" size="sm">
            Ask Question
          </LinkButton>
          <LinkButton to="/jobs/new" variant="secondary" size="sm">
            Post Job
          </LinkButton>
        </Note>
      )}
    </OwnSection>
  )
}

function News({ own }: { own: Own | null }) {
  return (
    <OwnSection
      title="New in what you follow"
      aside={
        own &&
        own.news.length > 0 && (
          <Link to="/notifications">
            See all<span className="sr-only"> notifications</span>
          </Link>
        )
      }
    >
      {!own ? (
        <Rows>{null}</Rows>
      ) : own.news.length > 0 ? (
        <Rows>
          {own.news.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </Rows>
      ) : (
        <Note
          text={
            own.follow_count > 0
              ? 'Nothing new in what you follow.'
              : 'Follow a topic, question, business or town. What is new there appears here.'
          }
        >
          <LinkButton to="/topics" variant="secondary" size="sm">
            See Topics
          </LinkButton>
          <LinkButton to="/businesses" variant="secondary" size="sm">
            See Businesses
          </LinkButton>
        </Note>
      )}
    </OwnSection>
  )
}

const NewsRow = ({ item: { id, title, url, is_read } }: { item: NewsItem }) => (
  <OwnRow title={title} to={url} isUnread={!is_read} onOpen={is_read ? undefined : () => markAsRead(id)} />
)

const FirstSteps = ({ counts }: { counts: HomeCounts }) => (
  <OwnSection title="First steps" aside={<Link to="/admin/system">Check the system</Link>}>
    <Rows>
      {listFirstSteps(counts).map(({ title, url, isDone }) => (
        <OwnRow key={url} title={title} to={url} isUnread={!isDone} isDone={isDone} />
      ))}
    </Rows>
  </OwnSection>
)

type OwnSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

function OwnSection({ title, aside, children }: OwnSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="own-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/**
 * Rows of equal height, so that the layout does not shift when they appear. Without rows, shows that they are loading.
 */
const Rows = ({ children }: { children: ReactNode }) => (
  <ul className="own-rows">
    {children ?? (
      <li className="own-row" aria-hidden="true">
        <Skeleton className="max-w-80" />
      </li>
    )}
  </ul>
)

type OwnRowProps = { title: string; to: string; isUnread: boolean; isDone?: boolean; onOpen?: () => void }

const OwnRow = ({ title, to, isUnread, isDone = false, onOpen }: OwnRowProps) => (
  <li className="own-row">
    {isDone ? <CheckIcon className="text-spruce" /> : <span className={cx('own-dot', isUnread && 'own-dot-unread')} />}
    <Link to={to} className={cx('card-link own-title', isUnread && 'font-semibold')} onClick={onOpen}>
      {title}
      {isDone && <span className="sr-only"> (done)</span>}
    </Link>
  </li>
)

const Note = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="own-note">
    <p>{text}</p>
    <div className="flex flex-wrap gap-3">{children}</div>
  </div>
)

/** Marks a notification as read in the background. After a failure it stays unread. */
const markAsRead = (id: number) =>
  void api('POST /notifications/read', { body: { ids: [id] }, idempotent: true }).catch(() => {})
