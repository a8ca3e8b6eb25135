import { createStore, useStore } from 'zustand'

/** The number of unsent and of refused actions on this device. */
type UnsentActions = { count: number; refused: number }

// The code of the outbox, which loads later, sets the counts.
const unsent = createStore<UnsentActions>(() => ({ count: 0, refused: 0 }))

export const setUnsentActions = (actions: UnsentActions) => unsent.setState(actions)
/** Counts the unsent and the refused actions. Zero until the code of the outbox has loaded. */
export const countUnsentActions = () => unsent.getState().count + unsent.getState().refused
export const useUnsentActions = () => useStore(unsent)
