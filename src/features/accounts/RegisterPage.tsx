import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { readDraft } from '../../kit/forms/draft.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useDelayedRedirect } from '../../kit/page/delayedRedirect.ts'
import { useBrowserQuery } from '../../kit/page/linkToken.ts'
import { Meta } from '../../kit/page/Meta.tsx'
import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { NarrowPage } from '../../kit/ui/NarrowPage.tsx'
import { PasswordInput } from '../../kit/ui/PasswordInput.tsx'
import { returnPath } from '../session/guard.ts'
import { findLoginPurpose } from '../session/loginPurpose.ts'
import { useRedirectAfterLogin } from '../session/redirectAfterLogin.ts'
import { RegistrationForm } from './accounts.forms.ts'
import { beginSession } from './beginSession.ts'
import { createFirstLoginToken, storeFirstLogin } from './firstLogin.ts'
import { MembershipBenefits } from './MembershipBenefits.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

export function Component() {
  const site = useSite()
  const query = useBrowserQuery() ?? ''
  const invitation = parseInvitation(query)
  const purpose = findLoginPurpose(returnPath(query))
  const isRedirecting = useRedirectAfterLogin()
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null)
  const state = sent && { email: sent.email }
  useDelayedRedirect(sent !== null, `/login${query}`, state ?? undefined)
  return (
    <NarrowPage
      title="Sign Up"
      lead={
        invitation.invitation_token
          ? `You are invited to a team at ${site.name}. Sign up for free to answer the invitation.`
          : `${purpose ? `Sign up to ${purpose}. ` : ''}${site.name} is free: no fees, no advertising.`
      }
    >
      <Meta title="Sign Up" />
      {sent === null ? (
        <>
          <RegisterForm
            invitation={invitation}
            isRedirecting={isRedirecting}
            returnTo={returnPath(query)}
            onSent={setSent}
          />
          <MembershipBenefits />
          <p>
            You have an account?{' '}
            <Link to={`/login${query}`} data-query="">
              Log in
            </Link>
          </p>
        </>
      ) : (
        <Alert
          tone="success"
          title={sent.message}
          action={
            <Link to={`/login${query}`} state={state}>
              Go to the login page
            </Link>
          }
        >
          You are taken to the login page in a moment.
        </Alert>
      )}
    </NarrowPage>
  )
}

type Invitation = { email?: string; invitation_token?: string }

/** The invitation that the link in the email names; its token proves the email address. */
function parseInvitation(query: string): Invitation {
  const { email, token } = Object.fromEntries(new URLSearchParams(query))
  return { email, invitation_token: token }
}

const DRAFT_NAME = 'registration'
/** The fields of the draft. Passwords are never stored. */
const storedFields = { full_name: '', email: '' }

type RegisterFormProps = {
  invitation: Invitation
  isRedirecting: boolean
  /** The path to open afterwards. */
  returnTo: string
  /** Called when the email address has to be verified first. */
  onSent: (sent: { message: string; email: string }) => void
}

function RegisterForm({ invitation, isRedirecting, returnTo, onSent }: RegisterFormProps) {
  const { password_min } = useSite()
  async function register({ full_name, email, password }: z.output<typeof RegistrationForm>) {
    const { invitation_token } = invitation
    const first_login_token = createFirstLoginToken()
    const reply = await api('POST /auth/register', {
      idempotent: true,
      body: { full_name, email, password, invitation_token, first_login_token, return_path: returnTo },
    })
    draft.discard()
    if (!('message' in reply)) return beginSession(reply)
    storeFirstLogin({ token: first_login_token, email })
    onSent({ message: reply.message, email })
  }
  const form = useApiForm(RegistrationForm, {}, register, { fallback: 'Registration failed' })
  const draft = useFormDraft(form, DRAFT_NAME, storedFields)
  const { errors, getValues, setValue } = form
  // The form exists before hydration makes the invitation known, so an email address may have been typed. That of a draft may belong to another invitation.
  useEffect(() => {
    const email = getValues('email')
    const isTyped = email && email !== readDraft<typeof storedFields>(DRAFT_NAME)?.email
    if (invitation.email && !isTyped) setValue('email', invitation.email)
  }, [invitation.email, getValues, setValue])
  return (
    <>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      {/* Before hydration, a GET form would put the password into the URL. */}
      <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
        {draft.isRestored && <DraftRestored />}
        <Field label="Full name" hint="Shown next to your posts." error={errors.full_name?.message} required>
          {(control) => <Input {...control} {...form.register('full_name')} autoComplete="name" />}
        </Field>
        <Field label="Email" error={errors.email?.message} required>
          {(control) => (
            <Input {...control} {...form.register('email')} type="email" autoComplete="email" autoCapitalize="none" />
          )}
        </Field>
        <Field label="Password" hint={`At least ${password_min} characters.`} error={errors.password?.message} required>
          {(control) => (
            <>
              <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
              <PasswordStrength password={form.watch('password') ?? ''} personal={form.watch(['full_name', 'email'])} />
            </>
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirm_password?.message} required>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirm_password')} autoComplete="new-password" />
          )}
        </Field>
        <p className="hint">
          By signing up you accept the <Link to="/terms">terms of service</Link>. The{' '}
          <Link to="/privacy">privacy policy</Link> says what is stored and why.
        </p>
        <Button type="submit" busy={form.busy || isRedirecting}>
          Sign Up
        </Button>
      </form>
    </>
  )
}
