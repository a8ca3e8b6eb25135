import { CallError } from '../../kit/api/call.ts'
import { describeFailure } from '../../kit/api/failure.ts'

/** Whether this browser has passkeys on this page. Pages without TLS have none, except on localhost. */
export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function'

const messages: Record<string, string> = {
  NotAllowedError: 'The passkey was not used: the request was cancelled or took too long. Please try again.',
  InvalidStateError: 'This device has a passkey of your account already.',
  SecurityError: 'Passkeys do not work at this address. Open the network at its own address.',
}

/** The message for a failed registration or use of a passkey. */
export function describePasskeyFailure(error: unknown, fallback: string): string {
  if (error instanceof CallError) return describeFailure({ fallback }, error)
  const { name, code } = error as { name?: string; code?: string }
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return messages.InvalidStateError as string
  return messages[name ?? ''] ?? describeFailure(fallback, error)
}
