import { getMessage, useAction } from '../../../kit/api/api.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import type { BusinessProfile } from '../business.contract.ts'
import { isListed } from '../businesses.rules.ts'
import { canConfirm } from './confirmation.rules.ts'

type ConfirmationNoteProps = { business: BusinessProfile; className?: string }

/** When the team last confirmed the profile, with a button that confirms it now. */
export function ConfirmationNote({ business, className }: ConfirmationNoteProps) {
  const viewer = useViewer()
  const { time_zone } = useSite()
  const confirm = useAction('POST /businesses/:id/confirm', {
    failed: 'Failed to confirm the profile',
    done: getMessage,
  })
  if (!canConfirm(viewer, business) || !isListed(business)) return null
  const { confirmed_at } = business
  return (
    <div className={className}>
      <p className="hint mb-2">
        {confirmed_at
          ? `Last confirmed on ${formatDate(confirmed_at, time_zone)}. Saving the profile confirms it too.`
          : 'Nobody has confirmed this profile yet. Visitors trust what was confirmed lately.'}
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={confirm.busy}
        onClick={() => confirm({ params: { id: business.id } })}
      >
        Confirm that everything is right
      </Button>
    </div>
  )
}
