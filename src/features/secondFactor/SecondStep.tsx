import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { describePasskeyFailure, supportsPasskeys } from './browserPasskeys.ts'
import type { SecondFactorMethod } from './secondFactor.constants.ts'
import type { Assertion, SecondStep as Step } from './secondFactor.contract.ts'
import { CodeForm } from './secondFactor.forms.ts'

type Answer = { code: string } | { assertion: Assertion }

type SecondStepProps = {
  step: z.output<typeof Step>
  /** Sends the answer with the challenge, and logs in. */
  onAnswer: (answer: Answer) => Promise<void>
  /** Called with the reason when the password must be entered again, and without one when the user goes back. */
  onRestart: (reason?: string) => void
}

const labels: Record<SecondFactorMethod, string> = {
  totp: 'Use a Code of the App',
  passkey: 'Use a Passkey',
  recovery: 'Use a Recovery Code',
}
const preference: SecondFactorMethod[] = ['passkey', 'totp', 'recovery']

/** Whether the challenge of the login has ended. */
const isExpired = (error: unknown): error is CallError => error instanceof CallError && error.body?.expired === true

/** The second step of a login, after the password. */
export function SecondStep({ step, onAnswer, onRestart }: SecondStepProps) {
  const available = preference.filter(
    (method) => step.second_factor.includes(method) && (method !== 'passkey' || supportsPasskeys()),
  )
  const [method, setMethod] = useState(available[0] ?? step.second_factor[0] ?? 'recovery')
  async function answer(value: Answer) {
    try {
      await onAnswer(value)
    } catch (error) {
      if (!isExpired(error)) throw error
      onRestart(error.message)
    }
  }
  return (
    <>
      {method === 'passkey' ? (
        <PasskeyStep challenge={step.challenge} answer={answer} onRestart={onRestart} />
      ) : (
        <CodeStep key={method} method={method} answer={answer} />
      )}
      <ul className="grid justify-items-start gap-1">
        {available
          .filter((other) => other !== method)
          .map((other) => (
            <li key={other}>
              <Button variant="quiet" className="-mx-3 px-3" onClick={() => setMethod(other)}>
                {labels[other]}
              </Button>
            </li>
          ))}
        <li>
          <Button variant="quiet" className="-mx-3 px-3" onClick={() => onRestart()}>
            Back to the Password
          </Button>
        </li>
      </ul>
    </>
  )
}

type StepProps = { answer: (answer: Answer) => Promise<void> }

function CodeStep({ method, answer }: StepProps & { method: 'totp' | 'recovery' }) {
  const form = useApiForm(CodeForm, { code: '' }, answer, { fallback: 'Login failed' })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const isApp = method === 'totp'
  return (
    <form className="grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field
        label={isApp ? 'Code' : 'Recovery code'}
        hint={isApp ? 'The six digits that your authenticator app shows now.' : 'Each recovery code works once.'}
        error={form.errors.code?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            autoComplete={isApp ? 'one-time-code' : 'off'}
            inputMode={isApp ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" busy={form.busy}>
        Login
      </Button>
    </form>
  )
}

type PasskeyStepProps = StepProps & { challenge: string; onRestart: (reason: string) => void }

function PasskeyStep({ challenge, answer, onRestart }: PasskeyStepProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  async function askForPasskey() {
    setBusy(true)
    setFailure(null)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { options } = await api('POST /auth/login/second/options', { readOnly: true, body: { challenge } })
      const assertion = await startAuthentication({ optionsJSON: options as never })
      await answer({ assertion: assertion as Assertion })
    } catch (error) {
      if (isExpired(error)) return onRestart(error.message)
      setFailure(describePasskeyFailure(error, 'Login failed'))
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-5">
      {failure && <Alert tone="danger" title={failure} />}
      <p>Your browser asks for the passkey: your fingerprint, your face, a PIN or a security key.</p>
      <Button ref={button} busy={busy} onClick={askForPasskey}>
        Use Passkey
      </Button>
    </div>
  )
}
