import { useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'

type SaveToggleProps = { id: number; isSaved: boolean; size?: 'sm' }

/** Adds a job to the list on `/saved`, or removes it. */
export function SaveToggle({ id, isSaved, size }: SaveToggleProps) {
  const toggle = useAction('PUT /jobs/:id/saved', {
    failed: isSaved ? 'Failed to remove the job' : 'Failed to save the job',
    done: isSaved ? 'The job is no longer saved.' : 'Saved. You find it under My Profile.',
  })
  return (
    <Button
      variant="secondary"
      size={size}
      busy={toggle.busy}
      onClick={() => toggle({ params: { id }, body: { is_saved: !isSaved } })}
    >
      {isSaved ? 'Remove from Saved' : 'Save'}
    </Button>
  )
}
