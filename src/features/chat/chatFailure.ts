import { count } from '../../kit/text.ts'
import { ChatError } from './askAssistant.ts'
import { CHAT_FAILED } from './chat.constants.ts'

export type Failure = {
  /** The server's sentence, or else the one for every failure. */
  text: string
  /** What to do about it. */
  advice?: string
  /** Whether asking the same again may help. */
  again: boolean
}

export const interrupted: Failure = { text: 'The page was left before this was answered.', again: true }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ChatError)) {
    console.warn('The assistant could not be asked', error)
    return { text: CHAT_FAILED, again: true }
  }
  const { status, body, retryAfter } = error
  const text = body?.error || CHAT_FAILED
  if (status === 0)
    return { text, advice: 'The connection to the server was lost. Check that you are online.', again: true }
  if (status === 403 || status === 400) return { text, again: false }
  if (status === 429 && retryAfter) return { text, advice: `You can ask again in ${inWords(retryAfter)}.`, again: true }
  return { text, again: true }
}

function inWords(seconds: number): string {
  if (seconds < 90) return count(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour')
}
