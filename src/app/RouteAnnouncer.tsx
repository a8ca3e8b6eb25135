import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a change of page: the focus goes to the content, and the new title is read out. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
