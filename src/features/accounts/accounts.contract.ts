import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import {
  email,
  emailAddress,
  limitParam,
  line,
  maxUnits,
  message,
  offsetParam,
  optional,
  optionalLine,
  phoneNumber,
  searchParam,
} from '../../kit/api/schema.ts'
import { userRoles } from '../../kit/page/roles.ts'
import { SecondStep, SecondStepAnswer } from '../secondFactor/secondFactor.contract.ts'
import { currentPassword, MAX_PASSWORD_LENGTH, User } from '../session/session.contract.ts'

export const MIN_PASSWORD_LENGTH = 6
export const MAX_RETURN_PATH_LENGTH = 1000

/** The password is not trimmed, because a space may be a part of it. */
const password = maxUnits(
  z.string('Password is required'),
  MAX_PASSWORD_LENGTH,
  `Password must be ${MAX_PASSWORD_LENGTH} characters or less`,
).refine((value) => value.length >= MIN_PASSWORD_LENGTH, `Password must be at least ${MIN_PASSWORD_LENGTH} characters`)

const firstLoginToken = maxUnits(z.string('The token is required'), 200, 'The token is not valid').regex(
  /^[\w-]{43,}$/,
  'The token is not valid',
)
export const Registration = z.object({
  full_name: line(255, 'Full name'),
  email,
  password,
  /** The token in the link of a team invitation. */
  invitation_token: maxUnits(z.string(), 200, 'This invitation link is not valid').optional(),
  /** A secret of this browser, with which it logs in once the email address is verified. */
  first_login_token: firstLoginToken.optional(),
  /** The path that the verification link leads back to. */
  return_path: maxUnits(
    z.string().trim(),
    MAX_RETURN_PATH_LENGTH,
    `The path to return to must be ${MAX_RETURN_PATH_LENGTH} characters or less`,
  ).optional(),
})
export const Credentials = z.object({
  email: maxUnits(z.string('Email is required').trim().min(1, 'Email is required'), 254, 'Invalid email or password'),
  password: currentPassword('Invalid email or password'),
})
export const EmailOnly = z.object({ email })

export const ResendForm = z.object({ email: emailAddress('Please enter your email address') })
export const PasswordReset = z.object({
  token: maxUnits(z.string('Invalid reset link').min(1, 'Invalid reset link'), 200, 'Invalid reset link'),
  password,
})
export const ProfileUpdate = z.object({
  full_name: line(255, 'Full name'),
  phone: optional(phoneNumber('Phone')),
  address: optionalLine(255, 'Address'),
  city: optionalLine(255, 'City'),
  zip_code: optionalLine(255, 'Zip code'),
  /** Hides the public page. */
  is_hidden: z.boolean('is_hidden must be true or false').optional(),
})

export const PasswordChange = z.object({ password: currentPassword(), new_password: password })
export const EmailChange = z.object({ password: currentPassword(), email })

const LoginReply = z.object({ token: z.string(), user: User })

export const accountsContract = {
  'POST /auth/register': {
    summary:
      'Create an account. With email verification on, the reply is a message without a token, unless an invitation token proves the address.',
    idempotent: true,
    body: Registration,
    reply: z.union([LoginReply, message]),
    status: 201,
  },
  'POST /auth/login': {
    summary:
      'Log in. For an account with a second factor, the reply is a challenge for the second step, without a token.',
    idempotent: true,
    body: Credentials,
    reply: z.union([LoginReply, SecondStep]),
  },
  'POST /auth/login/first': {
    summary: 'Log in without a password in the browser that has registered, once the address is verified',
    body: z.object({ first_login_token: firstLoginToken }),
    reply: LoginReply,
  },
  'POST /auth/login/second': {
    summary:
      'Finish a login with a code of the app, a recovery code or a passkey. A challenge allows five wrong answers.',
    body: SecondStepAnswer,
    reply: LoginReply,
  },
  'PUT /auth/profile': { summary: 'Change your own details', access: 'member', body: ProfileUpdate, reply: User },
  'POST /auth/resend-verification': {
    summary: 'Resend the verification link',
    idempotent: true,
    body: ResendForm,
    reply: message,
  },
  'GET /auth/verify-email/:token': {
    summary: 'Verify a first or changed email address with the token of the emailed link',
    reply: z.object({ message: z.string(), email: z.string(), is_change: z.boolean().optional() }),
  },
  'POST /auth/forgot-password': {
    summary: 'Send a link for a new password',
    idempotent: true,
    body: EmailOnly,
    reply: message,
  },
  'POST /auth/reset-password': {
    summary: 'Set a new password; ends every session',
    idempotent: true,
    body: PasswordReset,
    reply: message,
  },
  'PUT /auth/password': {
    summary: 'Change your password; ends all other sessions',
    access: 'member',
    body: PasswordChange,
    reply: message,
  },
  'PUT /auth/email': {
    summary:
      'Change your email address. With email verification on, the change takes effect with the link in an email to the new address.',
    access: 'member',
    body: EmailChange,
    reply: message,
  },
  'GET /auth/email-change': {
    summary: 'The new email address that waits for the link in the email to it; null without one',
    access: 'member',
    reply: z.object({ email: z.string().nullable() }),
  },
  'DELETE /auth/email-change': {
    summary: 'End the link in the email to a new address',
    access: 'member',
    reply: message,
  },
  'DELETE /auth/account': {
    summary: 'Delete your account',
    access: 'member',
    body: z.object({ password: currentPassword() }),
    reply: message,
  },
  'GET /admin/users': {
    summary: 'Users, newest first; search matches substrings of name and email',
    access: 'admin',
    query: z.object({ search: searchParam, limit: limitParam(), offset: offsetParam }),
    reply: z.object({ users: z.array(User), total: z.number() }),
  },
  'PATCH /admin/users/:id/ban': {
    summary: 'Ban or unban a user; a ban ends their sessions at once',
    access: 'admin',
    body: z.object({ is_banned: z.boolean('is_banned must be true or false') }),
    reply: z.object({ user: User }),
  },
  'PATCH /admin/users/:id/role': {
    summary: 'Change the role of another user, at once; the last administrator stays one',
    access: 'admin',
    body: z.object({ role: z.enum(userRoles, `role must be one of ${userRoles.join(', ')}`) }),
    reply: z.object({ message: z.string(), user: User }),
  },
} satisfies Contract

type AccountsContract = typeof accountsContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends AccountsContract {}
}
