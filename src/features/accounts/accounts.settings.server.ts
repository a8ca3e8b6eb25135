import { z } from 'zod'
import { createSettingsReader } from '../../kit/server/settings.server.ts'
import { MAX_PASSWORD_LENGTH } from '../session/session.contract.ts'
import { MIN_PASSWORD_LENGTH } from './accounts.contract.ts'

/** The highest minimum that an operator can set. It is longer than any recommended minimum. */
const MAX_MIN_PASSWORD_LENGTH = 64
const minimum = `must be a number from ${MIN_PASSWORD_LENGTH} to ${MAX_MIN_PASSWORD_LENGTH}`

const Environment = z
  .object({
    EMAIL_VERIFICATION: z.enum(['off', 'required'], 'must be off or required').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z.string().optional(),
    PASSWORD_MIN_LENGTH: z
      .string()
      .regex(/^\d{1,2}$/, minimum)
      .transform(Number)
      .refine((length) => length >= MIN_PASSWORD_LENGTH && length <= MAX_MIN_PASSWORD_LENGTH, minimum)
      .default(MIN_PASSWORD_LENGTH),
    PASSWORD_COMMON: z.enum(['warn', 'refuse'], 'must be warn or refuse').default('warn'),
    SMTP_URL: z.string().optional(),
  })
  .superRefine((env, context) => {
    const { length } = env.ADMIN_PASSWORD ?? ''
    if (env.ADMIN_PASSWORD && (length < env.PASSWORD_MIN_LENGTH || length > MAX_PASSWORD_LENGTH)) {
      const message = `must have ${env.PASSWORD_MIN_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`
      context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message })
    }
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
      const missing = env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD',
      })
    }
  })

export const readAccountsSettings = createSettingsReader(Environment, (env) => ({
  /** Whether accounts must verify their email address. The default is true when SMTP_URL is set. */
  email_verification: env.EMAIL_VERIFICATION ? env.EMAIL_VERIFICATION === 'required' : Boolean(env.SMTP_URL),
  /** The smallest number of characters of a new password. */
  password_min: env.PASSWORD_MIN_LENGTH,
  /** The treatment of a new password that is one of the 10,000 most common ones. The browser warns in any case. */
  common_passwords: env.PASSWORD_COMMON,
  admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
}))

type AccountsSettings = ReturnType<typeof readAccountsSettings>
declare module '../../kit/server/settings.server.ts' {
  interface Settings extends AccountsSettings {}
}
