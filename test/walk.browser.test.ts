import { expect, test } from 'vitest'
import { screens } from '../src/app/features.ts'
import { makeAdmin, makeModerator, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeImport, makeProposal } from '../src/features/businesses/import/imports.make.ts'
import { makeSuggestion } from '../src/features/businesses/suggestions/suggestions.make.ts'
import { makeBlock, makeCostOfToday, makeUnansweredQuestion, makeUsage } from '../src/features/chat/chat.make.ts'
import { makeDispute, makeLongClaim } from '../src/features/claims/claims.make.ts'
import { makeDeletion } from '../src/features/deletions/deletions.make.ts'
import { inHours, makeEvent } from '../src/features/events/events.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeFailedMail } from '../src/features/mails/mails.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { makeReport } from '../src/features/reports/reports.make.ts'
import { startTestApp } from './app.ts'
import {
  findCoveredByChatButton,
  findHorizontalOverflow,
  StalledPageError,
  startBrowser,
  switchColorScheme,
  type Visit,
  waitUntilReady,
} from './browser.ts'
import { db } from './database.ts'

const app = await startTestApp()
const { open } = await startBrowser(app)

type Stop = { screen: string; path?: string; as?: { token: string }; missing?: true }
const visitedScreens = new Set<string>()

/**
 * Checks a screen with one page load: in light mode at the width of a phone and in dark mode at the width of a desktop,
 * or in both modes at both widths.
 */
async function checkScreen(visit: Visit, { screen, path = screen }: Stop, inBoth: boolean) {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await waitUntilReady(page)

  const expectAccessible = async (where: string) => {
    const headings = await page.evaluate(() => document.querySelectorAll('h1').length)
    expect(headings, `${path} ${where}: headings of the first level`).toBe(1)
    expect(await page.title(), where).toMatch(/\S · Alaska Business Network$|^Alaska Business Network$/)
    expect(await findHorizontalOverflow(page), `${path} ${where}: sideways scroll`).toEqual([])
    expect(await visit.runAxe(), `${path} ${where}: accessibility`).toEqual([])
    expect(await findCoveredByChatButton(page), `${path} ${where}: under the chat button`).toEqual([])
  }
  // Color schemes differ only in colors, so only contrast is checked again.
  const expectContrast = async (where: string) =>
    expect(await visit.runAxe('color-contrast'), `${path} ${where}: contrast`).toEqual([])

  await expectAccessible('on a phone')
  await switchColorScheme(page, 'dark')
  if (inBoth) await expectContrast('on a phone, dark')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible('on a desktop, dark')
  await switchColorScheme(page, 'light')
  if (inBoth) await expectContrast('on a desktop')
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await findHorizontalOverflow(page), `${path} at 320 pixels: sideways scroll`).toEqual([])
  expect(visit.getPageErrors(), `what ${path} complained of`).toEqual([])
  visitedScreens.add(screen)
}

const testScreens = (name: string, stops: () => Promise<Stop[]>) =>
  test(`${name}: no console message, accessible, and no horizontal scrolling`, { timeout: 300_000 }, async () => {
    const visits = new Map<Stop['as'], Visit>()
    const check = async (stop: Stop, inBoth: boolean) => {
      const visit = visits.get(stop.as) ?? (await open('about:blank', { as: stop.as }))
      visits.set(stop.as, visit)
      if (stop.missing) visit.expectPageError(/status of 404/)
      await checkScreen(visit, stop, inBoth)
    }
    for (const [index, stop] of (await stops()).entries()) {
      // Header and footer are on every screen. Most other elements are visible at both widths.
      const inBoth = index === 0
      await check(stop, inBoth)
        .catch(async (error) => {
          const stalled = visits.get(stop.as)
          if (!(error instanceof StalledPageError) || !stalled) throw error
          visits.delete(stop.as)
          await stalled.page.context().close()
          await check(stop, inBoth)
        })
        .catch((error) => {
          throw new Error(`${stop.path ?? stop.screen} could not be checked`, { cause: error })
        })
    }
  })

