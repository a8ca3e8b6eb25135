import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'

type FactorRowProps = {
  title: string
  factor: { created_at: string; last_used_at: string | null } | null
  /** A note that is shown when there is no factor. */
  note?: string
  action: { label: string; name: string; onClick: () => void }
}

/** A factor with the times of its creation and last use, and a button. */
export function FactorRow({ title, factor, note, action }: FactorRowProps) {
  const { time_zone } = useSite()
  return (
    <li className="row">
      <div className="row-main">
        <h3 className="row-title">{title}</h3>
        {factor ? (
          <p className="meta">
            <span>Added {formatTime(factor.created_at, time_zone)}</span>
            <span>
              {factor.last_used_at ? `Last used ${formatTime(factor.last_used_at, time_zone)}` : 'Never used'}
            </span>
          </p>
        ) : (
          <p className="text-muted">{note}</p>
        )}
      </div>
      <div className="row-aside">
        <Button size="sm" variant="quiet" aria-label={action.name} onClick={action.onClick}>
          {action.label}
        </Button>
      </div>
    </li>
  )
}
