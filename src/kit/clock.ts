import { useSyncExternalStore } from 'react'
import { useSite } from './site.ts'

const MINUTE = 60_000
const toMinute = (moment: number) => Math.floor(moment / MINUTE) * MINUTE

const never = () => () => {}
function eachMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE / 4)
  return () => clearInterval(timer)
}

/** The visitor's time zone; on the server and while hydrating the region's. */
export function useTimeZone(): string {
  const { time_zone } = useSite()
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => time_zone,
  )
}

/**
 * The time, to the minute.
 * @param loaded when the page's data was loaded, which is the time on the server and while hydrating.
 */
export const useNow = (loaded: number): number =>
  useSyncExternalStore(
    eachMinute,
    () => toMinute(Date.now()),
    () => toMinute(loaded),
  )