/** A business with texts of the maximum length. Name and words contain no line break opportunity. */
async function makeLongBusiness(
  team: Parameters<typeof makeBusiness>[1],
  given: Parameters<typeof makeBusiness>[0] = {},
) {
  const sentence = 'Freight, cold storage and the repair of outboard engines, in every season and on every shore. '
  return makeBusiness(
    {
      business_name:
        `THE ${'INDEPENDENTCOOPERATIVEOFSOUTHEASTERN'.repeat(4)} ${'ASSOCIATION OF FISHERMEN '.repeat(4)}`.trim(),
      tagline: `${'Unbreakable'.repeat(10)} ${'and then some words '.repeat(6)}`.trim(),
      description: `# Heading\n\n${sentence.repeat(20)}\n\n${'x'.repeat(400)}\n\n- https://example.com/${'path/'.repeat(60)}\n\n| a | b | c |\n|---|---|---|\n| ${'wide'.repeat(30)} | 2 | 3 |\n\n\`\`\`\n${'code '.repeat(80)}\n\`\`\``,
      industry: `Agricultural, ${'Forestry'.repeat(20)}`,
      category: sentence.slice(0, 90),
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      location: `${'Longstreet'.repeat(15)}, Juneau, AK 99801`,
      phone: '+1 907 555 0100 extension 123456789012345678901234567890',
      website: `https://www.${'subdomain.'.repeat(12)}example.com/${'deep/'.repeat(30)}`,
      about_url: `https://example.org/${'about'.repeat(40)}`,
      alaska_business_license: '10'.repeat(60),
      ein: '12-3456789',
      business_structure: 'SOLE_PROPRIETORSHIP',
      year_established: 1867,
      verification_notes: `${'Reason'.repeat(40)} ${sentence.repeat(5)}`,
      ...given,
    },
    team,
  )
}

testScreens('An empty network', async () => {
  const newcomer = await makeUser()
  const admin = await makeAdmin()
  return [
    { screen: '/businesses' },
    { screen: '/businesses', as: newcomer },
    { screen: '/questions' },
    { screen: '/questions', as: newcomer },
    { screen: '/topics', as: newcomer },
    { screen: '/topics/:slug', path: '/topics/money-and-taxes' },
    { screen: '/jobs' },
    { screen: '/jobs', as: newcomer },
    { screen: '/profile', as: newcomer },
    { screen: '/saved', as: newcomer },
    { screen: '/my-applications', as: newcomer },
    { screen: '/profile/security', as: newcomer },
    { screen: '/notifications', as: newcomer },
    { screen: '/notifications/preferences', as: newcomer },
    { screen: '/events' },
    { screen: '/events', path: '/events?view=calendar' },
    { screen: '/my-businesses', as: newcomer },
    { screen: '/admin', path: '/admin?search=nobody', as: admin },
    { screen: '/admin', path: '/admin?tab=verification', as: admin },
    { screen: '/admin', path: '/admin?tab=claims', as: admin },
    { screen: '/admin', path: '/admin?tab=chat', as: admin },
    { screen: '/admin', path: '/admin?tab=reports', as: admin },
    { screen: '/moderation', as: admin },
    { screen: '/admin/audit', path: '/admin/audit?search=nobody', as: admin },
    { screen: '/admin/deleted', as: admin },
    { screen: '/admin/mails', as: admin },
    { screen: '/admin/duplicates', as: admin },
    { screen: '/admin/names', path: '/admin/names?field=industry', as: admin },
    { screen: '/admin/suggestions', as: admin },
    { screen: '/admin/system', as: admin },
  ]
})

testScreens('For visitors', async () => [
  { screen: '/' },
  { screen: '/login' },
  { screen: '/register' },
  { screen: '/forgot-password' },
  { screen: '/reset-password' },
  { screen: '/reset-password', path: '/reset-password?token=unknown' },
  { screen: '/verify-email' },
  { screen: '/email-preferences' },
  { screen: '/stop-alerts' },
  { screen: '/stop-alerts', path: '/stop-alerts?token=unknown&list=jobs&query=search%3Ddeckhand' },
  { screen: '/email-preferences', path: '/email-preferences?token=unknown', missing: true },
  { screen: '/appeal' },
  { screen: '/appeal', path: '/appeal?token=unknown', missing: true },
  { screen: '/privacy' },
  { screen: '/search' },
  { screen: '/help' },
  { screen: '/offline' },
  { screen: '/help/:name', path: '/help/what-the-statuses-mean' },
  { screen: '/help/:name', path: '/help/find-a-business' },
  { screen: '/terms' },
])

