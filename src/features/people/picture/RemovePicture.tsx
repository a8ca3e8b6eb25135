import { getMessage, useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'

/** Deletes the picture of a member, for moderators. */
export function RemovePicture({ id }: { id: number }) {
  const remove = useAction('DELETE /admin/users/:id/picture', {
    failed: 'Failed to delete the picture.',
    done: (reply) => `${getMessage(reply)}.`,
  })
  return (
    <Button variant="quiet" size="sm" busy={remove.busy} onClick={() => remove({ params: { id } })}>
      Delete Picture
    </Button>
  )
}
