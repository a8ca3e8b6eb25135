import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { describeFailure } from '../api/failure.ts'
import { useHydrated } from '../page/hydrated.ts'
import { Button } from './Button.tsx'
import { toast } from './toast.tsx'

type Item = { id: number }
type LoadedRows<T> = { items: T[]; cursor: string | null }
type MoreRowsProps<T> = {
  /** Distinguishes several lists of one page. */
  name?: string
  /** The items that the page already shows. */
  first: T[]
  /** The cursor after `first`; null at the end of the list. */
  cursor: string | null
  label: string
  /** The message when the next rows cannot be loaded. */
  failed: string
  load: (cursor: string) => Promise<LoadedRows<T>>
  children: (items: T[]) => ReactNode
}

// Stored in the history entry, so that Back restores all loaded rows.
const readLoadedRows = (name: string) => history.state?.[name] ?? null
const writeLoadedRows = (name: string, loaded: object) => history.replaceState({ ...history.state, [name]: loaded }, '')

/**
 * Returns the loaded items after those in `first`; empty when none of them is in `first`, because items in between may
 * be missing.
 */
function rowsAfter<T extends Item>(loaded: T[], first: T[]) {
  const laterItems = excludeItems(loaded, first)
  return laterItems.length < loaded.length ? laterItems : []
}

function excludeItems<T extends Item>(items: T[], others: T[]) {
  const ids = new Set(others.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id))
}

/**
 * Loads further rows of a list on demand. Pass the location's key as the React key, so that each history entry has its
 * own rows.
 */
export function MoreRows<T extends Item>(props: MoreRowsProps<T>) {
  const { name = 'loaded', first, cursor, label, failed, load, children } = props
  const [loaded, setLoaded] = useState<LoadedRows<T> | null>(() => (import.meta.env.SSR ? null : readLoadedRows(name)))
  const [busy, setBusy] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  // The server renders only `first`, so hydration must do the same.
  const isHydrated = useHydrated()
  const moreItems = isHydrated && loaded ? rowsAfter(loaded.items, first) : []
  const nextCursor = loaded && moreItems.length > 0 ? loaded.cursor : cursor

  async function loadMore(from: string) {
    const { href } = location
    setBusy(true)
    try {
      const { items, cursor } = await load(from)
      if (location.href !== href) return
      const shownItems = [...first, ...moreItems]
      const all = { items: [...shownItems, ...excludeItems(items, shownItems)], cursor }
      writeLoadedRows(name, all)
      flushSync(() => setLoaded(all))
      rows.current?.querySelectorAll<HTMLElement>('.card-link')[moreItems.length]?.focus()
    } catch (error) {
      toast.error(describeFailure(failed, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {moreItems.length > 0 && <div ref={rows}>{children(moreItems)}</div>}
      {nextCursor && (
        <div className="mt-6 flex justify-center">
          <Button variant="secondary" busy={busy} onClick={() => loadMore(nextCursor)}>
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
