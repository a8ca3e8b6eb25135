import { type ComponentType, useState } from 'react'
import { TimeAgo } from '../../../kit/ui/TimeAgo.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { HistoryDialogProps } from './HistoryDialog.tsx'

type EditedButtonProps = Pick<HistoryDialogProps, 'kind' | 'id'> & { edited_at: string }

/**
 * A button such as “edited 2 days ago”, which opens the earlier texts. The code of the dialog is loaded with the first
 * click.
 */
export function EditedButton({ kind, id, edited_at }: EditedButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ HistoryDialog: ComponentType<HistoryDialogProps> } | null>(null)

  async function open() {
    setOpen(true)
    try {
      setLoaded(await import('./HistoryDialog.tsx'))
    } catch {
      setOpen(false)
      toast.error('The earlier texts could not be opened. Check your connection and try again.')
    }
  }

  return (
    <span>
      <button
        type="button"
        aria-haspopup="dialog"
        className="cursor-pointer text-inherit underline hover:text-ink"
        onClick={open}
      >
        edited <TimeAgo time={edited_at} withTime />
      </button>
      {isOpen && loaded && <loaded.HistoryDialog kind={kind} id={id} onClose={() => setOpen(false)} />}
    </span>
  )
}
