import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeEvent } from '../events/events.make.ts'
import { makeJob } from '../jobs/jobs.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'

const { as } = await startTestApp()
// A second process on the same database also receives each change.
await startTestApp()

test('a newly listed item queues the comparison with saved searches once, without waiting for the schedule', async () => {
  await sql`delete from pgboss.schedule where name = 'searchAlerts.tell'`.execute(db)
  const [reader, author] = [await makeUser(), await makeUser()]
  const business = await makeBusiness()
  for (const list of ['questions', 'jobs', 'events'])
    await as(reader).post('/api/saved-searches', { list, query: 'search=sealskin' })
  await as(reader).post('/api/saved-searches', { list: 'businesses', query: 'city=Wiseman' })
  await makeQuestion({ user_id: author.id, title: 'Where is sealskin?' })
  await makeJob({ user_id: author.id, title: 'Sealskin tanner' })
  await makeEvent({ business_id: business.id, created_by: author.id, title: 'Sealskin day' })
  await makeBusiness({ city: 'Wiseman' })
  await Promise.all(Array.from({ length: 200 }, (_, n) => makeJob({ user_id: author.id, title: `Job ${n}` })))
  const readTold = async () =>
    (await as(reader).get('/api/notifications')).body.notifications.map(({ url }: { url: string }) => url.split('?')[0])
  await expect.poll(async () => (await readTold()).sort()).toEqual(['/businesses', '/events', '/jobs', '/questions'])
  const { rows } = await sql<{ tasks: number }>`
    select count(*)::int as tasks from pgboss.job where name = 'searchAlerts.tell'`.execute(db)
  expect(rows[0]?.tasks).toBeLessThan(10)
})
