import { z } from 'zod'
import { createSettingsReader, url } from '../../kit/server/settings.server.ts'

/** Parses an amount in US dollars. */
const dollarAmount = (isValid: (amount: number) => boolean, message: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine(isValid, message)
const price = dollarAmount(() => true, 'must be a number of US dollars per million tokens, such as 0.15')
const budget = dollarAmount((amount) => amount > 0, 'must be a number of US dollars above 0, such as 1.00')
const positiveInteger = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number above 0')
  .transform(Number)

/** The variables that configure the language model. All of them or none must be set. */
const modelVariables = ['CHAT_API_KEY', 'CHAT_BASE_URL', 'CHAT_MODEL', 'CHAT_PRICE_INPUT', 'CHAT_PRICE_OUTPUT'] as const

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
    CHAT_RATE_MINUTE: positiveInteger.default(10),
    CHAT_RATE_DAY: positiveInteger.default(100),
    CHAT_TIMEOUT: positiveInteger.default(20),
  })
  .superRefine((env, context) => {
    const setVariables = modelVariables.filter((name) => env[name] !== undefined)
    const missing = modelVariables.find((name) => env[name] === undefined)
    if (setVariables.length > 0 && missing) {
      const message = `is needed too: ${modelVariables.slice(0, -1).join(', ')} and ${modelVariables.at(-1)} go together`
      context.addIssue({ code: 'custom', path: [missing], message })
    }
  })

function parseModelSettings(env: z.output<typeof Environment>) {
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
  /** The language model; null when answers come from the search. */
  model: parseModelSettings(env),
  cost_limit: env.CHAT_COST_LIMIT_USD,
  daily_limit: env.CHAT_DAILY_LIMIT_USD,
  per_minute: env.CHAT_RATE_MINUTE,
  per_day: env.CHAT_RATE_DAY,
  /** Seconds without output after which a request to the model times out. */
  timeout: env.CHAT_TIMEOUT,
}))

declare module '../../kit/server/settings.server.ts' {
  interface Settings {
    chat: ReturnType<typeof readChatSettings>
  }
}
