import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds after which the title is removed again, so that screen readers do not find it in the page a second time. */
const READ_AFTER = 1000

/** Moves the focus to the content after a change of page, and has the new title read out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
    document.getElementById('content')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(''), READ_AFTER)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
