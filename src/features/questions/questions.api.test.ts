import { expect, test } from 'vitest'
import { sendUntilServed, startTestApp } from '../../../test/app.ts'
import { db } from '../../../test/database.ts'
import { sql } from '../../database/open.server.ts'
import { makeAdmin, makeUser } from '../accounts/accounts.make.ts'
import { makeAnswer, makeQuestion } from './questions.make.ts'

const { as, visitor } = await startTestApp()

type ListedQuestion = { title: string }
const titlesOf = (reply: { body: { questions: ListedQuestion[] } }) => reply.body.questions.map(({ title }) => title)
const searchTitles = async (search: string) =>
  titlesOf(await visitor.get(`/api/questions?search=${encodeURIComponent(search)}`))

test('returns a question with its answers and the accepted one', async () => {
  const [asker, helper] = [await makeUser({ full_name: 'Asa Asker' }), await makeUser({ full_name: 'Hal Helper' })]
  const created = await as(asker).post('/api/questions', {
    title: ' Where to moor? ',
    content: 'In **Seward**.',
    user_id: 1,
  })
  expect(created.status).toBe(201)
  const { question } = created.body
  expect(question).toEqual({
    id: expect.any(Number),
    title: 'Where to moor?',
    content: 'In **Seward**.',
    user_id: asker.id,
    full_name: 'Asa Asker',
    author: { id: asker.id, picture_url: null },
    created_at: expect.stringMatching(/Z$/),
    edited_at: null,
    upvotes: 0,
    downvotes: 0,
    answer_count: 0,
    has_accepted_answer: false,
    topics: [],
    topic_names: [],
    duplicate_of: null,
    visibility: 'public',
    is_held: false,
    user_vote: null,
  })
  const answered = await as(helper).post('/api/answers', { question_id: question.id, content: 'At the harbor.' })
  expect(answered.status).toBe(201)
  expect(answered.body.answer).toMatchObject({ question_id: question.id, full_name: 'Hal Helper', is_accepted: false })

  const accepted = await as(asker).post(`/api/answers/${answered.body.answer.id}/accept`)
  expect([accepted.status, accepted.body.answer.is_accepted]).toEqual([200, true])
  const { body } = await visitor.get(`/api/questions/${question.id}`)
  expect(body.question).toMatchObject({ answer_count: 1, has_accepted_answer: true })
  expect(body.question.content_html).toBe('<p>In <strong>Seward</strong>.</p>\n')
  expect(body.answers).toMatchObject([{ content: 'At the harbor.', is_accepted: true }])
})

test.each([
  [{ content: 'x' }, 'title', 'Title is required'],
  [{ title: '  ', content: 'x' }, 'title', 'Title is required'],
  [{ title: 'x'.repeat(256), content: 'x' }, 'title', 'Title must be 255 characters or less'],
  [{ title: 'x', content: ' \n ' }, 'content', 'Details are required'],
  [{ title: 'x', content: 'x'.repeat(20_001) }, 'content', 'Details must be 20000 characters or less'],
])('rejects the question %o', async (fields, field, message) => {
  const { status, body } = await as(await makeUser()).post('/api/questions', fields)
  expect([status, body.error, body.errors]).toEqual([400, message, [{ field, message }]])
})

test('rejects a blank or too long answer, and an answer to a missing question', async () => {
  const user = await makeUser()
  const { id: question_id } = await makeQuestion({ user_id: user.id })
  const answer = (body: object) => as(user).post('/api/answers', body)
  expect((await answer({ question_id, content: '   ' })).status).toBe(400)
  expect((await answer({ question_id, content: 'x'.repeat(20_001) })).status).toBe(400)
  for (const no_id of ['x', -1]) {
    const { status, body } = await answer({ question_id: no_id, content: 'x' })
    expect([status, body.error]).toEqual([400, 'question_id must be a positive whole number'])
  }
  expect((await answer({ question_id: 999_999, content: 'x' })).status).toBe(404)
})

