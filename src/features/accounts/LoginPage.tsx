import { type ComponentProps, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { api, useAction } from '../../kit/api/api.ts'
import { describeCause } from '../../kit/api/failure.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useBrowserQuery } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSession } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import type { SecondStep } from '../secondFactor/SecondStep.tsx'
import { returnPath } from '../session/guard.ts'
import { useSessionRetry } from '../session/loadSession.ts'
import { findLoginPurpose } from '../session/loginPurpose.ts'
import { useRedirectAfterLogin } from '../session/redirectAfterLogin.ts'
import { Credentials } from './accounts.contract.ts'
import { beginSession } from './beginSession.ts'
import { FirstLogin } from './FirstLogin.tsx'
import { MembershipBenefits } from './MembershipBenefits.tsx'

/** The second step of a login and the code of its screen, which is loaded only for accounts with a second factor. */
type SecondStepState = Pick<ComponentProps<typeof SecondStep>, 'step'> & { Form: typeof SecondStep }

/** Navigation state from the previous page. The pages for a forgotten password pass the email address on. */
type LoginState = { email?: string; isVerified?: boolean }

export function Component() {
  const isRedirecting = useRedirectAfterLogin()
  const query = useBrowserQuery() ?? ''
  const state: LoginState | null = useLocation().state
  const [second, setSecond] = useState<SecondStepState | null>(null)
  const [restart, setRestart] = useState<{ reason?: string } | null>(null)
  const form = useApiForm(
    Credentials,
    { email: state?.email },
    async (body) => {
      setRestart(null)
      const reply = await api('POST /auth/login', { idempotent: true, body })
      if ('token' in reply) return beginSession(reply)
      const { SecondStep: Form } = await import('../secondFactor/SecondStep.tsx')
      setSecond({ step: reply, Form })
    },
    { fallback: 'Login failed' },
  )
  const { setFocus } = form
  useEffect(() => {
    if (restart) setFocus('password')
  }, [restart, setFocus])
  if (second) {
    const { challenge } = second.step
    return (
      <NarrowPage title="Login" lead="Your password is correct. Please confirm that it is you.">
        <Meta title="Login" />
        <second.Form
          step={second.step}
          onAnswer={async (answer) =>
            beginSession(await api('POST /auth/login/second', { body: { challenge, ...answer } }))
          }
          onRestart={(reason) => {
            form.setValue('password', '')
            setSecond(null)
            setRestart({ reason })
          }}
        />
      </NarrowPage>
    )
  }
  const { errors } = form
  const purpose = findLoginPurpose(returnPath(query))
  return (
    <NarrowPage title="Login" lead={purpose && `Log in to ${purpose}. After that you continue there.`}>
      <Meta title="Login" />
      {!form.failure && !restart && <FirstLogin isVerified={state?.isVerified === true} />}
      {!form.failure && (restart?.reason ? <Alert tone="waiting" title={restart.reason} /> : <SessionNote />)}
      {form.failure && (
        <Alert
          tone="danger"
          title={form.failure}
          action={form.refusal?.body?.needsVerification === true && <ResendButton email={form.getValues('email')} />}
        />
      )}
      {/* Before hydration, a GET form would put the password into the URL. */}
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        <Field label="Email" error={errors.email?.message} required>
          {(control) => (
            <Input
              {...control}
              {...form.register('email')}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
            />
          )}
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" busy={form.busy || isRedirecting}>
          Login
        </Button>
      </form>
      <div className="grid gap-2">
        <p>
          <Link to="/forgot-password" state={{ email: form.watch('email') }}>
            Forgot your password?
          </Link>
        </p>
        <p>
          No account yet?{' '}
          <Link to={`/register${query}`} data-query="">
            Sign up for free
          </Link>
        </p>
      </div>
      <MembershipBenefits />
    </NarrowPage>
  )
}

/** Explains why a user who was logged in sees this page. */
function SessionNote() {
  const session = useSession()
  const { retry, busy } = useSessionRetry()
  if (session.status === 'logged-out' && session.refused) {
    return (
      <Alert tone="waiting" title="Your session has ended. Please log in again.">
        After that you continue where you were, with everything that you typed.
      </Alert>
    )
  }
  if (session.status !== 'unknown') return null
  return (
    <Alert
      tone="waiting"
      title="You are still logged in, but your account could not be loaded."
      action={
        <Button size="sm" variant="secondary" busy={busy} onClick={retry}>
          Try Again
        </Button>
      }
    >
      {describeCause(session.error)}
    </Alert>
  )
}

function ResendButton({ email }: { email: string }) {
  const resend = useAction('POST /auth/resend-verification', {
    failed: { fallback: 'Failed to resend verification email' },
    done: ({ message }) => message,
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={resend.busy}
      onClick={() => resend({ idempotent: true, body: { email } })}
    >
      Resend Verification Email
    </Button>
  )
}
