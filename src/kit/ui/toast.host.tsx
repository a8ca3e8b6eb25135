import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { AlertIcon, CheckIcon, CloseIcon } from './icons.tsx'
import { keepClear } from './toastPlace.ts'

/** `path`: the page that the action opens. The toast closes when that page is shown. */
export type ToastAction = { label: string; run: () => void; path?: string }
export type ToastItem = { id: number; tone: 'success' | 'error'; text: string; action?: ToastAction; about?: string }

const manager = Toast.createToastManager()

/** Closes the toast about a topic, if it is still shown. */
export const closeToast = (about: string) => manager.close(about)

/** Places the toasts while they are in the page. */
const placeToasts = (element: HTMLElement | null) => (element ? keepClear(element) : undefined)

/** Shows the queued toasts. */
export function ToastHost({ queue, take }: { queue: ToastItem[]; take: () => ToastItem[] }) {
  useEffect(() => {
    if (queue.length === 0) return
    for (const { tone, text, action, about } of take()) {
      const id = manager.add({
        id: about,
        type: tone,
        description: text,
        timeout: tone === 'error' ? 0 : action ? 15_000 : 6000,
        priority: tone === 'error' ? 'high' : 'low',
        actionProps: action && {
          children: action.label,
          onClick() {
            manager.close(id)
            action.run()
          },
        },
      })
    }
  }, [queue, take])
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport ref={placeToasts} className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((raised) => (
    <Toast.Root
      key={raised.id}
      toast={raised}
      // The library hides errors and the buttons from screen readers until they have the focus, which they can get.
      aria-hidden={false}
      aria-label={raised.type === 'error' ? 'Error' : 'Done'}
      className={`toast toast-${raised.type}`}
    >
      <Toast.Content className="toast-content">
        {raised.type === 'error' ? <AlertIcon className="toast-icon" /> : <CheckIcon className="toast-icon" />}
        <Toast.Description className="toast-text" />
        <Toast.Action className="toast-action" />
        <Toast.Close className="icon-button" aria-label="Dismiss" aria-hidden={false}>
          <CloseIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}
