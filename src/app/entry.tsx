import './styles.css'
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { RECENT_SEARCHES } from '../features/search/kinds.ts'
import { loginPath } from '../features/session/guard.ts'
import { isViewerFromDevice, loadSession } from '../features/session/loadSession.ts'
import { onTokenRejected } from '../kit/api/call.ts'
import { clearDraft, clearDrafts } from '../kit/forms/draft.ts'
import { setNavigator } from '../kit/page/navigator.ts'
import { reloadAfterError } from '../kit/page/reloadAfterError.ts'
import { isOwnToken, setSession, storeToken, waitForSession } from '../kit/page/session.ts'
import { SiteContext } from '../kit/page/site.ts'
import { collectEarlyEvents } from './earlyEvents.ts'
import { parseHydration } from './hydration.ts'
import { prepareOffline } from './prepareOffline.ts'
import { cancelPrefetch, createLazyRoutes, prefetchScreen } from './routes.tsx'
import { watchHistory } from './screenData.ts'
import { scrollToLateFragment } from './scrollToFragment.ts'
import { whenIdle, whenParsed, whenStyled } from './startTime.ts'
import { watchConnection } from './watchConnection.ts'

await whenParsed()
const { site, hydrationData } = parseHydration(document.getElementById('hydration')?.textContent ?? '{}')
const routes = createLazyRoutes()

// Without its code, the page stays as the server rendered it until `codeLoading.ts` reloads it.
const waitForReload = () => new Promise<never>(() => {})
// The screen that the server rendered must be loaded before hydration.
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy === 'function')
    Object.assign(route, await route.lazy().catch(waitForReload), { lazy: undefined })
}

await whenStyled()
await whenIdle()

watchHistory()
const router = createBrowserRouter(routes, { hydrationData })
watchConnection(router)
const prefersNoMotion = matchMedia('(prefers-reduced-motion: reduce)')
const prefetch = (path: string) => prefetchScreen(routes, path)
setNavigator({
  navigate(to, options) {
    cancelPrefetch()
    void router.navigate(to, { ...options, viewTransition: !prefersNoMotion.matches })
  },
  prefetch,
})

onTokenRejected(() => {
  // Drafts stay: the names of their storage keys contain the id of the account.
  clearDraft(RECENT_SEARCHES)
  storeToken(null)
  setSession({ status: 'logged-out', viewer: null, refused: true })
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
  // The forms of the screen must unmount first, because they would ask for confirmation of unsaved changes.
  setTimeout(() => {
    const { location, navigation } = router.state
    // A banned member appeals without a session.
    const paths = [location.pathname, navigation.location?.pathname]
    if (!paths.includes('/login') && !paths.includes('/appeal'))
      void router.navigate(loginPath(pathname + search + hash))
  })
})

/** Milliseconds until the session is requested again after the server could not be reached. */
const RETRY_INTERVAL_MS = 15_000

async function startSession() {
  await loadSession()
  const { viewer } = await waitForSession()
  if (!viewer) return
  if (isViewerFromDevice()) setTimeout(retrySession, RETRY_INTERVAL_MS)
  // Offline, a page from the device has its data, except that of a screen for members.
  if (!isViewerFromDevice() || lacksData()) await reloadScreen()
}

async function reloadScreen() {
  const { location, errors } = router.state
  if (errors) await reloadAfterError(location, router.navigate)
  else await router.revalidate()
}

/** Whether the server has rendered the screen without data, because it is not for visitors. */
function lacksData() {
  const { matches, loaderData } = router.state
  return loaderData[matches.at(-1)?.route.id ?? ''] === null
}

async function retrySession() {
  if (isViewerFromDevice() || (await waitForSession()).status === 'unknown') await startSession()
}
addEventListener('online', retrySession)
prepareOffline()

// Another tab logged in or out.
addEventListener('storage', (event) => {
  if (event.key !== 'token') return
  if (!event.newValue) clearDrafts()
  location.reload()
})

// A page from the back/forward cache may show data of an account that has logged out since. This runs before it is
// painted.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || isOwnToken()) return
  document.documentElement.hidden = true
  location.reload()
})

/** Marks the page as hydrated, which the script in the head reads, and then repeats what the user did before. */
function Live({ replay, children }: { replay: () => void; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.live = ''
  }, [])
  useEffect(() => {
    replay()
    // The link that the visitor points at.
    const link = document.querySelector('a[href^="/"]:hover, a[href^="/"]:focus')?.getAttribute('href')
    if (link) prefetch(link)
  }, [replay])
  return children
}

const root = document.getElementById('root')
if (root) {
  const replay = collectEarlyEvents()
  // A transition hydrates in slices, between which the page reacts.
  startTransition(() => {
    hydrateRoot(
      root,
      <Live replay={replay}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </Live>,
    )
  })
  scrollToLateFragment()
  void startSession()
}
