import { z } from 'zod'
import { createSettingsReader, url } from '../../../kit/server/settings.server.ts'

/** Parses a number that must satisfy `isValid`. */
const amount = (isValid: (value: number) => boolean, message: string) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, message)
    .transform(Number)
    .refine(isValid, message)

const Environment = z
  .object({
    EMBEDDINGS_URL: url('http:', 'https:')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    EMBEDDINGS_KEY: z.string().trim().optional(),
    EMBEDDINGS_MODEL: z.string().trim().max(200, 'must have at most 200 characters').optional(),
    EMBEDDINGS_PRICE: amount(() => true, 'must be a number of US dollars per million tokens, such as 0.02').default(0),
    EMBEDDINGS_DAILY_LIMIT_USD: amount(
      (value) => value > 0,
      'must be a number of US dollars above 0, such as 1.00',
    ).default(1),
    EMBEDDINGS_RATE_MINUTE: amount(
      (value) => Number.isInteger(value) && value > 0 && value <= 10_000,
      'must be a whole number from 1 to 10000',
    ).default(60),
    EMBEDDINGS_SIMILARITY: amount((value) => value > 0 && value < 1, 'must be a number between 0 and 1').default(0.4),
  })
  .superRefine((env, context) => {
    const [missing, other] = env.EMBEDDINGS_URL
      ? (['EMBEDDINGS_MODEL', 'EMBEDDINGS_URL'] as const)
      : (['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL'] as const)
    if (env[other] && !env[missing])
      context.addIssue({ code: 'custom', path: [missing], message: `is needed too: it goes together with ${other}` })
    else if (env.EMBEDDINGS_KEY && !env.EMBEDDINGS_URL)
      context.addIssue({ code: 'custom', path: ['EMBEDDINGS_KEY'], message: 'needs EMBEDDINGS_URL' })
  })

/** Reads the settings of the embedding service; null when there is none. */
export const readEmbeddingSettings = createSettingsReader(Environment, (env) =>
  env.EMBEDDINGS_URL && env.EMBEDDINGS_MODEL
    ? {
        url: env.EMBEDDINGS_URL,
        key: env.EMBEDDINGS_KEY ?? null,
        model: env.EMBEDDINGS_MODEL,
        /** US dollars per million tokens. */
        price: env.EMBEDDINGS_PRICE,
        daily_limit: env.EMBEDDINGS_DAILY_LIMIT_USD,
        /** The maximum number of requests per minute that fill the table, and also for the searches of each process. */
        per_minute: env.EMBEDDINGS_RATE_MINUTE,
        /** The minimum cosine similarity of a result. */
        similarity: env.EMBEDDINGS_SIMILARITY,
      }
    : null,
)

export type EmbeddingSettings = NonNullable<ReturnType<typeof readEmbeddingSettings>>

declare module '../../../kit/server/settings.server.ts' {
  interface Settings {
    embeddings: EmbeddingSettings | null
  }
}
