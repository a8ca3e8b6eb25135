import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const smallScreenQuery = () => matchMedia('(max-width: 39.99rem), (max-height: 26.99rem)')

function subscribe(listener: () => void) {
  const query = smallScreenQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen is too small for page and chat. The panel then ends above the keyboard of a phone. */
export function useFullScreen(panel: RefObject<HTMLElement | null>): boolean {
  const isFullScreen = useSyncExternalStore(subscribe, () => smallScreenQuery().matches)
  useEffect(() => {
    const viewport = window.visualViewport
    const style = panel.current?.style
    if (!isFullScreen || !viewport || !style) return
    const followViewport = () => {
      // With pinch zoom, the visual viewport shows only a section of the panel.
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
  }, [isFullScreen, panel])
  return isFullScreen
}
