import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { sql } from '../../../database/open.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeApplication, makeJob } from '../jobs.make.ts'
import { applicationStates } from './applications.constants.ts'

const { as, mailFolder } = await startTestApp()
const { waitForEmail } = openMailbox(mailFolder)

async function makeScene() {
  const owner = await makeUser({ full_name: 'Olga Owner' })
  const applicant = await makeUser({ full_name: 'Ann Applicant' })
  const job = await makeJob({ user_id: owner.id, title: 'Deckhand', company: 'Sea Lion Charters' })
  const application = await makeApplication({ job_id: job.id, user_id: applicant.id, cover_letter: 'Dear all' })
  const path = `/api/jobs/${job.id}/applications/${application.id}`
  const setState = (body: object) => as(owner).patch(path, body)
  const readOwn = async () => (await as(applicant).get('/api/applications/me')).body.applications
  return { owner, applicant, job, application, path, setState, readOwn }
}

test('the poster sets the state of an application, which the applicant sees', async () => {
  const { owner, applicant, job, application, setState, readOwn } = await makeScene()
  expect(await readOwn()).toEqual([
    {
      id: application.id,
      job_id: job.id,
      title: 'Deckhand',
      company: 'Sea Lion Charters',
      is_active: true,
      cover_letter: 'Dear all',
      state: 'new',
      state_changed_at: null,
      created_at: expect.stringMatching(/Z$/),
    },
  ])
  for (const state of [...applicationStates, 'new']) {
    const { status, body } = await setState({ state })
    expect([status, body.application?.state]).toEqual([200, state])
    expect((await readOwn())[0]).toMatchObject({ state })
  }
  await setState({ state: 'talking' })
  const listed = (await as(owner).get(`/api/jobs/${job.id}/applications`)).body.applications
  expect(listed).toMatchObject([
    { state: 'talking', state_changed_at: expect.stringMatching(/Z$/), email: applicant.email },
  ])
  const page = (await as(applicant).get(`/api/jobs/${job.id}`)).body.job
  expect(page).toMatchObject({ has_applied: true, application: { id: application.id, state: 'talking' } })
  expect((await as(owner).get(`/api/jobs/${job.id}`)).body.job).toMatchObject({ has_applied: false, application: null })
})

test('rejects an unknown state, an application of another job, and everybody but the poster', async () => {
  const { owner, applicant, job, path, setState } = await makeScene()
  const other = await makeJob({ user_id: owner.id })
  const elsewhere = path.replace(`/jobs/${job.id}/`, `/jobs/${other.id}/`)
  expect((await setState({ state: 'maybe' })).body.errors).toEqual([
    { field: 'state', message: 'state must be one of new, seen, talking, no, hired' },
  ])
  expect((await setState({ state: 'seen', send_email: 'yes' })).status).toBe(400)
  expect((await as(owner).patch(elsewhere, { state: 'seen' })).body).toEqual({ error: 'Application not found' })
  for (const user of [applicant, await makeAdmin()]) {
    expect((await as(user).patch(path, { state: 'hired' })).status).toBe(403)
  }
})

test('lets the poster of a closed job set the state of its applications', async () => {
  const { owner, job, setState, readOwn } = await makeScene()
  await as(owner).put(`/api/jobs/${job.id}`, { is_active: false })
  expect((await setState({ state: 'hired' })).status).toBe(200)
  expect(await readOwn()).toMatchObject([{ is_active: false, state: 'hired' }])
})

test('emails the applicant when the poster wants it, once for each new state', async () => {
  const { applicant, setState } = await makeScene()
  await setState({ state: 'seen' })
  await setState({ state: 'talking', send_email: true })
  await setState({ state: 'talking', send_email: true })
  const { subject, text } = await waitForEmail(applicant.email)
  expect(subject).toBe('They would like to talk: Deckhand')
  expect(text).toContain('Good news: Sea Lion Charters would like to talk with you about “Deckhand”.')
  expect(text).toContain('/my-applications')
  await setState({ state: 'no', send_email: true })
  const last = await waitForEmail(applicant.email, 2)
  expect(last.text).toContain('Thank you for your application to “Deckhand”.')
  await setState({ state: 'new', send_email: true })
  await setState({ state: 'hired', send_email: true })
  expect((await waitForEmail(applicant.email, 3)).subject).toBe('Congratulations: Deckhand')
})

