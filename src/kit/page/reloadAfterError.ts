import { type Location, type NavigateOptions, type To, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Loads the data of a screen again whose last load failed. This is a navigation, because the error boundary of React
 * Router ends after a revalidation only if React has rendered the state `loading`, which it may skip on a slow device.
 */
export async function reloadAfterError(
  { pathname, search, hash, state }: Location,
  navigate: (to: To, options: NavigateOptions) => Promise<void> | void,
) {
  // A navigation that keeps the fragment would load nothing.
  await navigate({ pathname, search }, { replace: true, preventScrollReset: true, state })
  if (hash) await navigate({ pathname, search, hash }, { replace: true, state })
}

/** Returns the action of a button that tries again, and whether the screen is loading. */
export function useReloadAfterError() {
  const location = useLocation()
  const navigate = useNavigate()
  const { state } = useNavigation()
  return { reload: () => reloadAfterError(location, navigate), busy: state === 'loading' }
}
