import { createStore, useStore } from 'zustand'
import { api } from '../../kit/api/api.ts'

const counts = createStore<{ total: number }>(() => ({ total: 0 }))

/** Sets the number on the badge in the navigation. It is called by screens that have just loaded the queues. */
export const setWaitingCount = (total: number) => counts.setState({ total })

export const useWaitingCount = () => useStore(counts).total

/** Loads the number for the badge. After a failure the badge keeps its number. */
export const loadWaitingCount = () =>
  api('GET /waiting').then(
    ({ total }) => setWaitingCount(total),
    () => {},
  )
