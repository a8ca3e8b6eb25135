import { type ComponentType, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import type { Deleted, UndoHostProps } from './Undo.host.tsx'

type State = { deletions: Deleted[]; Host: ComponentType<UndoHostProps> | null }

const undos = createStore<State>(() => ({ deletions: [], Host: null }))
const setDeletions = (deletions: Deleted[]) => undos.setState({ deletions })

/** Shows a toast that undoes the deletion, and the same above its list. */
export function offerUndo(deletion: Deleted) {
  setDeletions([...undos.getState().deletions, deletion])
  void loadHost()
}

/** Without its code nothing can be restored here; administrators still can. */
const loadHost = () =>
  import('./Undo.host.tsx').then(
    ({ UndoHost }) => undos.setState({ Host: UndoHost }),
    () => {},
  )

/** Whether this tab stores what can be restored. */
function hasStored(): boolean {
  try {
    return sessionStorage.getItem('draft undo') !== null
  } catch {
    return false
  }
}

/** What the viewer has deleted and can restore, above the list in which it was. It is mounted once. */
export function UndoOutlet() {
  const { deletions, Host } = useStore(undos)
  useEffect(() => {
    if (hasStored()) void loadHost()
  }, [])
  return Host && <Host deletions={deletions} setDeletions={setDeletions} />
}
