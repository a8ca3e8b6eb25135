import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, where the markup must be the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
