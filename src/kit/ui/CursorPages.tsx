import { useSearchParams } from 'react-router'
import { withParams } from '../forms/listUrl.ts'
import { LinkButton } from './Button.tsx'

type CursorPagesProps = { next: string | null; backLabel?: string; nextLabel?: string }

/** Links to the first and the next page of a list whose cursor is in the URL. The labels are for a list by age. */
export function CursorPages({ next, backLabel = 'Show the newest', nextLabel = 'Show older' }: CursorPagesProps) {
  const [params] = useSearchParams()
  const isOlderPage = params.has('cursor')
  if (!isOlderPage && !next) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap justify-center gap-3">
      {isOlderPage && (
        <LinkButton variant="secondary" to={withParams(params, { cursor: null })}>
          {backLabel}
        </LinkButton>
      )}
      {next && (
        <LinkButton variant="secondary" to={withParams(params, { cursor: next })}>
          {nextLabel}
        </LinkButton>
      )}
    </nav>
  )
}
