import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadUsers, UsersTab } from '../../features/accounts/UsersTab.tsx'
import { VerificationTab } from '../../features/businesses/review/VerificationTab.tsx'
import { loadVerification } from '../../features/businesses/review/verification.load.ts'
import { ChatTab } from '../../features/chat/usage/ChatTab.tsx'
import { loadChat } from '../../features/chat/usage/usage.load.ts'
import { ClaimsTab } from '../../features/claims/ClaimsTab.tsx'
import { loadClaims } from '../../features/claims/claims.load.ts'
import { RevokeButton } from '../../features/claims/RevokeButton.tsx'
import { FailedMails } from '../../features/mails/FailedMails.tsx'
import { call } from '../../kit/api.ts'
import { LoadFailed } from '../../kit/LoadFailed.tsx'
import { Meta } from '../../kit/Meta.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { ClockIcon, MonitorIcon, PlusIcon, UploadIcon } from '../../kit/ui/icons.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { UrlTabs } from '../../kit/ui/Tabs.tsx'

/** The number of unsent emails on the dashboard. */
const FAILED_SHOWN = 3

/** Loads the tab that is open, and no other. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const tab = url.searchParams.get('tab')
  const others = ['verification', 'claims', 'chat']
  const [stats, failed, users, verification, claims, chat] = await Promise.all([
    call(context)('GET /admin/stats'),
    call(context)('GET /admin/mails/failed', { query: { limit: String(FAILED_SHOWN) } }),
    others.includes(tab ?? '') ? null : loadUsers(call(context), url),
    tab === 'verification' ? loadVerification(call(context), url) : null,
    tab === 'claims' ? loadClaims(call(context), url) : null,
    tab === 'chat' ? loadChat(call(context), url) : null,
  ])
  return { stats, failed, users, verification, claims, chat }
}

export function Component() {
  const { stats, failed, users, verification, claims, chat } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta title="Admin Dashboard" />
      <PageHeading
        title="Admin Dashboard"
        actions={
          <>
            <LinkButton to="/admin/system" variant="secondary">
              <MonitorIcon />
              System
            </LinkButton>
            <LinkButton to="/admin/audit" variant="secondary">
              <ClockIcon />
              Audit Log
            </LinkButton>
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
      <dl className="mb-8 grid grid-cols-3 border-y border-line">
        <Figure label="Total users" value={stats.total_users} />
        <Figure label="Questions" value={stats.total_questions} />
        <Figure label="Active jobs" value={stats.active_jobs} />
      </dl>
      {failed.total > 0 && (
        <div className="mb-10">
          <FailedMails {...failed} title="Emails that could not be sent" />
          {failed.total > FAILED_SHOWN && (
            <LinkButton className="mt-4" variant="secondary" to="/admin/mails">
              {`Show all ${failed.total.toLocaleString('en-US')}`}
            </LinkButton>
          )}
        </div>
      )}
      <UrlTabs
        label="Administration"
        tabs={[
          { id: 'users', label: 'Users', panel: users && <UsersTab list={users} /> },
          {
            id: 'verification',
            label: 'Business Verification',
            panel: verification && (
              <VerificationTab {...verification} reviewActions={(business) => <RevokeButton business={business} />} />
            ),
          },
          { id: 'claims', label: 'Claim Requests', panel: claims && <ClaimsTab {...claims} /> },
          { id: 'chat', label: 'Chat Usage', panel: chat && <ChatTab {...chat} /> },
        ]}
      />
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end border-line px-4 py-4 not-first:border-l first:pl-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-display text-xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
  </div>
)

export const ErrorBoundary = () => <LoadFailed failed="Failed to load admin data" />
