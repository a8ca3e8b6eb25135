import { createStore, useStore } from 'zustand'

/** The number of unsent and of refused actions on this device. */
type WaitingActions = { count: number; refused: number }

// The code of the outbox, which loads later, sets the counts.
const waiting = createStore<WaitingActions>(() => ({ count: 0, refused: 0 }))

export const setWaitingActions = (actions: WaitingActions) => waiting.setState(actions)
/** Counts the waiting and the refused actions. Zero until the code of the outbox has loaded. */
export const countWaitingActions = () => waiting.getState().count + waiting.getState().refused
export const useWaitingActions = () => useStore(waiting)
