import { useId } from 'react'
import { capitalize } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { type Times, timesOn, type Weekday, type WeeklyTimes, weekdays } from '../hours/openingHours.ts'
import { findOverlap } from '../hours/overlaps.ts'
import { ErrorList } from './ErrorList.tsx'
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
  /** The scope of the hours, such as `in summer`, for screen readers. */
  where?: string
}

/** Returns the messages of an error about a week by the days with them, and the days that it marks as wrong. */
function placeMessages(weekly: WeeklyTimes[], error: unknown) {
  const messages = new Map<Weekday, string[]>()
  for (const [at, { day }] of weekly.entries()) {
    const own = listMessages(errorOfPart(error, at))
    if (own.length > 0) messages.set(day, [...new Set([...(messages.get(day) ?? []), ...own])])
  }
  if (messages.size > 0) return { messages, wrongDays: [...messages.keys()] }
  const ofWeek = listMessages(error)
  if (ofWeek.length === 0) return { messages, wrongDays: [] }
  // An error of the whole week is about the times that overlap.
  const overlapping = findOverlap(weekly)?.map(({ day }) => day)
  const wrongDays = weekdays.filter((day) => overlapping?.includes(day) ?? true)
  if (wrongDays[0]) messages.set(wrongDays[0], ofWeek)
  return { messages, wrongDays }
}

/** Edits the opening times of a week. The times of one day can be copied to others. */
export function WeekEditor({ weekly, onChange, error, where = '' }: WeekEditorProps) {
  const id = useId()
  /** Returns the week with these times on these days. Times stay in the order of typing, so that no input moves. */
  const withTimes = (days: readonly Weekday[], times: Times[]) =>
    weekdays.flatMap((day) =>
      days.includes(day) ? times.map((each) => ({ ...each, day })) : weekly.filter((each) => each.day === day),
    )
  const getTypedTimes = (day: Weekday): Times[] =>
    weekly.filter((each) => each.day === day).map(({ from, until }) => ({ from, until }))

  const { messages, wrongDays } = placeMessages(weekly, error)
  const errorIdOf = (day: Weekday) => {
    if (!wrongDays.includes(day)) return undefined
    return `${id}-${messages.has(day) ? day : wrongDays[0]}`
  }

  return (
    <ul className="grid">
      {weekdays.map((day) => {
        const name = `${capitalize(day)}${where && ` ${where}`}`
        const times = getTypedTimes(day)
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
              errorId={errorIdOf(day)}
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
            {messages.has(day) && (
              <div className="sm:col-span-3">
                <ErrorList id={`${id}-${day}`} messages={messages.get(day) ?? []} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
