import { memo, type RefObject, useEffect, useRef } from 'react'
import { count } from '../../kit/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { AlertIcon } from '../../kit/ui/icons.tsx'
import { ChatReply } from './ChatReply.tsx'
import { ChatSources } from './ChatSources.tsx'
import { askAgain, type Turn } from './conversation.ts'

type ChatTurnProps = {
  turn: Turn
  isLast: boolean
  say: (words: string) => void
  input: RefObject<HTMLTextAreaElement | null>
}

/** A question and what became of it. */
export const ChatTurn = memo(function ChatTurn({ turn, isLast, say, input }: ChatTurnProps) {
  const { question, answer, sources, state, failure } = turn
  const reply = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    const cards = sources.length > 0 ? `${count(sources.length, 'source')}.` : ''
    if (state === 'waiting') say('The assistant is typing')
    if (state === 'done') say(`${reply.current?.textContent ?? answer} ${cards}`)
    if (state === 'stopped') say('Stopped.')
    if (failure) say([failure.text, failure.advice].filter(Boolean).join(' '))
  }, [state, answer, sources, failure, say])

  return (
    <>
      <div className="chat-question">
        <span className="sr-only">You: </span>
        {question}
      </div>
      {(answer !== '' || state !== 'failed') && (
        <div className="chat-answer" aria-busy={state === 'waiting' || undefined}>
          <span className="sr-only">Assistant: </span>
          {answer !== '' && <ChatReply text={answer} target={reply} />}
          {state === 'waiting' && <TypingIndicator />}
          {state === 'stopped' && <p className="chat-note">You stopped this answer.</p>}
          <ChatSources sources={sources} />
        </div>
      )}
      {failure && (
        <div className="chat-failure">
          <AlertIcon />
          <div>
            <p>{failure.text}</p>
            {failure.advice && <p>{failure.advice}</p>}
            {failure.again && isLast && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                onClick={() => {
                  askAgain(turn)
                  input.current?.focus()
                }}
              >
                Try again
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
})

const TypingIndicator = () => (
  <p className="chat-typing">
    <span className="sr-only">The assistant is typing</span>
    <span className="chat-dot" />
    <span className="chat-dot" />
    <span className="chat-dot" />
  </p>
)
