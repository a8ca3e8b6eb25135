import { useEffect, useRef } from 'react'

const PREFIX = 'draft '
const storageKey = (name: string) => PREFIX + name

/** What was typed and not sent, kept in this browser under `name`; null when there is none. */
export function readDraft<Values>(name: string): Partial<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null')
  } catch {
    return null
  }
}

function clearDraft(name: string) {
  try {
    localStorage.removeItem(storageKey(name))
  } catch {}
}

/** Keeps values for this tab until `takeKept` reads them. */
export function storeFormValues(name: string, values: object) {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values))
  } catch {}
}

/** Whether this tab keeps values under this name. */
export function hasStoredFormValues(name: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(name)) !== null
  } catch {
    return false
  }
}

/** Returns and removes the values that this tab kept. */
export function takeStoredFormValues(name: string): Record<string, unknown> | null {
  try {
    const kept = sessionStorage.getItem(storageKey(name))
    sessionStorage.removeItem(storageKey(name))
    return JSON.parse(kept ?? 'null')
  } catch {
    return null
  }
}

const clearListeners: (() => void)[] = []
/** Sets what else is done, for what a page has in memory. */
export const onClearDrafts = (action: () => void) => void clearListeners.push(action)

/** Whoever logs out leaves nothing behind for the next one at this computer. */
export function clearDrafts() {
  for (const forget of clearListeners) forget()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {}
}

const DEBOUNCE = 300

/**
 * Keeps `values` as a draft while they change, and at once when the form or the page is left. Blank ones are no draft,
 * nor are those that are back at what they were.
 */
export function useDraft(name: string, values: Record<string, string>, changed: boolean) {
  const blank = Object.values(values).every((value) => value.trim() === '')
  const draft = changed && !blank ? JSON.stringify(values) : null
  const seen = useRef(draft)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    // as long as nothing is typed, what was kept before waits to be restored
    if (draft === seen.current) return
    seen.current = draft
    pending.current = () => {
      pending.current = null
      if (draft === null) return clearDraft(name)
      try {
        localStorage.setItem(storageKey(name), draft)
      } catch {}
    }
    const timer = setTimeout(() => pending.current?.(), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [name, draft])

  useEffect(() => {
    const keepNow = () => pending.current?.()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])

  /** What was sent is no draft any more. */
  return () => {
    pending.current = null
    clearDraft(name)
  }
}
