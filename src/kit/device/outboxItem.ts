import type { EndpointKey, Endpoints } from '../api/contract.ts'

/** An action that is stored on the device until the server has replied to it. */
export type OutboxItem = {
  /** An action replaces an earlier one with the same id. */
  id: string
  user_id: number
  /** The label of the action, such as “Answer to Who sells ice?”. */
  label: string
  /** The path of the page with the action. */
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
  /** The reason why the server refused the action; null while it waits. */
  refusal: string | null
}
/** `reply[of][field]` of the endpoint `read` contains the state; the field `bodyField` of the action toggles it. */
export type Toggle = { read: EndpointKey; of: string; field: string; bodyField: string; wanted: string | null }
