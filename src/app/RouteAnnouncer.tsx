import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Milliseconds after which the title is removed, so that screen readers do not find it again while reading the page.
 */
const TITLE_TIMEOUT_MS = 1000

/** After a navigation, moves the focus to the content and lets screen readers announce the new title. */
export function RouteAnnouncer() {
  const location = useLocation()
  const { pathname } = location
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
    const content = document.getElementById('content')
    // A field of the new screen may have taken the focus, as that of the search does.
    if (!document.activeElement?.matches('#content input')) content?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(''), TITLE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each location
  useEffect(() => {
    // Tells `src/features/businesses/figures/countShown.ts` that another screen is shown.
    dispatchEvent(new Event('shown'))
  }, [location])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
