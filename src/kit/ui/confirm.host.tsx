import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type MouseEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { onClearDrafts } from '../forms/draft.ts'
import { Button } from './Button.tsx'
import { useBackGesture } from './backGesture.ts'
import { Field } from './Field.tsx'
import { Textarea } from './Input.tsx'

export type ConfirmOptions = {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger'
  /** Whether it asks about a navigation that waits, during which the history must not change. */
  isAboutNavigation?: boolean
  reason?: { label: string; hint?: string; required?: boolean; missing?: string }
}

export type ConfirmResult = false | { reason?: string }

export type OpenConfirm = {
  id: number
  options: ConfirmOptions
  opener: Element | null
  decide: (result: ConfirmResult) => void
}

/** The typed reasons, by page and dialog title. They are prefilled when the confirmed action fails and is repeated. */
const typedReasons = new Map<string, string>()
const reasonKey = (title: string) => `${window.location.pathname} ${title}`
onClearDrafts(() => typedReasons.clear())

/** Shows the open confirmation. Keeps the previous one while the dialog fades out. */
export function ConfirmHost({ openConfirm }: { openConfirm: OpenConfirm | null }) {
  const [shownConfirm, setShown] = useState(openConfirm)
  if (openConfirm && openConfirm !== shownConfirm) setShown(openConfirm)
  useBackGesture(openConfirm !== null, () => openConfirm?.decide(false), !openConfirm?.options.isAboutNavigation)
  if (!shownConfirm) return null
  return (
    <AlertDialog.Root
      open={openConfirm !== null}
      onOpenChange={(open) => !open && shownConfirm.decide(false)}
      onOpenChangeComplete={(open) => !open && setShown(null)}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="backdrop" />
        <AlertDialog.Popup
          className="dialog dialog-small"
          finalFocus={() =>
            shownConfirm.opener instanceof HTMLElement && shownConfirm.opener.isConnected ? shownConfirm.opener : true
          }
        >
          <ConfirmForm key={shownConfirm.id} openConfirm={shownConfirm} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Two taps within this time are a double tap. */
const DOUBLE_TAP_MS = 400

function ConfirmForm({ openConfirm: { options, decide } }: { openConfirm: OpenConfirm }) {
  const { title, body, reason, tone, confirmLabel, cancelLabel = 'Cancel' } = options
  const [isReasonMissing, setMissing] = useState(false)
  const control = useRef<HTMLTextAreaElement>(null)
  const [openedAt] = useState(() => performance.now())

  /** Ignores the second click of a double click or double tap. The dialog may open with this button under the pointer. */
  function ignoreSecondClick(event: MouseEvent) {
    const { detail, pointerType } = event.nativeEvent as PointerEvent
    const isSecondTap = pointerType === 'touch' && performance.now() - openedAt < DOUBLE_TAP_MS
    if (detail > 1 || isSecondTap) event.preventDefault()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // The dialog is a portal, but its submit event still bubbles in React to the form that opened it.
    event.stopPropagation()
    const typedReason = control.current?.value.trim()
    if (reason?.required && !typedReason) {
      setMissing(true)
      control.current?.focus()
      return
    }
    if (typedReason) typedReasons.set(reasonKey(title), typedReason)
    decide(typedReason ? { reason: typedReason } : {})
  }

  return (
    <form className="dialog-form" onSubmit={submit} noValidate>
      <div className="dialog-body">
        <AlertDialog.Title className="card-title">{title}</AlertDialog.Title>
        {body && (
          <AlertDialog.Description render={<div />} className="dialog-description">
            {body}
          </AlertDialog.Description>
        )}
        {reason && (
          <Field
            label={reason.label}
            hint={reason.hint}
            required={reason.required ?? false}
            error={isReasonMissing && (reason.missing ?? 'Enter a reason')}
          >
            {(field) => (
              <Textarea
                {...field}
                ref={control}
                rows={3}
                defaultValue={typedReasons.get(reasonKey(title))}
                onChange={() => setMissing(false)}
              />
            )}
          </Field>
        )}
      </div>
      <div className="dialog-footer">
        <Button variant="secondary" onClick={() => decide(false)}>
          {cancelLabel}
        </Button>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} onClick={ignoreSecondClick}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
