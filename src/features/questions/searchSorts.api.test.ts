import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from './questions.make.ts'

const { as, visitor } = await startTestApp()
const member = await makeUser()
const voters = [await makeUser(), await makeUser()]

test('the pages of a search have the chosen order, and the search counts its results', async () => {
  const ids: number[] = []
  for (let number = 0; number < 5; number++) {
    const title = number === 1 ? 'Puffin, puffin, puffin' : `Where nests a puffin, ${number}?`
    ids.push((await makeQuestion({ user_id: member.id, title })).id)
  }
  const [first, second, third, fourth, fifth] = ids as [number, number, number, number, number]
  for (const voter of voters) await as(voter).post(`/api/questions/${third}/vote`, { vote_type: 'upvote' })
  await as(voters[0] as (typeof voters)[number]).post(`/api/questions/${first}/vote`, { vote_type: 'upvote' })
  await makeAnswer({ question_id: fourth, user_id: member.id })

  const list = async (query: string) => (await visitor.get(`/api/questions?search=puffin${query}`)).body
  const listIds = async (query: string) => (await list(query)).questions.map(({ id }: { id: number }) => id)
  // Rows that a test writes are searchable after a moment.
  await expect.poll(() => listIds('')).toHaveLength(5)
  expect((await listIds(''))[0]).toBe(second)
  expect(await listIds('&sort=newest')).toEqual([fifth, fourth, third, second, first])
  expect(await listIds('&sort=votes')).toEqual([third, first, fifth, fourth, second])
  expect(await listIds('&sort=unanswered')).toEqual([fifth, third, second, first])
  for (const sort of ['&sort=newest', '&sort=votes', '&sort=unanswered']) {
    const all = await list(`${sort}&limit=100`)
    expect(all.total).toBe(all.questions.length)
    const seen: { id: number }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: typeof all = await list(`${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
      expect(page.total).toBe(cursor ? null : all.total)
      seen.push(...page.questions)
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all.questions)
  }
  expect(await list('+quokka+zeppelin+xylophone')).toMatchObject({ questions: [], total: 0 })
  expect((await visitor.get('/api/questions')).body.total).toBeNull()
  expect((await visitor.get('/api/questions?search=puffin&sort=best')).status).toBe(400)
})
