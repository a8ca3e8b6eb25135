import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Checkbox, Input } from '../../../kit/ui/Input.tsx'
import { MAX_HOURS_NOTE_LENGTH, type OpeningHours } from '../hours/openingHours.ts'
import { ErrorList } from './ErrorList.tsx'
import { errorOfPart, listMessages, listPartMessages } from './errorMessages.ts'
import { SeasonsEditor } from './SeasonsEditor.tsx'
import { ExceptionsEditor, HolidaysEditor } from './SpecialDaysEditor.tsx'
import { presets, WeekEditor } from './WeekEditor.tsx'

const empty: OpeningHours = {
  by_appointment: false,
  weekly: [],
  seasons: [],
  holidays: [],
  exceptions: [],
  note: null,
}

type HoursFieldProps = {
  value: OpeningHours | null
  onChange: (value: OpeningHours | null) => void
  error: unknown
}

/** Edits the opening hours: presets first, then the week, then the exceptions from it. */
export function HoursField({ value, onChange, error }: HoursFieldProps) {
  const id = useId()
  const hours = value ?? empty
  const parts = ['weekly', 'seasons', 'holidays', 'exceptions'] as const
  const [weekly, seasons, holidays, exceptions] = parts.map((part) => errorOfPart(error, part))
  // The messages of the other sections are shown beside those sections.
  const ownMessages = listMessages(error).filter(
    (message) =>
      !listMessages(weekly).includes(message) &&
      ![seasons, holidays, exceptions].some((part) => listPartMessages(part).includes(message)),
  )
  const change = (changed: Partial<OpeningHours>) => {
    const next = { ...hours, ...changed }
    onChange(JSON.stringify(next) === JSON.stringify(empty) ? null : next)
  }
  return (
    <div className="grid min-w-0 gap-5">
      {value === null && (
        <p className="hint">Nothing is shown on the profile until you choose. Times are those of the business.</p>
      )}
      <div className="flex flex-wrap gap-2">
        {presets.map(([label, weekly]) => (
          <Button key={label} size="sm" variant="secondary" onClick={() => change({ weekly })}>
            {label}
          </Button>
        ))}
        {value !== null && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove all hours
          </Button>
        )}
      </div>
      <WeekEditor weekly={hours.weekly} error={weekly} onChange={(changed) => change({ weekly: changed })} />
      {ownMessages.length > 0 && <ErrorList id={id} messages={ownMessages} />}
      <Checkbox
        label="By appointment"
        hint="Alone, or besides the hours above."
        checked={hours.by_appointment}
        onChange={({ target }) => change({ by_appointment: target.checked })}
      />
      <More
        title="Seasons"
        count={hours.seasons.length}
        isInvalid={listMessages(seasons).length > 0}
        hint="Parts of each year with other hours. Without hours above, the business is open in its seasons only."
      >
        <SeasonsEditor
          seasons={hours.seasons}
          weekly={hours.weekly}
          error={seasons}
          onChange={(changed) => change({ seasons: changed })}
        />
      </More>
      <More
        title="Holidays"
        count={hours.holidays.length}
        isInvalid={listMessages(holidays).length > 0}
        hint="Chosen ones are closed each year, or have the hours that you set."
      >
        <HolidaysEditor
          holidays={hours.holidays}
          error={holidays}
          onChange={(changed) => change({ holidays: changed })}
        />
      </More>
      <More
        title="Other days"
        count={hours.exceptions.length}
        isInvalid={listMessages(exceptions).length > 0}
        hint="Vacations, inventory, a late evening."
      >
        <ExceptionsEditor
          exceptions={hours.exceptions}
          error={exceptions}
          onChange={(changed) => change({ exceptions: changed })}
        />
      </More>
      <Field label="Note on the opening hours" required={false}>
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_HOURS_NOTE_LENGTH}
            value={hours.note ?? ''}
            onChange={({ target }) => change({ note: target.value || null })}
          />
        )}
      </Field>
    </div>
  )
}

type MoreProps = { title: string; count: number; isInvalid: boolean; hint: string; children: ReactNode }

/** A section for settings that few businesses need. It is closed at first, and opens when it has an error. */
function More({ title, count, isInvalid, hint, children }: MoreProps) {
  const section = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isInvalid && section.current) section.current.open = true
  }, [isInvalid])
  return (
    <details ref={section} className="rounded-md border border-line" open={count > 0 || undefined}>
      <summary className="cursor-pointer px-4 py-2.5 font-semibold text-sm">
        {title}
        {count > 0 && <span className="text-muted"> ({count})</span>}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <p className="hint">{hint}</p>
        {children}
      </div>
    </details>
  )
}
