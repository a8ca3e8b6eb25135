import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { AlertIcon } from '../../../kit/ui/icons.tsx'
import { ChatReply } from './ChatReply.tsx'
import { ChatSources } from './ChatSources.tsx'
import type { Failure } from './chatFailure.ts'
import type { Turn } from './conversation.ts'

type InputRef = RefObject<HTMLTextAreaElement | null>

/** The answer while it is streamed. The complete answer is moved into the log, so the focus moves to the input. */
export function StreamingAnswer({ turn, input }: { turn: Turn; input: InputRef }) {
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = container.current
    return () => {
      if (element?.contains(document.activeElement)) input.current?.focus()
    }
  }, [input])
  return (
    <div ref={container} className="chat-answer" hidden={!turn.answer}>
      <ChatReply text={turn.answer} />
    </div>
  )
}

/** The complete, stopped or failed answer to a question. */
export function ChatAnswer({ turn, onRetry }: { turn: Turn; onRetry?: () => void }) {
  const { answer, sources, state, failure } = turn
  return (
    <>
      {(answer || state === 'stopped') && (
        <div className="chat-answer">
          <span className="sr-only">Assistant: </span>
          {answer && <ChatReply text={answer} />}
          {state === 'stopped' && <p className="chat-note">You stopped this answer.</p>}
          <ChatSources sources={sources} />
        </div>
      )}
      {failure && <FailureMessage failure={failure} onRetry={onRetry} />}
    </>
  )
}

function FailureMessage({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  return (
    <div className="chat-failure">
      <AlertIcon />
      <div className="chat-failure-text">
        <p>{failure.text}</p>
        {failure.reason && <p>{failure.reason}</p>}
        {onRetry && failure.canRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
