import { useId } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field, FieldError } from '../../../kit/ui/Field.tsx'
import { Checkbox, Input } from '../../../kit/ui/Input.tsx'
import { PlusIcon } from '../../../kit/ui/icons.tsx'
import { holidays as allHolidays } from '../../../region/holidays.ts'
import { type DayHours, type HolidayHours, MAX_EXCEPTION_NOTE_LENGTH, MAX_EXCEPTIONS } from '../hours/openingHours.ts'
import { ErrorList } from './ErrorList.tsx'
import { errorOfPart, listMessages } from './errorMessages.ts'
import { TimesEditor } from './TimesEditor.tsx'

type HolidaysEditorProps = {
  holidays: HolidayHours[]
  error: unknown
  onChange: (holidays: HolidayHours[]) => void
}

/** Edits the holidays on which the business is closed or has other hours each year. */
export function HolidaysEditor({ holidays, error, onChange }: HolidaysEditorProps) {
  const id = useId()
  const isChosen = (name: string) => holidays.some(({ holiday }) => holiday === name)
  const federal = allHolidays.filter(({ kind }) => kind === 'federal')
  return (
    <div className="grid gap-3">
      {!federal.every(({ name }) => isChosen(name)) && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            onChange([
              ...holidays,
              ...federal.filter(({ name }) => !isChosen(name)).map(({ name }) => ({ holiday: name, times: [] })),
            ])
          }
        >
          Closed on all federal holidays
        </Button>
      )}
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {allHolidays.map(({ name, label }) => {
          const at = holidays.findIndex(({ holiday }) => holiday === name)
          const hours = holidays[at]
          const messages = listMessages(errorOfPart(error, at))
          const errorId = messages.length > 0 ? `${id}-${at}` : undefined
          return (
            <li key={name} className="grid content-start">
              <Checkbox
                label={label}
                checked={hours !== undefined}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...holidays, { holiday: name, times: [] }]
                      : holidays.filter(({ holiday }) => holiday !== name),
                  )
                }
              />
              {hours && (
                <div className="ml-7">
                  <TimesEditor
                    name={label}
                    times={hours.times}
                    errorId={errorId}
                    onChange={(times) =>
                      onChange(holidays.map((each) => (each.holiday === name ? { ...each, times } : each)))
                    }
                  />
                  {errorId && <ErrorList id={errorId} messages={messages} />}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type ExceptionsEditorProps = {
  exceptions: DayHours[]
  error: unknown
  onChange: (exceptions: DayHours[]) => void
}

/** Edits single days and vacations with other hours. */
export function ExceptionsEditor({ exceptions, error, onChange }: ExceptionsEditorProps) {
  const id = useId()
  const messageOf = (at: number, part: string) => listMessages(errorOfPart(errorOfPart(error, at), part))[0]
  const change = (at: number, changed: Partial<DayHours>) =>
    onChange(exceptions.map((each, index) => (index === at ? { ...each, ...changed } : each)))
  return (
    <div className="grid gap-4">
      {exceptions.map((exception, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: exceptions have no identity, and inputs keep the focus while typing
        <div key={at} className="grid gap-4 rounded-md border border-line p-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Field label={`First day, exception ${at + 1}`} error={messageOf(at, 'from')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={exception.from}
                  onChange={({ target }) =>
                    change(at, {
                      from: target.value,
                      ...((exception.until === exception.from || exception.until < target.value) && {
                        until: target.value,
                      }),
                    })
                  }
                />
              )}
            </Field>
            <Field label={`Last day, exception ${at + 1}`} error={messageOf(at, 'until')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min={exception.from}
                  value={exception.until}
                  onChange={({ target }) => change(at, { until: target.value || exception.from })}
                />
              )}
            </Field>
          </div>
          <TimesEditor
            name={`exception ${at + 1}`}
            times={exception.times}
            errorId={messageOf(at, 'times') && `${id}-${at}`}
            onChange={(times) => change(at, { times })}
          />
          {messageOf(at, 'times') && <FieldError id={`${id}-${at}`}>{messageOf(at, 'times')}</FieldError>}
          <Field label={`Reason, exception ${at + 1}`} required={false}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_EXCEPTION_NOTE_LENGTH}
                placeholder="Inventory"
                value={exception.note ?? ''}
                onChange={({ target }) => change(at, { note: target.value || null })}
              />
            )}
          </Field>
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start"
            onClick={() => onChange(exceptions.filter((_, index) => index !== at))}
          >
            Remove exception {at + 1}
          </Button>
        </div>
      ))}
      {exceptions.length < MAX_EXCEPTIONS && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() => onChange([...exceptions, { from: '', until: '', times: [], note: null }])}
        >
          <PlusIcon />
          Add days with other hours
        </Button>
      )}
    </div>
  )
}