testScreens('Unknown addresses', async () => {
  const member = await makeUser()
  const admin = await makeAdmin()
  return [
    { screen: '*', path: '/nowhere/at/all', missing: true },
    { screen: '/businesses/:id', path: '/businesses/4000000', missing: true },
    { screen: '/businesses/in/:city', path: '/businesses/in/nowhere', missing: true },
    { screen: '/questions/:id', path: '/questions/4000000', missing: true },
    { screen: '/users/:id', path: '/users/4000000', missing: true },
    { screen: '/questions', path: '/questions?search=zzzzzz' },
    { screen: '/topics/:slug', path: '/topics/nothing', missing: true },
    { screen: '/search', path: `/search?q=${'zzzzzz'.repeat(30)}` },
    { screen: '/help/:name', path: '/help/nothing', missing: true },
    { screen: '/jobs/:id', path: '/jobs/4000000', missing: true },
    { screen: '/jobs', path: '/jobs?search=zzzzzz&location=nowhere' },
    { screen: '/jobs/:id/edit', path: '/jobs/4000000/edit', as: member, missing: true },
    { screen: '/jobs/:id/applications', path: '/jobs/4000000/applications', as: member, missing: true },
    { screen: '/events', path: '/events?search=zzzzzz' },
    { screen: '/events/:id', path: '/events/4000000', missing: true },
    {
      screen: '/businesses/:id/events/new',
      path: '/businesses/4000000/events/new',
      as: member,
      missing: true,
    },
    { screen: '/my-businesses/:id', path: '/my-businesses/4000000', as: member, missing: true },
    { screen: '/businesses/:id/claim', path: '/businesses/4000000/claim', as: member, missing: true },
    { screen: '/businesses/:id/edit', path: '/businesses/4000000/edit', as: member, missing: true },
    { screen: '/businesses/:id/team', path: '/businesses/4000000/team', as: member, missing: true },
    { screen: '/admin/businesses/:id/edit', path: '/admin/businesses/4000000/edit', as: admin, missing: true },
    { screen: '/admin', path: '/admin?tab=verification&review=4000000', as: admin, missing: true },
    { screen: '/admin', path: '/admin?tab=claims&claim=4000000', as: admin, missing: true },
    { screen: '/admin', path: '/admin?tab=claims&dispute=4000000', as: admin, missing: true },
  ]
})

testScreens('The directory and its businesses', async () => {
  const owner = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const plain = await makeBusiness()
  const full = await makeBusiness(
    {
      tagline: 'Fresh from the boat',
      industry: 'Fishing',
      city: 'Sitka',
      description: 'We **smoke** salmon.',
      phone: '907-555-0100',
    },
    { owner },
  )
  const long = await makeLongBusiness({ owner })
  for (let number = 0; number < 30; number++) await makeBusiness({ industry: 'Tourism', city: 'Nome' })
  const admin = await makeAdmin()
  const words = 'Unbreakable'.repeat(30)
  await makeSuggestion(long.id, { field: 'website', value: `https://example.com/${words}`, message: words })
  await makeSuggestion(long.id, { field: 'closed', value: null, user_id: owner.id })
  await makeBusiness({ city: 'JUMAU' })
  await db
    .insertInto('name_merges')
    .values({ field: 'city', old_name: 'Unbreakable'.repeat(20), new_name: 'Juneau', merged_by: admin.id })
    .execute()
  return [
    { screen: '/businesses' },
    { screen: '/businesses', path: '/businesses?industry=Tourism&city=Nome&page=2' },
    { screen: '/businesses', path: '/businesses?search=zzzzzz' },
    { screen: '/businesses/in/:city', path: '/businesses/in/nome' },
    { screen: '/businesses/industry/:industry', path: '/businesses/industry/fishing' },
    { screen: '/businesses/in/:city/:industry', path: '/businesses/in/nome/tourism' },
    { screen: '/businesses/compare' },
    { screen: '/businesses/compare', path: `/businesses/compare?ids=${plain.id},${long.id},4000000` },
    { screen: '/businesses/:id', path: `/businesses/${plain.id}` },
    { screen: '/businesses/:id', path: `/businesses/${full.id}` },
    { screen: '/businesses/:id', path: `/businesses/${long.id}` },
    { screen: '/businesses/:id', path: `/businesses/${long.id}`, as: owner },
    { screen: '/admin/names', as: admin },
    { screen: '/admin/suggestions', as: admin },
    { screen: '/my-businesses/:id', path: `/my-businesses/${long.id}`, as: owner },
  ]
})

