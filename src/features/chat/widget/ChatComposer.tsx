import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { formatCount } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { MAX_MESSAGE_LENGTH } from '../chat.constants.ts'
import { saveDraft, stopAnswer, useConversation } from './conversation.ts'

/** The number of remaining characters is shown below this value. */
const MAX_SHOWN_REMAINDER = 200

type ChatComposerProps = { input: RefObject<HTMLTextAreaElement | null>; send: (text: string) => void }

export function ChatComposer({ input, send }: ChatComposerProps) {
  const { draft, turns } = useConversation()
  const [wasTruncated, setWasTruncated] = useState(false)
  const isWaiting = turns.some(({ state }) => state === 'waiting')
  const cannotSend = isWaiting || draft.trim() === ''
  const remaining = MAX_MESSAGE_LENGTH - draft.length

  function submit() {
    if (cannotSend) return
    setWasTruncated(false)
    send(draft)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor. Safari reports that only by key code 229.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    submit()
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const available = remaining + selectionEnd - selectionStart
    setWasTruncated(event.clipboardData.getData('text').replaceAll('\r\n', '\n').length > available)
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <label htmlFor="chat-input" className="sr-only">
        Your message
      </label>
      <textarea
        ref={input}
        id="chat-input"
        className="control chat-input"
        rows={1}
        maxLength={MAX_MESSAGE_LENGTH}
        placeholder="Ask about the network"
        enterKeyHint="send"
        aria-describedby="chat-limit"
        value={draft}
        onChange={(event) => {
          saveDraft(event.target.value)
          if (event.target.value.length < MAX_MESSAGE_LENGTH) setWasTruncated(false)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <p id="chat-limit" className={cx('chat-limit', remaining < MAX_SHOWN_REMAINDER / 4 && 'text-signal')}>
        {remaining > MAX_SHOWN_REMAINDER
          ? !isWaiting && 'Answers can be wrong. Check their sources.'
          : wasTruncated
            ? `The pasted text was cut at ${MAX_MESSAGE_LENGTH.toLocaleString('en-US')} characters`
            : `${formatCount(remaining, 'character')} left`}
      </p>
      {isWaiting && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            stopAnswer()
            input.current?.focus()
          }}
        >
          Stop
        </Button>
      )}
      <button type="submit" className="button button-primary button-sm" disabled={cannotSend}>
        Send
      </button>
    </form>
  )
}