test('removes a repeated vote, and replaces a vote by the opposite one', async () => {
  const [author, voter] = [await makeUser(), await makeUser()]
  const question = await makeQuestion({ user_id: author.id })
  const answer = await makeAnswer({ question_id: question.id, user_id: author.id })
  for (const path of [`/api/questions/${question.id}/vote`, `/api/answers/${answer.id}/vote`]) {
    const vote = async (vote_type: string) => (await as(voter).post(path, { vote_type })).body
    expect(await vote('upvote')).toEqual({ votes: { upvotes: 1, downvotes: 0 }, user_vote: 'upvote' })
    expect(await vote('downvote')).toEqual({ votes: { upvotes: 0, downvotes: 1 }, user_vote: 'downvote' })
    expect(await vote('downvote')).toEqual({ votes: { upvotes: 0, downvotes: 0 }, user_vote: null })
    expect((await as(voter).post(path, { vote_type: 'sideways' })).status).toBe(400)
    await vote('upvote')
  }
  const { body } = await as(voter).get(`/api/questions/${question.id}`)
  expect([body.question.user_vote, body.answers[0].user_vote]).toEqual(['upvote', 'upvote'])
  expect((await visitor.get(`/api/questions/${question.id}`)).body.question.user_vote).toBe(null)
  expect((await as(voter).post('/api/questions/999999/vote', { vote_type: 'upvote' })).status).toBe(404)
})

test('counts fifty concurrent votes exactly, of fifty users and of one user', async () => {
  const voters = await Promise.all(Array.from({ length: 50 }, () => makeUser()))
  const { id } = await makeQuestion({ user_id: voters[0]?.id as number })
  const path = `/api/questions/${id}/vote`
  async function vote(voter: { token: string }, vote_type: string) {
    const { status } = await sendUntilServed(() => as(voter).post(path, { vote_type }))
    expect(status).toBe(200)
  }
  await Promise.all(voters.map((voter, n) => vote(voter, n % 5 ? 'upvote' : 'downvote')))
  expect((await visitor.get(`/api/questions/${id}`)).body.question).toMatchObject({ upvotes: 40, downvotes: 10 })

  const [voter] = voters
  await Promise.all(Array.from({ length: 51 }, () => vote(voter as { token: string }, 'upvote')))
  expect((await visitor.get(`/api/questions/${id}`)).body.question).toMatchObject({ upvotes: 41, downvotes: 9 })
})

test('subtracts the votes of a deleted account', async () => {
  const [author, voter] = [await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: author.id })
  await as(voter).post(`/api/questions/${id}/vote`, { vote_type: 'upvote' })
  await db.deleteFrom('users').where('id', '=', voter.id).execute()
  expect((await visitor.get(`/api/questions/${id}`)).body.question.upvotes).toBe(0)
})

test('deletes twenty accounts with votes on the same posts concurrently, without a deadlock', async () => {
  const author = await makeUser()
  const posts = await Promise.all(Array.from({ length: 30 }, () => makeQuestion({ user_id: author.id })))
  const voters = await Promise.all(Array.from({ length: 20 }, () => makeUser()))
  for (const [n, { id: user_id }] of voters.entries()) {
    const order = n % 2 ? posts : posts.toReversed()
    await db
      .insertInto('question_votes')
      .values(order.map(({ id }) => ({ question_id: id, user_id, vote_type: 'upvote' })))
      .execute()
  }
  await Promise.all(voters.map(({ id }) => db.deleteFrom('users').where('id', '=', id).execute()))
  const counts = await db.selectFrom('questions').where('user_id', '=', author.id).select('upvotes').execute()
  expect(counts.map(({ upvotes }) => upvotes)).toEqual(Array.from({ length: 30 }, () => 0))
})

test('keeps a question when its author is deleted', async () => {
  const author = await makeUser()
  const { id } = await makeQuestion({ user_id: author.id })
  await db.deleteFrom('users').where('id', '=', author.id).execute()
  const { question } = (await visitor.get(`/api/questions/${id}`)).body
  expect(question).toMatchObject({ user_id: null, full_name: 'Former member' })
})

