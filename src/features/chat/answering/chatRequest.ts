import type { ChatMessage } from '../chat.contract.ts'

/** A question with its history and the way to answer it. */
export type ChatRequest = ChatMessage & {
  /** Whether the answer is streamed. */
  streams: boolean
  /** Aborted when the client has disconnected or the answer takes too long. */
  signal: AbortSignal
}

/** Receives the next part of the answer. A part cannot be changed afterwards. */
export type OnText = (text: string) => void
