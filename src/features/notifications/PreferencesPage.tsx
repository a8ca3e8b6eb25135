import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api, call, getMessage, useAction } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { PreferenceTable } from './PreferenceTable.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ preferences }, { bounce }, { follows }] = await Promise.all([
    call(context)('GET /notifications/preferences'),
    call(context)('GET /notifications/address'),
    call(context)('GET /follows'),
  ])
  return { preferences, bounce, follows }
}
type LoaderData = Awaited<ReturnType<typeof loader>>

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load your preferences"
    back={{ to: '/notifications', label: 'Back to Notifications' }}
  />
)

export function Component() {
  const { preferences, bounce, follows } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading pb-16">
      <Meta title="Notification Preferences" />
      <Breadcrumb items={[{ label: 'Notifications', to: '/notifications' }, { label: 'Preferences' }]} />
      <PageHeading
        title="Notification Preferences"
        lead="Where and when you are told. Every change is saved at once."
      />
      <BounceNote bounce={bounce} />
      <PreferenceTable
        preferences={preferences}
        save={async (changed) =>
          (await api('PUT /notifications/preferences', { body: { preferences: changed } })).preferences
        }
      />
      <section aria-labelledby="follows" className="mt-12">
        <h2 id="follows" className="mb-4">
          What you follow
        </h2>
        {follows.length > 0 ? (
          <Rows>
            {follows.map((follow) => (
              <FollowRow key={`${follow.target_type}.${follow.key}`} follow={follow} />
            ))}
          </Rows>
        ) : (
          <EmptyState title="You follow nothing yet" heading="h3">
            <p>
              Questions, businesses, topics and events have a Follow button. What is new there is in your notifications.
            </p>
          </EmptyState>
        )}
      </section>
    </div>
  )
}

function BounceNote({ bounce }: Pick<LoaderData, 'bounce'>) {
  const { time_zone } = useSite()
  const confirm = useAction('POST /notifications/address/confirm', {
    failed: 'Failed to send the link',
    done: getMessage,
  })
  if (!bounce) return null
  return (
    <Alert
      tone="waiting"
      title={`Emails to ${bounce.email} came back`}
      className="mb-6"
      action={
        <Button size="sm" variant="secondary" busy={confirm.busy} onClick={() => confirm({})}>
          Send a Link to Confirm It
        </Button>
      }
    >
      Since {formatDate(bounce.bounced_at, time_zone)} nothing is sent there. Change the address under Password and
      Security, or confirm that it works again.
    </Alert>
  )
}

const typeLabels = { question: 'Question', business: 'Business', topic: 'Topic', city: 'City', event: 'Event' }

function FollowRow({ follow: { target_type, key, name, url } }: { follow: LoaderData['follows'][number] }) {
  const unfollow = useAction('DELETE /follows/:target_type/:key', {
    failed: 'This could not be changed.',
    done: `You no longer follow ${name}.`,
  })
  return (
    <Row
      title={<span className="wrap-anywhere">{name}</span>}
      to={url ?? '/notifications/preferences'}
      heading="h3"
      meta={typeLabels[target_type]}
      aside={
        <Button
          variant="secondary"
          size="sm"
          busy={unfollow.busy}
          onClick={() => unfollow({ params: { target_type, key } })}
        >
          Stop Following<span className="sr-only"> {name}</span>
        </Button>
      }
    />
  )
}
