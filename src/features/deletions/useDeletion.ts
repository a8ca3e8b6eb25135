import { useAction } from '../../kit/api/api.ts'
import type { Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import type { UndoableDeletion } from './Undo.host.tsx'
import { offerUndo } from './UndoOutlet.tsx'

type DeletingKey = {
  [Key in keyof Endpoints]: ReplyOf<Endpoints[Key]> extends { undo_until: string } ? Key : never
}[keyof Endpoints]

type DeletionOptions<Key extends DeletingKey> = Pick<
  Parameters<typeof useAction<Key>>[1],
  'failed' | 'to' | 'navigation' | 'onDone'
> &
  Omit<UndoableDeletion, 'undo_until'>

/**
 * The action of a button that deletes something, like `useAction`. Afterwards a toast and a note offer to undo the
 * deletion.
 */
export function useDeletion<Key extends DeletingKey>(
  key: Key,
  { failed, to, navigation, onDone, ...deletion }: DeletionOptions<Key>,
) {
  return useAction(key, {
    failed,
    to,
    navigation,
    onDone(reply) {
      onDone?.(reply)
      const { undo_until } = reply as { undo_until: string }
      offerUndo({ ...deletion, undo_until })
    },
  })
}
