import { useSyncExternalStore } from 'react'
import { storageKey } from '../forms/draft.ts'

/**
 * A list in the storage of this browser, shared by all its tabs. Logout deletes it together with the drafts. It is
 * empty on the server, during hydration, and when the browser refuses storage.
 * @param isItem whether a stored value is an item, because other programs and versions write to the storage too.
 * @param max the maximum number of items. The last items are dropped.
 */
export function createStoredList<Item>(name: string, isItem: (value: unknown) => value is Item, max: number) {
  const key = storageKey(name)
  const none: Item[] = []
  const listeners = new Set<() => void>()
  let lastStored: string | null = null
  let lastList = none

  function parse(stored: string | null): Item[] {
    try {
      const list: unknown = JSON.parse(stored ?? '[]')
      return Array.isArray(list) ? list.filter(isItem).slice(0, max) : none
    } catch {
      return none
    }
  }

  /** Returns the same array until the list changes. */
  function read(): Item[] {
    try {
      const stored = localStorage.getItem(key)
      if (stored !== lastStored) [lastStored, lastList] = [stored, parse(stored)]
    } catch {}
    return lastList
  }

  function store(list: Item[]) {
    try {
      if (list.length > 0) localStorage.setItem(key, JSON.stringify(list.slice(0, max)))
      else localStorage.removeItem(key)
    } catch {}
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }

  return { read, store, useList: () => useSyncExternalStore(subscribe, read, () => none) }
}
