import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '../../kit/session.ts'
import { returnPath } from './guard.ts'

/** Sends a signed-in user on to the address that the login screen was opened with. @returns whether that happens. */
export function useRedirectAfterLogin(): boolean {
  const signedIn = useViewer() !== null
  const { search } = useLocation()
  const navigate = useNavigate()
  // Logout opens the login screen a moment before the session ends.
  const loggingOut = useRef(signedIn)
  useEffect(() => {
    if (!signedIn) loggingOut.current = false
    else if (!loggingOut.current) navigate(returnPath(search), { replace: true })
  }, [signedIn, search, navigate])
  return signedIn
}
