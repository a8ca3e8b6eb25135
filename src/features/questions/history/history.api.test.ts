import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import { makeModerator, makeUser } from '../../accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from '../questions.make.ts'
import type { PostVersion } from './history.contract.ts'

const { as, visitor } = await startTestApp()
const [author, moderator] = [await makeUser({ full_name: 'Ada Berg' }), await makeModerator()]
const makeOwn = (title: string) => makeQuestion({ user_id: author.id, title, content: 'Which one?' })
const edit = (id: number, title: string, content = 'Which one?') =>
  as(author).put(`/api/questions/${id}`, { title, content })
const read = async (path: string, reader: Pick<typeof visitor, 'get'> = visitor) =>
  (await reader.get(`/api/${path}/versions`)).body
const titles = ({ versions }: { versions: PostVersion[] }) => versions.map(({ title }) => title)
const hide = (id: number, visibility = 'hidden') =>
  db.updateTable('questions').set({ visibility }).where('id', '=', id).execute()

test('lists every version of a question, the newest first, with its time', async () => {
  const { id, created_at } = await makeOwn('Knots?')
  await edit(id, 'Which knots?')
  await edit(id, 'Which knots?', 'Which two?')
  await edit(id, 'Which knots?', 'Which two?')
  const { user_id, full_name, versions } = await read(`questions/${id}`)
  expect([user_id, full_name]).toEqual([author.id, 'Ada Berg'])
  expect(versions.map(({ title, content }: PostVersion) => [title, content])).toEqual([
    ['Which knots?', 'Which two?'],
    ['Which knots?', 'Which one?'],
    ['Knots?', 'Which one?'],
  ])
  expect(versions.at(-1).written_at).toBe(new Date(created_at).toISOString())
  expect(versions[0].written_at > versions[1].written_at).toBe(true)
})

test('keeps every earlier text of an answer, and a change of topics creates no version', async () => {
  const { id } = await makeOwn('Ropes?')
  await as(author).put(`/api/questions/${id}`, { title: 'Ropes?', content: 'Which one?', topics: ['money-and-taxes'] })
  expect(titles(await read(`questions/${id}`))).toEqual(['Ropes?'])
  const answer = await makeAnswer({ question_id: id, user_id: author.id, content: 'Hemp.' })
  await as(author).put(`/api/answers/${answer.id}`, { content: 'Nylon.' })
  expect((await read(`answers/${answer.id}`)).versions).toMatchObject([
    { title: null, content: 'Nylon.' },
    { title: null, content: 'Hemp.' },
  ])
})

test('shows the history of a hidden post only to its author and to moderators', async () => {
  const { id } = await makeOwn('Nets?')
  await edit(id, 'Which nets?')
  const answer = await makeAnswer({ question_id: id, user_id: null })
  for (const visibility of ['hidden', 'held']) {
    await hide(id, visibility)
    for (const reader of [visitor, as(await makeUser())]) {
      expect((await reader.get(`/api/questions/${id}/versions`)).status).toBe(404)
      expect((await reader.get(`/api/answers/${answer.id}/versions`)).status).toBe(404)
    }
    for (const reader of [as(author), as(moderator)]) {
      expect(titles(await read(`questions/${id}`, reader))).toEqual(['Which nets?', 'Nets?'])
    }
  }
})

test('texts that moderators have hidden stay hidden when the question is shown again with another text', async () => {
  const { id } = await makeOwn('Insult')
  await edit(id, 'Worse insult')
  await hide(id)
  await edit(id, 'Anchors?')
  await hide(id, 'public')
  expect(titles(await read(`questions/${id}`))).toEqual(['Anchors?'])
  for (const reader of [as(author), as(moderator)]) {
    expect(titles(await read(`questions/${id}`, reader))).toEqual(['Anchors?', 'Worse insult', 'Insult'])
  }
})

test('does not show a held text that was replaced, but the public text before it', async () => {
  const { id } = await makeOwn('Bait?')
  await edit(id, 'Buy bait')
  await hide(id, 'held')
  await edit(id, 'Which bait?')
  await hide(id, 'public')
  expect(titles(await read(`questions/${id}`))).toEqual(['Which bait?', 'Bait?'])
})

test('keeps the first text of a question and those that were public the longest, however often it is edited', async () => {
  const { id } = await makeOwn('First')
  await edit(id, 'Shown for a day')
  await db.updateTable('questions').set({ edited_at: sql`now() - interval '1 day'` }).where('id', '=', id).execute()
  for (let count = 0; count < 25; count += 1) await edit(id, `Edit ${count}`)
  const listedTitles = titles(await read(`questions/${id}`))
  expect(listedTitles).toHaveLength(21)
  expect([listedTitles[0], ...listedTitles.slice(-2)]).toEqual(['Edit 24', 'Shown for a day', 'First'])
})

test('two concurrent edits each keep the text before them', async () => {
  const { id } = await makeOwn('Start')
  await Promise.all([edit(id, 'One'), edit(id, 'Two')])
  const listedTitles = titles(await read(`questions/${id}`))
  expect([listedTitles.toSorted(), listedTitles.at(-1)]).toEqual([['One', 'Start', 'Two'], 'Start'])
})

test('the history is unavailable while a question is deleted, and available again after it is restored', async () => {
  const { id } = await makeOwn('Oars?')
  await edit(id, 'Which oars?')
  const answer = await makeAnswer({ question_id: id, user_id: author.id, content: 'Ash.' })
  await as(author).put(`/api/answers/${answer.id}`, { content: 'Spruce.' })
  await as(author).delete(`/api/questions/${id}`)
  expect((await as(author).get(`/api/questions/${id}/versions`)).status).toBe(404)
  await as(author).post(`/api/questions/${id}/restore`)
  expect(titles(await read(`questions/${id}`))).toEqual(['Which oars?', 'Oars?'])
  expect((await read(`answers/${answer.id}`)).versions).toHaveLength(2)
})

test('a data download contains earlier versions of the posts of the member, and of nobody else', async () => {
  const { id } = await makeOwn('Downloaded?')
  await edit(id, 'Which is downloaded?')
  const { earlier_texts } = (await as(author).get('/api/auth/export')).body
  expect(earlier_texts).toContainEqual(expect.objectContaining({ question_id: id, title: 'Downloaded?' }))
  expect((await as(await makeUser()).get('/api/auth/export')).body.earlier_texts).toEqual([])
})

test('keeps the history of a deleted account without its name', async () => {
  const leaver = await makeUser()
  const { id } = await makeQuestion({ user_id: leaver.id, title: 'Before' })
  await as(leaver).put(`/api/questions/${id}`, { title: 'After', content: 'Text' })
  await db.deleteFrom('users').where('id', '=', leaver.id).execute()
  expect(await read(`questions/${id}`)).toMatchObject({
    user_id: null,
    full_name: 'Former member',
    versions: [{ title: 'After' }, { title: 'Before' }],
  })
})
