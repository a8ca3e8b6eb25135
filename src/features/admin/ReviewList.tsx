import { useId } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSearchParams } from 'react-router'
import type { NotLoaded } from '../../kit/api.ts'
import { withParams } from '../../kit/listUrl.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Select } from '../../kit/ui/Input.tsx'

/** Stands where a list of the dashboard could not be loaded. */
export function ListFailed({ failure, reason }: NotLoaded) {
  const { revalidate, state } = useRevalidator()
  return (
    <Alert
      tone="danger"
      title={failure}
      action={
        <Button size="sm" variant="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
          Try Again
        </Button>
      }
    >
      {reason}
    </Alert>
  )
}

type StatusFieldProps<Status extends string> = {
  status: Status | null
  names: Record<Status, string>
  counts: Record<Status, number>
  onChange: (status: string) => void
}

/** Chooses one status, or all, each with how many there are. */
export function StatusField<Status extends string>({ status, names, counts, onChange }: StatusFieldProps<Status>) {
  const all = Object.values<number>(counts).reduce((sum, number) => sum + number, 0)
  const statuses = Object.keys(names) as Status[]
  return (
    <Field label="Status">
      {(field) => (
        <Select {...field} value={status ?? ''} onChange={(event) => onChange(event.target.value)}>
          <option value="">{`All (${all.toLocaleString('en-US')})`}</option>
          {statuses.map((name) => (
            <option key={name} value={name}>
              {`${names[name]} (${counts[name].toLocaleString('en-US')})`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

type ReviewKind = 'review' | 'claim'

/** The id of the button that opens the panel on this one, to which the focus returns. */
export const reviewButtonId = (kind: ReviewKind, id: number) => `${kind}-${id}`

type ReviewButtonProps = {
  /** The parameter of the URL that says what is under review. */
  kind: ReviewKind
  id: number
  /** What is to be reviewed, for those who do not see its row. */
  name: string
}

/** Opens the panel on one of the list. */
export function ReviewButton({ kind, id, name }: ReviewButtonProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const nameId = useId()
  const target = withParams(params, { [kind]: id })
  return (
    <>
      <span id={nameId} hidden>
        {name}
      </span>
      <Button
        id={reviewButtonId(kind, id)}
        size="sm"
        variant="secondary"
        busy={location?.search === target}
        aria-haspopup="dialog"
        aria-describedby={nameId}
        onClick={() => navigate(target, { preventScrollReset: true })}
      >
        Review
      </Button>
    </>
  )
}
