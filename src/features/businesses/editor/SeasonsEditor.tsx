import { useId } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import { PlusIcon } from '../../../kit/ui/icons.tsx'
import { formatSeasonDays } from '../hours/formatHours.ts'
import { MAX_SEASON_NAME_LENGTH, MAX_SEASONS, type Season, type WeeklyTimes } from '../hours/openingHours.ts'
import { ErrorList } from './ErrorList.tsx'
import { errorOfPart, listMessages } from './errorMessages.ts'
import { presets, WeekEditor } from './WeekEditor.tsx'

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
)
const lastDay = (month: number) => new Date(Date.UTC(2000, month, 0)).getUTCDate()
const twoDigits = (number: number) => String(number).padStart(2, '0')

type MonthDayProps = { label: string; value: string; errorId?: string; onChange: (value: string) => void }

/** A field for a month and a day in it, such as `05-15`. */
function MonthDay({ label, value, errorId, onChange }: MonthDayProps) {
  const [month = 1, day = 1] = value.split('-').map(Number)
  const change = (newMonth: number, newDay: number) =>
    onChange(`${twoDigits(newMonth)}-${twoDigits(Math.min(newDay, lastDay(newMonth)))}`)
  // When the last day of a month was chosen, another month gets its last day too.
  const changeMonth = (newMonth: number) => change(newMonth, day === lastDay(month) ? 31 : day)
  return (
    <div className="grid gap-1">
      <span className="field-label">{label}</span>
      <span className="flex flex-wrap gap-2 *:flex-[1_1_5rem]">
        <Select
          aria-label={`${label}: month`}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          value={month}
          onChange={(event) => changeMonth(Number(event.target.value))}
        >
          {months.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          aria-label={`${label}: day`}
          value={day}
          onChange={(event) => change(month, Number(event.target.value))}
        >
          {Array.from({ length: lastDay(month) }, (_, index) => (
            <option key={twoDigits(index)} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </Select>
      </span>
    </div>
  )
}

const kindOf = ({ weekly, by_appointment }: Season) =>
  weekly.length > 0 ? 'hours' : by_appointment ? 'appointment' : 'closed'

type SeasonsEditorProps = {
  seasons: Season[]
  weekly: WeeklyTimes[]
  error: unknown
  onChange: (seasons: Season[]) => void
}

/**
 * Edits the seasons, which are periods of the year with other hours.
 * @param weekly the hours outside of seasons, with which a new season begins
 */
export function SeasonsEditor({ seasons, weekly, error, onChange }: SeasonsEditorProps) {
  const id = useId()
  const usual = weekly.length > 0 ? weekly : (presets[2]?.[1] ?? [])
  const change = (at: number, changed: Partial<Season>) =>
    onChange(seasons.map((season, index) => (index === at ? { ...season, ...changed } : season)))
  return (
    <div className="grid gap-4">
      {seasons.map((season, at) => {
        const name = season.name || formatSeasonDays(season)
        const weeklyError = errorOfPart(errorOfPart(error, at), 'weekly')
        // The messages about the week are shown at their days.
        const messages = listMessages(errorOfPart(error, at)).filter(
          (message) => season.weekly.length === 0 || !listMessages(weeklyError).includes(message),
        )
        const errorId = messages.length > 0 ? `${id}-${at}` : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seasons have no identity, and inputs keep the focus while typing
          <div key={at} className="grid gap-4 rounded-md border border-line p-4">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <MonthDay
                label={`From, season ${at + 1}`}
                value={season.from}
                errorId={errorId}
                onChange={(from) => change(at, { from })}
              />
              <MonthDay
                label={`Until, season ${at + 1}`}
                value={season.until}
                errorId={errorId}
                onChange={(until) => change(at, { until })}
              />
            </div>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field label={`Name of season ${at + 1}`} required={false}>
                {(control) => (
                  <Input
                    {...control}
                    maxLength={MAX_SEASON_NAME_LENGTH}
                    placeholder="Summer"
                    value={season.name ?? ''}
                    onChange={(event) => change(at, { name: event.target.value || null })}
                  />
                )}
              </Field>
              <Field label={`In season ${at + 1}`}>
                {(control) => (
                  <Select
                    {...control}
                    value={kindOf(season)}
                    onChange={(event) =>
                      change(at, {
                        weekly: event.target.value === 'hours' ? usual : [],
                        by_appointment: event.target.value === 'appointment',
                      })
                    }
                  >
                    <option value="hours">Open at these hours</option>
                    <option value="appointment">By appointment</option>
                    <option value="closed">Closed</option>
                  </Select>
                )}
              </Field>
            </div>
            {season.weekly.length > 0 && (
              <WeekEditor
                weekly={season.weekly}
                where={`in ${name}`}
                error={weeklyError}
                onChange={(changed) => change(at, { weekly: changed })}
              />
            )}
            {errorId && <ErrorList id={errorId} messages={messages} />}
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              onClick={() => onChange(seasons.filter((_, index) => index !== at))}
            >
              Remove this season
              <span className="sr-only">: {name}</span>
            </Button>
          </div>
        )
      })}
      {seasons.length < MAX_SEASONS && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          onClick={() =>
            onChange([
              ...seasons,
              seasons.length === 0
                ? { name: null, from: '05-15', until: '09-15', by_appointment: false, weekly: usual }
                : { name: null, from: '12-01', until: '12-31', by_appointment: false, weekly: usual },
            ])
          }
        >
          <PlusIcon />
          Add a season
        </Button>
      )}
    </div>
  )
}
