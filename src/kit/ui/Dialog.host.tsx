import { Dialog } from '@base-ui/react/dialog'
import { cx } from './cx.ts'
import type { DialogProps } from './Dialog.tsx'
import { CloseIcon } from './icons.tsx'

export function DialogHost({ open, onClose, title, description, side, footer, finalFocus, children }: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          className={cx('dialog', side && 'dialog-side')}
          finalFocus={finalFocus && (() => finalFocus() ?? true)}
        >
          <div className="dialog-head">
            <Dialog.Title className="card-title">{title}</Dialog.Title>
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
