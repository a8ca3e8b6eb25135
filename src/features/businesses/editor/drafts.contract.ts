import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { id, message, time } from '../../../kit/api/schema.ts'

/** The maximum size of a draft, in characters of JSON. */
const MAX_DRAFT_LENGTH = 200_000

const values = (name: string) =>
  z
    .record(z.string().max(100), z.unknown(), `${name} must be an object of fields`)
    .refine((fields) => JSON.stringify(fields).length <= MAX_DRAFT_LENGTH, 'The draft is too large to be kept')

const idInQuery = (name: string) =>
  z.coerce
    .number(`${name} must be a positive whole number`)
    .int()
    .positive(`${name} must be a positive whole number`)
    .optional()

/**
 * Unknown properties are refused: without `id`, for example because it is misspelled, the request would mean the draft
 * of a new business.
 */
const unknownName = 'Name the business with id, or leave it out for a new business'

const businessId = z.strictObject({ id: idInQuery('id'), business_id: idInQuery('business_id') }, unknownName)

const Draft = z
  .object({
    /** The fields that the editor has changed. They need not be valid. */
    changed: z.record(z.string(), z.unknown()),
    /** The values of these fields in the business when the editor loaded it. */
    base: z.record(z.string(), z.unknown()),
    updated_at: time,
  })
  .meta({ id: 'BusinessDraft' })
export type Draft = z.output<typeof Draft>

export const draftsContract = {
  'GET /profiles/draft': {
    summary: 'Your own draft of a business, or without id of a new one. Nobody else sees it',
    access: 'member',
    query: businessId,
    reply: z.object({ draft: Draft.nullable() }),
  },
  'PUT /profiles/draft': {
    summary: 'Keep what you have changed and not saved. It is deleted when you save the business, or after 90 days',
    access: 'member',
    body: z.strictObject(
      { id: id.optional(), business_id: id.optional(), changed: values('changed'), base: values('base') },
      unknownName,
    ),
    reply: z.object({ draft: Draft }),
  },
  'DELETE /profiles/draft': {
    summary: 'Discard your draft',
    access: 'member',
    query: businessId,
    reply: message,
  },
} satisfies Contract
