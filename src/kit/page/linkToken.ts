import { useLocation } from 'react-router'
import { useHydrated } from './hydrated.ts'

/** The query of the URL; null on the server, whose cached pages do not depend on it, and during hydration. */
export function useBrowserQuery(): string | null {
  const { search } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated ? search : null
}

/** The token in the link of an email: undefined during hydration, null without a token. */
export function useLinkToken(): string | null | undefined {
  const query = useBrowserQuery()
  return query === null ? undefined : new URLSearchParams(query).get('token') || null
}
