import { getMessage, useAction } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import { describeDevice } from '../session/device.ts'
import { logOut } from '../session/logOut.ts'
import type { Session } from './security.contract.ts'

/** The devices on which the viewer is logged in. */
export function Sessions({ sessions }: { sessions: Session[] }) {
  const endOthers = useAction('DELETE /auth/sessions', {
    failed: { fallback: 'Failed to log out elsewhere' },
    done: getMessage,
  })
  const others = sessions.filter(({ current }) => !current)
  async function logOutElsewhere() {
    const decided = await confirm({
      title: 'Log out everywhere else?',
      body: 'Every device but this one has to log in again.',
      confirmLabel: 'Log Out Everywhere Else',
    })
    if (decided) await endOthers({})
  }
  return (
    <Card as="section" aria-labelledby="sessions" className="grid gap-4">
      <div id="sessions">
        <CardTitle>Where you are logged in</CardTitle>
      </div>
      <p className="text-muted">
        A session ends 30 days after its last use, and 180 days after the login in any case. Times of last use are exact
        to five minutes.
      </p>
      <Rows>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Rows>
      {others.length > 0 ? (
        <Button variant="secondary" className="justify-self-start" busy={endOthers.busy} onClick={logOutElsewhere}>
          Log Out Everywhere Else
        </Button>
      ) : (
        <p>You are not logged in anywhere else.</p>
      )}
    </Card>
  )
}

function SessionRow({ session: { id, created_at, last_used_at, user_agent, current } }: { session: Session }) {
  const { time_zone } = useSite()
  const device = describeDevice(user_agent)
  const end = useAction('DELETE /auth/sessions/:id', {
    failed: { fallback: 'Failed to end the session' },
    done: `Logged out on ${device}.`,
  })
  return (
    <li className="row">
      <div className="row-main">
        <div className="row-head">
          <h3 className="row-title">{device}</h3>
          {current && <Badge tone="success">This device</Badge>}
        </div>
        <dl className="meta">
          <div>
            <dt className="inline">Logged in </dt>
            <dd className="inline">
              <time dateTime={created_at}>{formatTime(created_at, time_zone)}</time>
            </dd>
          </div>
          <div>
            <dt className="inline">Last used </dt>
            <dd className="inline">
              <time dateTime={last_used_at}>{formatTime(last_used_at, time_zone)}</time>
            </dd>
          </div>
        </dl>
      </div>
      <div className="row-aside">
        <Button
          size="sm"
          variant="quiet"
          busy={end.busy}
          aria-label={`Log out on ${device}, logged in ${formatTime(created_at, time_zone)}`}
          onClick={() => (current ? logOut() : end({ params: { id } }))}
        >
          Log Out
        </Button>
      </div>
    </li>
  )
}
