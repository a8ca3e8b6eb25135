import { useId, useRef, useState } from 'react'
import {
  createContext,
  data,
  type LoaderFunction,
  type NavigateOptions,
  type RouterContextProvider,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { toast } from '../ui/toast.tsx'
import { CallError, type CallInput, createBrowserCaller, findTarget } from './call.ts'
import type { Caller, Endpoints, ReplyOf } from './contract.ts'
import { AppError } from './errors.ts'
import { describeCause, describeFailure, type FailureMessage, parseFailure } from './failure.ts'

/** Calls the API from an event in the browser. Throws `CallError`. */
export const api: Caller<Endpoints> = createBrowserCaller<Endpoints>()

/**
 * Wraps a caller for loaders: an error response shows the error page of the screen, with the status of the response.
 */
export const createLoaderCaller = (caller: Caller<Endpoints>): Caller<Endpoints> =>
  (async (key: keyof Endpoints, input: never) => {
    try {
      return await caller(key, input)
    } catch (error) {
      const hasResponse = error instanceof AppError || (error instanceof CallError && error.status > 0)
      throw hasResponse ? data(error.body, { status: error.status }) : error
    }
  }) as unknown as Caller<Endpoints>

/** The caller for loaders: it calls handlers directly on the server, and uses `fetch` in the browser. */
export const callContext = createContext<Caller<Endpoints>>(createLoaderCaller(api))
export const call = (context: Readonly<RouterContextProvider>): Caller<Endpoints> => context.get(callContext)

/** Wraps a loader in the browser, so that its calls are aborted when its navigation is aborted. */
export function abortWithNavigation(loader: LoaderFunction): LoaderFunction {
  const wrapped: LoaderFunction = (args, handlerContext) => {
    const { signal } = args.request
    const caller = (key: keyof Endpoints, input: object) => api(key, { ...input, signal } as never)
    args.context.set(callContext, createLoaderCaller(caller as unknown as Caller<Endpoints>))
    return loader(args, handlerContext)
  }
  wrapped.hydrate = loader.hydrate
  return wrapped
}

type ActionOptions<Reply> = {
  failed: FailureMessage
  done?: string | ((reply: Reply) => string)
  /** Called before the data of the screen is reloaded. */
  onDone?: (reply: Reply) => void
  /** The path to navigate to afterwards, such as after a deletion. By default the data of the screen is reloaded. */
  to?: string
  navigation?: NavigateOptions
  /** The message under which a failure is logged to the console. */
  logged?: string
}

/**
 * The action of a button: makes the call, shows a failure as a toast, then reloads the data of the screen or navigates.
 * @returns a function that resolves to the reply, or to undefined after a failure and while the same call runs, and `busy`.
 */
export function useAction<Key extends keyof Endpoints>(key: Key, options: ActionOptions<ReplyOf<Endpoints[Key]>>) {
  const { failed, done, onDone, to, navigation, logged } = options
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const ownId = useId()
  const running = useRef(new Set<string>())
  const failedAbout = useRef<string>(undefined)
  const run = async (input: CallInput<Endpoints, Key>): Promise<ReplyOf<Endpoints[Key]> | undefined> => {
    // `busy` disables the button only after React has rendered, so a second click may come before that.
    const call = JSON.stringify(input)
    if (running.current.has(call)) return undefined
    running.current.add(call)
    // A later message about a resource replaces the earlier one, whichever button caused it.
    const about = findTarget(key, input) ?? ownId
    setBusy(true)
    toast.dismiss(about)
    // The failure of an earlier try may be about another resource, such as a mistyped one.
    if (failedAbout.current) toast.dismiss(failedAbout.current)
    failedAbout.current = undefined
    try {
      const reply = await (api as (key: Key, input: CallInput<Endpoints, Key>) => Promise<ReplyOf<Endpoints[Key]>>)(
        key,
        input,
      )
      onDone?.(reply)
      if (done) toast.success(typeof done === 'string' ? done : done(reply), { about })
      await (to ? navigate(to, navigation) : revalidate())
      return reply
    } catch (error) {
      if (logged) console.warn(logged, error)
      toast.error(describeFailure(failed, error), { about })
      failedAbout.current = about
      // Another user has changed or deleted the item. Reload, so that the screen shows the current state.
      if (error instanceof CallError && [404, 409].includes(error.status)) await revalidate()
      return undefined
    } finally {
      running.current.delete(call)
      setBusy(false)
    }
  }
  return Object.assign(run, { busy })
}

/** Returns the message of a reply, for `done`. */
export const getMessage = ({ message }: { message: string }) => message

/** The result of a failed load for one section of a screen, while the other sections are shown. */
export type NotLoaded = { failure: string; reason: string; missing: boolean }

let failedLoads = 0
/** The number of failed loads of sections since the page was opened. */
export const countFailedLoads = () => failedLoads

/** Returns a handler for `catch` in loaders. `message` describes the failure, unless the server sent a message. */
export const handleNotLoaded =
  (message: string) =>
  (error: unknown): NotLoaded => {
    failedLoads += 1
    const { status, serverMessage } = parseFailure(error)
    const refusal = status !== null && status >= 400 && status < 500 ? serverMessage : undefined
    return { failure: refusal ?? message, reason: refusal ? '' : describeCause(error), missing: status === 404 }
  }