testScreens('The forum', async () => {
  const asker = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const [answerer, newcomer] = [await makeUser(), await makeUser()]
  const moderator = await makeModerator()
  const plain = await makeQuestion({ user_id: asker.id })
  const former = await makeQuestion({ user_id: null })
  const content = `# Heading\n\n${'x'.repeat(400)}\n\n- https://example.com/${'path/'.repeat(60)}\n\n| a | b |\n|---|---|\n| ${'wide'.repeat(30)} | 2 |\n\n\`\`\`\n${'code '.repeat(80)}\n\`\`\`\n\n${'Words and more words. '.repeat(60)}`
  const long = await makeQuestion({ user_id: asker.id, title: 'Unbreakable'.repeat(20).slice(0, 200), content })
  const accepted = await makeAnswer({ question_id: long.id, user_id: asker.id, content })
  for (let number = 0; number < 22; number++) await makeAnswer({ question_id: long.id, user_id: answerer.id })
  await makeAnswer({ question_id: long.id, user_id: null })
  await db
    .updateTable('questions')
    .where('id', '=', long.id)
    .set({ accepted_answer_id: accepted.id, edited_at: '2026-02-03T04:05:06Z' })
    .execute()
  return [
    { screen: '/questions' },
    { screen: '/questions', as: asker },
    { screen: '/questions', path: '/questions?sort=unanswered' },
    { screen: '/topics' },
    { screen: '/topics/:slug', path: '/topics/money-and-taxes' },
    { screen: '/moderation/topics', as: moderator },
    { screen: '/questions', path: '/questions?sort=votes&search=question' },
    { screen: '/questions/new', as: asker },
    { screen: '/questions/:id', path: `/questions/${plain.id}` },
    { screen: '/questions/:id', path: `/questions/${former.id}` },
    { screen: '/questions/:id', path: `/questions/${long.id}` },
    { screen: '/questions/:id', path: `/questions/${long.id}`, as: asker },
    { screen: '/questions/:id', path: `/questions/${long.id}`, as: answerer },
    { screen: '/users/:id', path: `/users/${asker.id}` },
    { screen: '/users/:id', path: `/users/${answerer.id}`, as: answerer },
    { screen: '/users/:id', path: `/users/${newcomer.id}` },
  ]
})

