import { Field } from './Field.tsx'
import { Select } from './Input.tsx'

type StatusFieldProps<Status extends string> = {
  status: Status | null
  names: Record<Status, string>
  counts: Record<Status, number>
  onChange: (status: string) => void
}

/** A select for one status or all, with the number of items of each. */
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
