import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { formatCount } from '../../../kit/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { MESSAGE_MAX } from '../chat.constants.ts'
import { keepDraft, stop, useConversation } from './conversation.ts'

/** How few characters are left before their number is shown. */
const NEAR_LIMIT = 200

type ChatComposerProps = { input: RefObject<HTMLTextAreaElement | null>; send: (text: string) => void }

export function ChatComposer({ input, send }: ChatComposerProps) {
  const { draft, turns } = useConversation()
  const [wasCut, setWasCut] = useState(false)
  const isWaiting = turns.some(({ state }) => state === 'waiting')
  const cannotSend = isWaiting || draft.trim() === ''
  const left = MESSAGE_MAX - draft.length

  function submit() {
    if (cannotSend) return
    setWasCut(false)
    send(draft)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter may also choose a word where writing is composed; Safari then says so by the code alone
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    submit()
  }
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget
    const room = left + selectionEnd - selectionStart
    setWasCut(event.clipboardData.getData('text').replaceAll('\r\n', '\n').length > room)
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
        maxLength={MESSAGE_MAX}
        placeholder="Ask about the network"
        enterKeyHint="send"
        aria-describedby="chat-limit"
        value={draft}
        onChange={(event) => {
          keepDraft(event.target.value)
          if (event.target.value.length < MESSAGE_MAX) setWasCut(false)
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <p id="chat-limit" className={cx('chat-limit', left < NEAR_LIMIT / 4 && 'text-signal')}>
        {left > NEAR_LIMIT
          ? !isWaiting && 'Answers can be wrong. Check their sources.'
          : wasCut
            ? `What you pasted was cut at ${MESSAGE_MAX.toLocaleString('en-US')} characters`
            : `${formatCount(left, 'character')} left`}
      </p>
      {isWaiting && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            stop()
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
