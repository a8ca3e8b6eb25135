import { useLocation } from 'react-router'
import { useHydrated } from './hydrated.ts'

/** The query of the address; null on the server, whose pages know no query, and while hydrating. */
export function useBrowserQuery(): string | null {
  const { search } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? search : null
}

/** The token of a link in an email: undefined while hydrating, null when there is none. */
export function useLinkToken(): string | null | undefined {
  const query = useBrowserQuery()
  return query === null ? undefined : new URLSearchParams(query).get('token') || null
}
