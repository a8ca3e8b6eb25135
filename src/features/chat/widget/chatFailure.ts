import { CallError } from '../../../kit/call.ts'
import { describeCause } from '../../../kit/failure.ts'
import { CHAT_FAILED } from '../chat.constants.ts'

export type Failure = {
  /** The server's sentence, or else the one for every failure. */
  text: string
  /** Why. */
  reason?: string
  /** Whether asking the same again may help. */
  again: boolean
}

export const interrupted: Failure = { text: 'The page was left before this was answered.', again: true }

export function describeChatFailure(error: unknown): Failure {
  if (!(error instanceof CallError)) {
    console.warn('The assistant could not be asked', error)
    return { text: CHAT_FAILED, again: true }
  }
  const { status, body } = error
  const again = status !== 400 && status !== 403
  return body?.error ? { text: body.error, again } : { text: CHAT_FAILED, reason: describeCause(error), again }
}
