import { useEffect, useRef, useState } from 'react'
import { ChatIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { closeChat, openChat, useChatOpen } from './chatOpen.ts'
import { useGivesWay } from './giveWay.ts'

type Host = typeof import('./Chat.host.tsx').ChatHost
let loaded: Host | undefined

/** The button that opens the chat from every page, and the chat. Its code is fetched when it is first opened. */
export function ChatWidget() {
  const { open, unread } = useChatOpen()
  const [Host, setHost] = useState<{ Host: Host } | undefined>(loaded && { Host: loaded })
  const wanted = open && !Host
  useEffect(() => {
    if (!wanted) return
    import('./Chat.host.tsx').then(
      ({ ChatHost }) => {
        loaded = ChatHost
        setHost({ Host: ChatHost })
      },
      () => {
        toast.error('The chat could not be opened. Check your connection and try again.')
        closeChat()
      },
    )
  }, [wanted])

  const place = useRef<HTMLDivElement>(null)
  const gives = useGivesWay(place)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <aside aria-label="Chat assistant">
      <div ref={place} className="chat-place">
        <button
          ref={button}
          type="button"
          className="chat-button"
          data-small={gives || undefined}
          aria-haspopup="dialog"
          aria-expanded={open && !wanted}
          aria-busy={wanted || undefined}
          onClick={openChat}
        >
          {wanted ? <span className="spinner-ring" aria-hidden="true" /> : <ChatIcon />}
          <span className="sr-only">{unread ? 'Open chat, new answer' : 'Open chat'}</span>
          {unread && <span className="chat-unread" aria-hidden="true" />}
        </button>
      </div>
      {Host && <Host.Host />}
    </aside>
  )
}
