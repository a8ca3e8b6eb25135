import './chat.css'
import { useBackGesture } from '../../../kit/ui/backGesture.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { closeChat, useChatOpen } from './chatOpen.ts'
import { loadMarkup } from './replyMarkup.load.ts'

// Loads in parallel, so that the renderer is ready before the first answer.
void loadMarkup()

/** The chat panel when it is open. When it is closed, announces new answers to screen readers. */
export function ChatHost() {
  const { open, unread } = useChatOpen()
  useBackGesture(open, closeChat, false)
  if (open) return <ChatPanel />
  return (
    <p role="status" className="sr-only">
      {unread && 'The chat has a new answer.'}
    </p>
  )
}
