import type { CallError } from '../../../kit/api/call.ts'
import type { ErrorBody } from '../../../kit/api/errors.ts'
import { readConflictingValues } from '../../../kit/forms/conflicts.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatTime } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { type BusinessFormValues, fieldLabels } from './businessFormValues.ts'

/** The changes that somebody else has saved while the form was open. */
export type Conflict = {
  /** The saved values, in the format of the API. */
  values: Record<string, unknown>
  saved_at: string | null
  saved_by_name: string | null
}

/** The conflict that a refused save reports, or null. */
export function extractConflict(error: unknown): Conflict | null {
  const values = readConflictingValues(error)
  if (!values) return null
  const { saved_at, saved_by_name } = (error as CallError).body as ErrorBody & Omit<Conflict, 'values'>
  return { values, saved_at, saved_by_name }
}

const describe = (value: unknown): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'nothing'
  if (typeof value === 'string' || typeof value === 'number') return `“${String(value).slice(0, 200)}”`
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return `“${value.join(', ')}”`
  return 'something else'
}

type ConflictNoteProps = { conflict: Conflict; onTake: (name: keyof BusinessFormValues) => void }

/** Shows the values that somebody else has saved, and lets the editor accept them field by field. */
export function ConflictNote({ conflict, onTake }: ConflictNoteProps) {
  const { time_zone } = useSite()
  const { values, saved_at, saved_by_name } = conflict
  return (
    <Alert
      tone="danger"
      title={`${saved_by_name ?? 'Somebody else'} has saved this business while you were editing it`}
    >
      <p>
        {saved_at && `That was on ${formatTime(saved_at, time_zone)}. `}
        What you typed is still here. Save again to replace these fields with yours, or take theirs.
      </p>
      <ul className="mt-3 grid gap-2">
        {Object.entries(values).map(([name, value]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <strong>{fieldLabels[name] ?? name}</strong>: they saved {describe(value)}
            </span>
            <Button size="sm" variant="secondary" onClick={() => onTake(name as keyof BusinessFormValues)}>
              Take theirs
              <span className="sr-only"> for {fieldLabels[name] ?? name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
