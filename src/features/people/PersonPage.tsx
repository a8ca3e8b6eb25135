import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { api, call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { isModerator } from '../../kit/page/roles.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Facts } from '../../kit/ui/Facts.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { MoreRows } from '../../kit/ui/MoreRows.tsx'
import { PersonAvatar } from '../accounts/PersonName.tsx'
import { AnswerRows } from '../questions/AnswerRows.tsx'
import { ReportButton } from '../reports/ReportButton.tsx'
import type { PublicPerson } from './people.contract.ts'
import { RemovePicture } from './picture/RemovePicture.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const load = call(context)
  const id = { id: params.id ?? '' }
  const [{ user }, answers] = await Promise.all([
    load('GET /users/:id', { params: id }),
    load('GET /users/:id/answers', { params: id }),
  ])
  return { user, ...answers }
}

export function Component() {
  const { user, answers, next_cursor } = useLoaderData<typeof loader>()
  const viewer = useViewer()
  const { key } = useLocation()
  const isOwn = viewer?.id === user.id
  return (
    <div className="page pb-12">
      {/* There is no canonical path, so that search engines do not index members. */}
      <Meta title={user.full_name} />
      <PersonHeading user={user} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <section aria-labelledby="answers" className="min-w-0 max-lg:order-last">
          <h2 id="answers" className="mb-4">
            Answers
          </h2>
          {answers.length === 0 ? (
            <EmptyState title="No answers yet">
              <p>
                {isOwn
                  ? 'Your answers on the forum appear here.'
                  : `${user.full_name} has not answered a question yet.`}
              </p>
            </EmptyState>
          ) : (
            <>
              <AnswerRows answers={answers} isAuthorPage />
              <MoreRows
                key={key}
                first={answers}
                cursor={next_cursor}
                label="Show more answers"
                failed="Failed to load answers"
                load={async (cursor) => {
                  const more = await api('GET /users/:id/answers', { params: { id: user.id }, query: { cursor } })
                  return { items: more.answers, cursor: more.next_cursor }
                }}
              >
                {(more) => <AnswerRows answers={more} isAuthorPage />}
              </MoreRows>
            </>
          )}
        </section>
        <aside className="grid gap-4" aria-label="About this member">
          <Businesses user={user} />
          {isOwn ? (
            <p className="hint">
              This page is yours, and everybody can see it. Change or hide it on <Link to="/profile">your profile</Link>
              .
            </p>
          ) : (
            <div className="-ml-3">
              <ReportButton target_type="user" target_id={user.id} about={user.full_name} />
              {user.picture_url && isModerator(viewer) && <RemovePicture id={user.id} />}
            </div>
          )}
        </aside>
      </div>
    </div>
  )
}

function PersonHeading({ user }: { user: PublicPerson }) {
  const { time_zone } = useSite()
  return (
    <header className="page-heading">
      <div className="flex min-w-0 items-center gap-5">
        <PersonAvatar name={user.full_name} pictureUrl={user.picture_url} isLarge />
        <div className="page-heading-text">
          <h1 className="wrap-anywhere">{user.full_name}</h1>
          <p className="page-heading-lead">{`Member since ${formatDate(user.joined_at, time_zone)}`}</p>
        </div>
      </div>
    </header>
  )
}

function Businesses({ user: { answer_count, accepted_count, businesses } }: { user: PublicPerson }) {
  const links = businesses.map(({ id, display_name }) => (
    <span key={id} className="block">
      <Link to={`/businesses/${id}`}>{display_name}</Link>
    </span>
  ))
  return (
    <Card>
      <Facts
        facts={[
          ['Answers', answer_count.toLocaleString('en-US')],
          ['Accepted', accepted_count.toLocaleString('en-US')],
          ['Speaks for', links.length > 0 && links],
        ]}
        inCard
      />
    </Card>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load member"
    notFound="Member not found"
    back={{ to: '/questions', label: 'Back to Questions' }}
  />
)
