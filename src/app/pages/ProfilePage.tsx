import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DeleteAccount } from '../../features/accounts/DeleteAccount.tsx'
import { ProfileForm } from '../../features/accounts/ProfileForm.tsx'
import { RoleBadge } from '../../features/accounts/RoleBadge.tsx'
import { MyJobs } from '../../features/jobs/MyJobs.tsx'
import { DownloadOwnData } from '../../features/ownData/DownloadOwnData.tsx'
import { PublicPageCard } from '../../features/people/PublicPageCard.tsx'
import { PersonPictureCard } from '../../features/people/picture/PersonPictureCard.tsx'
import type { User } from '../../features/session/session.contract.ts'
import { call } from '../../kit/api/api.ts'
import { hasStoredFormValues } from '../../kit/forms/draft.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { isAdministrator } from '../../kit/page/roles.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { PencilIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const load = call(context)
  const [user, { jobs }, { picture }] = await Promise.all([
    load('GET /auth/me'),
    load('GET /jobs/user/me'),
    load('GET /auth/picture'),
  ])
  return { user, jobs, picture }
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load your profile" back={{ to: '/', label: 'Home' }} />

export function Component() {
  const { user, jobs, picture } = useLoaderData<typeof loader>()
  const site = useSite()
  const [editing, setEditing] = useState(false)
  // Opens the form when it has values that were typed before the session ended.
  useEffect(() => {
    if (hasStoredFormValues(`${user.id} profile`)) setEditing(true)
  }, [user.id])
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <div className="page pb-12">
      <Meta title="My Profile" />
      <PageHeading
        title="My Profile"
        badges={<RoleBadge role={user.role} />}
        lead={`Member since ${formatDate(user.created_at, site.time_zone)}`}
        actions={
          !editing && (
            <Button ref={editButton} onClick={() => setEditing(true)}>
              <PencilIcon />
              Edit
            </Button>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" aria-labelledby="personal" className="grid gap-6">
          <div id="personal">
            <CardTitle>Personal information</CardTitle>
          </div>
          {editing ? <ProfileForm user={user} onClose={() => setEditing(false)} /> : <Details user={user} />}
        </Card>
        <QuickActions user={user} />
        <MyJobs jobs={jobs} />
        <PublicPageCard user={user} />
        <PersonPictureCard name={user.full_name} picture={picture} />
        <DownloadOwnData />
        <DeleteAccount />
      </div>
    </div>
  )
}

function Details({ user }: { user: User }) {
  const facts = [
    ['Full name', user.full_name],
    ['Email', user.email],
    ['Phone', user.phone],
    ['Address', user.address],
    ['City', user.city],
    ['State', user.state],
    ['Zip code', user.zip_code],
  ]
  return (
    <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="hint">{label}</dt>
          <dd className="wrap-anywhere">{value ?? <span className="text-muted">Not given</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

function QuickActions({ user }: { user: User }) {
  const actions = [
    { to: '/my-businesses', label: 'My Businesses' },
    { to: '/businesses/new', label: 'Create Business' },
    { to: '/businesses', label: 'Browse Businesses' },
    { to: '/my-applications', label: 'My Applications' },
    { to: '/saved', label: 'Saved' },
    { to: '/profile/security', label: 'Password and Security' },
    { to: '/notifications/preferences', label: 'Notifications and Emails' },
    { to: '/notifications/preferences#follows', label: 'What You Follow' },
    ...(isAdministrator(user) ? [{ to: '/admin', label: 'Admin Dashboard' }] : []),
  ]
  return (
    <Card as="section" aria-labelledby="actions" className="grid gap-4">
      <div id="actions">
        <CardTitle>Quick actions</CardTitle>
      </div>
      <ul className="grid gap-1">
        {actions.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="button button-quiet -mx-3 justify-start px-3">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
