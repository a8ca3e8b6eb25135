import type { Removal } from '../forms/removals.ts'
import { LinkButton } from './Button.tsx'

/** Says in an empty list which filter to remove. Renders nothing when no single filter is the reason. */
export function FilterRemovals({ removals }: { removals: Removal[] }) {
  if (removals.length === 0) return null
  return (
    <>
      <p className="mt-2">There are matches with fewer filters:</p>
      <ul aria-label="Filters to remove" className="mt-2 mb-3 flex flex-wrap gap-2">
        {removals.map(({ label, without, found }) => (
          <li key={without}>
            <LinkButton
              to={without}
              variant="secondary"
              size="sm"
              className="h-auto whitespace-normal py-1.5 text-start"
              preventScrollReset
            >
              <span className="wrap-anywhere">{`Remove ${label}`}</span>
              <span className="whitespace-nowrap font-normal text-muted">{found}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}
