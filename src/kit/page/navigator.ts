import type { To } from 'react-router'

export type NavigateOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

type Navigator = {
  navigate(to: To, options: NavigateOptions): void
  /** Loads the code and the data of a screen that will probably be opened. */
  prefetch(path: string): void
}

let navigator: Navigator | null = null

/** Sets the navigator that links and forms use after hydration. */
export function setNavigator(set: Navigator) {
  navigator = set
}

/** The navigator; null on the server and before hydration, when the browser follows links itself. */
export const readNavigator = (): Navigator | null => navigator
