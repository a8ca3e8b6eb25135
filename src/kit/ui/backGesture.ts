import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = EventTarget & { destroy(): void }

/**
 * Closes what is open when the user of a phone goes back, instead of leaving the page. Only for browsers with close
 * watchers, as on Android. Of several that are open, the browser closes the newest.
 */
export function useBackGesture(isOpen: boolean, close: () => void) {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    // Elsewhere a close watcher listens to Escape only, which the dialogs handle.
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [isOpen])
}
