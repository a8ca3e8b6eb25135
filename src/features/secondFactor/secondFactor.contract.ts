import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { id, maxUnits, message, text, time } from '../../kit/api/schema.ts'
import { currentPassword } from '../session/session.contract.ts'
import { MAX_PASSKEY_NAME_LENGTH, secondFactorMethods } from './secondFactor.constants.ts'

const password = currentPassword()
const PasswordOnly = z.object({ password })

/** A code as typed. Spaces and hyphens are ignored later. */
export const code = (required: string) => text(64, 'Code', { required })

const base64url = (name: string, max: number) =>
  maxUnits(z.string(`${name} is required`).regex(/^[\w-]+$/, `${name} must be base64url`), max, `${name} is too long`)

/** The fields that `AuthenticatorAssertionResponse` and `AuthenticatorAttestationResponse` of WebAuthn share. */
const credential = {
  id: base64url('id', 2048),
  rawId: base64url('rawId', 2048),
  type: z.literal('public-key', 'type must be public-key'),
}

/** A passkey's answer to a login, as `PublicKeyCredential.toJSON()` returns it. */
export const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url('clientDataJSON', 8192),
    authenticatorData: base64url('authenticatorData', 8192),
    signature: base64url('signature', 16_384),
    userHandle: base64url('userHandle', 128).nullish(),
  }),
})
export type Assertion = z.output<typeof Assertion>

/** A new passkey, as `PublicKeyCredential.toJSON()` returns it. */
const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url('clientDataJSON', 8192),
    attestationObject: base64url('attestationObject', 16_384),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/, 'transports must be words'))
      .max(10)
      .optional(),
  }),
})
export type NewPasskey = z.output<typeof NewPasskey>

/** Options for `navigator.credentials`, in the JSON form of WebAuthn. */
const webAuthnOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })

const challenge = maxUnits(
  z.string('challenge is required').trim().min(1, 'challenge is required'),
  200,
  'The challenge is not valid',
)

/** The reply of a login that needs a second step. */
export const SecondStep = z
  .object({ second_factor: z.array(z.enum(secondFactorMethods)), challenge: z.string() })
  .meta({ id: 'SecondStep' })
const ChallengeOnly = z.object({ challenge })
export const SecondStepAnswer = z
  .object({ challenge, code: code('Enter a code').optional(), assertion: Assertion.optional() })
  .refine(({ code, assertion }) => (code === undefined) !== (assertion === undefined), {
    path: ['code'],
    error: 'Enter a code, or use a passkey',
  })

export const AppConfirmation = z.object({ password, code: code('Enter the code that the app shows') })
export const PasskeyName = text(MAX_PASSKEY_NAME_LENGTH, 'Name')

const Passkey = z
  .object({ id, name: z.string(), created_at: time, last_used_at: time.nullable() })
  .meta({ id: 'Passkey' })
export const SecondFactor = z
  .object({
    app: z.object({ created_at: time, last_used_at: time.nullable() }).nullable(),
    passkeys: z.array(Passkey),
    recovery_codes_left: z.number(),
    is_required: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.output<typeof SecondFactor>

/** The reply to a new factor. Recovery codes are in it once, when they are created. */
const Added = z.object({ message: z.string(), recovery_codes: z.array(z.string()).nullable() })

export const secondFactorContract = {
  'POST /auth/login/second/options': {
    summary: 'Options for navigator.credentials.get() with the passkeys of the account',
    readOnly: true,
    body: ChallengeOnly,
    reply: webAuthnOptions,
  },
  'GET /auth/second-factor': {
    summary: 'Your authenticator app, passkeys and the number of unused recovery codes',
    access: 'member',
    reply: SecondFactor,
  },
  'POST /auth/second-factor/app': {
    summary: 'Begin to set up an authenticator app: a new secret, which works once confirmed',
    access: 'member',
    body: PasswordOnly,
    reply: z.object({ secret: z.string(), uri: z.string() }),
    status: 201,
  },
  'POST /auth/second-factor/app/confirm': {
    summary: 'Finish the set-up of an authenticator app with a code that it shows',
    access: 'member',
    body: AppConfirmation,
    reply: Added,
  },
  'DELETE /auth/second-factor/app': {
    summary: 'Remove the authenticator app',
    access: 'member',
    body: PasswordOnly,
    reply: message,
  },
  'POST /auth/second-factor/passkeys/options': {
    summary: 'Begin to add a passkey: options for navigator.credentials.create()',
    access: 'member',
    body: PasswordOnly,
    reply: webAuthnOptions,
    idempotent: true,
  },
  'POST /auth/second-factor/passkeys': {
    summary: 'Add the passkey that navigator.credentials.create() made',
    access: 'member',
    body: z.object({ password, name: PasskeyName, credential: NewPasskey }),
    reply: Added.extend({ passkey: Passkey }),
    status: 201,
  },
  'DELETE /auth/second-factor/passkeys/:id': {
    summary: 'Remove a passkey',
    access: 'member',
    body: PasswordOnly,
    reply: message,
  },
  'POST /auth/second-factor/recovery-codes': {
    summary: 'Make ten new recovery codes, which replace the earlier ones',
    access: 'member',
    body: PasswordOnly,
    reply: z.object({ message: z.string(), recovery_codes: z.array(z.string()) }),
    status: 201,
  },
} satisfies Contract

type SecondFactorContract = typeof secondFactorContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends SecondFactorContract {}
}