testScreens('The job board', async () => {
  const owner = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const [applicant, stranger] = [await makeUser({ full_name: 'Unbreakable'.repeat(20) }), await makeUser()]
  await db.updateTable('users').set({ phone: '+1 907 555 0100' }).where('id', '=', applicant.id).execute()
  const business = await makeBusiness({}, { owner })
  const plain = await makeJob({ user_id: owner.id })
  const description = `# Heading\n\n${'x'.repeat(400)}\n\n| a | b |\n|---|---|\n| ${'wide'.repeat(30)} | 2 |\n\n${'Words and more words. '.repeat(60)}`
  const long = await makeJob({
    user_id: owner.id,
    business_id: business.id,
    title: 'Unbreakable'.repeat(20),
    company: 'Company'.repeat(30),
    location: 'Llanfairpwllgwyngyll'.repeat(8),
    salary_range: '$1000000'.repeat(12),
    job_type: 'Internship',
    description,
    requirements: description,
  })
  const closed = await makeJob({ user_id: owner.id, closed_at: '2026-02-03T04:05:06Z' })
  await makeApplication({ job_id: long.id, user_id: applicant.id, cover_letter: `${'x'.repeat(300)}\n\nYours` })
  await makeApplication({ job_id: long.id, user_id: stranger.id, state: 'talking' })
  await db
    .insertInto('saved_searches')
    .values({ user_id: applicant.id, list: 'jobs', query: `search=${'x'.repeat(200)}` })
    .execute()
  for (const { id } of [long, closed])
    await db.insertInto('saved_jobs').values({ user_id: applicant.id, job_id: id }).execute()
  for (let number = 0; number < 20; number++) await makeJob({ user_id: stranger.id, location: 'Sitka, AK' })
  return [
    { screen: '/jobs' },
    { screen: '/jobs', path: '/jobs?job_type=Internship&location=sitka' },
    { screen: '/jobs', path: '/jobs?search=words', as: owner },
    { screen: '/jobs/new', as: owner },
    { screen: '/jobs/renew', path: '/jobs/renew' },
    { screen: '/businesses/confirm', path: '/businesses/confirm' },
    { screen: '/jobs/:id', path: `/jobs/${plain.id}` },
    { screen: '/jobs/:id', path: `/jobs/${plain.id}`, as: stranger },
    { screen: '/jobs/:id', path: `/jobs/${long.id}` },
    { screen: '/jobs/:id', path: `/jobs/${long.id}`, as: owner },
    { screen: '/jobs/:id', path: `/jobs/${long.id}`, as: applicant },
    { screen: '/jobs/:id', path: `/jobs/${closed.id}` },
    { screen: '/my-applications', as: applicant },
    { screen: '/saved', as: applicant },
    { screen: '/jobs/:id/edit', path: `/jobs/${long.id}/edit`, as: owner },
    { screen: '/jobs/:id/applications', path: `/jobs/${long.id}/applications`, as: owner },
    { screen: '/jobs/:id/applications', path: `/jobs/${plain.id}/applications`, as: owner },
    { screen: '/profile', as: owner },
  ]
})

testScreens('Claims', async () => {
  const admin = await makeAdmin({ full_name: 'Harbour Master' })
  const requester = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const newcomer = await makeUser()
  const open = await makeLongBusiness({}, { verification_status: 'curated' })
  const taken = await makeBusiness({}, { owner: admin })
  const makeClaimFor = (business_id: number, given = {}) =>
    makeLongClaim({ business_id, user_id: requester.id, ...given })
  const pending = await makeClaimFor(open.id)
  const words = `${'Unbreakable'.repeat(20)} ${'and more of it '.repeat(40)}`
  const disputed = {
    business_id: taken.id,
    user_id: requester.id,
    message: words,
    alaska_business_license: '10'.repeat(60),
  }
  const dispute = await makeDispute({ ...disputed, proof_of_ownership: `https://example.com/${'path/'.repeat(60)}` })
  await makeDispute({ business_id: taken.id, user_id: admin.id, answer: words, answered_at: '2026-02-03T04:05:06Z' })
  await makeLongClaim({ business_id: open.id, user_id: newcomer.id })
  const reviewed = { reviewer_id: admin.id, reviewed_at: '2026-02-03T04:05:06Z' }
  const admin_notes = `${'Reason'.repeat(40)} ${'and more of it '.repeat(40)}`
  const decided = await makeDispute({ ...disputed, status: 'rejected', admin_notes, ...reviewed })
  const rejected = await makeClaimFor(open.id, { status: 'rejected', admin_notes, ...reviewed })
  const revoked = await makeClaimFor(open.id, {
    status: 'approved',
    revoked_at: '2026-03-03T04:05:06Z',
    revoked_reason: admin_notes,
    ...reviewed,
  })
  const plain = await makeBusiness({ verification_status: 'curated', website: 'https://plain.example.com' })
  await makeClaimFor(plain.id, { proven_domain: null, proven_email: null, proven_at: null })
  return [
    { screen: '/businesses/:id', path: `/businesses/${open.id}`, as: newcomer },
    { screen: '/businesses/:id/claim', path: `/businesses/${plain.id}/claim`, as: newcomer },
    { screen: '/businesses/:id/claim', path: `/businesses/${open.id}/claim`, as: requester },
    { screen: '/businesses/:id/claim', path: `/businesses/${taken.id}/claim`, as: newcomer },
    { screen: '/businesses/:id/claim', path: `/businesses/${taken.id}/claim`, as: requester },
    { screen: '/businesses/:id', path: `/businesses/${taken.id}`, as: newcomer },
    { screen: '/my-businesses/:id', path: `/my-businesses/${taken.id}`, as: admin },
    { screen: '/my-businesses', as: requester },
    { screen: '/admin', path: '/admin?tab=claims', as: admin },
    { screen: '/admin', path: `/admin?tab=claims&claim=${pending.id}`, as: admin },
    { screen: '/admin', path: `/admin?tab=claims&claim=${rejected.id}`, as: admin },
    { screen: '/admin', path: `/admin?tab=claims&status=approved&claim=${revoked.id}`, as: admin },
    { screen: '/admin', path: `/admin?tab=claims&dispute=${dispute.id}`, as: admin },
    { screen: '/admin', path: `/admin?tab=claims&dispute=${decided.id}`, as: admin },
  ]
})

