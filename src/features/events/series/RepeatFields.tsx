import { useState } from 'react'
import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import { formatLongDay } from '../../../kit/text/calendar.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import type { EventFormValues } from '../eventFormValues.ts'
import { type Frequency, MAX_OCCURRENCES, repeatFrequencies } from '../events.constants.ts'
import { describeFrequencies, occurrenceDays } from './recurrence.ts'

type RepeatFieldsProps = {
  form: {
    register: UseFormRegister<EventFormValues>
    setValue: UseFormSetValue<EventFormValues>
    errors: FieldErrors<EventFormValues>
  }
  values: EventFormValues
}

type EndingKind = 'count' | 'until'

/** The recurrence of a new event. The fields are disabled until the form has a start time. */
export function RepeatFields({ form: { register, setValue, errors }, values }: RepeatFieldsProps) {
  const [chosenEnding, setEnding] = useState<EndingKind>('count')
  const ending = values.repeat_until ? 'until' : chosenEnding
  const first = values.start_datetime.slice(0, 10)
  const hasStart = first !== '' && !Number.isNaN(Date.parse(values.start_datetime))
  const descriptions = hasStart ? describeFrequencies(first) : null

  function changeEnding(newEnding: EndingKind) {
    setEnding(newEnding)
    setValue(newEnding === 'count' ? 'repeat_until' : 'repeat_count', '')
  }

  return (
    <div className="grid gap-6">
      <Field
        label="Repeats"
        hint={hasStart ? undefined : 'Enter the start date first.'}
        error={errors.repeats?.message}
      >
        {(field) => (
          // Controlled, because a restored value may be set before its option is rendered.
          <Select {...field} {...register('repeats')} value={values.repeats} disabled={!hasStart}>
            <option value="">Does not repeat</option>
            {descriptions &&
              repeatFrequencies.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {descriptions[frequency]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {values.repeats !== '' && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Ends">
            {(field) => (
              <Select {...field} value={ending} onChange={({ target }) => changeEnding(target.value as EndingKind)}>
                <option value="count">After a number of times</option>
                <option value="until">On a day</option>
              </Select>
            )}
          </Field>
          {ending === 'count' ? (
            <Field
              label="Number of times"
              error={errors.repeat_count?.message ?? errors.repeat_until?.message}
              required
            >
              {(field) => (
                <Input {...field} {...register('repeat_count')} type="number" min={2} max={MAX_OCCURRENCES} />
              )}
            </Field>
          ) : (
            <Field label="Until" error={errors.repeat_until?.message ?? errors.repeat_count?.message} required>
              {(field) => <Input {...field} {...register('repeat_until')} type="date" min={first} />}
            </Field>
          )}
          <p className="hint sm:col-span-2" role="status">
            {hasStart && summarize(first, values)}
          </p>
        </div>
      )}
    </div>
  )
}

/** Describes the number of occurrences and the date of the last one; null while the fields are incomplete or invalid. */
function summarize(first: string, { repeats, repeat_count, repeat_until }: EventFormValues): string | null {
  if (!repeat_count && !repeat_until) return null
  const days = occurrenceDays(first, {
    repeats: repeats as Frequency,
    repeat_count: repeat_count ? Number(repeat_count) : null,
    repeat_until: repeat_until || null,
  })
  const last = days.at(-1)
  if (last === undefined || days.length < 2 || days.length > MAX_OCCURRENCES) return null
  return `${formatCount(days.length, 'event')}, the last on ${formatLongDay(last)}. You can change or delete each of them separately.`
}
