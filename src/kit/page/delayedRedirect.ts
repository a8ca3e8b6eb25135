import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Navigates to a page after three seconds, in which the user can read why. Leaving the screen cancels it. */
export function useDelayedRedirect(ready: boolean, to: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => navigate(to), 3000)
    return () => clearTimeout(timer)
  }, [ready, to, navigate])
}
