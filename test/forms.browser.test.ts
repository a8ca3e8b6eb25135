import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { claimForm, makeClaim } from '../src/features/claims/claims.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { makeReport } from '../src/features/reports/reports.make.ts'
import { startTestApp } from './app.ts'
import { button, fill, startBrowser, waitUntilReady } from './browser.ts'
import { db } from './database.ts'
import { openMailbox } from './mailbox.ts'

const app = await startTestApp({ EMAIL_VERIFICATION: 'required' })
const { open } = await startBrowser(app)

const [owner, member, admin] = await Promise.all([makeUser(), makeUser(), makeAdmin()])
const business = await makeBusiness({ website: 'https://kelp.example.com' }, { owner })
const unclaimed = await makeBusiness({ website: 'https://kelp.example.com' })
const pending = await makeBusiness({ verification_status: 'pending', is_public: false })
const question = await makeQuestion({ user_id: member.id })
await makeAnswer({ question_id: question.id, user_id: member.id })
const job = await makeJob({ user_id: owner.id, title: 'Net mender' })
const event = await makeEvent({ business_id: business.id, created_by: owner.id })
await makeClaim({ business_id: unclaimed.id, user_id: owner.id })
const hidden = await makeQuestion({ user_id: member.id })
const report = await makeReport({ target_id: hidden.id, author_id: member.id })
await app.as(admin).post(`/api/admin/reports/${report.id}/resolve`, { action: 'hide' })
await app.as(member).post(`/api/businesses/${business.id}/dispute`, claimForm())

/** Opens an expired verification link. */
async function expiredLink() {
  const unverified = await makeUser({ verified: false })
  await app.visitor.post('/api/auth/resend-verification', { email: unverified.email })
  const link = await openMailbox(app.mailFolder).waitForLink(unverified.email)
  await db.updateTable('email_tokens').where('user_id', '=', unverified.id).set({ expires_at: '2020-01-01' }).execute()
  return link
}

type Form = {
  /** The component that validates the form. */
  component?: string
  path: string
  as?: { token: string }
  /** Buttons that open the form. */
  press?: string[]
  submit: string
  complains?: RegExp
}

