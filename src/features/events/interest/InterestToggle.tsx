import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { CheckIcon } from '../../../kit/ui/icons.tsx'
import { ASKS_INTEREST, LABEL } from './interestLabel.ts'

/** The button of `InterestButton` for members. */
export function InterestToggle({ event: { id, is_interested } }: { event: { id: number; is_interested: boolean } }) {
  const failed = { fallback: 'This could not be saved.' }
  const add = useAction('PUT /events/:id/interest', {
    failed,
    done: 'Noted. You are reminded a day before, and told of changes. You find it under My Profile, Saved.',
  })
  const remove = useAction('DELETE /events/:id/interest', { failed, done: 'You are no longer told of this event.' })
  const [search, setSearch] = useSearchParams()
  const isAsked = search.has(ASKS_INTEREST)
  const params = { id }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the component has a key, so it asks once
  useEffect(() => {
    if (!isAsked) return
    setSearch(
      (before) => {
        before.delete(ASKS_INTEREST)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    if (!is_interested) void add({ params })
  }, [])

  return (
    <Button
      variant={is_interested ? 'secondary' : 'primary'}
      size="sm"
      aria-pressed={is_interested}
      busy={add.busy || remove.busy}
      onClick={() => (is_interested ? remove({ params }) : add({ params }))}
    >
      {is_interested && <CheckIcon />}
      {LABEL}
    </Button>
  )
}