test('keeps one accepted answer, the last one accepted, also under concurrency', async () => {
  const asker = await makeUser()
  const { id } = await makeQuestion({ user_id: asker.id })
  const answers = await Promise.all(Array.from({ length: 6 }, () => makeAnswer({ question_id: id, user_id: asker.id })))
  const accepted = await Promise.all(answers.map((answer) => as(asker).post(`/api/answers/${answer.id}/accept`)))
  expect(accepted.every(({ status }) => status === 200)).toBe(true)
  const acceptedAnswers = async () =>
    (await visitor.get(`/api/questions/${id}`)).body.answers.filter(
      ({ is_accepted }: { is_accepted: boolean }) => is_accepted,
    )
  expect(await acceptedAnswers()).toHaveLength(1)
  await as(asker).post(`/api/answers/${answers[2]?.id}/accept`)
  expect(await acceptedAnswers()).toMatchObject([{ id: answers[2]?.id }])

  await as(asker).delete(`/api/answers/${answers[2]?.id}`)
  expect((await visitor.get(`/api/questions/${id}`)).body.question).toMatchObject({
    has_accepted_answer: false,
    answer_count: 5,
  })
})

test('sorts answers: accepted first, then by votes, then oldest first', async () => {
  const [asker, voter] = [await makeUser(), await makeUser()]
  const { id } = await makeQuestion({ user_id: asker.id })
  const answers = []
  for (const content of ['oldest', 'newer', 'liked', 'disliked', 'accepted']) {
    answers.push(await makeAnswer({ question_id: id, user_id: asker.id, content }))
  }
  await as(voter).post(`/api/answers/${answers[2]?.id}/vote`, { vote_type: 'upvote' })
  await as(voter).post(`/api/answers/${answers[3]?.id}/vote`, { vote_type: 'downvote' })
  await as(asker).post(`/api/answers/${answers[4]?.id}/accept`)
  const { body } = await visitor.get(`/api/questions/${id}`)
  expect(body.answers.map(({ content }: { content: string }) => content)).toEqual([
    'accepted',
    'liked',
    'oldest',
    'newer',
    'disliked',
  ])
})

test('an edit sets edited_at only when it changes something, and updates the search index', async () => {
  const author = await makeUser()
  const { id } = await makeQuestion({ user_id: author.id, title: 'Snowplow rental', content: 'Please' })
  const stale = { title: 'Snowplow rental', content: 'Now', expected: { title: 'Snowplow', content: 'Please' } }
  expect((await as(author).put(`/api/questions/${id}`, stale)).status).toBe(409)
  const repeated = { title: 'Snowplow rental', content: 'Please', expected: { title: 'Snowplow', content: 'Please' } }
  expect((await as(author).put(`/api/questions/${id}`, repeated)).status).toBe(200)
  const unchanged = await as(author).put(`/api/questions/${id}`, { title: 'Snowplow rental', content: 'Please' })
  expect(unchanged.body.question.edited_at).toBe(null)
  const { body } = await as(author).put(`/api/questions/${id}`, { title: 'Icebreaker rental', content: 'Please' })
  expect(body.question).toMatchObject({ title: 'Icebreaker rental', edited_at: expect.stringMatching(/Z$/) })
  expect(await searchTitles('icebreaker')).toEqual(['Icebreaker rental'])
  expect(await searchTitles('snowplow')).toEqual([])

  const answer = await makeAnswer({ question_id: id, user_id: author.id })
  const edited = await as(author).put(`/api/answers/${answer.id}`, { content: 'Ask the coastguard' })
  expect(edited.body.answer.edited_at).not.toBe(null)
  expect(await searchTitles('coastguards')).toEqual(['Icebreaker rental'])
  await as(author).delete(`/api/answers/${answer.id}`)
  expect(await searchTitles('coastguards')).toEqual([])
})

