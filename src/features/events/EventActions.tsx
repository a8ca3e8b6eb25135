import { useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { TrashIcon } from '../../kit/ui/icons.tsx'
import { useDeletion } from '../deletions/useDeletion.ts'
import type { Event } from './event.contract.ts'
import type { EditScope } from './events.constants.ts'

type EventActionProps = {
  event: Pick<Event, 'id' | 'business_id' | 'is_active' | 'series_id' | 'title' | 'end_datetime'>
}

export function ToggleEventButton({ event, size }: EventActionProps & { size?: 'sm' }) {
  const toggle = useAction('PATCH /businesses/:id/events/:event_id/toggle', {
    failed: { fallback: `Failed to ${event.is_active ? 'deactivate' : 'activate'} event` },
  })

  async function confirmAndToggle() {
    if (event.is_active) {
      const isOver = Date.parse(event.end_datetime) < Date.now()
      const isConfirmed = await confirm({
        title: isOver ? `Hide “${event.title}”?` : `Cancel “${event.title}”?`,
        body: isOver
          ? 'Only the team of the business sees it then. You can activate it again.'
          : 'Its page says that it is cancelled. Who is interested in it or follows it is told at once, and so are calendars that have it. You can activate it again, which they are told too.',
        confirmLabel: isOver ? 'Deactivate' : 'Cancel Event',
        cancelLabel: 'Keep Event',
        tone: 'danger',
      })
      if (!isConfirmed) return
    }
    await toggle({ params: { id: event.business_id, event_id: event.id } })
  }

  return (
    <Button variant="secondary" size={size} busy={toggle.busy} onClick={confirmAndToggle}>
      {event.is_active ? 'Deactivate' : 'Activate'}
      {size && <span className="sr-only">{` ${event.title}`}</span>}
    </Button>
  )
}

const scopeWarnings: Record<EditScope, string> = {
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

function DeleteButton({ event, scope, label }: EventActionProps & { scope: EditScope; label: string }) {
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