testScreens('The events', async () => {
  const owner = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const { id: business_id } = await makeLongBusiness({ owner })
  const longest = {
    title: `${'Unbreakable'.repeat(12)} ${'and then some words '.repeat(6)}`.trim(),
    description: `# Heading\n\n${'x'.repeat(400)}\n\n- https://example.com/${'path/'.repeat(60)}\n\n| a | b |\n|---|---|\n| ${'wide'.repeat(30)} | 2 |`,
    location: `${'Longhall'.repeat(20)}, Juneau`,
    event_type: 'Networking',
    cost_info: `$${'9'.repeat(99)}`,
    event_url: `https://example.com/${'deep/'.repeat(60)}`,
    created_by: owner.id,
  }
  const plain = await makeEvent({ business_id: (await makeBusiness()).id })
  const long = await makeEvent({ business_id, ...longest, start_datetime: inHours(-1), end_datetime: inHours(60) })
  const over = await makeEvent({
    business_id,
    ...longest,
    start_datetime: inHours(-9),
    end_datetime: inHours(-8),
    is_active: false,
  })
  for (let number = 0; number < 25; number++) await makeEvent({ business_id })
  const form = `/businesses/${business_id}/events`
  return [
    { screen: '/events' },
    { screen: '/events', path: `/events?businessId=${business_id}&type=Networking&startDate=2026-01-01` },
    { screen: '/events', path: '/events?view=calendar' },
    { screen: '/events/:id', path: `/events/${plain.id}` },
    { screen: '/events/:id', path: `/events/${long.id}`, as: owner },
    // The server renders pages for visitors, who may not see it.
    { screen: '/events/:id', path: `/events/${over.id}`, as: owner, missing: true },
    { screen: '/businesses/:id/events/new', path: `${form}/new`, as: owner },
    { screen: '/businesses/:id/events/:event_id/edit', path: `${form}/${long.id}/edit`, as: owner },
    { screen: '/businesses/:id', path: `/businesses/${business_id}`, as: owner },
    { screen: '/my-businesses/:id', path: `/my-businesses/${business_id}`, as: owner },
  ]
})

testScreens('For members', async () => {
  const member = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const mine = await makeBusiness({ description: 'We smoke salmon.' }, { owner: member })
  const long = await makeLongBusiness({ owner: member }, { verification_status: 'rejected', is_public: false })
  await makeLongBusiness({ viewer: member }, { verification_status: 'pending', is_public: false })
  const event = { user_id: member.id, kind: 'email.changed', detail: `${'unbreakable'.repeat(20)}@example.com` }
  const origin = { client: '2001:db8:1111:2222::', device: 'Samsung Internet on Android' }
  await db
    .insertInto('security_events')
    .values(Array.from({ length: 21 }, () => ({ ...event, ...origin, count: 12 })))
    .execute()
  return [
    { screen: '/', as: member },
    { screen: '/profile', as: member },
    { screen: '/profile/security', as: member },
    { screen: '/my-businesses', as: member },
    { screen: '/my-businesses/:id', path: `/my-businesses/${mine.id}`, as: member },
    { screen: '/my-businesses/:id', path: `/my-businesses/${long.id}`, as: member },
    { screen: '/businesses/new', as: member },
    { screen: '/businesses/:id/edit', path: `/businesses/${mine.id}/edit`, as: member },
    { screen: '/businesses/:id/edit', path: `/businesses/${long.id}/edit`, as: member },
  ]
})

