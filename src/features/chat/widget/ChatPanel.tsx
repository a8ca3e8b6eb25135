import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useSite } from '../../../kit/page/site.ts'
import { closeOnBack } from '../../../kit/ui/backButton.ts'
import { CloseIcon, PlusIcon } from '../../../kit/ui/icons.tsx'
import { MAX_MESSAGE_LENGTH } from '../chat.constants.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { ChatLog } from './ChatLog.tsx'
import { closeChat, takeTypedText, useChatOpen } from './chatOpen.ts'
import { askQuestion, saveDraft, startNewConversation, useConversation } from './conversation.ts'
import { useFullScreen } from './fullScreen.ts'

/** The chat dialog: next to the page on large screens, full screen and modal on small ones. */
export function ChatPanel() {
  const { name } = useSite()
  const { turns, draft } = useConversation()
  const { byKey } = useChatOpen()
  const panel = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const isFullScreen = useFullScreen(panel)
  useEffect(() => (isFullScreen ? closeOnBack(closeChat) : undefined), [isFullScreen])

  useEffect(() => {
    const dialog = panel.current
    if (!dialog) return
    if (isFullScreen) dialog.showModal()
    else dialog.show()
    // On phones, focusing the input would open the keyboard on the screen, which covers the messages.
    if (!byKey && matchMedia('(pointer: coarse)').matches) dialog.focus()
    else input.current?.focus()
    return () => dialog.close()
  }, [isFullScreen, byKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    const typed = takeTypedText()
    if (typed !== '') saveDraft((draft + typed).slice(0, MAX_MESSAGE_LENGTH))
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      closeChat()
    }
    if (event.key === 'Tab' && panel.current) trapFocus(panel.current, event)
  }

  function send(question: string) {
    askQuestion(question)
    input.current?.focus()
  }

  return (
    <dialog
      ref={panel}
      className="chat-panel"
      aria-labelledby="chat-title"
      aria-describedby="chat-greeting"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        closeChat()
      }}
      // Browsers may close the dialog. The switch between modal and non-modal also fires this event; it is then open again.
      onClose={() => panel.current?.open || closeChat()}
    >
      <header className="chat-head">
        <h2 id="chat-title" className="chat-title">
          {name}
        </h2>
        {turns.length > 0 && (
          <button
            type="button"
            className="icon-button"
            title="New conversation"
            aria-label="New conversation"
            onClick={() => {
              startNewConversation()
              input.current?.focus()
            }}
          >
            <PlusIcon />
          </button>
        )}
        <button type="button" className="icon-button" title="Close" aria-label="Close chat" onClick={closeChat}>
          <CloseIcon />
        </button>
      </header>
      <ChatLog ask={send} input={input} />
      <ChatComposer input={input} send={send} />
    </dialog>
  )
}

/** Keeps the Tab key within the panel: the last control is followed by the first, and vice versa. */
function trapFocus(panel: HTMLElement, event: KeyboardEvent) {
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button, textarea, [tabindex="0"]')].filter(
    (control) => !control.matches(':disabled') && control.checkVisibility(),
  )
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  const target = event.shiftKey ? controls.at(-1) : controls[0]
  const { activeElement } = document
  if (activeElement !== edge && !(event.shiftKey && activeElement === panel)) return
  event.preventDefault()
  target?.focus()
}
