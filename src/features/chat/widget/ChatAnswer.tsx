import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { AlertIcon } from '../../../kit/ui/icons.tsx'
import { ChatReply } from './ChatReply.tsx'
import { ChatSources } from './ChatSources.tsx'
import type { Failure } from './chatFailure.ts'
import type { Turn } from './conversation.ts'

type Input = RefObject<HTMLTextAreaElement | null>

/** The answer that is coming. It leaves its place when it is complete; the focus then has to be elsewhere. */
export function ComingAnswer({ turn, input }: { turn: Turn; input: Input }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const left = place.current
    return () => {
      if (left?.contains(document.activeElement)) input.current?.focus()
    }
  }, [input])
  return (
    <div ref={place} className="chat-answer" hidden={!turn.answer}>
      <ChatReply text={turn.answer} />
    </div>
  )
}

/** What became of a question. */
export function ChatAnswer({ turn, again }: { turn: Turn; again?: () => void }) {
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
      {failure && <ChatFailure failure={failure} again={again} />}
    </>
  )
}

function ChatFailure({ failure, again }: { failure: Failure; again?: () => void }) {
  return (
    <div className="chat-failure">
      <AlertIcon />
      <div className="chat-failure-text">
        <p>{failure.text}</p>
        {failure.reason && <p>{failure.reason}</p>}
        {again && failure.again && (
          <Button variant="secondary" size="sm" onClick={again}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}
