import { useSyncExternalStore } from 'react'
import { useHydrated } from './hydrated.ts'
import { useSite } from './site.ts'

const TICK = 15_000

function eachTick(listener: () => void) {
  const timer = setInterval(listener, TICK)
  return () => clearInterval(timer)
}

let ticked = 0
/** The time of the last tick. React reads it several times in one render and needs the same value each time. */
function lastTick(): number {
  const now = Date.now()
  if (now - ticked >= TICK || now < ticked) ticked = now
  return ticked
}

/** The visitor's time zone; on the server and while hydrating the region's. */
export function useTimeZone(): string {
  const { time_zone } = useSite()
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : time_zone
}

/**
 * The time, at most 15 seconds old.
 * @param loaded when the page's data was loaded, which is the time on the server and while hydrating.
 */
export const useNow = (loaded: number): number =>
  useSyncExternalStore(
    eachTick,
    () => Math.max(loaded, lastTick()),
    () => loaded,
  )
