import { resolve } from 'node:path'
import proxyaddr from 'proxy-addr'
import { z } from 'zod'

const isTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
const postgresUrl = url('postgres:', 'postgresql:')

const trustedProxies = z.string().transform((value, context) => {
  if (/^\d+$/.test(value)) return Number(value)
  const list = value.split(',').map((part) => part.trim())
  try {
    proxyaddr.compile(list)
    return list
  } catch {
    context.addIssue('must be a number of proxies or a list of addresses and CIDR ranges')
    return z.NEVER
  }
})

const Environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d+$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65535, 'must be a number from 0 to 65535')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url('http:', 'https:')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((folder) => resolve(folder)),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    SMTP_URL: url('smtp:', 'smtps:').optional(),
    MAIL_FROM: z.string().optional(),
    EMAIL_VERIFICATION: z.enum(['off', 'required'], 'must be off or required').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(6, 'must have 6 to 200 characters')
      .max(200, 'must have 6 to 200 characters')
      .optional(),
    TRUST_PROXY: trustedProxies.default(0),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: z.string().optional(),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
      .default('info'),
    SITE_NAME: z.string().default('Alaska Business Network'),
    REGION_NAME: z.string().default('Alaska'),
    REGION_CODE: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as AK')
      .default('AK'),
    REGION_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone, such as America/Anchorage')
      .default('America/Anchorage'),
  })
  .superRefine((env, context) => {
    if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
      const missing = env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'is needed too: ADMIN_EMAIL and ADMIN_PASSWORD go together',
      })
    }
    if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_READ_URL'], message: 'needs DATABASE_URL' })
    }
  })

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws an `Error` whose message is one line that names the variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = Environment.safeParse(given)
  if (!result.success) {
    const { path, message } = result.error.issues[0] as z.core.$ZodIssue
    throw new Error(`${path.join('.')} ${message}`)
  }
  const env = result.data
  const public_url = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    port: env.PORT,
    host: env.HOST,
    public_url,
    data_dir: env.DATA_DIR,
    database_url: env.DATABASE_URL,
    database_read_url: env.DATABASE_READ_URL,
    smtp_url: env.SMTP_URL,
    mail_from: env.MAIL_FROM ?? `"${env.SITE_NAME.replaceAll('"', '')}" <no-reply@${new URL(public_url).hostname}>`,
    email_verification: env.EMAIL_VERIFICATION ? env.EMAIL_VERIFICATION === 'required' : Boolean(env.SMTP_URL),
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    trust_proxy: env.TRUST_PROXY,
    rate_limits: env.RATE_LIMITS === 'on',
    metrics_token: env.METRICS_TOKEN,
    log_level: env.LOG_LEVEL,
    site: {
      name: env.SITE_NAME,
      region_name: env.REGION_NAME,
      region_code: env.REGION_CODE,
      time_zone: env.REGION_TIME_ZONE,
      url: public_url,
    },
  }
}

export type Settings = ReturnType<typeof readSettings>
/** What screens know of the settings. */
export type Site = Settings['site']
