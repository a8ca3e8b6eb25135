import { useSyncExternalStore } from 'react'

type State = {
  open: boolean
  /** An answer came while the chat was closed. */
  unread: boolean
}

const closed: State = { open: false, unread: false }
const listeners = new Set<() => void>()
let state = closed

function update(change: Partial<State>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the chat is open: beside all pages, so that it stays when one of them fails. */
export const useChatOpen = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )

export const openChat = () => update({ open: true, unread: false })
export const closeChat = () => update({ open: false })

export function noteAnswer() {
  if (!state.open) update({ unread: true })
}
