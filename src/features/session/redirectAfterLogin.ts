import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '../../kit/page/session.ts'
import { returnPath } from './guard.ts'

/** Redirects a logged-in user to the `return` path of the login page. @returns true while redirecting. */
export function useRedirectAfterLogin(): boolean {
  const isLoggedIn = useViewer() !== null
  const { search } = useLocation()
  const navigate = useNavigate()
  // Logout opens the login page before the session ends.
  const loggingOut = useRef(isLoggedIn)
  useEffect(() => {
    if (!isLoggedIn) loggingOut.current = false
    else if (!loggingOut.current) navigate(returnPath(search), { replace: true })
  }, [isLoggedIn, search, navigate])
  return isLoggedIn
}
