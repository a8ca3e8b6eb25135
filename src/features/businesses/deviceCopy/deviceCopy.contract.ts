import { z } from 'zod'
import type { Contract } from '../../../kit/api/contract.ts'
import { id } from '../../../kit/api/schema.ts'
import { MAX_DEVICE_BUSINESSES, MAX_PARTS, PART_SIZE } from './deviceCopy.constants.ts'

const INVALID_PARTS_MESSAGE = `parts must be up to ${MAX_PARTS} whole numbers: 0,1,2`
/** Parses a list of part numbers, such as `0,1,2`. */
const parts = z
  .string(INVALID_PARTS_MESSAGE)
  .refine((value) => /^\d{1,12}(,\d{1,12})*$/.test(value), INVALID_PARTS_MESSAGE)
  .transform((value) => [...new Set(value.split(',').map(Number))])
  .refine((numbers) => numbers.length <= MAX_PARTS, INVALID_PARTS_MESSAGE)
  .meta({ override: { type: 'string', examples: ['0,1,2'] } })

const city = z.string().optional()

/** The fields of a business that a device stores. */
const DeviceBusiness = z
  .object({
    id,
    display_name: z.string(),
    industry: z.string().nullable(),
    city: z.string().nullable(),
    phone: z.string().nullable(),
    is_verified: z.boolean(),
  })
  .meta({ id: 'DeviceBusiness' })
export type DeviceBusiness = z.output<typeof DeviceBusiness>

const DevicePart = z.object({ part: z.number(), hash: z.string(), count: z.number() }).meta({ id: 'DevicePart' })
export type DevicePart = z.output<typeof DevicePart>

export const deviceCopyContract = {
  'GET /profiles/device': {
    summary: `What a copy of the listed businesses, or of those of one city, consists of: parts of ${PART_SIZE} ids, each with a hash of its content. With more than ${MAX_DEVICE_BUSINESSES.toLocaleString('en-US')} businesses, is_too_large is true and there are no parts. May be 10 minutes old`,
    query: z.object({ city }),
    reply: z.object({ total: z.number(), is_too_large: z.boolean(), parts: z.array(DevicePart) }),
  },
  'GET /profiles/device/parts': {
    summary:
      'The businesses of some parts of a copy, with the hashes of the parts. A part without businesses is missing',
    query: z.object({ parts, city }),
    reply: z.object({ parts: z.array(DevicePart.extend({ businesses: z.array(DeviceBusiness) })) }),
  },
} satisfies Contract

type DeviceCopyContract = typeof deviceCopyContract
declare module '../../../kit/api/contract.ts' {
  interface AllContracts extends DeviceCopyContract {}
}
