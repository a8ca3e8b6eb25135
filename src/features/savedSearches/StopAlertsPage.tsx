import { useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeCause, parseFailure } from '../../kit/api/failure.ts'
import { useBrowserQuery } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { listLabels, type SearchList, searchLists } from './savedSearches.constants.ts'
import { describeQuery } from './searchQuery.ts'

type Target = { token: string; list: SearchList; query: string }

function parseTarget(address: string): Target | null {
  const params = new URLSearchParams(address)
  const token = params.get('token')
  const list = searchLists.find((name) => name === params.get('list'))
  return token && list ? { token, list, query: params.get('query') ?? '' } : null
}

/** The page behind the link in an email that stops the alerts of one saved search without a login. */
export function Component() {
  const query = useBrowserQuery()
  const target = query === null ? null : parseTarget(query)
  return (
    <div className="page page-reading pb-16">
      <Meta title="Stop Alerts" />
      <PageHeading title="Stop Alerts" />
      {query === null && <Spinner text="One moment, please." />}
      {query !== null && !target && (
        <Alert tone="danger" title="This link is not complete. Please open it from the email again." className="mb-6" />
      )}
      {target && <StopForm {...target} />}
    </div>
  )
}

function StopForm({ token, list, query }: Target) {
  const [isBusy, setBusy] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function stop() {
    setBusy(true)
    setFailure(null)
    try {
      await api('POST /saved-searches/stop/:token', { params: { token }, body: { list, query }, idempotent: true })
      setStopped(true)
    } catch (error) {
      setFailure(parseFailure(error).serverMessage ?? describeCause(error))
    }
    setBusy(false)
  }

  return (
    <div className="grid justify-items-start gap-6">
      <p className="wrap-anywhere">
        {listLabels[list].name}: {describeQuery(query) || 'everything new'}
      </p>
      {failure && <Alert tone="danger" title={failure} />}
      {isStopped ? (
        <Alert tone="success" title="You get no more alerts of this search.">
          It stays under Saved, where you can start them again.
        </Alert>
      ) : (
        <Button busy={isBusy} onClick={stop}>
          Stop Alerts of This Search
        </Button>
      )}
      <LinkButton to={`/email-preferences?token=${token}`} variant="secondary">
        Choose All Your Emails
      </LinkButton>
    </div>
  )
}
