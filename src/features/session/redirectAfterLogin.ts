import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readToken, useViewer } from '../../kit/page/session.ts'
import { returnPath } from './guard.ts'

/** Redirects a logged-in user to the `return` path of the login page. @returns true while redirecting. */
export function useRedirectAfterLogin(): boolean {
  const isLoggedIn = useViewer() !== null
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    // Without a token, the session of this page is about to end.
    if (isLoggedIn && readToken() !== null) navigate(returnPath(search), { replace: true })
  }, [isLoggedIn, search, navigate])
  return isLoggedIn
}
