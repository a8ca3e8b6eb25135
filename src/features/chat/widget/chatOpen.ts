import { createStore, useStore } from 'zustand'

type ChatState = {
  open: boolean
  /** Whether an answer arrived while the chat was closed. */
  unread: boolean
}

const chat = createStore<ChatState>(() => ({ open: false, unread: false }))

/** Whether the chat is open. */
export const useChatOpen = (): ChatState => useStore(chat)

export const openChat = () => chat.setState({ open: true, unread: false })
export const closeChat = () => chat.setState({ open: false })

/** Marks a new answer as unread when the chat is closed. */
export function markUnread() {
  if (!chat.getState().open) chat.setState({ unread: true })
}
