import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { ArrowDownIcon } from '../../../kit/ui/icons.tsx'
import { ChatAnswer, StreamingAnswer } from './ChatAnswer.tsx'
import { restorePrevious, retryQuestion, useConversation } from './conversation.ts'
import { useStickToBottom } from './stickToBottom.ts'

const suggestions = ['Which events are coming up?', 'Who is hiring?', 'How do I claim my business?']

type ChatLogProps = {
  ask: (question: string) => void
  input: RefObject<HTMLTextAreaElement | null>
}

/**
 * The messages of the conversation. Screen readers announce every change of the log, so an answer is added to it only when
 * it is complete. While it is streamed it is shown below the log.
 */
export function ChatLog({ ask, input }: ChatLogProps) {
  const { turns, previous } = useConversation()
  // A restored conversation must not be announced again. Screen readers do not announce the content of a new log element.
  const [logKey, setLogKey] = useState(0)
  const list = useRef<HTMLElement>(null)
  const { isScrolledUp, scrollToBottom } = useStickToBottom(list)
  const lastTurn = turns.at(-1)
  const lastId = lastTurn?.id
  // Scrolls to the answer after every question.
  useEffect(() => {
    if (lastId) scrollToBottom()
  }, [lastId, scrollToBottom])
  const streamingTurn = lastTurn?.state === 'waiting' ? lastTurn : null
  return (
    <div className="chat-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard */}
      <section ref={list} aria-label="Conversation" tabIndex={0} className="chat-log">
        <div className="chat-messages">
          <div key={logKey} role="log" aria-label="Messages" className="chat-said">
            <p id="chat-greeting" className="chat-answer">
              Hi! Ask me anything about the network: its businesses, jobs, events and questions, or how to use this
              site.
            </p>
            {turns.map((turn) => (
              <Fragment key={turn.id}>
                <div className="chat-question">
                  <span className="sr-only">You: </span>
                  {turn.question}
                </div>
                {turn !== streamingTurn && (
                  <ChatAnswer
                    turn={turn}
                    onRetry={
                      turn === lastTurn
                        ? () => {
                            retryQuestion(turn)
                            input.current?.focus()
                          }
                        : undefined
                    }
                  />
                )}
              </Fragment>
            ))}
          </div>
          {streamingTurn && <StreamingAnswer key={streamingTurn.id} turn={streamingTurn} input={input} />}
          <p role="status" className={streamingTurn ? 'chat-typing' : 'sr-only'}>
            {streamingTurn && (
              <>
                <span className="sr-only">The assistant is typing</span>
                <span className="chat-dot" />
                <span className="chat-dot" />
                <span className="chat-dot" />
              </>
            )}
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
                  restorePrevious()
                  setLogKey(logKey + 1)
                  input.current?.focus()
                }}
              >
                Bring it back
              </Button>
            </p>
          )}
        </div>
      </section>
      {isScrolledUp && (
        <button
          type="button"
          className="chat-newest"
          onClick={() => {
            scrollToBottom()
            list.current?.focus({ preventScroll: true })
          }}
        >
          <ArrowDownIcon />
          Newest
        </button>
      )}
    </div>
  )
}
