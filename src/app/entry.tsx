import './styles.css'
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { RECENT_SEARCHES } from '../features/search/kinds.ts'
import { loginPath } from '../features/session/guard.ts'
import { loadSession } from '../features/session/loadSession.ts'
import { onTokenRejected } from '../kit/api/call.ts'
import { clearDraft, clearDrafts } from '../kit/forms/draft.ts'
import { setNavigator } from '../kit/page/navigator.ts'
import { setSession, storeToken, waitForSession } from '../kit/page/session.ts'
import { SiteContext } from '../kit/page/site.ts'
import { collectEarlyEvents } from './earlyEvents.ts'
import { readHydration } from './hydration.ts'
import { cancelPrefetch, createLazyRoutes, prefetchScreen } from './routes.tsx'
import { takeShowsKept, watchHistory } from './screenData.ts'
import { whenIdle, whenParsed, whenStyled } from './startTime.ts'

await whenParsed()
const { site, hydrationData } = readHydration(document.getElementById('hydration')?.textContent ?? '{}')
const routes = createLazyRoutes()

// The screen that the server rendered must be loaded before hydration.
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

await whenStyled()
await whenIdle()

watchHistory()
const router = createBrowserRouter(routes, { hydrationData })
const prefersNoMotion = matchMedia('(prefers-reduced-motion: reduce)')
const prefetch = (path: string) => prefetchScreen(routes, path)
setNavigator({
  navigate(to, options) {
    cancelPrefetch()
    void router.navigate(to, { ...options, viewTransition: !prefersNoMotion.matches })
  },
  prefetch,
})
// Back shows at once what the page showed before, and then loads it again.
router.subscribe(({ navigation }) => {
  if (navigation.state === 'idle' && takeShowsKept()) void router.revalidate()
})

onTokenRejected(() => {
  // Drafts stay, because they have the number of their account in their names.
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

async function startSession() {
  await loadSession()
  if (!(await waitForSession()).viewer) return
  await router.revalidate()
  // Load the code of toasts in advance, because it cannot be loaded when the connection is lost.
  setTimeout(() => import('../kit/ui/toast.host.tsx').catch(() => {}), 2000)
}

addEventListener('online', async () => {
  if ((await waitForSession()).status === 'unknown') await startSession()
})

// Another tab logged in or out.
addEventListener('storage', (event) => {
  if (event.key !== 'token') return
  if (!event.newValue) clearDrafts()
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
  void startSession()
}
