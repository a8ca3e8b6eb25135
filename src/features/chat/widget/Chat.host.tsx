import './chat.css'
import { ChatPanel } from './ChatPanel.tsx'
import { useChatOpen } from './chatOpen.ts'
import { loadMarkup } from './replyMarkup.load.ts'

// beside the chat, so that it is there before the first answer
void loadMarkup()

/** The chat while it is open; while it is closed, word of what came. */
export function ChatHost() {
  const { open, unread } = useChatOpen()
  if (open) return <ChatPanel />
  return (
    <p role="status" className="sr-only">
      {unread && 'The chat has a new answer.'}
    </p>
  )
}
