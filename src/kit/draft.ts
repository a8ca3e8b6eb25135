import { useEffect, useRef } from 'react'

const PREFIX = 'draft '
const keyOf = (name: string) => PREFIX + name

/** What was typed and not sent, kept in this browser under `name`; null when there is none. */
export function readDraft<Values>(name: string): Partial<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
  } catch {
    return null
  }
}

export function clearDraft(name: string) {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}

/** Whoever logs out leaves nothing behind for the next one at this computer. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {}
}

const DEBOUNCE = 300

/** Keeps `values` as a draft while they change, and at once when the page is left; blank ones are no draft. */
export function useDraft(name: string, values: Record<string, string>, changed: boolean) {
  const serialized = JSON.stringify(values)
  const pending = useRef<(() => void) | null>(null)

  useEffect(() => {
    const blank = Object.values(JSON.parse(serialized) as typeof values).every((value) => value.trim() === '')
    if (!changed) return
    const keep = () => {
      pending.current = null
      if (blank) return clearDraft(name)
      try {
        localStorage.setItem(keyOf(name), serialized)
      } catch {}
    }
    pending.current = keep
    const timer = setTimeout(keep, DEBOUNCE)
    return () => clearTimeout(timer)
  }, [name, serialized, changed])

  useEffect(() => {
    const keepNow = () => pending.current?.()
    addEventListener('pagehide', keepNow)
    return () => removeEventListener('pagehide', keepNow)
  }, [])

  /** What was sent is no draft any more. */
  return () => {
    pending.current = null
    clearDraft(name)
  }
}
