import { CallCancelled, CallError } from './call.ts'

/**
 * The message for a failed action. The reason is appended. A `fallback` is used only when the server sent no message.
 */
export type FailureMessage = string | { fallback: string }

type Thrown = { status?: number; init?: { status?: number } | null; data?: { error?: string } | null }

/** The HTTP status (0: no response, null: not a failed call) and the message of the server, if it sent one. */
export function parseFailure(error: unknown): { status: number | null; serverMessage: string | undefined } {
  if (error instanceof CallError) return { status: error.status, serverMessage: error.body?.error }
  // A loader throws React Router's `data()` (`init`); its error page gets an ErrorResponse (`status`).
  const { status, init, data } = (error ?? {}) as Thrown
  return { status: status ?? init?.status ?? null, serverMessage: data?.error }
}

/** Whether the failure is temporary: the same call may succeed later. */
export function isTemporary(error: unknown): boolean {
  const { status } = parseFailure(error)
  return status === null || status === 0 || status === 408 || status === 429 || status >= 500
}

/** Whether the call may not have reached the server, and the user did not cancel it. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0 && !(error instanceof CallCancelled)

/** The reason for a response without an application message, such as a proxy's error page. */
function describeStatus(status: number | null) {
  if (status === 0) return 'The server could not be reached. Please check your connection and try again.'
  if (status === 408 || status === 504) return 'The server took too long to answer. Please try again.'
  if (status === 502 || status === 503) return 'The server is not available right now. Please try again.'
  if (status !== null && status < 500) return 'The server refused the request.'
  return 'Something went wrong on our side. Please try again.'
}

const CANCELLED = 'You stopped waiting for the server.'

const sentenceEnd = /[.!?…]["”’)]?$/
const toSentence = (text: string) => (sentenceEnd.test(text.trim()) ? text.trim() : `${text.trim()}.`)

const removeTryAgain = (text: string) =>
  text
    .replace(/ and try again\b[^.!?]*/gi, '')
    .replace(/(^|\s+)(please )?try again\b[^.!?]*[.!?]?/gi, '')
    .trim()

/** The message for a failed action: what failed, then why. It asks to try again at most once. */
export function describeFailure(failure: FailureMessage, error: unknown): string {
  if (error instanceof CallCancelled && error.isWrite)
    return `${CANCELLED} It may be done all the same: look before you repeat it.`
  const { status, serverMessage } = parseFailure(error)
  if (typeof failure !== 'string' && serverMessage) return serverMessage
  const summary = toSentence(typeof failure === 'string' ? failure : failure.fallback)
  const reason = error instanceof CallCancelled ? CANCELLED : toSentence(serverMessage || describeStatus(status))
  return `${summary} ${/try again/i.test(summary) ? removeTryAgain(reason) : reason}`.trim()
}

/** The reason why data could not be loaded, for a place that has a Try Again button. */
export function describeCause(error: unknown): string {
  const { status, serverMessage } = parseFailure(error)
  if (error instanceof CallCancelled) return CANCELLED
  const reason = toSentence(serverMessage || describeStatus(status))
  return status !== null && status > 0 && status < 500 ? reason : removeTryAgain(reason)
}
