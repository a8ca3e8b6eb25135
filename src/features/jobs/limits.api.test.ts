import { expect, test } from 'vitest'
import { sendUntilServed, startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeJob } from './jobs.make.ts'

const { as } = await startTestApp({ RATE_LIMITS: 'on' })

test('limits applications per user to fifty', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const jobs = await Promise.all(Array.from({ length: 51 }, () => makeJob({ user_id: owner.id })))
  const apply = ({ id }: { id: number }) => sendUntilServed(() => as(applicant).post(`/api/jobs/${id}/apply`, {}))
  const answers = await Promise.all(jobs.map(apply))
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([50, 1])
  expect(refused[0]?.body.error).toMatch(/^That was a lot of applications\. Please try again in \d+ minutes\.$/)
  const { count } = await db
    .selectFrom('job_applications')
    .where('user_id', '=', applicant.id)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(50)
  const other = await as(await makeUser()).post(`/api/jobs/${jobs[0]?.id}/apply`, {})
  expect(other.status).toBe(201)
})

test('limits how often a member applies to one job, because each application is an email to its poster', async () => {
  const [owner, applicant] = [await makeUser(), await makeUser()]
  const { id } = await makeJob({ user_id: owner.id })
  const statuses: number[] = []
  for (let number = 0; number < 6; number++) {
    const { status, body } = await as(applicant).post(`/api/jobs/${id}/apply`, {})
    statuses.push(status)
    if (status === 201) await as(applicant).delete(`/api/applications/${body.application.id}`)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  expect((await as(await makeUser()).post(`/api/jobs/${id}/apply`, {})).status).toBe(201)
})
