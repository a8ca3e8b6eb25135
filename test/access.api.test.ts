import { expect, test } from 'vitest'
import { makeAdmin, makeModerator, makeUser, PASSWORD } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeImport, makeProposal } from '../src/features/businesses/import/imports.make.ts'
import { drawPicture, makePicture, pictureForm } from '../src/features/businesses/pictures/pictures.make.ts'
import { makeSuggestion } from '../src/features/businesses/suggestions/suggestions.make.ts'
import { makeBlock, makeUnansweredQuestion } from '../src/features/chat/chat.make.ts'
import { claimForm, makeClaim, makeDispute } from '../src/features/claims/claims.make.ts'
import { makeDeletion } from '../src/features/deletions/deletions.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeHold } from '../src/features/heldPosts/heldPosts.make.ts'
import { makeApplication, makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeFailedMail } from '../src/features/mails/mails.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { makeReport } from '../src/features/reports/reports.make.ts'
import { endpoints } from '../src/server/features.ts'
import { startTestApp, type TestResponse } from './app.ts'
import { db } from './database.ts'
import { createAuthenticator } from './secondFactors.ts'

const { as } = await startTestApp()

const listedRoles = ['visitor', 'stranger', 'viewer', 'member', 'manager', 'owner', 'site', 'banned'] as const
const roles = [...listedRoles, 'moderator'] as const
type Role = (typeof roles)[number]

/**
 * Creates the users and everything that the table refers to. `business` is not public and has a full team. The stranger
 * is invited to the team, which gives no permission yet, and claims `claimable`. `other` requests access. The owner of
 * the business has asked the question and posted the job. Its member has answered and created the event. `gone` is deleted
 * only for calls that restore, because the deletions take half of the time.
 */
