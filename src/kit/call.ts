import type { Caller, CallInput, Contract, EndpointKey } from './contract.ts'
import type { ErrorBody, FieldError } from './errors.ts'
import { readToken } from './session.ts'
import { trackSlowCall } from './slowCalls.ts'

/** A failed call. `status` is 0 when no complete response arrived. `describeFailure` words it for people. */
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

/** A call that the user cancelled. The server may have done its work all the same. */
export class CallCancelled extends CallError {
  readonly isWrite: boolean

  constructor(isWrite: boolean) {
    super(0, null)
    this.isWrite = isWrite
  }
}

let tokenRejectedListener = () => {}
/** Sets what happens when the server refuses the stored token. */
export function onTokenRejected(action: () => void) {
  tokenRejectedListener = action
}

type AnyInput = {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  /** Set for calls that the contract marks so, because the browser knows nothing of the contract but its types. */
  readOnly?: true
  signal?: AbortSignal
}

let writeCount = 0
/** How many calls of this page may have changed something: what is kept in memory from before is stale. */
export const countWrites = () => writeCount

/** Address below /api of an endpoint with these parameters. */
export function endpointUrl(key: string, { params = {}, query = {} }: AnyInput = {}) {
  const [, path = ''] = key.split(' ', 2)
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return `/api${filled}${search && `?${search}`}`
}

export const authorizationHeader = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

async function fetchEndpoint(key: EndpointKey, input: AnyInput, signal: AbortSignal, isWrite: boolean) {
  const token = authorizationHeader()
  const method = key.split(' ')[0]
  let response: Response
  let body: unknown
  try {
    response = await fetch(endpointUrl(key, input), {
      method,
      headers: { ...token, ...(input.body !== undefined && { 'Content-Type': 'application/json' }) },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal,
    })
    // A proxy's error page is not JSON. A successful response that is not JSON was cut off.
    body = await response.json().catch((cause) => {
      if (response.ok) throw cause
      return null
    })
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new CallError(0, null)
  } finally {
    if (isWrite) writeCount += 1
  }
  if (response.ok) return body
  // A 401 for a token that was replaced meanwhile says nothing about the new token.
  const current = authorizationHeader().Authorization
  if (response.status === 401 && current && current === token.Authorization) tokenRejectedListener()
  throw new CallError(response.status, body as ErrorBody | null)
}

/** What every write brings with it, for an upload that goes its own way to show its progress. */
export function recordUpload(status: number) {
  writeCount += 1
  if (status === 401) tokenRejectedListener()
}

/**
 * Calls the API from the browser. Throws `CallError`.
 * @param isIdempotent whether a call that changes something is idempotent.
 */
export const createBrowserCaller = <C extends Contract>(isIdempotent: (key: EndpointKey) => boolean) =>
  ((key: EndpointKey, input: AnyInput = {}) => {
    const isWrite = !key.startsWith('GET ') && !input.readOnly
    return trackSlowCall((signal) => fetchEndpoint(key, input, signal, isWrite), {
      isIdempotent: !isWrite || isIdempotent(key),
      createCancelError: () => new CallCancelled(isWrite),
      signal: input.signal,
    })
  }) as unknown as Caller<C>
export type { CallInput }
