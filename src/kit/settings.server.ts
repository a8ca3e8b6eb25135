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

/** US dollars, or what a million tokens cost in them. */
const dollars = (isEnough: (amount: number) => boolean, words: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, words)
    .transform(Number)
    .refine(isEnough, words)
const price = dollars(() => true, 'must be a number of US dollars per million tokens, such as 0.15')
const budget = dollars((amount) => amount > 0, 'must be a number of US dollars above 0, such as 1.00')
const times = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
  .transform(Number)

/** The model that answers, all of which has to be said. */
const chatModel = ['CHAT_API_KEY', 'CHAT_BASE_URL', 'CHAT_MODEL', 'CHAT_PRICE_INPUT', 'CHAT_PRICE_OUTPUT'] as const

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
      .refine(({ length }) => length >= 6 && length <= 200, 'must have 6 to 200 characters')
      .optional(),
    TRUST_PROXY: trustedProxies.default(0),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: z.string().optional(),
    CHAT_API_KEY: z.string().trim().optional(),
    CHAT_BASE_URL: url('http:', 'https:')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    CHAT_MODEL: z.string().trim().optional(),
    CHAT_PRICE_INPUT: price.optional(),
    CHAT_PRICE_OUTPUT: price.optional(),
    CHAT_COST_LIMIT_USD: budget.default(1),
    CHAT_DAILY_LIMIT_USD: budget.default(10),
    CHAT_RATE_MINUTE: times.default(10),
    CHAT_RATE_DAY: times.default(100),
    CHAT_TIMEOUT: times.default(20),
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
    const given = chatModel.filter((name) => env[name] !== undefined)
    const missing = chatModel.find((name) => env[name] === undefined)
    if (given.length > 0 && missing) {
      const message = `is needed too: ${chatModel.slice(0, -1).join(', ')} and ${chatModel.at(-1)} go together`
      context.addIssue({ code: 'custom', path: [missing], message })
    }
    if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
      context.addIssue({ code: 'custom', path: ['DATABASE_READ_URL'], message: 'needs DATABASE_URL' })
    }
  })

function modelOf(env: z.output<typeof Environment>) {
  const { CHAT_API_KEY, CHAT_BASE_URL, CHAT_MODEL, CHAT_PRICE_INPUT, CHAT_PRICE_OUTPUT } = env
  if (!CHAT_API_KEY || !CHAT_BASE_URL || !CHAT_MODEL) return null
  return {
    api_key: CHAT_API_KEY,
    base_url: CHAT_BASE_URL,
    name: CHAT_MODEL,
    /** US dollars per million tokens. */
    price_input: CHAT_PRICE_INPUT ?? 0,
    price_output: CHAT_PRICE_OUTPUT ?? 0,
  }
}

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
    chat: {
      /** Null where the built-in assistant answers. */
      model: modelOf(env),
      cost_limit: env.CHAT_COST_LIMIT_USD,
      daily_limit: env.CHAT_DAILY_LIMIT_USD,
      per_minute: env.CHAT_RATE_MINUTE,
      per_day: env.CHAT_RATE_DAY,
      /** Seconds that a model may be silent. */
      timeout: env.CHAT_TIMEOUT,
    },
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
