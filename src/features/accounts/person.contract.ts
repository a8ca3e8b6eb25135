import { z } from 'zod'
import { id } from '../../kit/api/schema.ts'

/** The account behind a name, for the link to its public page. */
export const Person = z
  .object({
    id,
    /** The picture, in WebP, which fits into a square of 96 pixels. */
    picture_url: z.string().nullable(),
  })
  .meta({ id: 'Person' })
export type Person = z.output<typeof Person>

/** A listed business for which a member speaks. */
export const SpokenFor = z.object({ id, business_name: z.string(), display_name: z.string() }).meta({ id: 'SpokenFor' })
export type SpokenFor = z.output<typeof SpokenFor>
