import './chat.css'
import { ChatPanel } from './ChatPanel.tsx'
import { useChatOpen } from './chatOpen.ts'

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
