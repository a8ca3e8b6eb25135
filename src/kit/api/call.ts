import { readSession, readToken } from '../page/session.ts'
import type { Caller, CallInput, Contract, EndpointKey } from './contract.ts'
import type { ErrorBody, FieldError } from './errors.ts'
import { trackSlowCall } from './slowCalls.ts'

/**
 * A failed call. `status` is 0 when no complete response arrived. `describeFailure` returns the message for the user.
 */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody | null

  constructor(status: number, body: ErrorBody | null) {
    super(body?.error ?? `The call failed with status ${status}`)
    this.status = status
    this.body = body
  }

  get errors(): FieldError[] {
    return this.body?.errors ?? []
  }
}

/** The error of a call without a complete response: status 0 and no body. */
export const createLostConnectionError = () => new CallError(0, null)

/** A call that the user cancelled. The server may have completed it nevertheless. */
export class CallCancelled extends CallError {
  readonly isWrite: boolean

  constructor(isWrite: boolean) {
    super(0, null)
    this.isWrite = isWrite
  }
}

let tokenRejectedListener = () => {}
/** Sets the action that runs when the server rejects the stored token. */
export function onTokenRejected(action: () => void) {
  tokenRejectedListener = action
}

type AnyInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** Required for calls that the contract marks as `readOnly`: the browser has only the types of the contract. */
  readOnly?: true
  /** Required for calls that the contract marks as `idempotent`, for the same reason. */
  idempotent?: true
  /** The `Idempotency-Key`, which makes the call safe to repeat. */
  idempotencyKey?: string
  signal?: AbortSignal
}

let writeCount = 0
/** The number of calls since the page load that may have changed data. Data cached before the latest one is stale. */
export const countWrites = () => writeCount

/**
 * Returns the path of the resource that a call names, the same for all calls about it: `/jobs/5` for `/jobs/:id/renew`.
 * Null when the call names none.
 */
export function findTarget(key: string, { params = {} }: AnyInput = {}): string | null {
  const named = /\/.*:\w+/.exec(key)?.[0]
  return named?.replace(/:(\w+)/g, (_, name: string) => String(params[name])) ?? null
}

/** The URL of an endpoint with these parameters. */
export function buildEndpointUrl(key: string, { params = {}, query = {} }: AnyInput = {}) {
  const [, path = ''] = key.split(' ', 2)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/api${filled}${search && `?${search}`}`
}

export const createAuthorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

/**
 * Sends a request to the API and reads the response.
 * @throws `CallError`, with status 0 without a complete response, or the signal's reason when it was aborted.
 */
export async function sendRequest<T>(
  key: EndpointKey,
  { body, signal, idempotencyKey, ...input }: AnyInput,
  headers: Record<string, string>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    const response = await fetch(buildEndpointUrl(key, input), {
      method: key.split(' ')[0],
      headers: {
        ...headers,
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    })
    // The error page of a proxy is not JSON.
    if (!response.ok) throw new CallError(response.status, await response.json().catch(() => null))
    return await read(response)
  } catch (cause) {
    throw signal?.aborted || cause instanceof CallError ? cause : createLostConnectionError()
  }
}

async function fetchEndpoint(key: EndpointKey, input: AnyInput, isWrite: boolean): Promise<unknown> {
  const token = createAuthorizationHeader()
  try {
    return await sendRequest(key, input, token, (response) => response.json())
  } catch (error) {
    // A 401 for a token that was replaced meanwhile does not mean that the new token is invalid.
    const current = createAuthorizationHeader().Authorization
    const isRefused = error instanceof CallError && error.status === 401
    // Without a token, only a page that shows a session has lost it, for example because the browser cleared its storage.
    const isOwn = current ? current === token.Authorization : !token.Authorization && readSession().viewer !== null
    if (isRefused && isOwn) tokenRejectedListener()
    throw error
  } finally {
    if (isWrite) writeCount += 1
  }
}

/** Counts an upload as a write and handles a 401, for uploads that use XMLHttpRequest to show their progress. */
export function recordUpload(status: number) {
  writeCount += 1
  if (status === 401) tokenRejectedListener()
}

/**
 * Creates a function that calls the API from the browser. The function throws `CallError`.
 * @param isIdempotent whether a write can be repeated without further effect.
 */
export const createBrowserCaller = <C extends Contract>() =>
  ((key: EndpointKey, input: AnyInput = {}) => {
    const isWrite = !key.startsWith('GET ') && !input.readOnly
    return trackSlowCall((signal) => fetchEndpoint(key, { ...input, signal }, isWrite), {
      isIdempotent:
        !isWrite || input.idempotent === true || input.idempotencyKey !== undefined || /^(PUT|DELETE) /.test(key),
      createCancelError: () => new CallCancelled(isWrite),
      signal: input.signal,
    })
  }) as unknown as Caller<C>
export type { CallInput }
