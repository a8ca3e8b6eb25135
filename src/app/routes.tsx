import { type LoaderFunction, matchRoutes, type RouteObject } from 'react-router'
import { guardLoader } from '../features/session/guard.ts'
import { abortWithNavigation } from '../kit/api/api.ts'
import type { Screen } from '../kit/page/screens.ts'
import { CodeNotLoadedError } from './CodeNotLoaded.tsx'
import { modulePath, screens } from './features.ts'
import { AdminGuard, MemberGuard, ModeratorGuard } from './Guard.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { RootError, Shell } from './Shell.tsx'
import { loadInAdvance, reuseLoaded } from './screenData.ts'

type Module = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>
const modules = import.meta.glob<Module>(['/src/features/**/*Page.tsx', '/src/app/pages/*Page.tsx'])

function load(screen: Screen): () => Promise<Module> {
  const importModule = modules[modulePath(screen)]
  if (!importModule) throw new Error(`There is no screen ${screen.file}`)
  return async () => {
    const { loader, Component, ErrorBoundary } = await importModule()
    return { loader: guardedLoader(screen, loader as LoaderFunction | undefined), Component, ErrorBoundary }
  }
}

/** Returns the loader of a screen with its access check. A screen that is not public always has one. */
function guardedLoader({ access }: Screen, loader: LoaderFunction | undefined): LoaderFunction | undefined {
  return access === 'public' ? loader : guardLoader(access, loader ?? (() => ({})))
}

const guards = { member: MemberGuard, moderator: ModeratorGuard, admin: AdminGuard }

function createRoute(screen: Screen, module: Module | { lazy: () => Promise<Module> }): RouteObject {
  const Guard = screen.access === 'public' ? undefined : guards[screen.access]
  const leaf: RouteObject = { id: screen.path, path: screen.path, ...module }
  return Guard ? { id: `guard ${screen.path}`, Component: Guard, children: [leaf] } : leaf
}

const EmptyFallback = () => null

const wrapInShell = (children: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: EmptyFallback,
    children: [...children, { id: 'not found', path: '*', Component: NotFoundPage }],
  },
]

/** Creates routes that load their screens on the first visit. */
export const createLazyRoutes = () =>
  wrapInShell(screens.map((screen) => createRoute(screen, { lazy: () => loadInBrowser(screen) })))

async function loadInBrowser(screen: Screen): Promise<Module> {
  const { loader, ...module } = await load(screen)().catch((cause) => {
    throw new CodeNotLoadedError(undefined, { cause })
  })
  return { ...module, loader: loader && reuseLoaded(abortWithNavigation(loader as LoaderFunction)) }
}

/** Milliseconds for which the pointer must rest on a link before its screen is loaded in advance. */
const HOVER_DELAY_MS = 65
let intent: ReturnType<typeof setTimeout> | undefined

/** Cancels the planned loading in advance of a screen that opens now. */
export function cancelPrefetch() {
  clearTimeout(intent)
  intent = undefined
}

/** Loads the screen of a link in advance: its code and, for public screens, its data. */
export function prefetchScreen(routes: RouteObject[], path: string) {
  clearTimeout(intent)
  const own = setTimeout(async () => {
    const { href, pathname, search } = new URL(path, location.href)
    const match = matchRoutes(routes, pathname)?.at(-1)
    const screen = screens.find((candidate) => candidate.path === match?.route.id)
    if (!match || !screen || pathname + search === location.pathname + location.search) return
    // A failure is reported when the link is followed.
    const { loader } = await load(screen)().catch(() => ({ loader: undefined }))
    if (loader && screen.access === 'public' && intent === own)
      loadInAdvance(href, match.params, abortWithNavigation(loader as LoaderFunction))
  }, HOVER_DELAY_MS)
  intent = own
}

/**
 * Creates routes for the server. Only public screens are loaded at startup, because the server renders the others
 * without data.
 */
export const loadRoutes = async () =>
  wrapInShell(
    await Promise.all(
      screens.map(async (screen) =>
        createRoute(screen, screen.access === 'public' ? await load(screen)() : { lazy: load(screen) }),
      ),
    ),
  )
