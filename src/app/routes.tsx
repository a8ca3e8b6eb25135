import type { LoaderFunction, RouteObject } from 'react-router'
import { guardLoader } from '../features/session/guard.ts'
import { endingWithNavigation } from '../kit/api.ts'
import { CodeNotLoaded } from './CodeNotLoaded.tsx'
import { AdminGuard, MemberGuard } from './Guard.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { RootError, Shell } from './Shell.tsx'

type Access = 'public' | 'member' | 'admin'
export type Screen = {
  path: string
  /** Module of the screen below src, without its ending. */
  file: string
  access?: Access
  /** Query parameters that change what the server renders; others are not part of the page. */
  query?: string[]
}

/** URL → screen. The routes of the product that are not here yet answer with the 404 screen. */
export const screens: Screen[] = [
  { path: '/', file: 'app/pages/HomePage' },
  { path: '/login', file: 'features/accounts/LoginPage' },
  { path: '/register', file: 'features/accounts/RegisterPage' },
  { path: '/verify-email', file: 'features/accounts/VerifyEmailPage' },
  { path: '/forgot-password', file: 'features/accounts/ForgotPasswordPage' },
  { path: '/reset-password', file: 'features/accounts/ResetPasswordPage' },
  { path: '/profile', file: 'app/pages/ProfilePage', access: 'member' },
  { path: '/questions', file: 'features/questions/QuestionsPage', query: ['search', 'sort'] },
  { path: '/questions/new', file: 'features/questions/AskPage', access: 'member' },
  { path: '/questions/:id', file: 'features/questions/QuestionPage' },
  { path: '/jobs', file: 'features/jobs/JobsPage', query: ['search', 'job_type', 'location'] },
  { path: '/jobs/new', file: 'features/jobs/JobFormPage', access: 'member' },
  { path: '/jobs/renew', file: 'features/jobs/RenewJobPage' },
  { path: '/jobs/:id', file: 'features/jobs/JobPage' },
  { path: '/jobs/:id/edit', file: 'features/jobs/JobFormPage', access: 'member' },
  { path: '/jobs/:id/applications', file: 'features/jobs/ApplicationsPage', access: 'member' },
  {
    path: '/businesses',
    file: 'features/businesses/directory/DirectoryPage',
    query: ['search', 'industry', 'city', 'page'],
  },
  { path: '/businesses/new', file: 'features/businesses/profile/BusinessFormPage', access: 'member' },
  { path: '/businesses/:id', file: 'app/pages/BusinessPage' },
  { path: '/businesses/:id/claim', file: 'features/claims/ClaimPage', access: 'member' },
  { path: '/businesses/:id/edit', file: 'features/businesses/profile/BusinessFormPage', access: 'member' },
  { path: '/businesses/:id/team', file: 'features/teams/TeamPage', access: 'member' },
  { path: '/businesses/:id/events/new', file: 'features/events/EventFormPage', access: 'member' },
  { path: '/businesses/:id/events/:event_id/edit', file: 'features/events/EventFormPage', access: 'member' },
  {
    path: '/events',
    file: 'features/events/EventsPage',
    query: ['search', 'type', 'startDate', 'endDate', 'businessId', 'view', 'month', 'day'],
  },
  { path: '/events/:id', file: 'features/events/EventPage' },
  { path: '/my-businesses', file: 'app/pages/MyBusinessesPage', access: 'member' },
  { path: '/my-businesses/:id', file: 'app/pages/MyBusinessPage', access: 'member' },
  { path: '/admin', file: 'app/pages/DashboardPage', access: 'admin' },
  { path: '/admin/audit', file: 'features/audit/AuditPage', access: 'admin' },
  { path: '/admin/mails', file: 'features/mails/FailedMailsPage', access: 'admin' },
  { path: '/admin/system', file: 'features/system/SystemPage', access: 'admin' },
  { path: '/admin/import', file: 'features/businesses/import/ImportPage', access: 'admin' },
  { path: '/admin/businesses/new', file: 'features/businesses/profile/AdminBusinessFormPage', access: 'admin' },
  { path: '/admin/businesses/:id/edit', file: 'features/businesses/profile/AdminBusinessFormPage', access: 'admin' },
  { path: '/search', file: 'features/search/SearchPage', query: ['q'] },
  { path: '/help', file: 'app/pages/HelpPage' },
  { path: '/help/:name', file: 'features/help/HelpTopicPage' },
  { path: '/privacy', file: 'features/legal/PrivacyPage' },
  { path: '/terms', file: 'features/legal/TermsPage' },
]

type Module = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>
const modules = import.meta.glob<Module>(['/src/features/**/*Page.tsx', '/src/app/pages/*Page.tsx'])
export const moduleOf = (screen: Screen) => `/src/${screen.file}.tsx`

function load(screen: Screen): () => Promise<Module> {
  const found = modules[moduleOf(screen)]
  if (!found) throw new Error(`There is no screen ${screen.file}`)
  return async () => {
    const { loader, Component, ErrorBoundary } = await found()
    return { loader: guarded(screen, loader as LoaderFunction | undefined), Component, ErrorBoundary }
  }
}

/** The loader of a screen behind its access; a screen with an access always has one. */
function guarded({ access = 'public' }: Screen, loader: LoaderFunction | undefined): LoaderFunction | undefined {
  return access === 'public' ? loader : guardLoader(access, loader ?? (() => ({})))
}

const guards = { member: MemberGuard, admin: AdminGuard }

function route(screen: Screen, module: Module | { lazy: () => Promise<Module> }): RouteObject {
  const Guard = screen.access && screen.access !== 'public' ? guards[screen.access] : undefined
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
