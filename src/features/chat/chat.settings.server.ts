import { z } from 'zod'
import { createSettingsReader, url } from '../../kit/settings.server.ts'

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

const Environment = z
  .object({
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
  })
  .superRefine((env, context) => {
    const given = chatModel.filter((name) => env[name] !== undefined)
    const missing = chatModel.find((name) => env[name] === undefined)
    if (given.length > 0 && missing) {
      const message = `is needed too: ${chatModel.slice(0, -1).join(', ')} and ${chatModel.at(-1)} go together`
      context.addIssue({ code: 'custom', path: [missing], message })
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

export const readChatSettings = createSettingsReader(Environment, (env) => ({
  /** Null where the built-in assistant answers. */
  model: modelOf(env),
  cost_limit: env.CHAT_COST_LIMIT_USD,
  daily_limit: env.CHAT_DAILY_LIMIT_USD,
  per_minute: env.CHAT_RATE_MINUTE,
  per_day: env.CHAT_RATE_DAY,
  /** Seconds that a model may be silent. */
  timeout: env.CHAT_TIMEOUT,
}))

declare module '../../kit/settings.server.ts' {
  interface Settings {
    chat: ReturnType<typeof readChatSettings>
  }
}
