import { useState } from 'react'
import { createContext, data, type RouterContextProvider, useNavigate, useRevalidator } from 'react-router'
import { browserCaller, CallError, type CallInput } from '../kit/call.ts'
import type { Caller, ReplyOf } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import { toast } from '../kit/ui/toast.tsx'
import type { Endpoints } from './endpoints.ts'

/** Calls the API from an event in the browser. Throws `CallError`. */
export const api: Caller<Endpoints> = browserCaller<Endpoints>({ 'POST /markdown': true, 'POST /chat': true })

/** A caller for loaders: what is refused becomes the error page of the screen, with the server's status. */
export const forLoaders = (caller: Caller<Endpoints>): Caller<Endpoints> =>
  (async (key: keyof Endpoints, input: never) => {
    try {
      return await caller(key, input)
    } catch (error) {
      const known = error instanceof AppError || (error instanceof CallError && error.status > 0)
      throw known ? data(error.body, { status: error.status }) : error
    }
  }) as unknown as Caller<Endpoints>

/** How loaders call the API: directly on the server, by fetch in the browser. */
export const callContext = createContext<Caller<Endpoints>>(forLoaders(api))
export const call = (context: Readonly<RouterContextProvider>): Caller<Endpoints> => context.get(callContext)

/** What a failure says of itself, or else `failed`. */
export const wordsOf = (error: unknown, failed?: string): string =>
  (error instanceof CallError && error.body?.error) || failed || (error as Error).message

type ActionOptions = {
  /** The words for a failure without a sentence of its own. */
  failed?: string
  done?: string
  /** Where to go after it, for what is not there any more. */
  to?: string
  /** The words under which a failure is logged. */
  logged?: string
}

/**
 * An action of a button: calls, shows a failure as a toast, and loads the screen's data anew, or that of another.
 * @returns a function that resolves to the reply, or to undefined after a failure, and `busy`.
 */
export function useAction<Key extends keyof Endpoints>(key: Key, { failed, done, to, logged }: ActionOptions = {}) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const run = async (input: CallInput<Endpoints, Key>): Promise<ReplyOf<Endpoints[Key]> | undefined> => {
    setBusy(true)
    try {
      const reply = await (api as (key: Key, input: CallInput<Endpoints, Key>) => Promise<ReplyOf<Endpoints[Key]>>)(
        key,
        input,
      )
      if (done) toast.success(done)
      await (to ? navigate(to) : revalidate())
      return reply
    } catch (error) {
      if (logged) console.warn(logged, error)
      toast.error(wordsOf(error, failed))
      // somebody else was first: the screen shows what they left
      if (error instanceof CallError && [404, 409].includes(error.status)) await revalidate()
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return Object.assign(run, { busy })
}
