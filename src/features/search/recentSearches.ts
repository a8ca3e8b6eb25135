import { useSyncExternalStore } from 'react'
import { storageKey } from '../../kit/forms/draft.ts'
import { RECENT_SEARCHES } from './kinds.ts'

/** Logout deletes it, as it does drafts. */
const KEY = storageKey(RECENT_SEARCHES)
const MAX_RECENT = 6

const none: string[] = []
const listeners = new Set<() => void>()
let lastStored: string | null = null
let lastList = none

function parseList(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((text) => typeof text === 'string').slice(0, MAX_RECENT) : none
  } catch {
    return none
  }
}

/** Returns the same array until the list changes. */
function readList(): string[] {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored !== lastStored) [lastStored, lastList] = [stored, parseList(stored)]
  } catch {}
  return lastList
}

function storeList(list: string[]) {
  try {
    if (list.length > 0) localStorage.setItem(KEY, JSON.stringify(list))
    else localStorage.removeItem(KEY)
  } catch {}
  for (const listener of listeners) listener()
}

/** Stores a search that the user submitted, or of which the user opened a result. The list never leaves the browser. */
export function recordSearch(text: string) {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase()
  if (text) storeList([text, ...readList().filter((other) => !isSame(other))].slice(0, MAX_RECENT))
}

export const clearRecentSearches = () => storeList(none)

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The latest searches of this browser, newest first; none on the server and during hydration. */
export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, readList, () => none)
