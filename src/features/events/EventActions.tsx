import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { TrashIcon } from '../../kit/ui/icons.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api, useAction, wordsOf } from '../call.ts'
import type { Scope } from './events.constants.ts'
import type { Event } from './events.contract.ts'

type EventActionProps = { event: Pick<Event, 'id' | 'business_id' | 'is_active' | 'series_id' | 'title'> }

export function ToggleEvent({ event, size }: EventActionProps & { size?: 'sm' }) {
  const toggle = useAction('PATCH /businesses/:id/events/:event_id/toggle')
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

const consequences: Record<Scope, string> = {
  this: 'This cannot be undone.',
  following: 'This one and all that come after it are deleted. This cannot be undone.',
}

/** Deletes an event; of those that repeat, this occurrence alone or all from here on. */
export function DeleteEvent({ event }: EventActionProps) {
  const [busy, setBusy] = useState<Scope | null>(null)
  const navigate = useNavigate()

  async function remove(scope: Scope) {
    const sure = await confirm({
      title: 'Are you sure you want to delete this event?',
      body: consequences[scope],
      confirmLabel: 'Delete',
      tone: 'danger',
    })
    if (!sure) return
    setBusy(scope)
    try {
      await api('DELETE /businesses/:id/events/:event_id', {
        params: { id: event.business_id, event_id: event.id },
        query: { scope },
      })
      toast.success('Event deleted successfully')
      await navigate('/events')
    } catch (error) {
      toast.error(`Failed to delete event. ${wordsOf(error, 'Please try again.')}`)
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <Button variant="danger" busy={busy === 'this'} onClick={() => remove('this')}>
        <TrashIcon />
        Delete
      </Button>
      {event.series_id !== null && (
        <Button variant="danger" busy={busy === 'following'} onClick={() => remove('following')}>
          <TrashIcon />
          Delete This and Later
        </Button>
      )}
    </>
  )
}
