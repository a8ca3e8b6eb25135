import type { ComponentType } from 'react'
import { createStore, useStore } from 'zustand'
import { CloseIcon } from './icons.tsx'
import type { ToastAction, ToastItem } from './toast.host.tsx'

type Host = ComponentType<{ queue: ToastItem[]; take: () => ToastItem[] }>
type State = { queue: ToastItem[]; Host: Host | null; failed: boolean }

const toasts = createStore<State>(() => ({ queue: [], Host: null, failed: false }))
let lastId = 0
/** Closes the visible toast about a topic. Set when the code of the toasts has loaded. */
let closeShown: (about: string) => void = () => {}

type ToastOptions = {
  action?: ToastAction
  /** The topic of the toast, by default its text. A toast replaces an earlier one with the same topic. */
  about?: string
}

/** Shows a toast. Successes disappear after 6 seconds, with an action after 15, errors stay until dismissed. */
export const toast = {
  success: (text: string, options: ToastOptions = {}) => addToast({ tone: 'success', text, ...options }),
  error: (text: string, options: ToastOptions = {}) => addToast({ tone: 'error', text, ...options }),
  dismiss,
}

/** Renders toasts. It is mounted once. Its code is loaded with the first toast. */
export function ToastOutlet() {
  const { queue, Host, failed } = useStore(toasts)
  if (Host) return <Host queue={queue} take={takeQueue} />
  if (!failed) return null
  return (
    <div role="alert" className="toasts">
      {queue.map((raised) => (
        <div key={raised.id} className={`toast toast-${raised.tone}`}>
          <div className="toast-content">
            <p className="toast-text">{raised.text}</p>
            {raised.action && (
              <button type="button" className="toast-action" onClick={raised.action.run}>
                {raised.action.label}
              </button>
            )}
            <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => removeToast(raised.id)}>
              <CloseIcon />
            </button>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Closes the toast about a topic, because its message is no longer true. */
function dismiss(about: string) {
  toasts.setState(({ queue }) => ({ queue: queue.filter((raised) => raised.about !== about) }))
  closeShown(about)
}

/** Closes the toast about a topic when the page of its action is shown. */
function closeOnArrival(about: string, path: string) {
  const stop = new AbortController()
  const check = () => {
    if (location.pathname !== new URL(path, location.origin).pathname) return
    stop.abort()
    dismiss(about)
  }
  addEventListener('shown', check, { signal: stop.signal })
}

function addToast(item: Omit<ToastItem, 'id'>) {
  lastId += 1
  const { about = item.text } = item
  dismiss(about)
  if (item.action?.path) closeOnArrival(about, item.action.path)
  const { queue, Host } = toasts.getState()
  toasts.setState({ queue: [...queue, { id: lastId, ...item, about }] })
  if (Host) return
  import('./toast.host.tsx').then(
    ({ ToastHost, closeToast }) => {
      closeShown = closeToast
      toasts.setState({ Host: ToastHost, failed: false })
    },
    // The code could not be loaded, probably because the connection is lost. The toast may report exactly that, so show
    // it without this code.
    () => toasts.setState({ failed: true }),
  )
}

function takeQueue() {
  const items = toasts.getState().queue
  if (items.length > 0) toasts.setState({ queue: [] })
  return items
}

const removeToast = (id: number) =>
  toasts.setState(({ queue }) => ({ queue: queue.filter((raised) => raised.id !== id) }))
