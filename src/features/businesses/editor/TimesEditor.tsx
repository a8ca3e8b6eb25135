import { useEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { PlusIcon, TrashIcon } from '../../../kit/ui/icons.tsx'
import { formatClock } from '../hours/formatHours.ts'
import { isAllDay, MAX_TIMES_A_DAY, type Times } from '../hours/openingHours.ts'

const STANDARD: Times = { from: '09:00', until: '17:00' }

/** Suggests further opening times after the earlier ones of the same day. */
const suggestTimes = ({ from, until }: Times): Times =>
  until > from && until < '20:00' ? { from: until, until: '22:00' } : STANDARD

type TimesEditorProps = {
  /** The name of the day or group of days, such as `Monday`. */
  name: string
  times: Times[]
  onChange: (times: Times[]) => void
  /** The id of the message, when the times are wrong. */
  errorId?: string
}

/** Edits the opening times of one day. A day without times is closed. */
export function TimesEditor({ name, times, onChange, errorId }: TimesEditorProps) {
  const change = (at: number, changed: Partial<Times>) =>
    onChange(times.map((each, index) => (index === at ? { ...each, ...changed } : each)))
  const controls = useRef<HTMLDivElement>(null)
  const focusNext = useRef<'opens' | 'button' | null>(null)
  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when times were added or removed
  useEffect(() => {
    const inputs = controls.current?.querySelectorAll<HTMLElement>('input') ?? []
    const buttons = controls.current?.querySelectorAll<HTMLElement>('button') ?? []
    const target = focusNext.current === 'opens' ? [...inputs].at(-2) : [...buttons].at(-1)
    if (focusNext.current) target?.focus()
    focusNext.current = null
  }, [times.length])
  function add(added: Times) {
    focusNext.current = 'opens'
    onChange([...times, added])
  }
  function remove(at: number) {
    focusNext.current = 'button'
    onChange(times.filter((_, index) => index !== at))
  }
  return (
    <div ref={controls} className="grid min-w-0 gap-2">
      {times.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: times have no identity, and inputs keep the focus while typing
        <div key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isAllDay(each) ? (
            <span className="py-2">Open 24 hours</span>
          ) : (
            <>
              <Input
                type="time"
                aria-label={`${name} opens`}
                aria-invalid={errorId ? true : undefined}
                aria-describedby={errorId}
                className="w-auto"
                value={each.from}
                onChange={(event) => change(at, { from: event.target.value })}
              />
              <span aria-hidden="true">–</span>
              <Input
                type="time"
                aria-label={`${name} closes`}
                className="w-auto"
                value={each.until === '24:00' ? '00:00' : each.until}
                onChange={(event) => change(at, { until: event.target.value })}
              />
            </>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Remove the times of ${name}${times.length > 1 ? ` from ${formatClock(each.from)}` : ''}`}
            onClick={() => remove(at)}
          >
            <TrashIcon />
          </Button>
          {at === times.length - 1 && at < MAX_TIMES_A_DAY - 1 && !isAllDay(each) && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`More times of ${name}`}
              onClick={() => add(suggestTimes(each))}
            >
              <PlusIcon />
            </Button>
          )}
          {each.until !== '' && each.until <= each.from && !isAllDay(each) && (
            <span className="hint basis-full">Closes at {formatClock(each.until)} on the next day.</span>
          )}
        </div>
      ))}
      {times.length === 0 && (
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">Closed</span>
          <Button size="sm" variant="quiet" onClick={() => add(STANDARD)}>
            <PlusIcon />
            Open
            <span className="sr-only"> on {name}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
