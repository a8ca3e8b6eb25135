import type { ChatMessage } from '../chat.contract.ts'

/** What is asked. */
export type Turn = ChatMessage & {
  /** Whether the answer is handed over as it comes. */
  streams: boolean
  /** Nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Hands over a part of the answer, which is final. */
export type Say = (text: string) => void
