import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import proxyaddr from 'proxy-addr'
import { z } from 'zod'
import type { Site } from '../page/site.ts'
import type { ObjectStorage } from './fileStore.server.ts'

/** Parses a URL with one of these protocols. */
export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
const postgresUrl = url('postgres:', 'postgresql:')
/** A name for readers, such as the name of the network. Titles and headers of emails contain it. */
export const displayName = z.string().regex(/^\P{Cc}{1,100}$/u, 'must be one line of at most 100 characters')
/** `someone@example.com` or `Name <someone@example.com>`. */
const sender = z
  .string()
  .regex(
    /^(?:\P{Cc}*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an email address, such as no-reply@example.com or Network <no-reply@example.com>',
  )

/**
 * Parses the URL of a bucket of an S3-compatible service: `https://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION`.
 */
const objectStorage = url('https:', 'http:', 's3:').transform((value, context): ObjectStorage => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(value.replace(/^s3:/, 'https:'))
  const bucket = pathname.replace(/\/+$/, '')
  if (!bucket) context.addIssue('must name a bucket: https://KEY:SECRET@HOST/BUCKET')
  const protocol = value.startsWith('http:') ? 'http:' : 'https:'
  return {
    url: `${protocol}//${hostname}${port && `:${port}`}${bucket}`,
    region: searchParams.get('region') ?? undefined,
    access_key: decodeURIComponent(username),
    secret_key: decodeURIComponent(password),
  }
})

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
    WORKERS: z
      .string()
      .regex(/^[1-9]\d?$/, 'must be a number from 1 to 99')
      .transform(Number)
      .default(availableParallelism),
    PUBLIC_URL: url('http:', 'https:')
      .refine((value) => !/[?#@]/.test(value), 'must be an address without a user name, "?" and "#"')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((folder) => resolve(folder)),
    STORAGE_URL: objectStorage.optional(),
    STORAGE_ACCESS_KEY: z.string().optional(),
    STORAGE_SECRET_KEY: z.string().optional(),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_READ_URL: postgresUrl.optional(),
    PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    SMTP_URL: url('smtp:', 'smtps:')
      .refine((value) => new URL(value).hostname !== '', 'must name a host: smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: sender.optional(),
    TRUST_PROXY: trustedProxies.default(0),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_TOKEN: z
      .string()
      .regex(/^[!-~]+$/, 'must be letters, digits and signs of ASCII without spaces')
      .optional(),
    HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'must be on or off').default('off'),
    LOG_RESET_LINKS: z.enum(['on', 'off'], 'must be on or off').default('off'),
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
      .default('info'),
  })
  .superRefine((env, context) => {
    const { STORAGE_URL: storage, STORAGE_ACCESS_KEY: access, STORAGE_SECRET_KEY: secret } = env
    if (storage && !((access ?? storage.access_key) && (secret ?? storage.secret_key))) {
      context.addIssue({
        code: 'custom',
        path: ['STORAGE_URL'],
        message: 'needs an access key and a secret key, in it or in STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY',
      })
    }
    for (const [name, needed] of [
      ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
      ['DATABASE_READ_URL', 'DATABASE_URL'],
      ['STORAGE_ACCESS_KEY', 'STORAGE_URL'],
      ['STORAGE_SECRET_KEY', 'STORAGE_URL'],
    ] as const) {
      if (env[name] && !env[needed]) {
        context.addIssue({ code: 'custom', path: [name], message: `needs ${needed}` })
      }
    }
  })

/**
 * Creates a function that reads settings from environment variables. An empty variable counts as unset.
 * The function throws an `Error` whose message is one line that names the variable.
 */
export const createSettingsReader =
  <Schema extends z.ZodType, Values>(schema: Schema, toValues: (env: z.output<Schema>) => Values) =>
  (environment: NodeJS.ProcessEnv): Values => {
    const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
    const result = schema.safeParse(variables)
    if (result.success) return toValues(result.data)
    const { path, message } = result.error.issues[0] as z.core.$ZodIssue
    throw new Error(`${path.join('.')} ${message}`)
  }

/** Reads the settings of the server itself: its URL, its data and its SMTP server. */
export const readServerSettings = createSettingsReader(Environment, (env) => ({
  port: env.PORT,
  host: env.HOST,
  /** The number of processes that handle requests. */
  workers: env.WORKERS,
  public_url: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  data_dir: env.DATA_DIR,
  /** The bucket for pictures; undefined when they are in `data_dir`. */
  storage: env.STORAGE_URL && {
    ...env.STORAGE_URL,
    ...(env.STORAGE_ACCESS_KEY && { access_key: env.STORAGE_ACCESS_KEY }),
    ...(env.STORAGE_SECRET_KEY && { secret_key: env.STORAGE_SECRET_KEY }),
  },
  database_url: env.DATABASE_URL,
  /** The URL of PostgreSQL for connections that need their own session, when it differs from `database_url`. */
  database_direct_url: env.DATABASE_DIRECT_URL,
  database_read_url: env.DATABASE_READ_URL,
  prepared_statements: env.PREPARED_STATEMENTS === 'on',
  smtp_url: env.SMTP_URL,
  mail_from: env.MAIL_FROM,
  trust_proxy: env.TRUST_PROXY,
  rate_limits: env.RATE_LIMITS === 'on',
  metrics_token: env.METRICS_TOKEN,
  hsts_subdomains: env.HSTS_SUBDOMAINS === 'on',
  log_reset_links: env.LOG_RESET_LINKS === 'on',
  log_level: env.LOG_LEVEL,
}))

type ServerSettings = ReturnType<typeof readServerSettings>
/** All settings. Features add theirs by declaration merging, and src/server/settings.ts reads all of them. */
export interface Settings extends ServerSettings {
  mail_from: string
  site: Site
}
