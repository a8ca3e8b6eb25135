import type { EndpointKey, Endpoints } from '../api/contract.ts'

/** An action that waits on the device until the server has replied to it. */
export type OutboxItem = {
  /** An action replaces an earlier one with the same id. */
  id: string
  user_id: number
  /** The label, such as “Answer to Who sells ice?”. */
  label: string
  /** The path of the page that it belongs to. */
  path: string
  /** The text of the post; empty for a vote. */
  text: string
  call: keyof Endpoints
  params: Record<string, number>
  body: Record<string, unknown>
  /** The `Idempotency-Key`. */
  key: string
  /** Set for an action that toggles a state: the state after it. */
  toggle: Toggle | null
  created_at: string
  /** Why the server refused it; null while it waits. */
  refusal: string | null
}
/** `reply[of][field]` of the call `read` tells the state; `bodyField` of the action switches it on and off. */
export type Toggle = { read: EndpointKey; of: string; field: string; bodyField: string; wanted: string | null }
