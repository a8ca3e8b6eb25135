import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SecondFactorCard } from '../../features/secondFactor/SecondFactorCard.tsx'
import { EmailCard } from '../../features/security/EmailCard.tsx'
import { PasswordCard } from '../../features/security/PasswordCard.tsx'
import { SecurityLog } from '../../features/security/SecurityLog.tsx'
import { Sessions } from '../../features/security/Sessions.tsx'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const [{ email }, secondFactor, { email: newEmail }, { sessions }, { events, next_cursor }] = await Promise.all([
    call(context)('GET /auth/me'),
    call(context)('GET /auth/second-factor'),
    call(context)('GET /auth/email-change'),
    call(context)('GET /auth/sessions'),
    call(context)('GET /auth/security-events', { query: { cursor } }),
  ])
  return { email, secondFactor, newEmail, sessions, events, next_cursor }
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load the security of your account"
    back={{ to: '/profile', label: 'Back to My Profile' }}
  />
)

export function Component() {
  const { email, secondFactor, newEmail, sessions, events, next_cursor } = useLoaderData<typeof loader>()
  return (
    <div className="page page-reading pb-16">
      <Meta title="Password and Security" />
      <Breadcrumb items={[{ label: 'My Profile', to: '/profile' }, { label: 'Password and Security' }]} />
      <PageHeading
        title="Password and Security"
        lead="Your password, your second factor, your email address, your sessions, and what happened to your account."
      />
      <div className="grid gap-6">
        <PasswordCard email={email} />
        <SecondFactorCard secondFactor={secondFactor} />
        <EmailCard email={email} newEmail={newEmail} />
        <Sessions sessions={sessions} />
        <SecurityLog events={events} next={next_cursor} />
      </div>
    </div>
  )
}
