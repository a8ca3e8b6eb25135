import { createStoredList } from '../../kit/device/storedList.ts'
import { RECENT_SEARCHES } from './kinds.ts'

const MAX_RECENT = 6

const isText = (value: unknown) => typeof value === 'string'
const searches = createStoredList(RECENT_SEARCHES, isText, MAX_RECENT)

/**
 * Stores a search that the user has submitted, or whose result the user has opened. The list never leaves the browser.
 */
export function recordSearch(text: string) {
  const isSame = (other: string) => other.toLowerCase() === text.toLowerCase()
  if (text) searches.store([text, ...searches.read().filter((other) => !isSame(other))])
}

export const clearRecentSearches = () => searches.store([])

/** The latest searches of this browser, newest first. */
export const useRecentSearches = searches.useList
