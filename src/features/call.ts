import { useState } from 'react'
import { createContext, data, type RouterContextProvider, useRevalidator } from 'react-router'
import { browserCaller, CallError, type CallInput } from '../kit/call.ts'
import type { Caller, ReplyOf } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import { toast } from '../kit/ui/toast.tsx'
import type { Endpoints } from './endpoints.ts'

/** Calls the API from an event in the browser. Throws `CallError`. */
export const api: Caller<Endpoints> = browserCaller<Endpoints>({ 'POST /markdown': true })

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

/**
 * An action of a button: calls, shows a failure as a toast, and loads the screen's data anew.
 * @param failed the words for a failure without a sentence of its own.
 * @returns a function that resolves to the reply, or to undefined after a failure, and `busy`.
 */
export function useAction<Key extends keyof Endpoints>(
  key: Key,
  { failed, done }: { failed?: string; done?: string } = {},
) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const run = async (input: CallInput<Endpoints, Key>): Promise<ReplyOf<Endpoints[Key]> | undefined> => {
    setBusy(true)
    try {
      const reply = await (api as (key: Key, input: CallInput<Endpoints, Key>) => Promise<ReplyOf<Endpoints[Key]>>)(
        key,
        input,
      )
      if (done) toast.success(done)
      await revalidate()
      return reply
    } catch (error) {
      const known = error instanceof CallError && error.body?.error
      toast.error(known || failed || (error as Error).message)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return Object.assign(run, { busy })
}
