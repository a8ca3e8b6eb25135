import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { call } from '../../../../kit/api/api.ts'
import { LoadFailed } from '../../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../../kit/page/Meta.tsx'
import { useSite } from '../../../../kit/page/site.ts'
import { formatTime, preview } from '../../../../kit/text/text.ts'
import { Alert } from '../../../../kit/ui/Alert.tsx'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../../../kit/ui/Breadcrumb.tsx'
import { PageHeading } from '../../../../kit/ui/PageHeading.tsx'
import { stateNames } from '../import.labels.ts'
import type { Import } from '../imports.contract.ts'
import { AppliedImport } from './AppliedImport.tsx'
import { CheckedImport } from './CheckedImport.tsx'
import { StepProgress } from './StepProgress.tsx'

/** Milliseconds between two requests for the state of an import that is in progress. */
const POLL_INTERVAL_MS = 1000

export async function loader({ params, context }: LoaderFunctionArgs) {
  const reply = await call(context)('GET /admin/imports/:id', { params: { id: params.id ?? '' } })
  return reply.import
}

const isWorking = ({ state, publishing }: Import) =>
  ['checking', 'applying', 'undoing'].includes(state) || publishing.state === 'running'

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const { time_zone } = useSite()
  const working = isWorking(loaded)

  useEffect(() => {
    if (!working) return
    const timer = setInterval(() => void revalidate(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [working, revalidate])

  const { state, file_name, user_name, created_at } = loaded
  return (
    <div className="page pb-16">
      <Meta title={`Import: ${preview(file_name, 60)}`} />
      <Breadcrumb
        items={[
          { label: 'Admin', to: '/admin' },
          { label: 'Import', to: '/admin/import' },
          { label: preview(file_name, 60) },
        ]}
      />
      <PageHeading
        title={<span className="wrap-anywhere">{file_name}</span>}
        lead={`Uploaded by ${user_name}, ${formatTime(created_at, time_zone)}`}
        badges={<Badge tone={state === 'applied' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>}
      />
      {state === 'checking' && <StepProgress label="Checking the rows" {...loaded.progress} />}
      {state === 'applying' && <StepProgress label="Applying the rows" {...loaded.progress} />}
      {state === 'undoing' && <StepProgress label="Undoing the import" {...loaded.progress} />}
      {state === 'failed' && (
        <Alert tone="danger" title="The file could not be read">
          {loaded.error}
        </Alert>
      )}
      {state === 'checked' && <CheckedImport key={`${loaded.id} ${JSON.stringify(loaded.mapping)}`} checked={loaded} />}
      {(state === 'applied' || state === 'undone') && <AppliedImport applied={loaded} />}
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the import" />
