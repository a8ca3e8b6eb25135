import { CallError } from '../../../kit/api/call.ts'
import { describeCause } from '../../../kit/api/failure.ts'
import { CHAT_FAILED_MESSAGE } from '../chat.constants.ts'

export type Failure = {
  /** The error message of the server, else a general one. */
  text: string
  /** The cause, when the server sent no message. */
  reason?: string
  /** Whether a retry may succeed. */
  canRetry: boolean
}

export const interruptedFailure: Failure = { text: 'You left the page before this was answered.', canRetry: true }

export function describeChatFailure(error: unknown): Failure {
  if (!(error instanceof CallError)) {
    console.warn('chat request failed', error)
    return { text: CHAT_FAILED_MESSAGE, canRetry: true }
  }
  const { status, body } = error
  const canRetry = status !== 400 && status !== 403
  return body?.error
    ? { text: body.error, canRetry }
    : { text: CHAT_FAILED_MESSAGE, reason: describeCause(error), canRetry }
}
