import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { readConflictingValues } from '../../kit/forms/conflicts.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useTimeZone } from '../../kit/page/clock.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input, Select } from '../../kit/ui/Input.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { toastIfHeld } from '../heldPosts/toastIfHeld.ts'
import { MarkdownField } from '../markdown/MarkdownField.tsx'
import { type Event, EventForm as EventFormSchema, NewEventForm } from './event.contract.ts'
import { type EventFormValues, pickSavedFields, toFormValues } from './eventFormValues.ts'
import {
  type EditScope,
  eventTypes,
  MAX_COST_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_LOCATION_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
} from './events.constants.ts'
import { RepeatFields } from './series/RepeatFields.tsx'

type EventFormProps = {
  business_id: number
  /** The event to edit; null for a new event. */
  event: Event | null
}

const emptyValues = toFormValues(null)

/** The form to create or edit an event. Typed values survive a reload. Times are in the time zone of the browser. */
export function EventForm({ business_id, event }: EventFormProps) {
  const navigate = useNavigate()
  const zone = useTimeZone()
  const [saved, setSaved] = useState(false)
  const [scope, setScope] = useState<EditScope>('this')
  const viewer = useViewer()
  const storageName = `event ${business_id} ${event?.id ?? ''}`
  /** The values that the editor has seen. The loader may load newer ones while the form is open. */
  const seen = useRef(event && pickSavedFields(event))
  const schema: z.ZodType = event ? EventFormSchema : NewEventForm
  const form = useApiForm(
    schema as z.ZodType<z.output<typeof NewEventForm>, EventFormValues>,
    toFormValues(event),
    async (fields, idempotencyKey) => {
      const body = {
        ...fields,
        start_datetime: new Date(fields.start_datetime).toISOString(),
        end_datetime: new Date(fields.end_datetime).toISOString(),
      }
      const params = { id: business_id }
      const reply = event
        ? await api('PUT /businesses/:id/events/:event_id', {
            params: { ...params, event_id: event.id },
            query: { scope },
            body: { ...body, expected: seen.current ?? {} },
          }).catch((error) => {
            seen.current = { ...seen.current, ...readConflictingValues(error) }
            throw error
          })
        : await api('POST /businesses/:id/events', { params, body: { ...body, time_zone: zone }, idempotencyKey })
      if (!toastIfHeld('event', reply.event)) {
        toast.success(event ? 'Event updated successfully!' : 'Event created successfully!', {
          about: `/businesses/${business_id}/events/${reply.event.id}`,
        })
      }
      draft.discard()
      setSaved(true)
    },
    `Failed to ${event ? 'update' : 'create'} event.`,
    { storageName, includesFieldErrors: true },
  )
  const { register, errors } = form
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, emptyValues)
  const { values } = draft
  useEffect(() => {
    if (saved) navigate(`/businesses/${business_id}`)
  }, [saved, navigate, business_id])

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-form gap-6">
      {draft.isRestored && <DraftRestored />}
      <Field label="Title" error={errors.title?.message} required>
        {(field) => <Input {...field} {...register('title')} maxLength={MAX_TITLE_LENGTH} autoComplete="off" />}
      </Field>
      <MarkdownField
        label="Description"
        error={errors.description?.message}
        required
        value={values.description}
        max={MAX_DESCRIPTION_LENGTH}
        control={{ ...register('description'), maxLength: MAX_DESCRIPTION_LENGTH }}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Start Date/Time"
          hint={`Your local time, ${formatZoneName(zone)}`}
          error={errors.start_datetime?.message}
          required
        >
          {(field) => <Input {...field} {...register('start_datetime')} type="datetime-local" max="2200-12-31T23:59" />}
        </Field>
        <Field
          label="End Date/Time"
          hint={`Your local time, ${formatZoneName(zone)}`}
          error={errors.end_datetime?.message}
          required
        >
          {(field) => <Input {...field} {...register('end_datetime')} type="datetime-local" max="2200-12-31T23:59" />}
        </Field>
      </div>
      {!event && <RepeatFields form={form} values={values} />}
      <Field label="Location" error={errors.location?.message} required={false}>
        {(field) => <Input {...field} {...register('location')} maxLength={MAX_LOCATION_LENGTH} autoComplete="off" />}
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Event Type" error={errors.event_type?.message} required={false}>
          {(field) => (
            <Select {...field} {...register('event_type')}>
              <option value="">No type</option>
              {eventTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Cost" error={errors.cost_info?.message} required={false}>
          {(field) => (
            <Input
              {...field}
              {...register('cost_info')}
              maxLength={MAX_COST_LENGTH}
              placeholder="Free, $25, members $10"
            />
          )}
        </Field>
      </div>
      <Field
        label="Event Page URL"
        hint="Where people find the details or sign up."
        error={errors.event_url?.message}
        required={false}
      >
        {(field) => (
          <Input
            {...field}
            {...register('event_url')}
            type="url"
            inputMode="url"
            maxLength={MAX_URL_LENGTH}
            placeholder="https://"
          />
        )}
      </Field>
      {event?.series_id && (
        <Field label="Change" hint="This event takes place more than once.">
          {(field) => (
            <Select {...field} value={scope} onChange={({ target }) => setScope(target.value as EditScope)}>
              <option value="this">This event only</option>
              <option value="following">This event and all later ones</option>
            </Select>
          )}
        </Field>
      )}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {event ? 'Save Changes' : 'Create Event'}
        </Button>
        <LinkButton variant="quiet" to={`/businesses/${business_id}`}>
          Cancel
        </LinkButton>
      </div>
    </form>
  )
}

/** The name of a time zone for people, such as `Alaska Time`. */
const formatZoneName = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
