import { useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { TrashIcon } from '../../kit/ui/icons.tsx'
import { useDeletion } from '../deletions/useDeletion.ts'
import type { Event } from './event.contract.ts'
import type { Scope } from './events.constants.ts'

type EventActionProps = { event: Pick<Event, 'id' | 'business_id' | 'is_active' | 'series_id' | 'title'> }

export function ToggleEventButton({ event, size }: EventActionProps & { size?: 'sm' }) {
  const toggle = useAction('PATCH /businesses/:id/events/:event_id/toggle', {
    failed: { fallback: `Failed to ${event.is_active ? 'deactivate' : 'activate'} event` },
  })
  return (
    <Button
      variant="secondary"
      size={size}
      busy={toggle.busy}
      onClick={() => toggle({ params: { id: event.business_id, event_id: event.id } })}
    >
      {event.is_active ? 'Deactivate' : 'Activate'}
      {size && <span className="sr-only">{` ${event.title}`}</span>}
    </Button>
  )
}

const scopeWarnings: Record<Scope, string> = {
  this: 'Calendars that have it are told that it is cancelled. You can undo this for 10 minutes.',
  following:
    'This event and all later ones of the series will be deleted, and calendars are told. You can undo this for 10 minutes.',
}

/** Deletes an event. For a repeating event there are two buttons: this occurrence, or this and all later ones. */
export const DeleteEventButtons = ({ event }: EventActionProps) => (
  <>
    <DeleteButton event={event} scope="this" label="Delete" />
    {event.series_id !== null && <DeleteButton event={event} scope="following" label="Delete This and Later" />}
  </>
)

function DeleteButton({ event, scope, label }: EventActionProps & { scope: Scope; label: string }) {
  const params = { id: event.business_id, event_id: event.id }
  const remove = useDeletion('DELETE /businesses/:id/events/:event_id', {
    kind: 'event',
    failed: 'Failed to delete event.',
    text: 'Event deleted successfully',
    to: '/events',
    restore: 'POST /businesses/:id/events/:event_id/restore',
    params,
    page: `/events/${event.id}`,
    list: '/events',
  })

  async function confirmAndDelete() {
    const isConfirmed = await confirm({
      title: 'Are you sure you want to delete this event?',
      body: scopeWarnings[scope],
      confirmLabel: 'Delete',
      tone: 'danger',
    })
    if (isConfirmed) await remove({ params, query: { scope } })
  }

  return (
    <Button variant="danger" busy={remove.busy} onClick={confirmAndDelete}>
      <TrashIcon />
      {label}
    </Button>
  )
}
