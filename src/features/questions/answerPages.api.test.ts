import { expect, test } from 'vitest'
import { startTestApp, type TestResponse } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeUser } from '../accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from './questions.make.ts'

const { as, visitor } = await startTestApp()
const [asker, answerer, moderator] = [await makeUser(), await makeUser(), await makeUser({ role: 'moderator' })]

async function makeAnswered(votes: number[]) {
  const { id } = await makeQuestion({ user_id: asker.id })
  const answers = []
  for (const upvotes of votes) {
    const answer = await makeAnswer({ question_id: id, user_id: answerer.id })
    await db.updateTable('answers').set({ upvotes }).where('id', '=', answer.id).execute()
    answers.push(answer.id)
  }
  return { id, answers }
}
const readPage = async (id: number, limit: number, cursor: string | null = null, viewer = visitor) =>
  (await viewer.get(`/api/questions/${id}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)).body

/** Repeats a request that a busy server has refused. */
async function untilAdmitted(send: () => Promise<TestResponse>) {
  let response = await send()
  while (response.status === 503) response = await send()
  return response
}

async function readAll(id: number, limit: number, viewer = visitor) {
  const pages: number[][] = []
  for (let cursor: string | null = null, isFirst = true; cursor || isFirst; isFirst = false) {
    const page = await readPage(id, limit, cursor, viewer)
    pages.push(page.answers.map((answer: { id: number }) => answer.id))
    cursor = page.next_cursor
  }
  return pages
}

test.each([1, 2, 3, 6, 50])(
  'pages of %i contain every answer once: the accepted one, then by votes, then the oldest',
  async (limit) => {
    const { id, answers } = await makeAnswered([0, 2, 0, 1, 2, 0])
    const [a, b, c, d, e, f] = answers as [number, number, number, number, number, number]
    await as(asker).post(`/api/answers/${f}/accept`)
    const order = [f, b, e, d, a, c]
    const pages = await readAll(id, limit)
    expect(pages.flat()).toEqual(order)
    expect(pages.map(({ length }) => length)).toEqual(
      Array.from({ length: Math.ceil(6 / limit) }, (_, n) => Math.min(limit, 6 - n * limit)),
    )
  },
)

test('counts answers that are not public for the viewers who see them', async () => {
  const { id, answers } = await makeAnswered([3, 2, 1, 0])
  await db.updateTable('answers').set({ visibility: 'hidden' }).where('id', 'in', answers.slice(0, 2)).execute()
  await db
    .updateTable('questions')
    .set({ accepted_answer_id: Number(answers[1]) })
    .where('id', '=', id)
    .execute()
  expect(await readAll(id, 1)).toEqual(answers.slice(2).map((answer) => [answer]))
  expect(await readAll(id, 2)).toEqual([answers.slice(2)])
  expect(await readAll(id, 3, as(moderator))).toEqual([answers.slice(0, 3), answers.slice(3)])
  expect((await readAll(id, 50, as(answerer))).flat()).toEqual(answers)
  expect((await visitor.get(`/api/answers/${answers[0]}`)).status).toBe(404)
  expect((await as(moderator).get(`/api/answers/${answers[0]}`)).body.answer.id).toBe(answers[0])
})

test('votes and another acceptance between two pages neither repeat nor omit the answers that did not move', async () => {
  const { id, answers } = await makeAnswered([5, 4, 3, 2, 1, 0])
  const first = await readPage(id, 3)
  expect(first.answers.map((answer: { id: number }) => answer.id)).toEqual(answers.slice(0, 3))
  // The third answer moves to the end, where it appears again, and the fifth moves up by one.
  await db.updateTable('answers').set({ downvotes: 9 }).where('id', '=', Number(answers[2])).execute()
  await as(asker).post(`/api/answers/${answers[4]}/vote`, { vote_type: 'upvote' })
  await as(asker).post(`/api/answers/${answers[3]}/accept`)
  const second = await readPage(id, 50, first.next_cursor)
  expect(second.answers.map((answer: { id: number }) => answer.id)).toEqual([3, 4, 5, 2].map((index) => answers[index]))
  expect(second.next_cursor).toBe(null)
})

test('rejects an invalid cursor, after the token and before the question', async () => {
  for (const cursor of ['x', '1_2', '1_2_2026-01-01_3', '1_2_2026-01-01T00:00:00.000Z_-3']) {
    expect((await visitor.get(`/api/questions/999999?cursor=${cursor}`)).status, cursor).toBe(400)
  }
  expect((await visitor.get('/api/questions/999999?limit=many')).status).toBe(400)
  expect((await visitor.get('/api/questions/999999')).status).toBe(404)
})

test('a cursor with numbers that no answer has returns an empty page or all answers', async () => {
  const { id, answers } = await makeAnswered([1, 0])
  const after = (position: string) => readPage(id, 50, `0_${position}_2026-01-01T00:00:00.000Z_999999999999999`)
  expect((await after('-999999999999999')).answers).toEqual([])
  expect((await after('999999999999999')).answers).toHaveLength(answers.length)
})

test('sixty-four concurrent answers to one question are all counted, and each is found at once', async () => {
  const { id } = await makeQuestion({ user_id: asker.id, title: 'Narwhal' })
  const found = await Promise.all(
    Array.from({ length: 64 }, async (_, n) => {
      const content = `Tusk${n} and more`
      const { status } = await untilAdmitted(() => as(answerer).post('/api/answers', { question_id: id, content }))
      const { body } = await untilAdmitted(() => visitor.get(`/api/questions?search=tusk${n}`))
      return [status, body.questions.map((question: { id: number }) => question.id)]
    }),
  )
  expect(found).toEqual(Array.from({ length: 64 }, () => [201, [id]]))
  const { question, answers, next_cursor } = await readPage(id, 100)
  expect([question.answer_count, answers.length, next_cursor]).toEqual([64, 64, null])
  const search = async () => (await visitor.get('/api/questions?search=narwhal+tusk0+tusk63')).body.questions.length
  await expect.poll(search).toBe(1)
})

test('a question with ten thousand answers reads as many rows for a page as any other', async () => {
  const { id } = await makeQuestion({ user_id: asker.id })
  await db.transaction().execute(async (tx) => {
    // Without triggers, which would count and index each answer.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into answers (question_id, user_id, content) select ${id}, ${answerer.id}, 'Yes ' || n
      from generate_series(1, 10000) as n`.execute(tx)
  })
  await sql`analyze answers`.execute(db)
  const first = await readPage(id, 50)
  const second = await readPage(id, 50, first.next_cursor)
  expect([first.answers.length, second.answers.length]).toEqual([50, 50])
  expect(second.answers[0].content).toBe('Yes 51')
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off, timing off, summary off)
    select a.id from answers as a where a.question_id = ${id} and (a.visibility = 'public' or a.user_id = 5)
      and a.upvotes - a.downvotes = 0 and (a.created_at, a.id) > ('2000-01-01', 0)
    order by a.created_at, a.id limit 51`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('answers_best')
  expect(plan).not.toContain('Sort')
})
