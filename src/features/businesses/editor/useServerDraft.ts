import { useEffect, useRef, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { CallError } from '../../../kit/api/call.ts'
import type { Draft } from './drafts.contract.ts'

/** Milliseconds between the last change and saving the draft. */
const DEBOUNCE_MS = 1500

type DraftState = 'none' | 'waiting' | 'kept' | 'failed'
type Changes = { changed: Record<string, unknown>; base: Record<string, unknown> }

/**
 * Saves the editor's changes as a private draft on the server, shortly after each change and when the form is left.
 * @param initial the draft that the form shows.
 * @param onSessionEnded called when the draft is refused because the session has ended.
 */
export function useServerDraft(id: number | undefined, initial: Draft | null, onSessionEnded: () => void) {
  const [state, setState] = useState<DraftState>(initial ? 'kept' : 'none')
  const last = useRef(initial && JSON.stringify(initial.changed))
  const pending = useRef<Changes | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function send() {
    clearTimeout(timer.current)
    const changes = pending.current
    pending.current = null
    if (!changes) return
    try {
      if (Object.keys(changes.changed).length > 0) {
        await api('PUT /profiles/draft', { body: { id, ...changes } })
        if (!pending.current) setState('kept')
      } else {
        await api('DELETE /profiles/draft', { query: { id } })
        if (!pending.current) setState('none')
      }
    } catch (error) {
      if (error instanceof CallError && error.status === 401) onSessionEnded()
      setState('failed')
    }
  }

  /** Saves these changes after the debounce. */
  function keep(changes: Changes) {
    const text = JSON.stringify(changes.changed)
    if (text === (last.current ?? '{}')) return
    last.current = text
    pending.current = changes
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(send, DEBOUNCE_MS)
  }

  /** Cancels a planned save, because the form was saved or discarded. */
  function cancel() {
    clearTimeout(timer.current)
    pending.current = null
    last.current = null
    setState('none')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form is left
  useEffect(() => () => void send(), [])
  useEffect(() => {
    if (state !== 'waiting') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [state])

  return { state, keep, cancel }
}
