import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import type { Tx } from '../../../database/open.server.ts'
import { makeModerator, makeUser } from '../../accounts/accounts.make.ts'
import { makeQuestion } from '../questions.make.ts'

const { as, visitor } = await startTestApp()
const [asker, other, moderator] = [await makeUser(), await makeUser(), await makeModerator()]
const make = (title: string, user_id: number | null = asker.id) => makeQuestion({ user_id, title })
const close = (user: { token: string }, id: number, original_id: number) =>
  as(user).post(`/api/questions/${id}/duplicate`, { original_id })
const read = async (id: number) => (await visitor.get(`/api/questions/${id}`)).body.question
const show = (id: number, visibility: 'hidden' | 'public') =>
  db.updateTable('questions').set({ visibility }).where('id', '=', id).execute()

test('lets a moderator close a question as a duplicate, records it, and notifies the author', async () => {
  const [original, later] = [await make('Who sharpens saws?', null), await make('Saw sharpening?')]
  const { status, body } = await close(moderator, later.id, original.id)
  expect([status, body.question.duplicate_of]).toEqual([200, { id: original.id, title: 'Who sharpens saws?' }])
  expect(await read(later.id)).toMatchObject({ duplicate_of: { id: original.id } })
  expect((await as(asker).get('/api/notifications')).body.notifications).toMatchObject([
    { kind: 'follow.new', url: `/questions/${later.id}` },
  ])
  const actions = db.selectFrom('audit_log').where('target_id', '=', later.id).select('action')
  expect(await actions.execute()).toEqual([{ action: 'question.close' }])
  const answered = await as(other).post('/api/answers', { question_id: later.id, content: 'I do.' })
  expect(answered.status).toBe(409)
  const list = (await visitor.get('/api/questions?sort=unanswered')).body.questions
  const ids = list.map(({ id }: { id: number }) => id)
  expect(ids).toContain(original.id)
  expect(ids).not.toContain(later.id)
})

test('the author closes and reopens the question, and others may not', async () => {
  const [original, later] = [await make('Where to get bait?', null), await make('Bait?')]
  expect((await close(other, later.id, original.id)).status).toBe(403)
  expect((await close(asker, later.id, original.id)).status).toBe(200)
  expect((await close(asker, later.id, original.id)).status).toBe(409)
  const path = `/api/questions/${later.id}/duplicate`
  expect((await as(other).delete(path)).status).toBe(403)
  expect((await as(asker).delete(path)).body.question.duplicate_of).toBeNull()
  expect((await as(asker).delete(path)).status).toBe(409)
  expect((await as(other).post('/api/answers', { question_id: later.id, content: 'At the dock.' })).status).toBe(201)
})

test('rejects the question itself, a missing one and chains, and moves its own duplicates to the original', async () => {
  const [first, second, third] = [await make('One knot?'), await make('Two knots?'), await make('Three knots?')]
  expect((await close(asker, first.id, first.id)).status).toBe(409)
  expect((await close(asker, first.id, 4_000_000)).status).toBe(404)
  expect((await close(asker, first.id, 0)).status).toBe(400)
  await close(asker, third.id, second.id)
  expect((await close(asker, first.id, third.id)).status).toBe(409)
  expect((await close(asker, second.id, first.id)).status).toBe(200)
  expect((await read(third.id)).duplicate_of.id).toBe(first.id)
  expect((await close(asker, first.id, third.id)).status).toBe(409)
})

