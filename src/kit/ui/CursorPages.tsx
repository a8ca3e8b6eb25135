import { useSearchParams } from 'react-router'
import { withParams } from '../forms/listUrl.ts'
import { LinkButton } from './Button.tsx'

/** Links to the newest and the next older page of a list whose cursor is in the URL. */
export function CursorPages({ next }: { next: string | null }) {
  const [params] = useSearchParams()
  const isOlderPage = params.has('cursor')
  if (!isOlderPage && !next) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-center gap-3">
      {isOlderPage && (
        <LinkButton variant="secondary" to={withParams(params, { cursor: null })}>
          Show the newest
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="secondary" to={withParams(params, { cursor: next })}>
          Show older
        </LinkButton>
      )}
    </nav>
  )
}
