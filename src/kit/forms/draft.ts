import { useEffect, useRef } from 'react'

const PREFIX = 'draft '
/** The storage key of data of this browser's user. `clearDrafts` deletes everything under such keys. */
export const storageKey = (name: string) => PREFIX + name

/** The unsent form values that this browser stores under `name`; null without a draft. */
export function readDraft<Values>(name: string): Partial<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null')
  } catch {
    return null
  }
}

export function clearDraft(name: string) {
  try {
    localStorage.removeItem(storageKey(name))
  } catch {}
}

/** The number of unsent forms of an account that this browser stores. The names of their drafts begin with its id. */
export function countDrafts(user_id: number): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(storageKey(`${user_id} `))).length
  } catch {
    return 0
  }
}

/** Stores form values in this tab until `takeStoredFormValues` reads them. */
export function storeFormValues(name: string, values: object) {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(values))
  } catch {}
}

/** Whether this tab stores form values under this name. */
export function hasStoredFormValues(name: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(name)) !== null
  } catch {
    return false
  }
}

/** Returns and removes the form values that this tab stores under this name; null without any. */
export function takeStoredFormValues(name: string): Record<string, unknown> | null {
  try {
    const stored = sessionStorage.getItem(storageKey(name))
    sessionStorage.removeItem(storageKey(name))
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

const clearListeners: (() => void)[] = []
/** Registers an action that `clearDrafts` runs too, for values in memory. */
export const onClearDrafts = (action: () => void) => void clearListeners.push(action)

/** Deletes all drafts and stored form values. Logout calls it, so that the next user of this browser sees none. */
export function clearDrafts() {
  for (const listener of clearListeners) listener()
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  } catch {}
}

const DEBOUNCE_MS = 300

/**
 * Stores `values` as a draft 300 ms after each change, and at once when the form unmounts or the page is left. Blank or
 * unchanged values delete the draft.
 * @returns a function that deletes the draft.
 */
export function useDraft(name: string, values: Record<string, string>, isChanged: boolean) {
  const blank = Object.values(values).every((value) => value.trim() === '')
  const draft = isChanged && !blank ? JSON.stringify(values) : null
  const lastDraft = useRef(draft)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    // Until the user types, the stored draft must remain so that it can be restored.
    if (draft === lastDraft.current) return
    lastDraft.current = draft
    pending.current = () => {
      pending.current = null
      if (draft === null) return clearDraft(name)
      try {
        localStorage.setItem(storageKey(name), draft)
      } catch {}
    }
    const timer = setTimeout(() => pending.current?.(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [name, draft])

  useEffect(() => {
    const saveNow = () => pending.current?.()
    addEventListener('pagehide', saveNow)
    return () => {
      removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [])

  return () => {
    pending.current = null
    clearDraft(name)
  }
}
