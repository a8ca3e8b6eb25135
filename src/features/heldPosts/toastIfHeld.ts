import { toast } from '../../kit/ui/toast.tsx'
import type { HeldType } from './heldPosts.constants.ts'

/** Explains to the author why nobody else sees the post yet. @returns whether the post is held */
export function toastIfHeld(type: HeldType, { is_held }: { is_held: boolean }): boolean {
  if (is_held) toast.success(`Your ${type} waits for a moderator, because it has a link. You will get an email.`)
  return is_held
}
