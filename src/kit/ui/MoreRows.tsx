import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeFailure } from '../failure.ts'
import { useHydrated } from '../hydrated.ts'
import { Button } from './Button.tsx'
import { toast } from './toast.tsx'

type Item = { id: number }
type LoadedRows<T> = { items: T[]; cursor: string | null }
type MoreRowsProps<T> = {
  /** What the page shows already, and where it goes on. */
  first: T[]
  cursor: string | null
  label: string
  /** The message when the next rows cannot be loaded. */
  failed: string
  load: (cursor: string) => Promise<LoadedRows<T>>
  children: (items: T[]) => ReactNode
}

// with the entry in the browser's history, so that Back finds the list as long as it was left
const readLoadedRows = () => history.state?.seen ?? null
const writeLoadedRows = (seen: object) => history.replaceState({ ...history.state, seen }, '')

/** What was seen below `first`; nothing when they share no item, for then there may be others between them. */
function rowsAfter<T extends Item>(seen: T[], first: T[]) {
  const rest = excludeItems(seen, first)
  return rest.length < seen.length ? rest : []
}

function excludeItems<T extends Item>(items: T[], others: T[]) {
  const ids = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id))
}

/** The rest of a list, on demand. Give it the location's key, so that each entry of the history has its own. */
export function MoreRows<T extends Item>({ first, cursor, label, failed, load, children }: MoreRowsProps<T>) {
  const [seen, setSeen] = useState<LoadedRows<T> | null>(() => (import.meta.env.SSR ? null : readLoadedRows()))
  const [busy, setBusy] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  // the server's page has the first ones alone
  const hydrated = useHydrated()
  const more = hydrated && seen ? rowsAfter(seen.items, first) : []
  const next = seen && more.length > 0 ? seen.cursor : cursor

  async function loadMore(from: string) {
    const { href } = location
    setBusy(true)
    try {
      const { items, cursor } = await load(from)
      if (location.href !== href) return
      const shown = [...first, ...more]
      const all = { items: [...shown, ...excludeItems(items, shown)], cursor }
      writeLoadedRows(all)
      flushSync(() => setSeen(all))
      rows.current?.querySelectorAll('a')[more.length]?.focus()
    } catch (error) {
      toast.error(describeFailure(failed, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {more.length > 0 && <div ref={rows}>{children(more)}</div>}
      {next && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={() => loadMore(next)}>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
