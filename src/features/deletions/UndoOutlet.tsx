import { type ComponentType, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import type { UndoableDeletion, UndoHostProps } from './Undo.host.tsx'

type State = { deletions: UndoableDeletion[]; Host: ComponentType<UndoHostProps> | null }

const undos = createStore<State>(() => ({ deletions: [], Host: null }))
const setDeletions = (deletions: UndoableDeletion[]) => undos.setState({ deletions })

/** Offers to undo a deletion in a toast and above the list that contained the item. */
export function offerUndo(deletion: UndoableDeletion) {
  setDeletions([...undos.getState().deletions, deletion])
  void loadHost()
}

/** When this code cannot be loaded, only administrators can restore the item. */
const loadHost = () =>
  import('./Undo.host.tsx').then(
    ({ UndoHost }) => undos.setState({ Host: UndoHost }),
    () => {},
  )

/** Whether this tab stores deletions that can be undone. */
function hasStored(): boolean {
  try {
    return sessionStorage.getItem('draft undo') !== null
  } catch {
    return false
  }
}

/** The deletions that the viewer can undo, above the list that contained the item and at its own URL. It is mounted once. */
export function UndoOutlet() {
  const { deletions, Host } = useStore(undos)
  useEffect(() => {
    if (hasStored()) void loadHost()
  }, [])
  return Host && <Host deletions={deletions} setDeletions={setDeletions} />
}
