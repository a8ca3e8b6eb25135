import { createStore, useStore } from 'zustand'

/** The number of unsent and of refused actions on this device. */
type WaitingActions = { count: number; refused: number }

// The code of the outbox sets it, which loads later.
const waiting = createStore<WaitingActions>(() => ({ count: 0, refused: 0 }))

export const setWaitingActions = (actions: WaitingActions) => waiting.setState(actions)
/** Counts what waits and what was refused. Zero until the code of the outbox has loaded. */
export const countWaitingActions = () => waiting.getState().count + waiting.getState().refused
export const useWaitingActions = () => useStore(waiting)