async function makeScene(withDeletions = false) {
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
  const business = await makeBusiness(
    { verification_status: 'pending', is_public: false },
    { viewer, member, admin: manager, owner },
  )
  const removable = await makeBusiness({ verification_status: 'rejected', is_public: false })
  const imported = await makeBusiness({ verification_status: 'imported', is_public: false })
  const [checked, applied] = [
    await makeImport(site, 'checked'),
    await makeImport(site, 'applied', { created: imported }),
  ]
  await db.insertInto('import_missing').values({ import_id: applied.id, business_id: imported.id }).execute()
  const proposal = await makeProposal(applied.id, business.id)
  const users = { visitor: null, stranger, viewer, member, manager, owner, site, banned, moderator }
  const question = await makeQuestion({ user_id: owner.id })
  const earlier = await makeQuestion({ user_id: null })
  const answer = await makeAnswer({ question_id: question.id, user_id: member.id })
  const other = await makeUser()
  const membership = await db
    .selectFrom('business_members')
    .where('business_id', '=', business.id)
    .where('user_id', '=', viewer.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const invitation = await db
    .insertInto('business_members')
    .values({ business_id: business.id, email: stranger.email, role: 'admin', status: 'invited', joined_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const request = await db
    .insertInto('access_requests')
    .values({ business_id: business.id, user_id: other.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const otherSession = await db
    .selectFrom('sessions')
    .where('user_id', '=', other.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const claimed = await makeBusiness({}, { owner: other })
  const claimable = await makeBusiness({ verification_status: 'curated', website: 'https://www.example.com' })
  const claim = await makeClaim({ business_id: claimable.id, user_id: stranger.id })
  const job = await makeJob({ user_id: owner.id })
  const application = await makeApplication({ job_id: job.id, user_id: other.id })
  const event = await makeEvent({ business_id: business.id, created_by: member.id })
  const savedSearch = await db
    .insertInto('saved_searches')
    .values({ user_id: other.id, list: 'jobs', query: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const blocked = await makeBlock()
  const unanswered = await makeUnansweredQuestion()
  const failedMail = await makeFailedMail()
  const report = await makeReport({ target_id: question.id, author_id: owner.id })
  const decided = await makeReport({ target_type: 'answer', target_id: answer.id, author_id: member.id })
  await db
    .updateTable('reports')
    .set({ status: 'resolved', action: 'dismiss', resolved_at: new Date().toISOString() })
    .where('id', '=', decided.id)
    .execute()
  const waiting = await makeAnswer({ question_id: question.id, user_id: member.id })
  await makeHold({ target_type: 'answer', target_id: waiting.id, author_id: member.id })
  const hidden = await makeReport({ target_id: question.id + 1_000_000, author_id: owner.id })
  await db
    .updateTable('reports')
    .set({ status: 'resolved', action: 'hide', resolved_at: new Date().toISOString() })
    .where('id', '=', hidden.id)
    .execute()
  const dispute = await makeDispute({
    business_id: business.id,
    user_id: other.id,
    answer: 'No',
    answered_at: '2026-01-01',
  })
  const photo = await makePicture({ business_id: business.id })
  await db.insertInto('user_pictures').values({ user_id: other.id, hash: photo.hash }).execute()
  const gone = {
    question: await makeQuestion({ user_id: owner.id }),
    answer: await makeAnswer({ question_id: question.id, user_id: member.id }),
    job: await makeJob({ user_id: owner.id }),
    event: await makeEvent({ business_id: business.id, created_by: member.id }),
    business: await makeBusiness({}, { owner }),
  }
  const deleters = { question: owner, answer: member, job: owner, event: member, business: owner }
  for (const type of ['question', 'answer', 'job', 'event', 'business'] as const) {
    if (withDeletions) await makeDeletion(deleters[type], { type, ids: [gone[type].id] })
  }
  const suggestion = await makeSuggestion(business.id)
  return {
    suggestion,
    photo,
    gone,
    dispute,
    hidden,
    waiting,
    blocked,
    unanswered,
    failedMail,
    report,
    decided,
    users,
    business,
    removable,
    imported,
    checked,
    applied,
    proposal,
    claimed,
    claimable,
    claim,
    membership,
    invitation,
    request,
    question,
    earlier,
    answer,
    job,
    application,
    savedSearch,
    event,
    other,
    otherSession,
  }
}
type Scene = Awaited<ReturnType<typeof makeScene>>

type Row = {
  /** Status for each role, in the order of `listedRoles`. */
  expected: number[]
  /** Status for a moderator, who is in no team; by default the same as for a stranger. */
  moderator?: number
  /** Values of the path parameters, in order. */
  path?: (scene: Scene) => string | (string | number)[]
  body?: (scene: Scene) => unknown
}
const anyone = [200, 200, 200, 200, 200, 200, 200, 401]
const missing = [404, 404, 404, 404, 404, 404, 404, 401]
const members = [401, 200, 200, 200, 200, 200, 200, 401]
const owners = [401, 404, 403, 403, 403, 200, 403, 401]
const admins = [401, 403, 403, 403, 403, 403, 200, 401]
const adminsMissing = [401, 403, 403, 403, 403, 403, 404, 401]
const unknown = { path: () => '4000000' }
/**
 * The expectations for restoring: the member or owner who has deleted something can restore it, and so can
 * administrators.
 */
const deleter = {
  member: [401, 404, 404, 200, 404, 404, 200, 401],
  owner: [401, 404, 404, 404, 404, 200, 200, 401],
}
const gone = (type: keyof Scene['gone']) => ({ path: ({ gone }: Scene) => String(gone[type].id) })
const business = (suffix = '') => ({ path: ({ business }: Scene) => `${business.id}${suffix}` })

const claim = () => ({ path: ({ claim }: Scene) => String(claim.id) })
const dispute = () => ({ path: ({ dispute }: Scene) => String(dispute.id) })
const question = () => ({ path: ({ question }: Scene) => String(question.id) })
const answer = () => ({ path: ({ answer }: Scene) => String(answer.id) })
const job = () => ({ path: ({ job }: Scene) => String(job.id) })

const event = () => ({ path: ({ business, event }: Scene) => [business.id, event.id] })
const eventFields = () => ({
  title: 'Open house',
  description: 'Come.',
  start_datetime: '2030-01-01T18:00:00Z',
  end_datetime: '2030-01-01T20:00:00Z',
})

function csv() {
  const form = new FormData()
  form.set('csv', new Blob(['name\nImported\n'], { type: 'text/csv' }), 'list.csv')
  return form
}

const picture = new Uint8Array(await drawPicture('teal', 30, 20).png().toBuffer())

const table: Record<keyof typeof endpoints, Row> = {
  'POST /auth/register': {
    expected: [201, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ full_name: 'New', email: `${crypto.randomUUID()}@example.com`, password: 'secret' }),
  },
  'POST /auth/login': { expected: anyone, body: ({ other }) => ({ email: other.email, password: PASSWORD }) },
  'POST /auth/logout': { expected: members },
  'GET /auth/me': { expected: members },
  'GET /auth/export': { expected: members },
  'PUT /auth/profile': { expected: members, body: () => ({ full_name: 'Renamed' }) },
  'POST /auth/resend-verification': { expected: anyone, body: ({ other }) => ({ email: other.email }) },
  'GET /auth/verify-email/:token': { expected: [400, 400, 400, 400, 400, 400, 400, 401], path: () => 'unknown' },
  'POST /auth/forgot-password': { expected: anyone, body: ({ other }) => ({ email: other.email }) },
  'POST /auth/reset-password': {
    expected: [400, 400, 400, 400, 400, 400, 400, 401],
    body: () => ({ token: 'unknown', password: 'secret' }),
  },
  'PUT /auth/password': {
    expected: members,
    body: () => ({ password: PASSWORD, new_password: 'another password' }),
  },
  'PUT /auth/email': {
    expected: members,
    body: () => ({ password: PASSWORD, email: `${crypto.randomUUID()}@example.com` }),
  },
  'POST /auth/login/first': {
    expected: [400, 400, 400, 400, 400, 400, 400, 401],
    body: () => ({ first_login_token: 'x'.repeat(43) }),
  },
  'POST /auth/login/second': {
    // The challenge does not exist.
    expected: [401, 401, 401, 401, 401, 401, 401, 401],
    body: () => ({ challenge: 'unknown', code: '123456' }),
  },
  'POST /auth/login/second/options': {
    expected: [401, 401, 401, 401, 401, 401, 401, 401],
    body: () => ({ challenge: 'unknown' }),
  },
  'GET /auth/second-factor': { expected: members },
  'POST /auth/second-factor/app': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ password: PASSWORD }),
  },
  'POST /auth/second-factor/app/confirm': {
    // No registration has begun.
    expected: [401, 409, 409, 409, 409, 409, 409, 401],
    body: () => ({ password: PASSWORD, code: '123456' }),
  },
  'DELETE /auth/second-factor/app': {
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    body: () => ({ password: PASSWORD }),
  },
  'POST /auth/second-factor/passkeys/options': { expected: members, body: () => ({ password: PASSWORD }) },
  'POST /auth/second-factor/passkeys': {
    // No setup has begun.
    expected: [401, 400, 400, 400, 400, 400, 400, 401],
    body: () => ({ password: PASSWORD, name: 'Key', credential: createAuthenticator().unknownPasskey }),
  },
  'DELETE /auth/second-factor/passkeys/:id': {
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    path: () => '1',
    body: () => ({ password: PASSWORD }),
  },
  'POST /auth/second-factor/recovery-codes': {
    // Nobody has a second factor.
    expected: [401, 409, 409, 409, 409, 409, 409, 401],
    body: () => ({ password: PASSWORD }),
  },
  'GET /auth/email-change': { expected: members },
  'DELETE /auth/email-change': { expected: members },
  'GET /auth/sessions': { expected: members },
  'DELETE /auth/sessions/:id': {
    // The session of another member.
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    path: ({ otherSession }) => String(otherSession.id),
  },
  'DELETE /auth/sessions': { expected: members },
  'GET /auth/security-events': { expected: members },
  'DELETE /auth/account': {
    // The owner of a business cannot delete the account.
    expected: [401, 200, 200, 200, 200, 409, 200, 401],
    body: () => ({ password: PASSWORD }),
  },
  'GET /admin/users': { expected: admins },
  'PATCH /admin/users/:id/ban': {
    expected: admins,
    path: ({ other }) => String(other.id),
    body: () => ({ is_banned: true }),
  },
  'PATCH /admin/users/:id/role': {
    expected: admins,
    path: ({ other }) => String(other.id),
    body: () => ({ role: 'moderator' }),
  },
  'GET /profiles': { expected: anyone },
  'GET /profiles/device': { expected: anyone },
  'GET /profiles/device/parts': { expected: anyone, path: () => '?parts=0' },
  'GET /profiles/facets': { expected: anyone },
  'GET /profiles/facets/options': { expected: anyone },
  'GET /industries': { expected: anyone },
  'GET /profiles/browse': { expected: missing },
  'GET /profiles/map': { expected: anyone },
  'GET /places/shape': { expected: anyone },
  'POST /places/nearest': { expected: anyone, body: () => ({ latitude: 61.2, longitude: -149.9 }) },
  'GET /profiles/user/me': { expected: members },
  'GET /profiles/:id': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'GET /profiles/draft': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ business: { id } }) => `?id=${id}`,
  },
  'PUT /profiles/draft': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    body: ({ business: { id } }) => ({ id, changed: { tagline: 'x' }, base: { tagline: null } }),
  },
  'DELETE /profiles/draft': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ business: { id } }) => `?id=${id}`,
  },
  'POST /profiles': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    body: ({ business: { id } }) => ({ id, tagline: 'changed' }),
  },
  'DELETE /profiles/:id': { expected: [401, 404, 403, 403, 403, 200, 403, 401], ...business() },
  'POST /profiles/:id/restore': { expected: deleter.owner, ...gone('business') },
  'DELETE /profiles': {
    expected: [401, 404, 403, 403, 403, 200, 403, 401],
    path: ({ business: { id } }) => `?id=${id}`,
  },
  'GET /admin/businesses': { expected: admins },
  'POST /admin/businesses/publish': { expected: admins, body: ({ imported }) => ({ ids: [imported.id] }) },
  'GET /admin/duplicates': { expected: admins },
  'POST /admin/duplicates/:id/merge': { expected: adminsMissing, ...unknown, body: () => ({ keep: 1 }) },
  'POST /admin/duplicates/:id/different': { expected: adminsMissing, ...unknown },
  'GET /admin/merges': { expected: admins },
  'POST /admin/merges/:id/undo': { expected: adminsMissing, ...unknown },
  'GET /admin/names': { expected: admins },
  'GET /admin/names/preview': { expected: adminsMissing, path: () => '?field=city&old_name=Jumau&new_name=Juneau' },
  'POST /admin/names/merge': {
    expected: adminsMissing,
    body: () => ({ field: 'city', old_name: 'Jumau', new_name: 'Juneau' }),
  },
  'POST /admin/names/keep': { expected: admins, body: () => ({ field: 'city', name: 'Jumau' }) },
  'GET /admin/names/merges': { expected: admins },
  'POST /admin/names/merges/:id/undo': { expected: adminsMissing, ...unknown },
  'POST /admin/import-businesses': { expected: admins, body: csv },
  'POST /admin/imports': { expected: [401, 403, 403, 403, 403, 403, 201, 401], body: csv },
  'GET /admin/imports': { expected: admins },
  'GET /admin/imports/:id': { expected: admins, path: ({ checked }) => String(checked.id) },
  'DELETE /admin/imports/:id': { expected: admins, path: ({ checked }) => String(checked.id) },
  'GET /admin/imports/:id/rows': { expected: admins, path: ({ checked }) => String(checked.id) },
  'GET /admin/imports/:id/result': { expected: admins, path: ({ checked }) => String(checked.id) },
  'POST /admin/imports/:id/check': {
    expected: admins,
    path: ({ checked }) => String(checked.id),
    body: () => ({ mapping: { business_name: 0 } }),
  },
  'POST /admin/imports/:id/apply': { expected: admins, path: ({ checked }) => String(checked.id), body: () => ({}) },
  'POST /admin/imports/:id/undo': { expected: admins, path: ({ applied }) => String(applied.id) },
  'POST /admin/imports/:id/publish': { expected: admins, path: ({ applied }) => String(applied.id) },
  'POST /admin/imports/:id/publish/cancel': {
    // No import is being published.
    expected: [401, 403, 403, 403, 403, 403, 409, 401],
    path: ({ applied }) => String(applied.id),
  },
  'GET /admin/imports/:id/missing': { expected: admins, path: ({ applied }) => String(applied.id) },
  'POST /admin/imports/:id/unpublish': {
    expected: admins,
    path: ({ applied }) => String(applied.id),
    body: () => ({}),
  },
  'GET /import-proposals': { expected: members },
  'POST /import-proposals/:id/accept': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ proposal }) => String(proposal.id),
  },
  'POST /import-proposals/:id/reject': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ proposal }) => String(proposal.id),
  },
  'POST /businesses/:id/suggestions': {
    expected: [404, 404, 201, 201, 403, 403, 403, 401],
    ...business(),
    body: () => ({ field: 'phone', value: '(907) 555-0100' }),
  },
  'GET /business-suggestions': { expected: members },
  'POST /business-suggestions/:id/accept': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ suggestion }) => String(suggestion.id),
  },
  'POST /business-suggestions/:id/reject': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ suggestion }) => String(suggestion.id),
  },
  // The correction is no closure.
  'POST /business-suggestions/:id/undo': {
    expected: [401, 404, 403, 403, 409, 409, 409, 401],
    path: ({ suggestion }) => String(suggestion.id),
  },
  'GET /admin/businesses/:id': { expected: admins, ...business() },
  'POST /admin/businesses/:id/approve': { expected: admins, ...business() },
  'POST /admin/businesses/:id/reject': { expected: admins, ...business(), body: () => ({ reason: 'No' }) },
  'POST /admin/businesses/:id/suspend': { expected: admins, ...business(), body: () => ({ reason: 'No' }) },
  'DELETE /admin/businesses/:id': { expected: admins, path: ({ removable }) => String(removable.id) },
  'POST /admin/businesses/:id/restore': { expected: admins, ...gone('business') },
  'GET /businesses/:id/pictures': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'POST /businesses/:id/pictures': {
    expected: [401, 404, 403, 403, 201, 201, 201, 401],
    ...business(),
    body: () => pictureForm(picture),
  },
  'PATCH /businesses/:id/pictures/:picture_id': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ business, photo }) => [business.id, photo.id],
    body: () => ({ alt: 'The shop' }),
  },
  'DELETE /businesses/:id/pictures/:picture_id': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    path: ({ business, photo }) => [business.id, photo.id],
  },
  'POST /businesses/:id/claim': {
    // The stranger has already claimed it.
    expected: [401, 409, 201, 201, 201, 201, 201, 401],
    moderator: 201,
    path: ({ claimable }) => String(claimable.id),
    body: () => claimForm(),
  },
  'GET /claims/me': { expected: members },
  'POST /claims/:id/domain-code': {
    expected: [401, 200, 404, 404, 404, 404, 404, 401],
    moderator: 404,
    ...claim(),
    body: () => ({ email: 'office@example.com' }),
  },
  'POST /claims/:id/domain-proof': {
    // No code has been sent.
    expected: [401, 400, 404, 404, 404, 404, 404, 401],
    moderator: 404,
    ...claim(),
    body: () => ({ code: '123456' }),
  },
  'POST /businesses/:id/dispute': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    path: ({ claimed }) => String(claimed.id),
    body: () => claimForm(),
  },
  'GET /disputes/me': { expected: members },
  'GET /businesses/:id/disputes': { expected: owners, ...business() },
  'PUT /disputes/:id/answer': {
    expected: [401, 404, 404, 404, 404, 200, 404, 401],
    ...dispute(),
    body: () => ({ answer: 'It is mine.' }),
  },
  'GET /admin/disputes': { expected: admins },
  'GET /admin/disputes/:id': { expected: admins, ...dispute() },
  'POST /admin/disputes/:id/approve': { expected: admins, ...dispute(), body: () => ({ admin_notes: 'Sold' }) },
  'POST /admin/disputes/:id/reject': { expected: admins, ...dispute(), body: () => ({ admin_notes: 'No' }) },
  'GET /admin/claim-requests': { expected: admins },
  'GET /admin/claim-requests/:id': { expected: admins, ...claim() },
  'POST /admin/claim-requests/:id/approve': { expected: admins, ...claim() },
  'POST /admin/claim-requests/:id/reject': { expected: admins, ...claim(), body: () => ({ admin_notes: 'No' }) },
  'POST /admin/businesses/:id/revoke-claim': { expected: admins, ...business(), body: () => ({ reason: 'No' }) },
  'GET /admin/stats': { expected: admins },
  'GET /admin/audit': { expected: admins },
  'GET /admin/system': { expected: admins },
  'GET /admin/mails/failed': { expected: admins },
  'POST /admin/mails/failed/:id/retry': { expected: admins, path: ({ failedMail }) => String(failedMail.id) },
  'POST /admin/mails/failed/:id/dismiss': { expected: admins, path: ({ failedMail }) => String(failedMail.id) },
  'GET /waiting': { expected: admins, moderator: 200 },
  'GET /admin/waiting/email': { expected: admins },
  'PUT /admin/waiting/email': { expected: admins, body: () => ({ frequency: 'daily' }) },
  'GET /admin/held-posts': { expected: admins, moderator: 200 },
  'GET /admin/held-posts/choice': { expected: admins },
  'PUT /admin/held-posts/choice': { expected: admins, body: () => ({ mode: 'on' }) },
  'POST /admin/held-posts/:target_type/:id/approve': {
    expected: admins,
    moderator: 200,
    path: ({ waiting }) => ['answer', waiting.id],
    body: () => ({ note: 'Welcome' }),
  },
  'POST /admin/held-posts/:target_type/:id/reject': {
    expected: admins,
    moderator: 200,
    path: ({ waiting }) => ['answer', waiting.id],
    body: () => ({ note: 'No advertising' }),
  },
  'POST /reports': {
    expected: [201, 201, 201, 201, 201, 201, 201, 401],
    body: ({ answer }) => ({ target_type: 'answer', target_id: answer.id, reason: 'spam' }),
  },
  'GET /reports/decision': {
    expected: [401, 200, 200, 200, 200, 200, 200, 401],
    path: ({ question }) => `?target_type=question&target_id=${question.id}`,
  },
  'POST /reports/:id/appeal': {
    // The owner has asked the hidden question.
    expected: [401, 404, 404, 404, 404, 201, 404, 401],
    path: ({ hidden }) => String(hidden.id),
    body: () => ({ message: 'Why?' }),
  },
  'GET /reports/appeal': { expected: [404, 404, 404, 404, 404, 404, 404, 401], path: () => '?token=unknown' },
  'POST /reports/appeal': {
    expected: [404, 404, 404, 404, 404, 404, 404, 401],
    body: () => ({ token: 'unknown', message: 'Why?' }),
  },
  'GET /admin/reports': { expected: admins, moderator: 200 },
  'GET /admin/reports/:id': { expected: admins, moderator: 200, path: ({ report }) => String(report.id) },
  'POST /admin/reports/:id/resolve': {
    expected: admins,
    moderator: 200,
    path: ({ report }) => String(report.id),
    body: () => ({ action: 'hide' }),
  },
  'POST /admin/reports/:id/reopen': { expected: admins, moderator: 200, path: ({ decided }) => String(decided.id) },
  'GET /teams/me': { expected: members },
  'GET /businesses/:id/team': { expected: owners, ...business() },
  'POST /businesses/:id/team': {
    expected: [401, 404, 403, 403, 403, 201, 403, 401],
    ...business(),
    body: () => ({ email: `${crypto.randomUUID()}@example.com`, role: 'member' }),
  },
  'POST /businesses/:id/team/accept': {
    expected: [401, 200, 404, 404, 404, 404, 404, 401],
    moderator: 404,
    ...business(),
  },
  'POST /businesses/:id/team/decline': {
    expected: [401, 200, 404, 404, 404, 404, 404, 401],
    moderator: 404,
    ...business(),
  },
  // The owner cannot leave.
  'DELETE /businesses/:id/team/me': { expected: [401, 404, 200, 200, 200, 409, 404, 401], ...business() },
  'PATCH /businesses/:id/team/:association_id': {
    expected: owners,
    path: ({ business, membership }) => [business.id, membership.id],
    body: () => ({ role: 'member' }),
  },
  'DELETE /businesses/:id/team/:association_id': {
    expected: owners,
    path: ({ business, membership }) => [business.id, membership.id],
  },
  'POST /businesses/:id/team/:association_id/resend': {
    expected: owners,
    path: ({ business, invitation }) => [business.id, invitation.id],
  },
  'POST /businesses/:id/access-requests': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    path: ({ claimed }) => [claimed.id],
  },
  'POST /businesses/:id/access-requests/:request_id/accept': {
    expected: owners,
    path: ({ business, request }) => [business.id, request.id],
    body: () => ({ role: 'member' }),
  },
  'POST /businesses/:id/access-requests/:request_id/decline': {
    expected: owners,
    path: ({ business, request }) => [business.id, request.id],
  },
  'GET /auth/picture': { expected: members },
  'POST /auth/picture': { expected: members, body: () => pictureForm(picture) },
  'DELETE /auth/picture': { expected: members },
  'DELETE /admin/users/:id/picture': { expected: admins, moderator: 200, path: ({ other }) => String(other.id) },
  'GET /users/:id': { expected: anyone, path: ({ other }) => String(other.id) },
  'GET /users/:id/answers': { expected: anyone, path: ({ other }) => String(other.id) },
  'GET /questions': { expected: anyone },
  'GET /questions/similar': { expected: anyone },
  'GET /questions/:id': { expected: anyone, ...question() },
  'POST /questions': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ title: 'Where?', content: 'Here?' }),
  },
  'PUT /questions/:id': {
    expected: [401, 403, 403, 403, 403, 200, 403, 401],
    ...question(),
    body: () => ({ title: 'Where?', content: 'Here?' }),
  },
  'DELETE /questions/:id': { expected: [401, 403, 403, 403, 403, 200, 200, 401], ...question() },
  'POST /questions/:id/restore': { expected: deleter.owner, ...gone('question') },
  'GET /questions/:id/versions': { expected: anyone, ...question() },
  'GET /questions/:id/related': { expected: anyone, ...question() },
  'POST /questions/:id/duplicate': {
    expected: [401, 403, 403, 403, 403, 200, 200, 401],
    moderator: 200,
    ...question(),
    body: ({ earlier }) => ({ original_id: earlier.id }),
  },
  'DELETE /questions/:id/duplicate': {
    expected: [401, 403, 403, 403, 403, 409, 409, 401],
    moderator: 409,
    ...question(),
  },
  'POST /questions/:id/vote': { expected: members, ...question(), body: () => ({ vote_type: 'upvote' }) },
  'POST /answers': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: ({ question }) => ({ question_id: question.id, content: 'There.' }),
  },
  'GET /answers/:id': { expected: anyone, ...answer() },
  'GET /answers/:id/versions': { expected: anyone, ...answer() },
  'PUT /answers/:id': {
    expected: [401, 403, 403, 200, 403, 403, 403, 401],
    ...answer(),
    body: () => ({ content: 'Over there.' }),
  },
  'DELETE /answers/:id': { expected: [401, 403, 403, 200, 403, 403, 200, 401], ...answer() },
  'POST /answers/:id/restore': { expected: deleter.member, ...gone('answer') },
  'POST /answers/:id/vote': { expected: members, ...answer(), body: () => ({ vote_type: 'downvote' }) },
  'POST /answers/:id/accept': { expected: [401, 403, 403, 403, 403, 200, 403, 401], ...answer() },
  'GET /topics': { expected: anyone },
  'GET /topics/:slug': { expected: anyone, path: () => 'money-and-taxes' },
  'POST /topics/suggest': { expected: members, body: () => ({ title: 'Sales tax', content: '' }) },
  'GET /admin/topics': { expected: admins, moderator: 200 },
  'POST /admin/topics': {
    expected: [401, 403, 403, 403, 403, 403, 201, 401],
    moderator: 201,
    body: () => ({ slug: `topic-${crypto.randomUUID()}`, name: crypto.randomUUID() }),
  },
  'PUT /admin/topics/:slug': {
    expected: admins,
    moderator: 200,
    path: () => 'money-and-taxes',
    body: () => ({ name: 'Money' }),
  },
  'DELETE /admin/topics/:slug': { expected: adminsMissing, moderator: 404, path: () => 'nothing' },
  'PUT /admin/questions/:id/topics': {
    expected: admins,
    moderator: 200,
    ...question(),
    body: () => ({ topics: ['money-and-taxes'] }),
  },
  'DELETE /admin/questions/:id': { expected: admins, ...question() },
  'POST /admin/questions/:id/restore': { expected: admins, ...gone('question') },
  'DELETE /admin/answers/:id': { expected: admins, ...answer() },
  'POST /admin/answers/:id/restore': { expected: admins, ...gone('answer') },
  'GET /jobs': { expected: anyone },
  'GET /jobs/user/me': { expected: members },
  'GET /jobs/:id': { expected: anyone, ...job() },
  'POST /jobs': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ title: 'Cook', company: 'Galley', description: 'Cook for six.' }),
  },
  'PUT /jobs/:id': { expected: [401, 403, 403, 403, 403, 200, 403, 401], ...job(), body: () => ({ title: 'Cooks' }) },
  'DELETE /jobs/:id': { expected: [401, 403, 403, 403, 403, 200, 200, 401], ...job() },
  'POST /jobs/:id/restore': { expected: deleter.owner, ...gone('job') },
  'POST /jobs/:id/renew': { expected: [401, 403, 403, 403, 403, 200, 403, 401], ...job() },
  'POST /jobs/renew': { expected: [400, 400, 400, 400, 400, 400, 400, 401], body: () => ({ token: 'unknown' }) },
  'POST /jobs/:id/apply': { expected: [401, 201, 201, 201, 201, 403, 201, 401], ...job(), body: () => ({}) },
  'GET /jobs/:id/applications': { expected: [401, 403, 403, 403, 403, 200, 403, 401], ...job() },
  'PATCH /jobs/:id/applications/:application_id': {
    expected: [401, 403, 403, 403, 403, 200, 403, 401],
    path: ({ job, application }) => [job.id, application.id],
    body: () => ({ state: 'seen' }),
  },
  'GET /applications/me': { expected: members },
  'DELETE /applications/:id': {
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    path: ({ application }) => String(application.id),
  },
  'GET /saved-searches': { expected: members },
  'POST /saved-searches': {
    expected: [401, 201, 201, 201, 201, 201, 201, 401],
    body: () => ({ list: 'jobs', query: 'search=cook' }),
  },
  'PATCH /saved-searches/:id': {
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    path: ({ savedSearch }) => String(savedSearch.id),
    body: () => ({ has_alerts: false }),
  },
  'DELETE /saved-searches/:id': {
    expected: [401, 404, 404, 404, 404, 404, 404, 401],
    path: ({ savedSearch }) => String(savedSearch.id),
  },
  'GET /jobs/user/saved': { expected: members },
  'PUT /jobs/:id/saved': { expected: members, ...job(), body: () => ({ is_saved: true }) },
  'DELETE /admin/jobs/:id': { expected: admins, ...job() },
  'POST /admin/jobs/:id/restore': { expected: admins, ...gone('job') },
  'GET /admin/deletions': { expected: admins },
  'GET /events': { expected: anyone },
  'GET /events/calendar': { expected: anyone, path: () => '?month=2026-12' },
  'GET /events/:id': {
    expected: [404, 404, 200, 200, 200, 200, 200, 401],
    path: ({ event }) => String(event.id),
  },
  'GET /events/user/interested': { expected: members },
  'GET /events/:id/cancellation': { expected: missing, path: ({ event }) => String(event.id) },
  'PUT /events/:id/interest': {
    expected: [401, 404, 409, 409, 409, 409, 409, 401],
    path: ({ event }) => [event.id],
  },
  'DELETE /events/:id/interest': {
    expected: [401, 404, 200, 200, 200, 200, 200, 401],
    path: ({ event }) => [event.id],
  },
  'GET /businesses/:id/events': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'GET /businesses/:id/jobs': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'GET /businesses/:id/figures': { expected: [401, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'POST /businesses/:id/confirm': { expected: [401, 404, 403, 403, 200, 200, 403, 401], ...business() },
  'POST /businesses/confirm': {
    expected: [400, 400, 400, 400, 400, 400, 400, 401],
    body: () => ({ token: 'unknown' }),
  },
  'GET /admin/confirmations': { expected: admins },
  'POST /figures': { expected: anyone, body: () => ({ kind: 'seen', business_ids: [1] }) },
  'GET /businesses/:id/answers': { expected: [404, 404, 200, 200, 200, 200, 200, 401], ...business() },
  'POST /businesses/:id/events': {
    expected: [401, 404, 403, 201, 201, 201, 403, 401],
    ...business(),
    body: eventFields,
  },
  'PUT /businesses/:id/events/:event_id': {
    expected: [401, 404, 403, 200, 403, 403, 200, 401],
    ...event(),
    body: eventFields,
  },
  'DELETE /businesses/:id/events/:event_id': { expected: [401, 404, 403, 200, 403, 403, 200, 401], ...event() },
  'POST /businesses/:id/events/:event_id/restore': {
    expected: deleter.member,
    path: ({ business, gone }) => [business.id, gone.event.id],
  },
  'PATCH /businesses/:id/events/:event_id/toggle': {
    expected: [401, 404, 403, 403, 200, 200, 200, 401],
    ...event(),
  },
  'GET /notifications': { expected: members },
  'POST /notifications/read': { expected: members, body: () => ({ all: true }) },
  'GET /notifications/preferences': { expected: members },
  'PUT /notifications/preferences': {
    expected: members,
    body: () => ({ preferences: { 'answer.created': { email: 'never' } } }),
  },
  'GET /notifications/address': { expected: members },
  // No email came back.
  'POST /notifications/address/confirm': { expected: [401, 409, 409, 409, 409, 409, 409, 401] },
  'GET /notifications/links/:token': { expected: [404, 404, 404, 404, 404, 404, 404, 401], path: () => 'unknown' },
  'PUT /notifications/links/:token': {
    expected: [404, 404, 404, 404, 404, 404, 404, 401],
    path: () => 'unknown',
    body: () => ({ preferences: {} }),
  },
  'GET /notifications/unsubscribe/:token': {
    expected: [303, 303, 303, 303, 303, 303, 303, 401],
    path: () => 'unknown',
  },
  'POST /notifications/unsubscribe/:token': {
    expected: [404, 404, 404, 404, 404, 404, 404, 401],
    path: () => 'unknown',
  },
  'POST /saved-searches/stop/:token': {
    expected: [404, 404, 404, 404, 404, 404, 404, 401],
    path: () => 'unknown',
    body: () => ({ list: 'jobs', query: '' }),
  },
  'GET /follows': { expected: members },
  'GET /follows/:target_type/:key': { expected: members, path: ({ question }) => ['question', question.id] },
  'PUT /follows/:target_type/:key': { expected: members, path: ({ question }) => ['question', question.id] },
  'DELETE /follows/:target_type/:key': { expected: members, path: ({ question }) => ['question', question.id] },
  'POST /markdown': { expected: members, body: () => ({ text: '*x*' }) },
  'POST /chat': { expected: anyone, body: () => ({ message: 'Who repairs boats?' }) },
  'GET /admin/chat/stats': { expected: admins },
  'GET /admin/chat/usage': { expected: admins },
  'GET /admin/chat/usage/:ip': { expected: admins, path: ({ blocked }) => blocked.ip_address },
  'GET /admin/chat/blocked': { expected: admins },
  'GET /admin/chat/unanswered': { expected: admins },
  'DELETE /admin/chat/unanswered/:id': { expected: admins, path: ({ unanswered }) => String(unanswered.id) },
  'POST /admin/chat/block/:ip': {
    expected: admins,
    path: ({ blocked }) => blocked.ip_address,
    body: () => ({ reason: 'No' }),
  },
  'POST /admin/chat/unblock/:ip': { expected: admins, path: ({ blocked }) => blocked.ip_address },
  'GET /search': { expected: anyone },
  'GET /home': { expected: anyone },
  'GET /home/own': { expected: members },
  'GET /help': { expected: anyone },
  'GET /help/:name': { expected: anyone, path: () => 'claim-a-business' },
  'GET /legal/:name': { expected: anyone, path: () => 'privacy-policy' },
}

const keys = Object.keys(table) as (keyof typeof table)[]

test('the table lists every endpoint', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(endpoints).sort())
})

