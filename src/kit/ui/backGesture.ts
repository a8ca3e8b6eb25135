import { useEffect, useEffectEvent } from 'react'
import { closeOnBack } from './backButton.ts'

type CloseWatcher = EventTarget & { destroy(): void }

/**
 * Closes what is open when the user goes back, instead of leaving the page. Of several that are open, the newest closes.
 * Browsers with close watchers, as on Android, tell of the gesture of a phone without a change of the history.
 * @param hasEntry false when the history needs no entry for it, such as for what the URL names.
 */
export function useBackGesture(isOpen: boolean, close: () => void, hasEntry = true) {
  const onClose = useEffectEvent(close)
  useEffect(() => {
    if (isOpen && hasEntry) return closeOnBack(() => onClose())
  }, [isOpen, hasEntry])
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }
    // Elsewhere a close watcher listens to Escape only, which the dialogs handle.
    if (!isOpen || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onClose())
    return () => watcher.destroy()
  }, [isOpen])
}
