import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { loginPath } from '../features/session/guard.ts'
import { loadSession } from '../features/session/loadSession.ts'
import { whenTokenIsRefused } from '../kit/call.ts'
import { clearDrafts } from '../kit/draft.ts'
import { knownSession, setSession, storeToken } from '../kit/session.ts'
import { SiteContext } from '../kit/site.ts'
import { readHydration } from './hydration.ts'
import { lazyRoutes } from './routes.tsx'

const { site, hydrationData } = readHydration(document.getElementById('hydration')?.textContent ?? '{}')
const routes = lazyRoutes()

// what the server rendered must be there before React takes over
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}

const router = createBrowserRouter(routes, { hydrationData })

whenTokenIsRefused(() => {
  storeToken(null)
  setSession({ status: 'signed-out', viewer: null, refused: true })
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location
  // The screen's forms must unmount first, because they would ask for confirmation.
  setTimeout(() => {
    const { location, navigation } = router.state
    if (![location.pathname, navigation.location?.pathname].includes('/login'))
      void router.navigate(loginPath(pathname + search + hash))
  })
})

async function startSession() {
  await loadSession()
  if (!(await knownSession()).viewer) return
  await router.revalidate()
  // A toast may have to tell that the connection is lost, when its code could not be fetched any more.
  setTimeout(() => import('../kit/ui/toast.host.tsx').catch(() => {}), 2000)
}

addEventListener('online', async () => {
  if ((await knownSession()).status === 'unknown') await startSession()
})

// another tab logged in or out
addEventListener('storage', (event) => {
  if (event.key !== 'token') return
  if (!event.newValue) clearDrafts()
  location.reload()
})

const root = document.getElementById('root')
if (root) {
  hydrateRoot(
    root,
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
  void startSession()
}