const forms: Record<string, Form> = {
  login: { component: 'accounts/LoginPage', path: '/login', submit: 'Login' },
  registration: { component: 'accounts/RegisterPage', path: '/register', submit: 'Sign Up' },
  'forgotten password': {
    component: 'accounts/ForgotPasswordPage',
    path: '/forgot-password',
    submit: 'Send reset link',
  },
  'new password': {
    component: 'accounts/ResetPasswordPage',
    path: '/reset-password?token=any',
    submit: 'Set new password',
  },
  'another verification link': {
    component: 'accounts/ResendVerification',
    path: await expiredLink(),
    submit: 'Resend Verification Email',
    complains: /status of 400/,
  },
  'personal information': {
    component: 'accounts/ProfileForm',
    path: '/profile',
    as: member,
    press: ['Edit'],
    submit: 'Save',
  },
  'account deletion': {
    component: 'accounts/DeleteAccount',
    path: '/profile',
    as: member,
    press: ['Delete Account'],
    submit: 'Delete Account',
  },
  'new password of a session': {
    component: 'security/PasswordCard',
    path: '/profile/security',
    as: member,
    press: ['Change Password'],
    submit: 'Change Password',
  },
  'new email address': {
    component: 'security/EmailCard',
    path: '/profile/security',
    as: member,
    press: ['Change Email Address'],
    submit: 'Change Email Address',
  },
  report: {
    component: 'reports/ReportDialog',
    path: `/questions/${question.id}`,
    as: owner,
    press: ['Report this question'],
    submit: 'Send Report',
  },
  correction: {
    component: 'businesses/suggestions/SuggestDialog',
    path: `/businesses/${unclaimed.id}`,
    press: ['Suggest a correction'],
    submit: 'Send Correction',
  },
  'merge of names': {
    component: 'businesses/synonyms/MergeForm',
    path: '/admin/names',
    as: admin,
    submit: 'Merge Names',
  },
  appeal: {
    component: 'reports/AppealBox',
    path: `/questions/${hidden.id}`,
    as: member,
    press: ['Appeal'],
    submit: 'Send Appeal',
    complains: /404/,
  },
  'answer to a dispute': {
    component: 'claims/disputes/ReceivedDisputes',
    path: `/my-businesses/${business.id}`,
    as: owner,
    submit: 'Send Answer',
  },
  'new question': { component: 'questions/PostForm', path: '/questions/new', as: member, submit: 'Post Question' },
  topic: {
    component: 'questions/topics/TopicDialog',
    path: '/moderation/topics',
    as: admin,
    press: ['Add Topic'],
    submit: 'Add Topic',
  },
  question: { path: `/questions/${question.id}`, as: member, press: ['Edit'], submit: 'Save Changes' },
  answer: { path: `/questions/${question.id}`, as: owner, submit: 'Post Answer' },
  'new job': { component: 'jobs/JobForm', path: '/jobs/new', as: owner, submit: 'Post Job' },
  job: { path: `/jobs/${job.id}/edit`, as: owner, submit: 'Save Changes' },
  'new event': {
    component: 'events/EventForm',
    path: `/businesses/${business.id}/events/new`,
    as: owner,
    submit: 'Create Event',
  },
  event: { path: `/businesses/${business.id}/events/${event.id}/edit`, as: owner, submit: 'Save Changes' },
  'new business': {
    component: 'businesses/editor/BusinessForm',
    path: '/businesses/new',
    as: owner,
    submit: 'Create Business',
  },
  business: { path: `/businesses/${business.id}/edit`, as: owner, submit: 'Save Changes' },
  'new business of an administrator': { path: '/admin/businesses/new', as: admin, submit: 'Create Business' },
  claim: {
    component: 'claims/ClaimRequestForm',
    path: `/businesses/${unclaimed.id}/claim`,
    as: member,
    submit: 'Submit Claim Request',
  },
  'mailbox that proves a claim': {
    component: 'claims/DomainProof',
    path: '/my-businesses',
    as: owner,
    press: ['Prove by Email'],
    submit: 'Send Code',
  },
  invitation: {
    component: 'teams/InviteMember',
    path: `/businesses/${business.id}/team`,
    as: owner,
    press: ['Invite'],
    submit: 'Send Invitation',
  },
  import: { path: '/admin/import', as: admin, submit: 'Import' },
  'blocked address': { path: '/admin?tab=chat', as: admin, submit: 'Block…' },
  'reason of a rejection': {
    path: `/admin?tab=verification&review=${pending.id}`,
    as: admin,
    press: ['Reject'],
    submit: 'Reject',
  },
}

test('the table lists every form', () => {
  const checked = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && readFileSync(join('src/features', file), 'utf8').includes('useApiForm('))
    .map((file) => file.replace('.tsx', ''))
  // A job application has no required field. The others follow a step that needs a correct password.
  const exceptions = ['jobs/applications/ApplyForm', 'secondFactor/AppDialog', 'secondFactor/SecondStep']
  const listed = [...Object.values(forms).flatMap(({ component }) => component ?? []), ...exceptions]
  expect(checked.sort()).toEqual(listed.sort())
})

