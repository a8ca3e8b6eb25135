import { capitalize } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { type Times, timesOn, type Weekday, type WeeklyTimes, weekdays } from '../hours/openingHours.ts'
import { errorOfPart, listMessages } from './errorMessages.ts'
import { TimesEditor } from './TimesEditor.tsx'

const WORKDAYS = weekdays.slice(0, 5)
const isWorkday = (day: Weekday) => WORKDAYS.includes(day)

export const weekOf = (days: readonly Weekday[], times: Times): WeeklyTimes[] => days.map((day) => ({ day, ...times }))

export const presets: [label: string, weekly: WeeklyTimes[]][] = [
  ['Weekdays 9 to 5', weekOf(WORKDAYS, { from: '09:00', until: '17:00' })],
  ['Weekdays 8 to 6', weekOf(WORKDAYS, { from: '08:00', until: '18:00' })],
  ['Every day 10 to 6', weekOf(weekdays, { from: '10:00', until: '18:00' })],
  ['24 hours, every day', weekOf(weekdays, { from: '00:00', until: '24:00' })],
]

type WeekEditorProps = {
  weekly: WeeklyTimes[]
  onChange: (weekly: WeeklyTimes[]) => void
  error?: unknown
  /** The id of the messages of the error. */
  errorId?: string
  /** The scope of the hours, such as `in summer`, for screen readers. */
  where?: string
}

/** Edits the opening times of a week. The times of one day can be copied to others. */
export function WeekEditor({ weekly, onChange, error, errorId, where = '' }: WeekEditorProps) {
  /** Returns the week with these times on these days. Times stay in the order of typing, so that no input moves. */
  const withTimes = (days: readonly Weekday[], times: Times[]) =>
    weekdays.flatMap((day) =>
      days.includes(day) ? times.map((each) => ({ ...each, day })) : weekly.filter((each) => each.day === day),
    )
  const typed = (day: Weekday): Times[] =>
    weekly.filter((each) => each.day === day).map(({ from, until }) => ({ from, until }))

  // An error of single times marks their days, and one of the whole week marks all.
  const wrongTimes = weekly.filter((_, at) => listMessages(errorOfPart(error, at)).length > 0)
  const isWrong = (day: Weekday) =>
    wrongTimes.length > 0 ? wrongTimes.some((each) => each.day === day) : listMessages(error).length > 0

  return (
    <ul className="grid">
      {weekdays.map((day) => {
        const name = `${capitalize(day)}${where && ` ${where}`}`
        const times = typed(day)
        const others = isWorkday(day) ? WORKDAYS : (['saturday', 'sunday'] as const)
        const target = isWorkday(day) ? 'weekdays' : 'weekend'
        const isSame = others.every(
          (other) => JSON.stringify(timesOn(weekly, other)) === JSON.stringify(timesOn(weekly, day)),
        )
        return (
          <li
            key={day}
            className={cx(
              'items-start gap-x-4 gap-y-1 border-line border-b py-2 sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]',
              times.length === 0 ? 'flex flex-wrap' : 'grid',
            )}
          >
            <span className="min-w-26 py-1.5 font-semibold text-sm">{capitalize(day)}</span>
            <TimesEditor
              name={name}
              times={times}
              errorId={isWrong(day) ? errorId : undefined}
              onChange={(changed) => onChange(withTimes([day], changed))}
            />
            {times.length > 0 && !isSame && (
              <Button
                size="sm"
                variant="quiet"
                className="justify-self-start"
                onClick={() => onChange(withTimes(others, times))}
              >
                Copy to {target}
                <span className="sr-only"> from {name}</span>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
