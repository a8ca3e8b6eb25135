import { getMessage, useAction } from '../../../kit/api/api.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Rows } from '../../../kit/ui/Rows.tsx'
import type { Suggestion } from './suggestions.contract.ts'

const useUndo = () =>
  useAction('POST /business-suggestions/:id/undo', { failed: 'The business was not put back', done: getMessage })

/** The businesses that were taken off the directory as closed, each with a button that puts it back. */
export function ClosureList({ closures }: { closures: Suggestion[] }) {
  const newestOfEach = new Map(closures.map((closure) => [closure.business_id, closure]))
  if (newestOfEach.size === 0) return null
  return (
    <section aria-labelledby="closures" className="mt-12">
      <h2 id="closures" className="mb-1 text-lg">
        Taken off the directory as closed
      </h2>
      <p className="hint mb-3">The team of a business can put it back too.</p>
      <Rows>
        {[...newestOfEach.values()].map((closure) => (
          <ClosureRow key={closure.id} closure={closure} />
        ))}
      </Rows>
    </section>
  )
}

function ClosureRow({ closure }: { closure: Suggestion }) {
  const { time_zone } = useSite()
  const undo = useUndo()
  const { id, business_id, business_name, decided_at, message } = closure
  return (
    <Row
      to={`/businesses/${business_id}`}
      title={business_name}
      meta={<span>{decided_at && formatDate(decided_at, time_zone)}</span>}
      aside={
        <Button
          size="sm"
          variant="secondary"
          busy={undo.busy}
          aria-label={`Put Back: ${business_name}`}
          onClick={() => undo({ params: { id } })}
        >
          Put Back
        </Button>
      }
    >
      {message}
    </Row>
  )
}

/** Tells the team that the business was taken off the directory as closed, and what it can do. */
export function ClosureNote({ closure, className }: { closure: Suggestion; className?: string }) {
  const { time_zone } = useSite()
  const undo = useUndo()
  return (
    <Alert
      tone="waiting"
      title="Taken off the directory as closed"
      className={className}
      action={
        <Button size="sm" busy={undo.busy} onClick={() => undo({ params: { id: closure.id } })}>
          It Is Open
        </Button>
      }
    >
      <p>
        {`Somebody reported that this business has closed, and an administrator took it off the directory${closure.decided_at ? ` on ${formatDate(closure.decided_at, time_zone)}` : ''}. Only its team and administrators see it. If it is open, put it back.`}
      </p>
    </Alert>
  )
}