test('refuses methods that are not in the table', async () => {
  const { users } = await makeScene()
  // A path with a fixed segment also matches the pattern of another path with a parameter.
  const patterns = keys.map((key) => new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`))
  for (const path of new Set(keys.map((key) => (key.split(' ')[1] ?? '').replace(/:\w+/g, '1')))) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (patterns.some((pattern) => pattern.test(`${method} ${path}`))) continue
      const { status } = await as(users.site).send(method, `/api${path}`)
      expect(status, `${method} ${path}`).toBe(405)
    }
  }
})

function send(key: keyof typeof table, scene: Scene, role: Role): Promise<TestResponse> {
  const { path, body } = table[key]
  const [method = '', pattern = ''] = key.split(' ')
  const parameters = [path?.(scene) ?? ''].flat()
  const filled = pattern.includes('/:')
    ? pattern.replace(/:\w+/g, () => String(parameters.shift()))
    : `${pattern}${parameters.join('')}`
  return as(scene.users[role]).send(method, `/api${filled}`, { body: body?.(scene) })
}

function getExpected(key: keyof typeof table, role: Role): number {
  const { expected, moderator } = table[key]
  if (role === 'moderator' && moderator !== undefined) return moderator
  return expected[listedRoles.indexOf(role === 'moderator' ? 'stranger' : role)] ?? 0
}

const needsDeletions = (key: keyof typeof table) => key.endsWith('/restore')
/** The scenes, with and without deletions, that no successful write has changed yet. */
const unchanged = new Map<boolean, Scene>()

async function takeScene(key: keyof typeof table): Promise<Scene> {
  const kind = needsDeletions(key)
  const scene = unchanged.get(kind) ?? (await makeScene(kind))
  unchanged.set(kind, scene)
  return scene
}

test.each(keys)('%s admits the roles of the table', async (key) => {
  const actual: Record<Role, number> = {} as Record<Role, number>
  for (const role of roles) {
    const answer = await send(key, await takeScene(key), role)
    actual[role] = answer.status
    if (answer.status >= 400) expect(answer.body.error).toEqual(expect.any(String))
    // A successful write changes the data, so the next role needs new data.
    else if (!key.startsWith('GET ')) unchanged.delete(needsDeletions(key))
  }
  expect(actual).toEqual(Object.fromEntries(roles.map((role) => [role, getExpected(key, role)])))
})

/** Writes of administrators that affect only the administrators themselves. */
const personalKeys = [
  'PUT /admin/waiting/email',
  'PUT /profiles/draft',
  'DELETE /profiles/draft',
  'DELETE /events/:id/interest',
]

/** Writes about content that the audit log must not store. */
const nameless = ['DELETE /admin/chat/unanswered/:id']

/**
 * Writes that a stranger may not make but an administrator of the network may, without being in the team. The audit log
 * records them.
 */
const auditedKeys = keys.filter((key) => {
  const isRefusedToStrangers = [403, 404].includes(getExpected(key, 'stranger'))
  return !/^GET /.test(key) && !personalKeys.includes(key) && isRefusedToStrangers && getExpected(key, 'site') < 300
})

test.each(auditedKeys)('%s by an administrator leaves an audit entry', async (key) => {
  const scene = await makeScene(needsDeletions(key))
  await send(key, scene, 'site')
  const { id, full_name } = scene.users.site
  const entries = await db.selectFrom('audit_log').where('actor_id', '=', id).selectAll().execute()
  const target_name = nameless.includes(key) ? null : expect.any(String)
  expect(entries).toMatchObject([{ actor_name: full_name, target_name, ip_address: '127.0.0.1' }])
})