test('lets only one of two concurrent closures succeed when two questions would become duplicates of each other', async () => {
  const [one, two] = [await make('Tide tables?'), await make('Tables of tides?')]
  const replies = await Promise.all([close(moderator, one.id, two.id), close(moderator, two.id, one.id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('does not show a hidden or deleted original, but shows it again once it is visible', async () => {
  const [original, later] = [await make('Ice in the harbor?'), await make('Harbor ice?')]
  await close(asker, later.id, original.id)
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', original.id).execute()
  expect((await read(later.id)).duplicate_of).toBeNull()
  await db.updateTable('questions').set({ visibility: 'public' }).where('id', '=', original.id).execute()
  await as(asker).delete(`/api/questions/${original.id}`)
  expect((await read(later.id)).duplicate_of).toBeNull()
  await as(asker).post(`/api/questions/${original.id}/restore`)
  expect((await read(later.id)).duplicate_of.id).toBe(original.id)
})

test('a duplicate with a hidden original takes answers, counts as unanswered, and can be closed again', async () => {
  const [original, later, better] = [await make('Fuel barge?'), await make('Barge?'), await make('Barges with fuel?')]
  await close(asker, later.id, original.id)
  await show(original.id, 'hidden')
  const list = (await visitor.get('/api/questions?sort=unanswered')).body.questions
  expect(list.map(({ id }: { id: number }) => id)).toContain(later.id)
  expect((await as(other).post('/api/answers', { question_id: later.id, content: 'In May.' })).status).toBe(201)
  expect((await close(asker, later.id, better.id)).status).toBe(200)
  await show(original.id, 'public')
  expect((await read(later.id)).duplicate_of.id).toBe(better.id)
})

test('a page shows the original again after it was hidden', async () => {
  const [original, later] = [await make('Sled dog food?'), await make('Dog food?')]
  await close(asker, later.id, original.id)
  const readPage = async () => (await visitor.get(`/questions/${later.id}`)).body
  expect(await readPage()).toContain('Sled dog food?')
  for (const [visibility, isShown] of [
    ['hidden', false],
    ['public', true],
  ] as const) {
    await show(original.id, visibility)
    await expect.poll(async () => (await readPage()).includes('Sled dog food?')).toBe(isShown)
  }
})

test('restoring a question leaves no chain of duplicates', async () => {
  const [last, middle, first] = [await make('One oar?'), await make('Two oars?'), await make('Three oars?')]
  await close(asker, first.id, middle.id)
  await as(asker).delete(`/api/questions/${first.id}`)
  await close(asker, middle.id, last.id)
  await as(asker).post(`/api/questions/${first.id}/restore`)
  expect((await read(first.id)).duplicate_of.id).toBe(last.id)

  await as(asker).delete(`/api/questions/${last.id}`)
  await close(asker, first.id, middle.id)
  await as(asker).post(`/api/questions/${last.id}/restore`)
  expect((await read(first.id)).duplicate_of.id).toBe(last.id)
  expect((await read(middle.id)).duplicate_of.id).toBe(last.id)
})

test('changing a duplicate invalidates only the pages of its questions', async () => {
  const [original, later, other] = [await make('One net?'), await make('Two nets?'), await make('Three nets?')]
  const moveDuplicates = async (tx: Tx, from: number) => {
    await tx.deleteFrom('changes').execute()
    await tx.updateTable('question_duplicates').set({ original_id: other.id }).where('original_id', '=', from).execute()
    const changes = await tx.selectFrom('changes').select('tags').execute()
    return changes.flatMap(({ tags }) => tags).toSorted()
  }
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('question_duplicates').values({ question_id: later.id, original_id: original.id }).execute()
    expect(await moveDuplicates(tx, 4_000_000)).toEqual([])
    const tags = [original, later, other].map(({ id }) => `question:${id}`)
    expect(await moveDuplicates(tx, original.id)).toEqual([...tags, 'questions.unanswered'].toSorted())
  })
})

test('lists related questions without the question itself and without hidden ones', async () => {
  const [one, two, hidden] = [
    await make('Mooring buoys in Homer harbor'),
    await make('Mooring buoys in Seward harbor'),
    await make('Mooring buoys in a secret harbor'),
  ]
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', hidden.id).execute()
  const { questions } = (await visitor.get(`/api/questions/${one.id}/related`)).body
  expect(questions.map(({ id }: { id: number }) => id)).toEqual([two.id])
  expect((await visitor.get(`/api/questions/${hidden.id}/related`)).status).toBe(404)
})
