import { useEffect, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import type { ReplyOf } from '../../kit/api/contract.ts'
import { describeCause, isTemporary, parseFailure } from '../../kit/api/failure.ts'
import { useLinkToken } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { notificationsContract } from './notifications.contract.ts'
import { kindLabels } from './notifications.labels.ts'
import { PreferenceTable } from './PreferenceTable.tsx'

type LinkReply = ReplyOf<(typeof notificationsContract)['GET /notifications/links/:token']>
type Failure = { message: string; canRetry: boolean }

/** The email preferences, opened by the link in an email without a login. */
export function Component() {
  const token = useLinkToken()
  const [opened, setOpened] = useState<LinkReply | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  function open(token: string) {
    setFailure(null)
    api('GET /notifications/links/:token', { params: { token } }).then(setOpened, (error: unknown) =>
      setFailure({
        message: parseFailure(error).serverMessage ?? describeCause(error),
        canRetry: isTemporary(error),
      }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => {
    if (token === undefined) return
    if (token) open(token)
    else setFailure({ message: 'This link is not complete. Please open it from the email again.', canRetry: false })
  }, [token])

  return (
    <div className="page page-reading pb-16">
      <Meta title="Your Emails" />
      <PageHeading
        title="Your Emails"
        lead={opened ? `What is sent to ${opened.email}. Every change is saved at once.` : undefined}
      />
      {!opened && !failure && <Spinner text="One moment, please." />}
      {failure && (
        <div className="grid justify-items-start gap-6">
          <Alert
            tone="danger"
            title={failure.message}
            action={
              failure.canRetry &&
              token && (
                <Button size="sm" variant="secondary" onClick={() => open(token)}>
                  Try Again
                </Button>
              )
            }
          />
          <LinkButton to="/notifications/preferences" variant="secondary">
            Log In to Your Preferences
          </LinkButton>
        </div>
      )}
      {opened && token && <OpenedLink token={token} opened={opened} onChange={setOpened} />}
    </div>
  )
}

type OpenedLinkProps = { token: string; opened: LinkReply; onChange: (opened: LinkReply) => void }

function OpenedLink({ token, opened, onChange }: OpenedLinkProps) {
  const { kinds, preferences } = opened
  const [isBusy, setBusy] = useState(false)
  const isStopped = kinds.every((kind) => preferences[kind].email === 'never')

  async function save(changed: Partial<LinkReply['preferences']>) {
    const reply = await api('PUT /notifications/links/:token', { params: { token }, body: { preferences: changed } })
    onChange(reply)
    return reply.preferences
  }

  async function stop() {
    setBusy(true)
    try {
      await save(Object.fromEntries(kinds.map((kind) => [kind, { ...preferences[kind], email: 'never' }])))
    } catch (error) {
      toast.error(describeCause(error))
    }
    setBusy(false)
  }

  return (
    <>
      <Alert
        tone={isStopped ? 'success' : 'info'}
        title={
          isStopped
            ? 'You do not get emails like the one that led here any more'
            : 'The email that led here was about this:'
        }
        className="mb-6"
        action={
          !isStopped && (
            <Button size="sm" variant="secondary" busy={isBusy} onClick={stop}>
              Stop These Emails
            </Button>
          )
        }
      >
        {kinds.map((kind) => kindLabels[kind]).join(', ')}
      </Alert>
      <PreferenceTable key={JSON.stringify(preferences)} preferences={preferences} save={save} />
    </>
  )
}
