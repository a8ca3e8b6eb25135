import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { makeJob } from '../jobs.make.ts'

const { as, visitor } = await startTestApp()

test('a member saves jobs, lists them and removes them', async () => {
  const [poster, member] = [await makeUser(), await makeUser()]
  const [cook, guide] = [await makeJob({ user_id: poster.id }), await makeJob({ user_id: poster.id })]
  const save = (id: number, is_saved: boolean) => as(member).put(`/api/jobs/${id}/saved`, { is_saved })
  const listIds = async (query = '') => {
    const { jobs, next_cursor } = (await as(member).get(`/api/jobs/user/saved${query}`)).body
    return { ids: jobs.map(({ id }: { id: number }) => id), next_cursor }
  }
  for (const id of [guide.id, cook.id, cook.id]) expect((await save(id, true)).body).toEqual({ is_saved: true })
  expect((await listIds()).ids).toEqual([cook.id, guide.id])
  const first = await listIds('?limit=1')
  expect((await listIds(`?limit=1&cursor=${first.next_cursor}`)).ids).toEqual([guide.id])

  const readSaved = async (user: { token: string } | null) =>
    (await as(user).get(`/api/jobs/${cook.id}`)).body.job.is_saved
  expect([await readSaved(member), await readSaved(poster), await readSaved(null)]).toEqual([true, false, null])

  for (let time = 0; time < 2; time++) expect((await save(cook.id, false)).body).toEqual({ is_saved: false })
  expect((await listIds()).ids).toEqual([guide.id])
  expect((await save(4_000_000, true)).status).toBe(404)
  expect((await visitor.get('/api/jobs/user/saved')).status).toBe(401)
})

test('a saved job stays in the list when it closes, and is not in the list while it is hidden', async () => {
  const [poster, member] = [await makeUser(), await makeUser()]
  const { id } = await makeJob({ user_id: poster.id })
  await as(member).put(`/api/jobs/${id}/saved`, { is_saved: true })
  const list = async () => (await as(member).get('/api/jobs/user/saved')).body.jobs
  await as(poster).put(`/api/jobs/${id}`, { is_active: false })
  expect(await list()).toMatchObject([{ id, is_active: false }])
  await db.updateTable('jobs').set({ visibility: 'hidden' }).where('id', '=', id).execute()
  expect(await list()).toEqual([])
})
