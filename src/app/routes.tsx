import type { LoaderFunction, RouteObject } from 'react-router'
import { endingWithNavigation } from '../features/call.ts'
import { CodeNotLoaded } from './CodeNotLoaded.tsx'
import { AdminGuard, MemberGuard } from './Guard.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { RootError, Shell } from './Shell.tsx'

type Access = 'public' | 'member' | 'admin'
export type Screen = {
  path: string
  /** Module of the screen below src/features, without its ending. */
  file: string
  access?: Access
  /** Query parameters that change what the server renders; others are not part of the page. */
  query?: string[]
}

/** URL → screen. The routes of the product that are not here yet answer with the 404 screen. */
export const screens: Screen[] = [
  { path: '/', file: 'home/HomePage' },
  { path: '/login', file: 'accounts/LoginPage' },
  { path: '/register', file: 'accounts/RegisterPage' },
  { path: '/verify-email', file: 'accounts/VerifyEmailPage' },
  { path: '/forgot-password', file: 'accounts/ForgotPasswordPage' },
  { path: '/reset-password', file: 'accounts/ResetPasswordPage' },
  { path: '/profile', file: 'accounts/ProfilePage', access: 'member' },
  { path: '/questions', file: 'questions/QuestionsPage', query: ['search', 'sort'] },
  { path: '/questions/new', file: 'questions/AskPage', access: 'member' },
  { path: '/questions/:id', file: 'questions/QuestionPage' },
  { path: '/jobs', file: 'jobs/JobsPage', query: ['search', 'job_type', 'location'] },
  { path: '/jobs/new', file: 'jobs/JobFormPage', access: 'member' },
  { path: '/jobs/renew', file: 'jobs/RenewJobPage' },
  { path: '/jobs/:id', file: 'jobs/JobPage' },
  { path: '/jobs/:id/edit', file: 'jobs/JobFormPage', access: 'member' },
  { path: '/jobs/:id/applications', file: 'jobs/ApplicationsPage', access: 'member' },
  { path: '/businesses', file: 'businesses/DirectoryPage', query: ['search', 'industry', 'city', 'page'] },
  { path: '/businesses/new', file: 'businesses/BusinessFormPage', access: 'member' },
  { path: '/businesses/:id', file: 'businesses/BusinessPage' },
  { path: '/businesses/:id/claim', file: 'claims/ClaimPage', access: 'member' },
  { path: '/businesses/:id/edit', file: 'businesses/BusinessFormPage', access: 'member' },
  { path: '/businesses/:id/team', file: 'teams/TeamPage', access: 'member' },
  { path: '/businesses/:id/events/new', file: 'events/EventFormPage', access: 'member' },
  { path: '/businesses/:id/events/:event_id/edit', file: 'events/EventFormPage', access: 'member' },
  {
    path: '/events',
    file: 'events/EventsPage',
    query: ['search', 'type', 'startDate', 'endDate', 'businessId', 'view', 'month', 'day'],
  },
  { path: '/events/:id', file: 'events/EventPage' },
  { path: '/my-businesses', file: 'businesses/MyBusinessesPage', access: 'member' },
  { path: '/my-businesses/:id', file: 'businesses/MyBusinessPage', access: 'member' },
  { path: '/admin', file: 'admin/DashboardPage', access: 'admin' },
  { path: '/admin/audit', file: 'audit/AuditPage', access: 'admin' },
  { path: '/admin/mails', file: 'mails/FailedMailsPage', access: 'admin' },
  { path: '/admin/system', file: 'system/SystemPage', access: 'admin' },
  { path: '/admin/import', file: 'businesses/ImportPage', access: 'admin' },
  { path: '/admin/businesses/new', file: 'businesses/AdminBusinessFormPage', access: 'admin' },
  { path: '/admin/businesses/:id/edit', file: 'businesses/AdminBusinessFormPage', access: 'admin' },
  { path: '/search', file: 'search/SearchPage', query: ['q'] },
  { path: '/help', file: 'howto/HelpPage' },
  { path: '/help/:name', file: 'howto/HelpTopicPage' },
  { path: '/privacy', file: 'legal/PrivacyPage' },
  { path: '/terms', file: 'legal/TermsPage' },
]

type Module = Pick<RouteObject, 'loader' | 'Component' | 'ErrorBoundary'>
const modules = import.meta.glob<Module>('../features/*/*Page.tsx')
export const moduleOf = (screen: Screen) => `../features/${screen.file}.tsx`

function load(screen: Screen): () => Promise<Module> {
  const found = modules[moduleOf(screen)]
  if (!found) throw new Error(`There is no screen ${screen.file}`)
  return async () => {
    const { loader, Component, ErrorBoundary } = await found()
    return { loader, Component, ErrorBoundary }
  }
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
