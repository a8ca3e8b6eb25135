import { isDeepStrictEqual } from 'node:util'
import { assertNoConflicts, findConflicts } from '../../kit/server/conflicts.server.ts'
import { type Event, EventSave } from './event.contract.ts'
import { eventLabels } from './events.constants.ts'

type Values = Record<string, unknown>
const fieldNames = EventSave.keyof().options
const isTimeField = (name: string) => name === 'start_datetime' || name === 'end_datetime'

/** Formats the times of these values as `EventSave` does, so that equal times are equal texts. */
const normalizeTimes = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const date = isTimeField(name) && typeof value === 'string' ? new Date(value) : null
      return [name, date && !Number.isNaN(date.getTime()) ? date.toISOString() : value]
    }),
  )

/**
 * Merges an edit with what others have saved since the editor has loaded the event. Fields that the editor has not changed
 * keep the present value. Start and end belong together: a new end is meant for the start that the editor has seen.
 * @throws 409 with the changed fields that have another value than the seen one by now.
 */
export function mergeEdit(event: Event, fields: EventSave, expected: Values): EventSave {
  const seen = normalizeTimes(expected)
  const isChanged = (name: keyof EventSave) => !(name in seen) || !isDeepStrictEqual(fields[name], seen[name])
  const hasNewTime = fieldNames.some((name) => isTimeField(name) && isChanged(name))
  const changed = fieldNames.filter((name) => (isTimeField(name) ? hasNewTime : isChanged(name)))
  const changes = Object.fromEntries(changed.map((name) => [name, fields[name]]))
  assertNoConflicts('event', eventLabels, findConflicts(normalizeTimes(event), changes, seen))
  const present = Object.fromEntries(fieldNames.map((name) => [name, event[name]])) as EventSave
  return { ...present, ...changes }
}
