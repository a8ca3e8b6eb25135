import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FailedMails } from '../../features/mails/FailedMails.tsx'
import { EmailChoice } from '../../features/waiting/EmailChoice.tsx'
import { WaitingList } from '../../features/waiting/WaitingList.tsx'
import { call } from '../../kit/api/api.ts'
import type { Caller, Endpoints } from '../../kit/api/contract.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import type { AdminTab, AdminTabModule } from '../../kit/page/screens.ts'
import { UploadIcon } from '../../kit/ui/actionIcons.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { ClockIcon, MonitorIcon, PlusIcon, TrashIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { UrlTabs } from '../../kit/ui/Tabs.tsx'
import { adminTabs } from '../features.ts'

/** The maximum number of undelivered emails on the dashboard. */
const MAX_FAILED_EMAILS = 3

const modules = import.meta.glob<AdminTabModule>(['/src/features/**/*Tab.tsx', '/src/app/pages/*Tab.tsx'])

/** Loads the code and the data of a tab. */
async function loadTab({ id, file }: AdminTab, api: Caller<Endpoints>, url: URL) {
  const load = modules[`/src/${file}.tsx`]
  if (!load) throw new Error(`There is no tab ${file}`)
  const tab = await load()
  return { id, Panel: tab.Component, data: await tab.load(api, url) }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const tab = adminTabs.find(({ id }) => id === url.searchParams.get('tab')) ?? (adminTabs[0] as AdminTab)
  const [waiting, { frequency }, stats, failedMails, activeTab] = await Promise.all([
    call(context)('GET /waiting'),
    call(context)('GET /admin/waiting/email'),
    call(context)('GET /admin/stats'),
    call(context)('GET /admin/mails/failed', { query: { limit: String(MAX_FAILED_EMAILS) } }),
    loadTab(tab, call(context), url),
  ])
  return { waiting, frequency, stats, failedMails, activeTab }
}

export function Component() {
  const { waiting, frequency, stats, failedMails, activeTab } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta title="Admin Dashboard" />
      <PageHeading
        title="Admin Dashboard"
        actions={
          <>
            <LinkButton to="/admin/import" variant="secondary">
              <UploadIcon />
              Import Businesses
            </LinkButton>
            <LinkButton to="/admin/businesses/new">
              <PlusIcon />
              Add Business
            </LinkButton>
          </>
        }
      />
      <WaitingList {...waiting} />
      <EmailChoice frequency={frequency} />
      <nav aria-label="Administration pages" className="mb-8 flex flex-wrap gap-2">
        <LinkButton to="/admin/system" variant="secondary" size="sm">
          <MonitorIcon />
          System
        </LinkButton>
        <LinkButton to="/admin/audit" variant="secondary" size="sm">
          <ClockIcon />
          Audit Log
        </LinkButton>
        <LinkButton to="/admin/deleted" variant="secondary" size="sm">
          <TrashIcon />
          Deleted
        </LinkButton>
        <LinkButton to="/admin/duplicates" variant="secondary" size="sm">
          Duplicates
        </LinkButton>
        <LinkButton to="/admin/names" variant="secondary" size="sm">
          Names
        </LinkButton>
      </nav>
      <dl className="mb-8 grid grid-cols-3 border-y border-line">
        <Figure label="Total users" value={stats.total_users} to="/admin#tabs" />
        <Figure label="Questions" value={stats.total_questions} to="/questions" />
        <Figure label="Active jobs" value={stats.active_jobs} to="/jobs" />
      </dl>
      {failedMails.total > 0 && (
        <div className="mb-10">
          <FailedMails {...failedMails} title="Emails that could not be sent" />
          {failedMails.total > MAX_FAILED_EMAILS && (
            <LinkButton className="mt-4" variant="secondary" to="/admin/mails">
              {`Show all ${failedMails.total.toLocaleString('en-US')}`}
            </LinkButton>
          )}
        </div>
      )}
      <UrlTabs
        id="tabs"
        label="Administration"
        tabs={adminTabs.map(({ id, label }) => ({
          id,
          label,
          waiting: waiting.queues.reduce((sum, { tab, count }) => sum + (tab === id ? count : 0), 0),
          panel: id === activeTab.id && <activeTab.Panel {...activeTab.data} />,
        }))}
      />
    </div>
  )
}

const Figure = ({ label, value, to }: { label: string; value: number; to: string }) => (
  <div className="relative flex flex-col-reverse justify-end border-line px-4 py-4 not-first:border-l first:pl-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-display text-xl font-semibold tabular-nums">
      <Link to={to} className="card-link text-glacier">
        {value.toLocaleString('en-US')}
        <span className="sr-only"> {label}</span>
      </Link>
    </dd>
  </div>
)

export const ErrorBoundary = () => <LoadFailed failed="Failed to load admin data" />
