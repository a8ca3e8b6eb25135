import { useState } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Checkbox, Select } from '../../../kit/ui/Input.tsx'
import { type ApplicationState, applicationStates, posterLabels } from './applications.constants.ts'
import type { Application } from './applications.contract.ts'

/** A summary of the email about a state; empty when none is sent. */
const emailHints: Record<ApplicationState, string> = {
  new: '',
  seen: 'It says that the application was read.',
  talking: 'It says that you would like to talk and will get in touch.',
  no: 'It thanks them, and says kindly that you will not go on this time.',
  hired: 'It congratulates them, and says that you will tell them what comes next.',
}

type StateFormProps = { job_id: number; application: Pick<Application, 'id' | 'state' | 'full_name'> }

/** Sets the state of an application. Choosing another state opens the choice of whether to send an email. */
export function StateForm({ job_id, application }: StateFormProps) {
  const { id, full_name } = application
  const [chosen, setChosen] = useState<ApplicationState | null>(null)
  const [sends, setSends] = useState(true)
  const state = chosen ?? application.state
  const hint = emailHints[state]
  const sendsEmail = sends && hint !== ''
  const save = useAction('PATCH /jobs/:id/applications/:application_id', {
    failed: 'Failed to save the state',
    done: sendsEmail ? `Saved. ${full_name} gets an email.` : 'Saved.',
    onDone: () => setChosen(null),
  })
  const isChanged = chosen !== null && chosen !== application.state
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save({ params: { id: job_id, application_id: id }, body: { state, send_email: sendsEmail } })
      }}
    >
      <Field
        label="State"
        hint={<span className="wrap-anywhere">{`${full_name} sees it among their applications.`}</span>}
      >
        {(field) => (
          <Select
            {...field}
            className="max-w-60"
            autoComplete="off"
            value={state}
            onChange={(event) => {
              const next = event.target.value as ApplicationState
              setChosen(next)
              setSends(next !== 'seen')
            }}
          >
            {applicationStates.map((value) => (
              <option key={value} value={value}>
                {posterLabels[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isChanged && (
        <>
          {hint && (
            <Checkbox
              label="Tell them by email"
              hint={hint}
              checked={sends}
              onChange={(event) => setSends(event.target.checked)}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="sm" busy={save.busy}>
              Save State
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setChosen(null)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
