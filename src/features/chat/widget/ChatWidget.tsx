import { useEffect, useRef, useState } from 'react'
import { ChatIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { closeChat, keepTypedKey, openChat, useChatOpen } from './chatOpen.ts'
import { useSmallButton } from './smallButton.ts'

type Host = typeof import('./Chat.host.tsx').ChatHost
let loadedHost: Host | undefined

/** The chat button of every page, and the chat. The code of the chat is loaded when it is opened for the first time. */
export function ChatWidget() {
  const { open, unread, byKey } = useChatOpen()
  const [Host, setHost] = useState<{ Host: Host } | undefined>(loadedHost && { Host: loadedHost })
  const isLoading = open && !Host
  useEffect(() => {
    if (!isLoading) return
    import('./Chat.host.tsx').then(
      ({ ChatHost }) => {
        loadedHost = ChatHost
        setHost({ Host: ChatHost })
      },
      () => {
        toast.error('The chat could not be opened. Check your connection and try again.')
        closeChat()
      },
    )
  }, [isLoading])

  const isTyping = isLoading && byKey
  useEffect(() => {
    if (!isTyping) return
    const keepKey = (event: KeyboardEvent) => {
      if (keepTypedKey(event)) event.preventDefault()
    }
    addEventListener('keydown', keepKey)
    return () => removeEventListener('keydown', keepKey)
  }, [isTyping])

  const area = useRef<HTMLDivElement>(null)
  const isSmall = useSmallButton(area)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])

  return (
    <aside aria-label="Chat assistant">
      <div ref={area} className="chat-place" data-keep-clear>
        <button
          ref={button}
          type="button"
          className="chat-button"
          data-small={isSmall || undefined}
          aria-haspopup="dialog"
          aria-expanded={open && !isLoading}
          aria-busy={isLoading || undefined}
          // A click by a key or by assistive technology has no count.
          onClick={({ detail }) => openChat(detail === 0)}
        >
          {isLoading ? <span className="spinner-ring" aria-hidden="true" /> : <ChatIcon />}
          <span className="sr-only">{unread ? 'Open chat, new answer' : 'Open chat'}</span>
          {unread && <span className="chat-unread" aria-hidden="true" />}
        </button>
      </div>
      {Host && <Host.Host />}
    </aside>
  )
}
