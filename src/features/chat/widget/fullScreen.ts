import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const small = () => matchMedia('(max-width: 39.99rem), (max-height: 26.99rem)')

function subscribe(listener: () => void) {
  const query = small()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for nothing but the chat; `panel` then ends where the keyboard of a phone begins. */
export function useFullScreen(panel: RefObject<HTMLElement | null>): boolean {
  const fullScreen = useSyncExternalStore(subscribe, () => small().matches)
  useEffect(() => {
    const viewport = window.visualViewport
    const style = panel.current?.style
    if (!fullScreen || !viewport || !style) return
    const followViewport = () => {
      // who zooms in looks at a part of it
      const zoomed = viewport.scale > 1.01
      style.setProperty('--chat-top', zoomed ? '0px' : `${viewport.offsetTop}px`)
      style.setProperty('--chat-height', zoomed ? '100dvh' : `${viewport.height}px`)
    }
    followViewport()
    viewport.addEventListener('resize', followViewport)
    viewport.addEventListener('scroll', followViewport)
    return () => {
      viewport.removeEventListener('resize', followViewport)
      viewport.removeEventListener('scroll', followViewport)
    }
  }, [fullScreen, panel])
  return fullScreen
}