testScreens('Teams', async () => {
  const owner = await makeUser()
  const alone = await makeBusiness({}, { owner })
  const long = 'Margarethe-Alexandrina '.repeat(8).trim()
  const address = (letter: string) => `${letter.repeat(60)}@${`${'subdomain'.repeat(4)}.`.repeat(4)}example.com`
  const [admin, asker] = await Promise.all([
    makeUser({ full_name: long, email: address('a') }),
    makeUser({ full_name: 'Unbreakable'.repeat(20), email: address('b') }),
  ])
  const full = await makeLongBusiness({ owner, admin, member: await makeUser(), viewer: await makeUser() })
  await db
    .insertInto('access_requests')
    .values([
      { business_id: full.id, user_id: asker.id, message: `${'Word'.repeat(100)} ${'and words '.repeat(200)}` },
      { business_id: full.id, user_id: (await makeUser()).id },
    ])
    .execute()
  await db
    .insertInto('business_members')
    .values(
      [address('c'), asker.email, 'short@example.com'].map((email) => ({
        business_id: email === asker.email ? alone.id : full.id,
        email,
        role: 'viewer',
        status: 'invited',
        joined_at: null,
      })),
    )
    .execute()
  return [
    { screen: '/businesses/:id/team', path: `/businesses/${alone.id}/team`, as: owner },
    { screen: '/businesses/:id/team', path: `/businesses/${full.id}/team`, as: owner },
    { screen: '/my-businesses', path: '/my-businesses?business=1&token=unknown', as: asker },
    { screen: '/my-businesses/:id', path: `/my-businesses/${full.id}`, as: owner },
    { screen: '/my-businesses/:id', path: `/my-businesses/${full.id}`, as: admin },
    { screen: '/businesses/:id', path: `/businesses/${full.id}`, as: asker },
    { screen: '/businesses/:id', path: `/businesses/${alone.id}`, as: admin },
    { screen: '/register', path: `/register?email=${asker.email}&token=unknown&return=/my-businesses` },
  ]
})

testScreens('The usage of the assistant', async () => {
  const admin = await makeAdmin()
  const many = {
    total_requests: 123_456_789,
    total_prompt_tokens: 99_999_999_999,
    total_completion_tokens: 9_999_999_999,
  }
  const { ip_address } = await makeUsage({ ip_address: '2001:db8:aaaa:bbbb::', total_cost: 12_345.6789, ...many })
  await makeBlock(ip_address, `${'Reason'.repeat(40)}\n\n${'And some words. '.repeat(40)}`)
  await makeBlock('255.255.255.255')
  for (let number = 1; number < 25; number++) await makeUsage({ total_cost: number / 20, requests: 3 })
  await makeCostOfToday(9, 12_345.6789)
  await makeUnansweredQuestion({ question: 'Unbreakable'.repeat(18), asked_count: 12_345 })
  await makeUnansweredQuestion()
  return [
    { screen: '/admin', path: '/admin?tab=chat', as: admin },
    { screen: '/admin', path: '/admin?tab=chat&size=10&page=2', as: admin },
    { screen: '/admin', path: `/admin?tab=chat&ip=${ip_address}`, as: admin },
  ]
})