test('lets only the applicant withdraw an application and apply again', async () => {
  const { owner, applicant, job, application, readOwn } = await makeScene()
  const path = `/api/applications/${application.id}`
  for (const user of [owner, await makeAdmin()]) expect((await as(user).delete(path)).status).toBe(404)
  expect((await as(applicant).delete(path)).body).toEqual({ message: expect.any(String) })
  expect((await as(applicant).delete(path)).status).toBe(404)
  expect(await readOwn()).toEqual([])
  expect((await as(owner).get(`/api/jobs/${job.id}/applications`)).body.applications).toEqual([])
  expect((await as(applicant).post(`/api/jobs/${job.id}/apply`, {})).status).toBe(201)
})

test("lists an application to a hidden job without the job's text", async () => {
  const { job, readOwn } = await makeScene()
  await db.updateTable('jobs').set({ visibility: 'hidden' }).where('id', '=', job.id).execute()
  expect(await readOwn()).toMatchObject([{ job_id: job.id, title: null, company: null, is_active: false }])
})

test('the job of a banned poster is shown as closed to its applicants', async () => {
  const { owner, readOwn } = await makeScene()
  await db.updateTable('users').set({ is_banned: true }).where('id', '=', owner.id).execute()
  expect(await readOwn()).toMatchObject([{ title: 'Deckhand', is_active: false }])
})

test('deletes applications and saved jobs with the account', async () => {
  const { owner, applicant, job } = await makeScene()
  await as(applicant).put(`/api/jobs/${job.id}/saved`, { is_saved: true })
  await db.deleteFrom('users').where('id', '=', applicant.id).execute()
  expect((await as(owner).get(`/api/jobs/${job.id}/applications`)).body.applications).toEqual([])
  expect(await db.selectFrom('saved_jobs').where('job_id', '=', job.id).selectAll().execute()).toEqual([])
})

test('own applications come in pages, the newest first', async () => {
  const { owner, applicant } = await makeScene()
  const titles = ['Cook', 'Guide', 'Clerk']
  for (const title of titles) {
    const { id } = await makeJob({ user_id: owner.id, title })
    await makeApplication({ job_id: id, user_id: applicant.id })
  }
  const first = (await as(applicant).get('/api/applications/me?limit=3')).body
  const second = (await as(applicant).get(`/api/applications/me?limit=3&cursor=${first.next_cursor}`)).body
  const listed = [...first.applications, ...second.applications].map(({ title }) => title)
  expect([listed, second.next_cursor]).toEqual([['Clerk', 'Guide', 'Cook', 'Deckhand'], null])
})

const readNotices = async (user: { token: string }) =>
  (await as(user).get('/api/notifications')).body.notifications.map(({ kind, title }: Record<string, unknown>) => [
    kind,
    title,
  ])

test('notifies the poster about applications, and deletes the notification with the applicant', async () => {
  const owner = await makeUser()
  const { id } = await makeJob({ user_id: owner.id, title: 'Deckhand' })
  const [ann, bob] = [await makeUser({ full_name: 'Ann Applicant' }), await makeUser()]
  const { application } = (await as(ann).post(`/api/jobs/${id}/apply`, {})).body
  expect(await readNotices(owner)).toEqual([['application.created', 'Ann Applicant applied to “Deckhand”']])
  await as(bob).post(`/api/jobs/${id}/apply`, {})
  expect(await readNotices(owner)).toEqual([['application.created', '2 applications to “Deckhand”']])
  await db.deleteFrom('users').where('id', '=', bob.id).execute()
  await as(ann).delete(`/api/applications/${application.id}`)
  expect(await readNotices(owner)).toEqual([])
  expect(await readNotices(ann)).toEqual([])
})

test('notifies the applicant only about the last state', async () => {
  const { applicant, job, setState } = await makeScene()
  await setState({ state: 'seen' })
  expect(await readNotices(applicant)).toEqual([['application.state', 'Your application to “Deckhand” was read']])
  await setState({ state: 'hired' })
  expect(await readNotices(applicant)).toEqual([['application.state', 'Congratulations: you have the job “Deckhand”']])
  await setState({ state: 'new' })
  expect(await readNotices(applicant)).toEqual([])
  await setState({ state: 'talking' })
  await db.updateTable('jobs').set({ visibility: 'hidden' }).where('id', '=', job.id).execute()
  expect(await readNotices(applicant)).toEqual([])
})

test('the name of an application does not reveal the title of a hidden job', async () => {
  const { owner, applicant, job, application } = await makeScene()
  await db.updateTable('jobs').set({ visibility: 'hidden' }).where('id', '=', job.id).execute()
  const { rows } = await sql<{ seen: string | null; own: string | null }>`
    select visible_name('application', ${application.id}, ${applicant.id}) as seen,
      visible_name('application', ${application.id}, ${owner.id}) as own`.execute(db)
  expect(rows).toEqual([{ seen: null, own: 'Deckhand' }])
})
