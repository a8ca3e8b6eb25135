import { useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { api } from '../call.ts'
import { EventRows } from './EventRows.tsx'
import { type EventFilters, type EventRow, eventQuery, rowOf } from './eventFilters.ts'

type Seen = { events: EventRow[]; cursor: string | null }
type MoreEventsProps = { filters: EventFilters; first: EventRow[]; cursor: string | null; loaded: number }

// with the entry in the browser's history, so that Back finds the list as long as it was left
const readSeen = (): Seen | null => history.state?.seenEvents ?? null
const writeSeen = (seenEvents: Seen) => history.replaceState({ ...history.state, seenEvents }, '')

const never = () => () => {}

function without(events: EventRow[], others: EventRow[]) {
  const ids = new Set(others.map(({ id }) => id))
  return events.filter(({ id }) => !ids.has(id))
}

/** The rest of the list, on demand. */
export function MoreEvents({ filters, first, cursor, loaded }: MoreEventsProps) {
  const [seen, setSeen] = useState(() => (import.meta.env.SSR ? null : readSeen()))
  const [busy, setBusy] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  // the server's page has the first ones alone
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const more = hydrated && seen ? without(seen.events, first) : []
  const next = more.length > 0 && seen ? seen.cursor : cursor

  async function load() {
    const { href } = location
    setBusy(true)
    try {
      const { events, next_cursor } = await api('GET /events', {
        query: { ...eventQuery(filters), cursor: next ?? undefined },
      })
      if (location.href !== href) return
      const all = { events: [...more, ...without(events.map(rowOf), [...first, ...more])], cursor: next_cursor }
      writeSeen(all)
      flushSync(() => setSeen(all))
      rows.current?.querySelectorAll('a')[more.length]?.focus()
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {more.length > 0 && (
        <div ref={rows}>
          <EventRows events={more} loaded={loaded} hostKnown={filters.businessId !== ''} className="border-t-0" />
        </div>
      )}
      {next && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={load}>
            Show more events
          </Button>
        </div>
      )}
    </>
  )
}