test.each(Object.entries(forms))('%s: an empty submit focuses the first invalid field', async (_, form) => {
  const visit = await open(form.path, { as: form.as })
  const { page } = visit
  if (form.complains) visit.expectPageError(form.complains)
  for (const name of form.press ?? []) await page.getByRole('button', { name, exact: true }).first().click()
  const submit = page.getByRole('button', { name: form.submit, exact: true }).and(page.locator('[type=submit]'))
  await submit.waitFor()
  await submit.evaluate((button: HTMLButtonElement) => {
    for (const control of button.form?.elements ?? []) {
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
      if (control.readOnly || control.type === 'checkbox' || control.value === '') continue
      // React only detects values set through the native setter.
      const { prototype } = control.constructor as typeof HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, '')
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await submit.click()
  const wrong = page.locator('form [aria-invalid="true"]')
  await wrong.first().waitFor()
  await waitUntilReady(page)
  const states = await wrong.evaluateAll((controls) =>
    controls
      .map((control) => ({ box: control.getBoundingClientRect(), focused: control === document.activeElement }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ focused }) => focused),
  )
  expect(states[0], `the first of ${states.length} wrong fields has the focus`).toBe(true)
})

/** Forms with optional fields: the values of the required fields, and the expected request. */
const optionalForms: Record<string, { form: Form; typed: Record<string, string>; call: string }> = {
  event: {
    form: { path: `/businesses/${business.id}/events/new`, as: owner, submit: 'Create Event' },
    typed: {
      Title: 'Open house',
      Description: 'Coffee.',
      'Start Date/Time': '2030-12-04T18:00',
      'End Date/Time': '2030-12-04T20:00',
    },
    call: `/api/businesses/${business.id}/events`,
  },
  job: {
    form: { path: '/jobs/new', as: owner, submit: 'Post Job' },
    typed: { Title: 'Deckhand', Company: 'Kelp', Description: 'Work.' },
    call: '/api/jobs',
  },
  application: {
    form: { path: `/jobs/${job.id}`, as: member, submit: 'Submit Application' },
    typed: {},
    call: `/api/jobs/${job.id}/apply`,
  },
  business: {
    form: { path: '/businesses/new', as: owner, submit: 'Create Business' },
    typed: { 'Business name': 'Kelp', 'Alaska Business Entity Number': '10012345' },
    call: '/api/profiles',
  },
  'business of an administrator': {
    form: { path: '/admin/businesses/new', as: admin, submit: 'Create Business' },
    typed: { 'Business name': 'Kelp and more' },
    call: '/api/profiles',
  },
  claim: {
    form: { path: `/businesses/${unclaimed.id}/claim`, as: member, submit: 'Submit Claim Request' },
    typed: { 'Alaska Business Entity Number': '10012345', Message: 'I run it.' },
    call: `/api/businesses/${unclaimed.id}/claim`,
  },
  'personal information': {
    form: { path: '/profile', as: member, press: ['Edit'], submit: 'Save' },
    typed: {},
    call: '/api/auth/profile',
  },
}

test.each(Object.entries(optionalForms))(
  '%s: empty optional fields are sent as null',
  async (_, { form, typed, call }) => {
    const { page } = await open(form.path, { as: form.as })
    for (const name of form.press ?? []) await button(page, name).click()
    await fill(page, typed)
    const request = page.waitForRequest(
      (candidate) => new URL(candidate.url()).pathname === call && candidate.method() !== 'GET',
    )
    await button(page, form.submit).click()
    const body = (await request).postDataJSON()
    const response = await (await request).response()
    expect(response?.ok()).toBe(true)
    expect(Object.values(body)).toContain(null)
    expect(Object.values(body)).not.toContain('')
    await waitUntilReady(page)
  },
)

const messageFields = {
  report: 'What should the moderators know?',
  correction: 'What is right?',
  appeal: 'Why is the decision wrong?',
  'answer to a dispute': 'Your answer',
}

test.each(Object.entries(messageFields))('%s: a half-written message survives a reload', async (name, label) => {
  const { path, as, press = [], complains } = forms[name] as Form
  const visit = await open(path, { as, width: 390 })
  const { page } = visit
  if (complains) visit.allowPageError(complains)
  const show = async () => {
    for (const name of press) await page.getByRole('button', { name, exact: true }).first().click()
    if (name === 'correction') await page.getByLabel('What is wrong?').selectOption('Something else')
  }
  await show()
  await page.getByLabel(label).fill('It moved across the street in May.')
  await page.reload()
  await waitUntilReady(page)
  await show()
  await page.getByText('Your unsent draft was restored.').waitFor()
  await expect.poll(() => page.getByLabel(label).inputValue()).toBe('It moved across the street in May.')
})
