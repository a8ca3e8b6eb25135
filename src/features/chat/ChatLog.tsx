import { type RefObject, useRef } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { ArrowDownIcon } from '../../kit/ui/icons.tsx'
import { ChatTurn } from './ChatTurn.tsx'
import { bringBack, useConversation } from './conversation.ts'
import { useNewestInView } from './newestInView.ts'

const suggestions = ['Which events are coming up?', 'Who is hiring?', 'How do I claim my business?']

type ChatLogProps = {
  ask: (question: string) => void
  say: (words: string) => void
  input: RefObject<HTMLTextAreaElement | null>
}

/** All that was said, from the greeting on. */
export function ChatLog({ ask, say, input }: ChatLogProps) {
  const { turns, previous } = useConversation()
  const list = useRef<HTMLDivElement>(null)
  const { away, toNewest } = useNewestInView(list)
  return (
    <div className="chat-middle">
      {/* Each message is said once it is complete; a log would also say every part of it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <div ref={list} role="log" aria-live="off" aria-label="Conversation" tabIndex={0} className="chat-log">
        <div className="chat-messages">
          <p className="chat-answer">
            Hi! Ask me anything about the network: its businesses, jobs, events and questions, or how to use this site.
          </p>
          {turns.length === 0 && (
            <ul className="chat-suggestions" aria-label="Suggestions">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button type="button" className="chat-suggestion" onClick={() => ask(suggestion)}>
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {previous && previous.length > 0 && (
            <p className="chat-note">
              The conversation was cleared.{' '}
              <Button
                variant="quiet"
                size="sm"
                onClick={() => {
                  bringBack()
                  input.current?.focus()
                }}
              >
                Bring it back
              </Button>
            </p>
          )}
          {turns.map((turn, index) => (
            <ChatTurn key={turn.id} turn={turn} isLast={index === turns.length - 1} say={say} input={input} />
          ))}
        </div>
      </div>
      {away && (
        <button type="button" className="chat-newest" onClick={toNewest}>
          <ArrowDownIcon />
          Newest
        </button>
      )}
    </div>
  )
}
