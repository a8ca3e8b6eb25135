import { type ComponentType, useState } from 'react'
import { useViewer } from '../../../kit/page/session.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { PencilIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { BusinessProfile } from '../business.contract.ts'
import type { SuggestDialogProps } from './SuggestDialog.tsx'
import { canSuggest } from './suggestions.rules.ts'

/** A button that opens the form for a correction. The code of the form is loaded with the first click. */
export function SuggestButton({ business }: { business: BusinessProfile }) {
  const viewer = useViewer()
  const [Dialog, setDialog] = useState<ComponentType<SuggestDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (!canSuggest(viewer, business)) return null

  async function open() {
    try {
      const { SuggestDialog } = await import('./SuggestDialog.tsx')
      setDialog(() => SuggestDialog)
      setOpen(true)
    } catch {
      toast.error('This could not be opened. Check your connection and try again.')
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="font-normal text-muted" onClick={open}>
        <PencilIcon />
        Suggest a correction
      </Button>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} business={business} />}
    </>
  )
}
