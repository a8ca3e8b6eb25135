import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses/businesses.make.ts'
import { makeQuestion } from '../questions/questions.make.ts'

const app = await startTestApp()
const member = await makeUser()

const titlesOf = async (text: string) => {
  const { body } = await app.visitor.get(`/api/search?q=${encodeURIComponent(text)}`)
  return body.best.map(({ title }: { title: string }) => title)
}

test('a repeated search reflects posts that were just created, changed and deleted', async () => {
  const as = app.as(member)
  expect(await titlesOf('kelp salsa labels')).toEqual([])
  const { body } = await as.post('/api/questions', {
    title: 'Labels for kelp salsa',
    content: 'Which rules apply here?',
  })
  const { id } = body.question
  expect(await titlesOf('kelp salsa labels')).toEqual(['Labels for kelp salsa'])
  await as.put(`/api/questions/${id}`, { title: 'Kelp salsa labels and lids', content: 'Which rules apply here?' })
  expect(await titlesOf('kelp salsa labels')).toEqual(['Kelp salsa labels and lids'])
  await as.delete(`/api/questions/${id}`)
  expect(await titlesOf('kelp salsa labels')).toEqual([])
})

test('does not cache a reply in the order of votes', async () => {
  const titles = ['Ferry berths in spring', 'Ferry berths in autumn']
  const [spring, autumn] = [
    await makeQuestion({ user_id: null, title: titles[0] }),
    await makeQuestion({ user_id: null, title: titles[1] }),
  ]
  const vote = (voter: { token: string }, { id }: { id: number }) =>
    app.as(voter).post(`/api/questions/${id}/vote`, { vote_type: 'upvote' })
  await vote(member, spring)
  expect((await titlesOf('most upvoted questions'))[0]).toBe(titles[0])
  for (let number = 0; number < 2; number++) await vote(await makeUser(), autumn)
  expect((await titlesOf('most upvoted questions'))[0]).toBe(titles[1])
})

test('caches a separate reply for each limit and kind', async () => {
  for (let number = 0; number < 7; number++) await makeBusiness({ business_name: `Zither Repair ${number}` })
  const count = async (more: string) => {
    const { body } = await app.visitor.get(`/api/search?q=zither${more}`)
    return body.groups.flatMap(({ items }: { items: unknown[] }) => items).length
  }
  expect(await count('')).toBe(5)
  expect(await count('&limit=7')).toBe(7)
  expect(await count('&kind=job')).toBe(0)
})
