import { useState } from 'react'
import type { FieldErrors, UseFormRegister, UseFormSetValue } from 'react-hook-form'
import { formatCount } from '../../kit/text.ts'
import { Field } from '../../kit/ui/Field.tsx'
import { Input, Select } from '../../kit/ui/Input.tsx'
import { dayWords } from './calendar.ts'
import { type Frequency, frequencies, OCCURRENCES_MAX } from './events.constants.ts'
import type { EventValues } from './eventValues.ts'
import { frequencyWords, occurrenceDays } from './recurrence.ts'

type RepeatFieldsProps = {
  form: {
    register: UseFormRegister<EventValues>
    setValue: UseFormSetValue<EventValues>
    errors: FieldErrors<EventValues>
  }
  values: EventValues
}

type Ending = 'count' | 'until'

/** How an event repeats, and until when; nothing until it is known when it first takes place. */
export function RepeatFields({ form: { register, setValue, errors }, values }: RepeatFieldsProps) {
  const [ending, setEnding] = useState<Ending>('count')
  const first = values.start_datetime.slice(0, 10)
  const known = first !== '' && !Number.isNaN(Date.parse(values.start_datetime))
  const words = known ? frequencyWords(first) : null

  function end(chosen: Ending) {
    setEnding(chosen)
    setValue(chosen === 'count' ? 'repeat_until' : 'repeat_count', '')
  }

  return (
    <div className="grid gap-6">
      <Field label="Repeats" hint={known ? undefined : 'Say first when it starts.'} error={errors.repeats?.message}>
        {(field) => (
          <Select {...field} {...register('repeats')} disabled={!known}>
            <option value="">Does not repeat</option>
            {words &&
              frequencies.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {words[frequency]}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {values.repeats !== '' && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field label="Ends">
            {(field) => (
              <Select {...field} value={ending} onChange={({ target }) => end(target.value as Ending)}>
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
                <Input {...field} {...register('repeat_count')} type="number" min={2} max={OCCURRENCES_MAX} />
              )}
            </Field>
          ) : (
            <Field label="Until" error={errors.repeat_until?.message ?? errors.repeat_count?.message} required>
              {(field) => <Input {...field} {...register('repeat_until')} type="date" min={first} />}
            </Field>
          )}
          <p className="hint sm:col-span-2" role="status">
            {known && summary(first, values)}
          </p>
        </div>
      )}
    </div>
  )
}

/** How often it will be, and when for the last time. */
function summary(first: string, { repeats, repeat_count, repeat_until }: EventValues): string | null {
  if (!repeat_count && !repeat_until) return null
  const days = occurrenceDays(first, {
    repeats: repeats as Frequency,
    repeat_count: repeat_count ? Number(repeat_count) : null,
    repeat_until: repeat_until || null,
  })
  const last = days.at(-1)
  if (last === undefined || days.length < 2 || days.length > OCCURRENCES_MAX) return null
  return `${formatCount(days.length, 'event')}, the last on ${dayWords(last)}. Each can be changed or deleted by itself.`
}