test('deletes the answers and votes of a deleted question, and audits the deletion by an administrator', async () => {
  const [author, admin] = [await makeUser(), await makeAdmin()]
  const { id } = await makeQuestion({ user_id: author.id, title: 'Buy my watches' })
  const answer = await makeAnswer({ question_id: id, user_id: author.id })
  await as(author).post(`/api/answers/${answer.id}/vote`, { vote_type: 'upvote' })
  await as(author).post(`/api/answers/${answer.id}/accept`)
  expect((await as(admin).delete(`/api/admin/questions/${id}`)).body).toEqual({
    message: expect.any(String),
    undo_until: expect.any(String),
  })
  expect((await visitor.get(`/api/questions/${id}`)).body).toEqual({ error: 'Question not found' })
  const remainingVotes = await db.selectFrom('answer_votes').where('answer_id', '=', answer.id).selectAll().execute()
  expect(remainingVotes).toEqual([])
  const { entries } = (await as(admin).get('/api/admin/audit?limit=1')).body
  expect(entries[0]).toMatchObject({ action: 'question.delete', target_id: id, target_name: 'Buy my watches' })
  expect((await as(author).delete(`/api/questions/${id}`)).status).toBe(404)
})

test('search requires every word, the last one as a prefix, in title, content or answers, sorted by relevance', async () => {
  const user = await makeUser()
  const question = await makeQuestion({
    user_id: user.id,
    title: 'Halibut permits',
    content: 'For charters out of Homer',
  })
  await makeQuestion({ user_id: user.id, title: 'Charters', content: 'A permit is not about halibut, or is it?' })
  await makeAnswer({ question_id: question.id, user_id: user.id, content: 'See www.fisheries.example.gov/rules-2026' })
  expect(await searchTitles('permitting halibut')).toEqual(['Halibut permits', 'Charters'])
  expect(await searchTitles('halibut homer')).toEqual(['Halibut permits'])
  for (const typed of ['h', 'halib', 'halibut', 'permits f', 'chart', 'charte', 'charters']) {
    expect([typed, (await searchTitles(typed)).includes('Halibut permits')]).toEqual([typed, true])
  }
  expect(await searchTitles('halib')).toHaveLength(2)
  expect(await searchTitles('fisheries')).toEqual(['Halibut permits'])
  expect(await searchTitles('rules 2026')).toEqual(['Halibut permits'])
  expect(await searchTitles('zeppelin')).toEqual([])
})

test('search ignores accents, and indexes text in angle brackets', async () => {
  const user = await makeUser()
  const title = 'G̱unaax̱oo and Utqiaġvik, in Unangax̂ and Denaʼina'
  await makeQuestion({
    user_id: user.id,
    title,
    content: 'See <https://fisheries.example.gov/rulesbook> <harbormaster>',
  })
  for (const typed of [
    'G̱unaax̱oo',
    'gunaax',
    'Utqiaġvik',
    'Utqiag\u0307vik',
    'utqiagvik',
    'UNANGAX',
    "Dena'ina",
    'Denaʼina',
  ]) {
    expect([typed, await searchTitles(typed)]).toEqual([typed, [title]])
  }
  expect(await searchTitles('rulesbook')).toEqual([title])
  expect(await searchTitles('harbormaster')).toEqual([title])
})

test('a search with stop words only returns the unfiltered list, on every page', async () => {
  const user = await makeUser()
  for (let n = 0; n < 3; n++) await makeQuestion({ user_id: user.id })
  const list = (await visitor.get('/api/questions?limit=2')).body
  const first = (await visitor.get('/api/questions?limit=2&search=how+do+I')).body
  expect(first).toEqual(list)
  const next = (await visitor.get(`/api/questions?limit=2&search=how+do+I&cursor=${first.next_cursor}`)).body
  expect(titlesOf({ body: next })).toHaveLength(2)
})

test('search finds old questions among many newer ids', async () => {
  const { id: user_id } = await makeUser()
  const ids = [7, 8191, 8192, 40_000, 90_000, 300_000, 700_000].map((n) => 2_000_000 + n)
  for (const id of ids) {
    await sql`insert into questions (id, user_id, title, content) overriding system value
      values (${id}, ${user_id}, ${`Scrimshaw ${id}`}, 'Where?')`.execute(db)
  }
  const { body } = await visitor.get('/api/questions?search=scrimshaw')
  expect(titlesOf({ body })).toEqual(ids.map((id) => `Scrimshaw ${id}`).reverse())
  await db.deleteFrom('questions').where('id', 'in', ids).execute()
})