testScreens('The queue of reports', async () => {
  const moderator = await makeModerator({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  const author = await makeUser({ full_name: 'Unbreakable'.repeat(20) })
  const question = await makeQuestion({
    user_id: author.id,
    title: 'T'.repeat(255),
    content: 'Long words. '.repeat(400),
  })
  const fields = { target_id: question.id, author_id: author.id, target_title: 'T'.repeat(255) }
  const decided = await makeReport(fields)
  const as = app.as(moderator)
  await as.post(`/api/admin/reports/${decided.id}/resolve`, { action: 'dismiss', note: 'Reason'.repeat(100) })
  const { id } = await makeReport(fields)
  for (let number = 0; number < 21; number++) await makeReport({ target_type: 'job', target_id: 1000 + number })
  return [
    { screen: '/moderation', as: moderator },
    { screen: '/moderation', path: `/moderation?report=${id}`, as: moderator },
    { screen: '/moderation', path: `/moderation?reports=resolved&report=${decided.id}`, as: moderator },
    { screen: '/admin', path: '/admin?tab=reports', as: await makeAdmin() },
  ]
})

testScreens('For administrators', async () => {
  const admin = await makeAdmin({
    full_name: 'Harbour Master',
    email: `${'very.long.address.'.repeat(3)}of@example.com`,
  })
  const owner = await makeUser({ full_name: 'Margarethe-Alexandrina '.repeat(8).trim() })
  await db.updateTable('users').where('id', '=', owner.id).set({ is_banned: true }).execute()
  const long = await makeLongBusiness({ owner }, { verification_status: 'suspended', is_public: false })
  for (let number = 0; number < 25; number++) await makeBusiness({ verification_status: 'imported', is_public: false })
  const as = app.as(admin)
  await as.patch(`/api/admin/users/${owner.id}/ban`, { is_banned: false })
  await as.post('/api/profiles', { id: long.id, description: 'Unbreakable'.repeat(100), ein: null })
  const reason = `${'Reason'.repeat(40)}\n\n${'And some words. '.repeat(40)}`
  await as.post(`/api/admin/businesses/${long.id}/reject`, { reason })
  await as.post('/api/admin/businesses/publish', { all: true })
  const longText = 'Unbreakable'.repeat(20)
  for (let number = 0; number < 25; number++) {
    await makeFailedMail({
      recipient: `${longText}@example.com`,
      subject: longText,
      error: `550 ${longText} `.repeat(4),
    })
  }
  for (let number = 0; number < 25; number++) await makeBusiness({ verification_status: 'imported', is_public: false })
  const [checked, applied] = [
    await makeImport(admin, 'checked'),
    await makeImport(admin, 'applied', {
      created: await makeBusiness({ verification_status: 'imported', is_public: false }),
    }),
  ]
  await makeProposal(applied.id, long.id)
  const gone = await makeQuestion({ user_id: admin.id })
  await makeDeletion(admin, { type: 'question', ids: [gone.id], title: 'x'.repeat(255) })
  return [
    { screen: '/admin', as: admin },
    { screen: '/admin', path: '/admin?tab=verification', as: admin },
    { screen: '/admin', path: '/admin?tab=verification&status=imported', as: admin },
    { screen: '/admin', path: `/admin?tab=verification&review=${long.id}`, as: admin },
    { screen: '/admin/audit', as: admin },
    { screen: '/admin/deleted', as: admin },
    { screen: '/admin/audit', path: '/admin/audit?cursor=20', as: admin },
    { screen: '/admin/mails', as: admin },
    { screen: '/admin/mails', path: '/admin/mails?cursor=10', as: admin },
    { screen: '/admin/system', as: admin },
    { screen: '/admin/import', as: admin },
    { screen: '/admin/import/:id', path: `/admin/import/${checked.id}`, as: admin },
    { screen: '/admin/import/:id', path: `/admin/import/${applied.id}`, as: admin },
    { screen: '/admin/proposals', as: admin },
    { screen: '/admin/businesses/new', as: admin },
    { screen: '/admin/businesses/:id/edit', path: `/admin/businesses/${long.id}/edit`, as: admin },
  ]
})

test('the walk covers every screen', () => {
  expect(screens.map(({ path }) => path).filter((path) => !visitedScreens.has(path))).toEqual([])
})

test('the API documentation renders without console messages', async () => {
  const { page } = await open('/api/docs')
  await page.getByText('/auth/me').first().waitFor()
  // Swagger UI renders only the visible calls of a document with many.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.getByText('/legal/{name}').first().waitFor()
})
