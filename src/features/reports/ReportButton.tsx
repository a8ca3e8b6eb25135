import { type ComponentType, useState } from 'react'
import { FlagIcon } from '../../kit/ui/actionIcons.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { ReportDialogProps } from './ReportDialog.tsx'
import type { TargetType } from './reports.constants.ts'

type ReportButtonProps = {
  target_type: TargetType
  target_id: number
  /** The name of the content, for screen readers, when a page has several buttons. */
  about?: string
}

/** A button that reports content to the moderators. The code of its dialog is loaded with the first click. */
export function ReportButton({ target_type, target_id, about }: ReportButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      const { ReportDialog } = await import('./ReportDialog.tsx')
      setDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      toast.error('This could not be opened. Check your connection and try again.')
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="font-normal text-muted" onClick={open}>
        <FlagIcon />
        Report
        {about && <span className="sr-only">{` ${about}`}</span>}
      </Button>
      {Dialog && (
        <Dialog open={isOpen} onClose={() => setOpen(false)} target_type={target_type} target_id={target_id} />
      )}
    </>
  )
}
