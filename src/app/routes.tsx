import type { LoaderFunction, RouteObject } from 'react-router'
import { guardLoader } from '../features/session/guard.ts'
import { endingWithNavigation } from '../kit/api.ts'
import type { Screen } from '../kit/screens.ts'
import { CodeNotLoaded } from './CodeNotLoaded.tsx'
import { moduleOf, screens } from './features.ts'
import { AdminGuard, MemberGuard } from './Guard.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { RootError, Shell } from './Shell.tsx'

type Module = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>
const modules = import.meta.glob<Module>(['/src/features/**/*Page.tsx', '/src/app/pages/*Page.tsx'])

function load(screen: Screen): () => Promise<Module> {
  const found = modules[moduleOf(screen)]
  if (!found) throw new Error(`There is no screen ${screen.file}`)
  return async () => {
    const { loader, Component, ErrorBoundary } = await found()
    return { loader: guarded(screen, loader as LoaderFunction | undefined), Component, ErrorBoundary }
  }
}

/** The loader of a screen behind its access; a screen with an access always has one. */
function guarded({ access }: Screen, loader: LoaderFunction | undefined): LoaderFunction | undefined {
  return access === 'public' ? loader : guardLoader(access, loader ?? (() => ({})))
}

const guards = { member: MemberGuard, admin: AdminGuard }

function route(screen: Screen, module: Module | { lazy: () => Promise<Module> }): RouteObject {
  const Guard = screen.access === 'public' ? undefined : guards[screen.access]
  const leaf: RouteObject = { id: screen.path, path: screen.path, ...module }
  return Guard ? { id: `guard ${screen.path}`, Component: Guard, children: [leaf] } : leaf
}

const Nothing = () => null

const tree = (children: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: Nothing,
    children: [...children, { id: 'not found', path: '*', Component: NotFoundPage }],
  },
]

/** Routes whose screens load when they are visited. */
export const lazyRoutes = () => tree(screens.map((screen) => route(screen, { lazy: () => loadInBrowser(screen) })))

async function loadInBrowser(screen: Screen): Promise<Module> {
  const { loader, ...module } = await load(screen)().catch((cause) => {
    throw new CodeNotLoaded(undefined, { cause })
  })
  return { ...module, loader: loader && endingWithNavigation(loader as LoaderFunction) }
}

/** Routes with every screen loaded. */
export const loadedRoutes = async () =>
  tree(await Promise.all(screens.map(async (screen) => route(screen, await load(screen)()))))
