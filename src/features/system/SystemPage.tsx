import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { formatCount, formatTime } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { AlertIcon, CheckIcon, InfoIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import type { SystemCheck, SystemStatus } from './system.contract.ts'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /admin/system')

const statusStyles = {
  green: { tone: 'success', Icon: CheckIcon, label: 'Good' },
  amber: { tone: 'waiting', Icon: InfoIcon, label: 'Needs attention' },
  red: { tone: 'danger', Icon: AlertIcon, label: 'Problem' },
} as const satisfies Record<SystemStatus, object>

export function Component() {
  const { checks, checked_at } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const { time_zone } = useSite()
  const problemCount = checks.filter(({ status }) => status !== 'green').length
  return (
    <div className="page pb-16">
      <Meta title="System" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'System' }]} />
      <PageHeading
        title="System"
        lead="The state of each part of the system, and what to do about problems."
        actions={
          <Button variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
            Check Again
          </Button>
        }
      />
      <div role="status" className="mb-3">
        <h2 className="text-lg">
          {problemCount === 0
            ? 'Everything is in order'
            : formatCount(problemCount, 'part needs attention', 'parts need attention')}
        </h2>
        <p className="text-sm text-muted">
          Checked <time dateTime={checked_at}>{formatTime(checked_at, time_zone)}</time>
        </p>
      </div>
      <Rows>
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </Rows>
    </div>
  )
}

function CheckRow({ check: { name, status, facts, sentence } }: { check: SystemCheck }) {
  const { tone, Icon, label } = statusStyles[status]
  return (
    <li className="row">
      <div className="row-main">
        <div className="row-head">
          <h3 className="row-title">{name}</h3>
          <Badge tone={tone} icon={<Icon />}>
            {label}
          </Badge>
        </div>
        <p className="max-w-reading wrap-anywhere">{sentence}</p>
        {facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {facts.map((fact) => (
              <div key={fact.name} className="flex min-w-0 flex-wrap gap-x-2">
                <dt className="text-muted">{fact.name}</dt>
                <dd className="min-w-0 tabular-nums wrap-anywhere">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the system status" />
