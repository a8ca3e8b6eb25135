import { lazy, Suspense } from 'react'
import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { loginPath } from '../session/guard.ts'
import type { SearchList } from './savedSearches.constants.ts'

// Loaded lazily, because visitors never need it.
const SaveSearch = lazy(() => import('./SaveSearch.tsx').then(({ SaveSearch }) => ({ default: SaveSearch })))

type SaveSearchButtonProps = {
  list: SearchList
  /** The path of the list with its filters, to return to. */
  path: string
  /** The filters by their names in the URL of the list. Other properties are ignored. */
  filters: Record<string, string | undefined>
}

/**
 * Saves the search of a list, with alerts. For visitors it is a link to the login page, which returns here and then
 * saves.
 */
export function SaveSearchButton({ list, path, filters }: SaveSearchButtonProps) {
  const viewer = useViewer()
  const link = (
    <LinkButton
      variant="quiet"
      size="sm"
      rel="nofollow"
      to={loginPath(`${path}${path.includes('?') ? '&' : '?'}save=search`)}
    >
      Save Search
    </LinkButton>
  )
  if (!viewer) return link
  return (
    <Suspense fallback={link}>
      <SaveSearch key={path} list={list} filters={filters} />
    </Suspense>
  )
}
