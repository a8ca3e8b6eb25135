import { Fragment, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { ArrowDownIcon } from '../../../kit/ui/icons.tsx'
import { ChatAnswer, ComingAnswer } from './ChatAnswer.tsx'
import { askAgain, bringBack, useConversation } from './conversation.ts'
import { useNewestInView } from './newestInView.ts'

const suggestions = ['Which events are coming up?', 'Who is hiring?', 'How do I claim my business?']

type ChatLogProps = {
  ask: (question: string) => void
  input: RefObject<HTMLTextAreaElement | null>
}

/**
 * All that was said, from the greeting on. A screen reader says what enters the log, so an answer enters it when it is
 * complete; while it is coming it stands below.
 */
export function ChatLog({ ask, input }: ChatLogProps) {
  const { turns, previous } = useConversation()
  // what is brought back has been said before, and a log that is new is not read out
  const [log, setLog] = useState(0)
  const list = useRef<HTMLElement>(null)
  const { away, toNewest } = useNewestInView(list)
  const last = turns.at(-1)
  const asked = last?.id
  // whoever asks wants to see the answer
  useEffect(() => {
    if (asked) toNewest()
  }, [asked, toNewest])
  const coming = last?.state === 'waiting' ? last : null
  return (
    <div className="chat-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <section ref={list} aria-label="Conversation" tabIndex={0} className="chat-log">
        <div className="chat-messages">
          <div key={log} role="log" aria-label="Messages" className="chat-said">
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
                {turn !== coming && (
                  <ChatAnswer
                    turn={turn}
                    again={
                      turn === last
                        ? () => {
                            askAgain(turn)
                            input.current?.focus()
                          }
                        : undefined
                    }
                  />
                )}
              </Fragment>
            ))}
          </div>
          {coming && <ComingAnswer key={coming.id} turn={coming} input={input} />}
          <p role="status" className={coming ? 'chat-typing' : 'sr-only'}>
            {coming && (
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
                  bringBack()
                  setLog(log + 1)
                  input.current?.focus()
                }}
              >
                Bring it back
              </Button>
            </p>
          )}
        </div>
      </section>
      {away && (
        <button
          type="button"
          className="chat-newest"
          onClick={() => {
            toNewest()
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
