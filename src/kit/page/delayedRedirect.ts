import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/**
 * Navigates to a page after three seconds, so that the user can read the message before. Leaving the screen cancels it.
 */
export function useDelayedRedirect(isReady: boolean, to: string, state?: object) {
  const navigate = useNavigate()
  const latestState = useRef(state)
  latestState.current = state
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => navigate(to, { state: latestState.current }), 3000)
    return () => clearTimeout(timer)
  }, [isReady, to, navigate])
}
