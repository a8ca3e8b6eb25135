import { createHash } from 'node:crypto'
import type { Viewer } from '../page/session.ts'
import type { Endpoint } from './contract.ts'
import { AppError } from './errors.ts'

/** The maximum length of an `Idempotency-Key`. */
export const MAX_KEY_LENGTH = 100

/** A call with an idempotency key. The account may repeat it until it gets a reply. */
export type KeyedCall = { viewer: Viewer; key: string; requestHash: Buffer }

/** The reply of a handler and its status. */
export type Outcome = { reply: unknown; status: number }

/**
 * Runs each call with a key once: a repeated call gets the first reply, and a failure stores nothing.
 * @throws 409 for another request with a known key.
 */
export type PerformOnce<Services> = (
  call: KeyedCall,
  services: Services,
  act: (services: Services) => Promise<Outcome>,
) => Promise<Outcome>

/**
 * Whether a call honours the header `Idempotency-Key`. Uploads do not, because a slow one would hold its transaction
 * open.
 */
export const acceptsIdempotencyKey = (key: string, { ignoresKey, upload }: Endpoint): boolean =>
  key.startsWith('POST ') && !ignoresKey && !upload && !key.startsWith('POST /auth/')

/** Returns the key of a request; null without one. @throws 400 */
export function parseIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')?.trim()
  if (key === undefined) return null
  if (key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key
  throw new AppError('invalid', `Idempotency-Key must have 1 to ${MAX_KEY_LENGTH} characters`)
}

/** Sorts the properties of objects, because requests that differ only in their order are equal. */
const sortProperties = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Hashes a request. Requests with the same hash are repeated calls. */
export const hashRequest = (parts: { path: string; query: string; body: unknown }): Buffer =>
  createHash('sha256').update(JSON.stringify(parts, sortProperties)).digest()
