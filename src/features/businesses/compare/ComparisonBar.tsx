import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { clearCompared, comparisonPath, useCompared } from './comparison.ts'

/** The businesses that are chosen for comparison in this browser. Renders nothing before the first one is chosen. */
export function ComparisonBar({ className }: { className?: string }) {
  const compared = useCompared()
  if (compared.length === 0) return null
  return (
    <section
      aria-label="Comparison"
      className={cx(
        'no-print flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3',
        className,
      )}
    >
      <p className="min-w-0 grow">
        <span className="text-muted">{compared.length === 1 ? 'Chosen to compare: ' : 'To compare: '}</span>
        {compared.map(({ id, name }, index) => (
          <span key={id} className="wrap-anywhere">
            {index > 0 && ', '}
            <Link to={`/businesses/${id}`}>{name}</Link>
          </span>
        ))}
        {compared.length === 1 && (
          <span className="block text-muted text-sm">Choose Compare at another business too.</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {compared.length > 1 && (
          <LinkButton size="sm" to={comparisonPath(compared.map(({ id }) => id))}>
            Compare {compared.length} Businesses
          </LinkButton>
        )}
        <Button size="sm" variant="quiet" onClick={clearCompared}>
          Clear
        </Button>
      </div>
    </section>
  )
}
