import { z } from 'zod'
import { createSettingsReader } from '../../kit/server/settings.server.ts'

const Environment = z
  .object({
    EMAIL_VERIFICATION: z.enum(['off', 'required'], 'must be off or required').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .refine(({ length }) => length >= 6 && length <= 200, 'must have 6 to 200 characters')
      .optional(),
    PASSWORD_COMMON: z.enum(['warn', 'refuse'], 'must be warn or refuse').default('warn'),
    SMTP_URL: z.string().optional(),
  })
  .superRefine((env, context) => {
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
  /** What happens to a new password that is one of the 10,000 most common ones. The browser warns in any case. */
  common_passwords: env.PASSWORD_COMMON,
  admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
}))

type AccountsSettings = ReturnType<typeof readAccountsSettings>
declare module '../../kit/server/settings.server.ts' {
  interface Settings extends AccountsSettings {}
}
