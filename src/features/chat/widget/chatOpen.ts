import { createStore, useStore } from 'zustand'

type ChatState = {
  open: boolean
  /** Whether an answer arrived while the chat was closed. */
  unread: boolean
  /** Whether it was opened with a key. The input then gets the focus on phones too. */
  byKey: boolean
}

const chat = createStore<ChatState>(() => ({ open: false, unread: false, byKey: false }))
/** The text that was typed after a key opened the chat and before its code was loaded. */
let typed = ''

/** Whether the chat is open. */
export const useChatOpen = (): ChatState => useStore(chat)

export const openChat = (byKey = false) => chat.setState({ open: true, unread: false, byKey })
export const closeChat = () => chat.setState({ open: false })

/** Keeps a key that is pressed before the input is there. @returns whether it belongs to a text */
export function keepTypedKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  if (key === 'Backspace') typed = typed.slice(0, -1)
  else if ([...key].length === 1) typed += key
  else return false
  return true
}

/** Returns the kept text once. */
export function takeTypedText(): string {
  const text = typed
  typed = ''
  return text
}

/** Marks a new answer as unread when the chat is closed. */
export function markUnread() {
  if (!chat.getState().open) chat.setState({ unread: true })
}
