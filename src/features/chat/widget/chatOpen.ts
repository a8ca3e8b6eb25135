import { createStore, useStore } from 'zustand'

type State = {
  open: boolean
  /** An answer came while the chat was closed. */
  unread: boolean
}

const chat = createStore<State>(() => ({ open: false, unread: false }))

/** Whether the chat is open: beside all pages, so that it stays when one of them fails. */
export const useChatOpen = (): State => useStore(chat)

export const openChat = () => chat.setState({ open: true, unread: false })
export const closeChat = () => chat.setState({ open: false })

export function noteAnswer() {
  if (!chat.getState().open) chat.setState({ unread: true })
}