test('search corrects misspelled words', async () => {
  await makeQuestion({ user_id: (await makeUser()).id, title: 'Liability insurance for guides' })
  const search = async () => (await visitor.get('/api/questions?search=liabilty+insurence')).body
  // The words of the new question are counted soon after it was asked.
  await expect.poll(async () => (await search()).corrected).toBe('liability insurance')
  expect(titlesOf({ body: await search() })).toEqual(['Liability insurance for guides'])
})

test.each([`'`, '"', '& | !', ':*', '<->', '(((', 'a & b:*', '\\', '%', '-- x', '😀', 'the', 'a'.repeat(200), '%00'])(
  'search accepts %s without an error',
  async (text) => {
    const { status } = await visitor.get(`/api/questions?search=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
  },
)

test('rejects a search of more than 200 characters and an unknown sort, and ignores a blank search', async () => {
  expect((await visitor.get(`/api/questions?search=${'a'.repeat(201)}`)).status).toBe(400)
  expect((await visitor.get('/api/questions?search=%20')).status).toBe(200)
  expect((await visitor.get('/api/questions?sort=best')).status).toBe(400)
})

test('pages return every question once, in every sort order', async () => {
  const user = await makeUser()
  await db.deleteFrom('questions').execute()
  const times = ['2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.001Z', '2026-01-03T00:00:00.000Z']
  for (let n = 0; n < 9; n++) {
    const { id } = await makeQuestion({ user_id: user.id, title: `Paged ${n}`, created_at: times[n % 3] })
    await db
      .updateTable('questions')
      .set({ upvotes: n % 2, downvotes: n % 3 })
      .where('id', '=', id)
      .execute()
    if (n === 8) await makeAnswer({ question_id: id, user_id: user.id })
  }
  // The order of search results may change once more when a question is indexed.
  await expect.poll(() => db.selectFrom('questions_to_index').select('id').execute()).toEqual([])
  for (const [sort, total] of [
    ['newest', 9],
    ['votes', 9],
    ['unanswered', 8],
    ['newest&search=paged', 9],
  ] as const) {
    const pagedQuestions: { id: number; created_at: string; upvotes: number; downvotes: number }[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await visitor.get(`/api/questions?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`)
      pagedQuestions.push(...body.questions)
      cursor = body.next_cursor
    }
    expect(new Set(pagedQuestions.map(({ id }) => id)).size).toBe(total)
    expect(pagedQuestions).toHaveLength(total)
    const net = pagedQuestions.map(({ upvotes, downvotes }) => upvotes - downvotes)
    if (sort === 'votes') expect(net).toEqual([...net].sort((a, b) => b - a))
    if (sort === 'newest') {
      const dates = pagedQuestions.map(({ created_at }) => created_at)
      expect(dates).toEqual([...dates].sort().reverse())
    }
  }
  const forged = [
    '2026-01-01_1',
    '2026-01-01T00:00:00.000Z_1.5',
    '1_1',
    'Tue Mar 01 2022 (foo)_1',
    '0000-01-01T00:00:00.000Z_1',
  ]
  for (const cursor of ['x', '_', 'W10', ...forged.map(encodeURIComponent)]) {
    expect((await visitor.get(`/api/questions?cursor=${cursor}`)).status).toBe(400)
  }
})

test('finds questions with a similar title', async () => {
  const user = await makeUser()
  await makeQuestion({ user_id: user.id, title: 'How do I register a sole proprietorship in Alaska?' })
  await makeQuestion({ user_id: user.id, title: 'Where to buy firewood?' })
  const similar = async (title: string) =>
    titlesOf(await visitor.get(`/api/questions/similar?title=${encodeURIComponent(title)}`))
  expect(await similar('Registering my proprietorship')).toEqual(['How do I register a sole proprietorship in Alaska?'])
  expect(await similar('Fierwood')).toEqual(['Where to buy firewood?'])
  expect(await similar('Entirely different matter')).toEqual([])
  expect(await similar('')).toEqual([])

  const probable = async (title: string) =>
    titlesOf(await visitor.get(`/api/questions/similar?probable=true&title=${encodeURIComponent(title)}`))
  expect(await probable('Buying firewood')).toEqual(['Where to buy firewood?'])
  expect(await probable('Where to register a boat in Kodiak?')).toEqual([])
  expect(await probable('')).toEqual([])
})
