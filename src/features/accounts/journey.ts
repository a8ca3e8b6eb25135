import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '../../kit/session.ts'
import { returnPath } from '../session/guard.ts'

const never = () => () => {}

/** The query of the address; null on the server, whose pages know no query, and while hydrating. */
export function useBrowserQuery(): string | null {
  const { search } = useLocation()
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return hydrated ? search : null
}

/** The token of a mail's link: undefined while hydrating, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const query = useBrowserQuery()
  return query === null ? undefined : new URLSearchParams(query).get('token') || null
}

/** Whoever turns out to be signed in goes on to where they wanted to be. True while on the way. */
export function useGoingOn(): boolean {
  const signedIn = useViewer() !== null
  const { search } = useLocation()
  const navigate = useNavigate()
  // logging out opens the login screen a moment before the session ends
  const loggingOut = useRef(signedIn)
  useEffect(() => {
    if (!signedIn) loggingOut.current = false
    else if (!loggingOut.current) navigate(returnPath(search), { replace: true })
  }, [signedIn, search, navigate])
  return signedIn
}

/** Goes to a page after three seconds, in which the reader learns why; leaving the screen calls it off. */
export function useRedirectSoon(ready: boolean, to: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => navigate(to), 3000)
    return () => clearTimeout(timer)
  }, [ready, to, navigate])
}
