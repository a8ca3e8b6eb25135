import { expect, test } from 'vitest'
import { screens } from '../src/app/features.ts'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeImport } from '../src/features/businesses/import/imports.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { navigate, startBrowser, type Visit, waitUntilReady } from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

const [stranger, viewer, member, manager, owner, site, banned, moderator] = await Promise.all([
  makeUser(),
  makeUser(),
  makeUser(),
  makeUser(),
  makeUser(),
  makeAdmin(),
  makeUser(),
  makeModerator(),
])
await db.updateTable('users').set({ is_banned: true }).where('id', '=', banned.id).execute()
// Not public, so only its team and administrators can see it.
const { id } = await makeBusiness(
  { verification_status: 'pending', is_public: false },
  { viewer, member, admin: manager, owner },
)
const question = await makeQuestion({ user_id: owner.id })
const job = await makeJob({ user_id: owner.id })
const event = await makeEvent({ business_id: id, created_by: member.id })
/** Example ids by path segment. */
const { id: importId } = await makeImport(site, 'checked')
const ids: Record<string, number | string> = {
  topics: 'money-and-taxes',
  ...{ questions: question.id, users: owner.id, jobs: job.id, businesses: id, events: event.id, import: importId },
}

const users = { visitor: undefined, stranger, viewer, member, manager, owner, site, banned, moderator }
const roles = Object.keys(users) as (keyof typeof users)[]

/**
 * The result for a user who opens a screen: the screen itself, the login screen, the home page, or an error message.
 */
type End = 'open' | 'login' | 'home' | 'refused'
// A banned user's token is invalid, so every screen leads to the login screen.
const anyone: End[] = ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'login']
// The results for a screen without any listed business.
const empty: End[] = ['refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'login']
const members: End[] = ['login', 'open', 'open', 'open', 'open', 'open', 'open', 'login']
const admins: End[] = ['login', 'home', 'home', 'home', 'home', 'home', 'open', 'login']

/** The results for each role except the moderator, by the path of the screen, in the order of `roles`. */
const table: Record<string, End[]> = {
  '/': anyone,
  '/login': ['login', 'home', 'home', 'home', 'home', 'home', 'home', 'login'],
  '/register': ['open', 'home', 'home', 'home', 'home', 'home', 'home', 'login'],
  '/verify-email': anyone,
  '/forgot-password': anyone,
  '/reset-password': anyone,
  '/profile': members,
  '/notifications': members,
  '/notifications/preferences': members,
  '/email-preferences': anyone,
  '/stop-alerts': anyone,
  '/profile/security': members,
  '/saved': members,
  '/my-applications': members,
  '/questions': anyone,
  '/questions/new': members,
  '/questions/:id': anyone,
  '/topics': anyone,
  '/topics/:slug': anyone,
  '/users/:id': anyone,
  '/jobs': anyone,
  '/jobs/new': members,
  '/jobs/renew': anyone,
  '/jobs/:id': anyone,
  '/jobs/:id/edit': ['login', 'refused', 'refused', 'refused', 'refused', 'open', 'refused', 'login'],
  '/jobs/:id/applications': ['login', 'refused', 'refused', 'refused', 'refused', 'open', 'refused', 'login'],
  '/businesses': anyone,
  '/businesses/in/:city': empty,
  '/businesses/industry/:industry': empty,
  '/businesses/in/:city/:industry': empty,
  '/businesses/compare': anyone,
  '/businesses/confirm': anyone,
  '/businesses/new': members,
  '/businesses/:id': ['refused', 'refused', 'open', 'open', 'open', 'open', 'open', 'login'],
  '/businesses/:id/claim': ['login', 'refused', 'open', 'open', 'open', 'open', 'open', 'login'],
  '/businesses/:id/edit': ['login', 'refused', 'refused', 'refused', 'open', 'open', 'open', 'login'],
  '/businesses/:id/team': ['login', 'refused', 'refused', 'refused', 'refused', 'open', 'refused', 'login'],
  '/businesses/:id/events/new': ['login', 'refused', 'refused', 'open', 'open', 'open', 'refused', 'login'],
  '/businesses/:id/events/:event_id/edit': [
    'login',
    'refused',
    'refused',
    'open',
    'refused',
    'refused',
    'open',
    'login',
  ],
  '/events': anyone,
  '/events/:id': ['refused', 'refused', 'open', 'open', 'open', 'open', 'open', 'login'],
  '/my-businesses': members,
  '/my-businesses/:id': ['login', 'refused', 'open', 'open', 'open', 'open', 'refused', 'login'],
  '/admin': admins,
  '/admin/audit': admins,
  '/admin/deleted': admins,
  '/admin/mails': admins,
  '/admin/system': admins,
  '/admin/duplicates': admins,
  '/admin/names': admins,
  '/admin/suggestions': admins,
  '/admin/import': admins,
  '/admin/import/:id': admins,
  '/admin/proposals': admins,
  '/admin/businesses/new': admins,
  '/admin/businesses/:id/edit': admins,
  '/moderation': admins,
  '/moderation/topics': admins,
  // A banned member appeals here.
  '/appeal': ['open', 'open', 'open', 'open', 'open', 'open', 'open', 'open'],
  '/search': anyone,
  '/help': anyone,
  '/offline': anyone,
  '/help/:name': anyone,
  '/privacy': anyone,
  '/terms': anyone,
}

/**
 * Roles that load every screen from the server, which renders it first. The other roles navigate without page loads.
 */
const loadingRoles: (keyof typeof users)[] = ['visitor', 'owner', 'banned']
/** Screens to which a logged-in user finds no link. */
const loadedScreens = ['/login', '/register']

/** Screens that a moderator, who is in no team, may open although a stranger may not. */
const moderatorScreens = ['/moderation', '/moderation/topics']

function getExpectedEnd(path: string, role: keyof typeof users): End | undefined {
  if (role === 'moderator') return moderatorScreens.includes(path) ? 'open' : getExpectedEnd(path, 'stranger')
  return table[path]?.[roles.indexOf(role)]
}

test('the table lists every screen', () => {
  expect(Object.keys(table).sort()).toEqual(screens.map(({ path }) => path).sort())
})

test.each(roles)('opens or refuses every screen for a %s as the table specifies', async (role) => {
  const visit = await open('/privacy', { as: users[role] })
  const { page } = visit
  for (const { path } of screens) {
    const target = path
      .replace(':name', 'claim-a-business')
      .replace(/(\w+)\/:\w+/g, (_, kind: string) => `${kind}/${ids[kind] ?? id}`)
    if (loadingRoles.includes(role) || loadedScreens.includes(path)) {
      // The application removes a refused token.
      await page.evaluate((token) => token && localStorage.setItem('token', token), users[role]?.token)
      await page.goto(target)
      await waitUntilReady(page)
    } else await navigate(page, target)
    await expect.poll(() => findEnd(visit, target), { message: path }).toBe(getExpectedEnd(path, role))
  }
  // Chromium logs responses with an error status.
  visit.expectPageError(/status of 40[134]/)
})

/** The result of a visit, or null while it is loading. A screen has no heading before its guard admits the user. */
async function findEnd({ page }: Visit, target: string): Promise<End | null> {
  const { pathname } = new URL(page.url())
  if (pathname === '/login') return 'login'
  if (pathname !== target) return 'home'
  return page.evaluate(() => {
    if (document.querySelector('main [role=alert] h1')) return 'refused'
    return document.querySelector('main h1') ? 'open' : null
  })
}
