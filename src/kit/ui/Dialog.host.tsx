import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { useBackGesture } from './backGesture.ts'
import { cx } from './cx.ts'
import { CloseIcon } from './icons.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Shows a panel at the right edge, beside a list. */
  side?: boolean
  /** Whether the URL contains the open dialog, so that the Back button closes it without a further history entry. */
  hasAddress?: boolean
  footer?: ReactNode
  /** Returns the element that gets the focus on close; by default the element that had it before. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

/** Returns the element that gets the focus when the dialog opens: its first control if that is a field to fill in, else the heading, so that a text is read from its beginning. */
function findInitialFocus(popup: HTMLElement | null): HTMLElement | null {
  const control = popup?.querySelector<HTMLElement>(
    '.dialog-body :is(a[href], button, input:not([type=hidden]), select, textarea):not(:disabled)',
  )
  return control?.matches('input, select, textarea') ? control : (popup?.querySelector('.card-title') ?? null)
}

export function DialogHost({
  open,
  onClose,
  title,
  description,
  side,
  hasAddress,
  footer,
  finalFocus,
  children,
}: DialogProps) {
  useBackGesture(open, onClose, !hasAddress)
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          ref={popup}
          className={cx('dialog', side && 'dialog-side')}
          initialFocus={() => findInitialFocus(popup.current) ?? true}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
        >
          <div className="dialog-head">
            <Dialog.Title className="card-title" tabIndex={-1}>
              {title}
            </Dialog.Title>
            <Dialog.Close className="icon-button" aria-label="Close">
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="dialog-body">
            {description && <Dialog.Description className="dialog-description">{description}</Dialog.Description>}
            {children}
          </div>
          {footer && <div className="dialog-footer">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
