import './styles.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import { api } from '../features/call.ts'
import { CallError, whenTokenIsRefused } from '../kit/call.ts'
import { forgetDrafts } from '../kit/draft.ts'
import { setViewer, storedToken, storeToken } from '../kit/session.ts'
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
  setViewer(null)
  if (location.pathname !== '/login') void router.navigate('/login')
})

async function startSession() {
  if (!storedToken()) return setViewer(null)
  try {
    setViewer(await api('GET /auth/me'))
    await router.revalidate()
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) {
      console.warn('The signed-in user could not be loaded', error)
      setViewer(null)
      document.documentElement.removeAttribute('data-session')
    }
  }
}

// another tab logged in or out
addEventListener('storage', (event) => {
  if (event.key !== 'token') return
  if (!event.newValue) forgetDrafts()
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
