import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { sql } from '../../../database/open.server.ts'
import { makeModerator, makeUser } from '../../accounts/accounts.make.ts'
import { makeHold } from '../../heldPosts/heldPosts.make.ts'
import { makeQuestion } from '../questions.make.ts'
import { setTopics } from './topics.service.server.ts'
import { sumTopicCounts } from './topics.tasks.server.ts'

const { as, visitor } = await startTestApp()
const [member, moderator] = [await makeUser(), await makeModerator()]
const form = (topics?: unknown) => ({ title: 'Which permit for a dock?', content: 'Ours is new.', topics })
const ask = async (topics: string[]) => (await as(member).post('/api/questions', form(topics))).body.question
const listIds = async (query: string) =>
  (await visitor.get(`/api/questions?${query}`)).body.questions.map(({ id }: { id: number }) => id)
const readCount = async (slug: string) => (await visitor.get(`/api/topics/${slug}`)).body.topic.question_count

test('a new network has at least eight topics, sorted by name', async () => {
  const { topics } = (await visitor.get('/api/topics')).body
  expect(topics.length).toBeGreaterThanOrEqual(8)
  expect(topics[0]).toEqual({
    slug: expect.any(String),
    name: expect.any(String),
    description: expect.any(String),
    question_count: expect.any(Number),
  })
  const names = topics.map(({ name }: { name: string }) => name)
  expect(names).toEqual(names.toSorted())
})

test('a question has its topics, and an edit without topics keeps them', async () => {
  const question = await ask(['money-and-taxes', 'licenses-and-permits', 'money-and-taxes'])
  expect(question.topics).toEqual(['licenses-and-permits', 'money-and-taxes'])
  expect(question.topic_names).toEqual(['Licenses and permits', 'Money and taxes'])
  const path = `/api/questions/${question.id}`
  expect((await as(member).put(path, { title: 'Other', content: 'words' })).body.question.topics).toHaveLength(2)
  expect((await as(member).put(path, form(['food-and-farming']))).body.question.topics).toEqual(['food-and-farming'])
  expect((await as(member).put(path, form([]))).body.question.topics).toEqual([])
  expect((await visitor.get(path)).body.question.topics).toEqual([])
})

test('rejects unknown topics, more than five, and values that are not a list, without storing anything', async () => {
  const { topics } = (await visitor.get('/api/topics')).body
  const slugs = topics.map(({ slug }: { slug: string }) => slug)
  for (const wrong of [['nothing'], slugs.slice(0, 6), 'food-and-farming', [7], [''], ['Food-And-Farming']]) {
    const { status, body } = await as(member).post('/api/questions', { ...form(wrong), title: 'Never stored' })
    expect([wrong, status, body.errors?.[0].field.split('.')[0]]).toEqual([wrong, 400, 'topics'])
  }
  expect((await visitor.get('/api/questions?search=never+stored')).body.questions).toEqual([])
  expect((await as(member).post('/api/questions', form(slugs.slice(0, 5)))).status).toBe(201)
})

test('the list of a topic contains only its questions, in every order, page by page and in searches', async () => {
  const { body } = await as(moderator).post('/api/admin/topics', { slug: 'boats', name: 'Boats' })
  expect(body.topic).toEqual({ slug: 'boats', name: 'Boats', description: null, keywords: null, question_count: 0 })
  const own = [await ask(['boats']), await ask(['boats', 'money-and-taxes']), await ask(['boats'])]
  const other = await ask(['money-and-taxes'])
  const newest = own.map(({ id }) => id).toReversed()
  expect(await listIds('topic=boats')).toEqual(newest)
  expect(await listIds('topic=boats&sort=unanswered')).toEqual(newest)
  await as(moderator).post(`/api/questions/${newest[2]}/vote`, { vote_type: 'upvote' })
  expect(await listIds('topic=boats&sort=votes')).toEqual([newest[2], newest[0], newest[1]])
  for (const sort of ['newest', 'votes', 'unanswered']) {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { questions: { id: number }[]; next_cursor: string | null } = (
        await visitor.get(`/api/questions?topic=boats&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
      ).body
      seen.push(...page.questions.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(await listIds(`topic=boats&sort=${sort}`))
  }
  expect((await listIds('topic=boats&search=permit+dock')).sort()).toEqual(newest.toSorted())
  expect(await listIds('topic=boats&search=nowhere')).toEqual([])
  expect(await listIds('topic=nothing')).toEqual([])
  expect((await visitor.get('/api/questions?topic=a%00')).status).toBe(200)
  expect(await listIds('')).toContain(other.id)
  expect(await readCount('boats')).toBe(3)
})

test('counts, lists, the feed and the sitemap leave out questions that are not public', async () => {
  await as(moderator).post('/api/admin/topics', { slug: 'knots', name: 'Knots' })
  const sitemap = async () => (await visitor.get('/sitemap.xml')).body
  expect(await sitemap()).not.toContain('/topics/knots')
  const { id } = await ask(['knots'])
  expect(await sitemap()).toContain('/topics/knots<')
  expect((await visitor.get('/questions.atom?topic=knots')).body).toContain(`/questions/${id}<`)
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', id).execute()
  expect(await readCount('knots')).toBe(0)
  expect(await listIds('topic=knots')).toEqual([])
  expect(await sitemap()).not.toContain('/topics/knots')
  expect((await visitor.get('/questions.atom?topic=knots')).body).not.toContain(`/questions/${id}<`)
})

test('suggests a topic by its words, its name and the topics of similar questions', async () => {
  const suggest = async (title: string, content = '') =>
    (await as(member).post('/api/topics/suggest', { title, content })).body.topics.map(
      ({ slug }: { slug: string }) => slug,
    )
  expect(await suggest('Sales tax for online customers?')).toContain('money-and-taxes')
  expect(await suggest('How do I find a cook', 'We want to hire staff for the summer season.')).toContain(
    'hiring-and-staff',
  )
  expect(await suggest('', '')).toEqual([])
  expect(await suggest('Qwertz')).toEqual([])
  await as(moderator).post('/api/admin/topics', {
    slug: 'zeppelins',
    name: 'Zeppelins',
    keywords: 'airship, lighter than air',
  })
  expect(await suggest('Anything lighter than air?')).toContain('zeppelins')
  expect(await suggest('Lighter boots than mine?')).not.toContain('zeppelins')
  await as(member).post('/api/questions', {
    title: 'Mooring a blimp at Gambell',
    content: 'How?',
    topics: ['zeppelins'],
  })
  await as(member).post('/api/questions', { title: 'Mooring a blimp in wind', content: 'How?', topics: ['zeppelins'] })
  expect(await suggest('Mooring our blimp overnight')).toContain('zeppelins')
})

test('moderators add, change and delete topics with audit entries; slugs and names are unique', async () => {
  const call = as(moderator)
  expect((await call.post('/api/admin/topics', { slug: 'ropes', name: 'Ropes' })).status).toBe(201)
  expect((await call.post('/api/admin/topics', { slug: 'ropes', name: 'Other' })).status).toBe(409)
  expect((await call.post('/api/admin/topics', { slug: 'more-ropes', name: 'ROPES' })).status).toBe(409)
  for (const slug of ['Ropes', 'a b', '-a', 'a--b', '', 'x'.repeat(61), '../a'])
    expect((await call.post('/api/admin/topics', { slug, name: crypto.randomUUID() })).status).toBe(400)
  expect((await call.put('/api/admin/topics/ropes', { name: 'Lines', keywords: 'rope' })).body.topic).toMatchObject({
    slug: 'ropes',
    name: 'Lines',
    keywords: 'rope',
  })
  expect((await visitor.get('/api/topics/%00')).status).toBe(404)
  expect((await call.put('/api/admin/topics/nothing', { name: 'Nothing' })).status).toBe(404)
  const { id } = await ask(['ropes'])
  expect((await call.delete('/api/admin/topics/ropes?into=nothing')).status).toBe(400)
  expect((await call.delete('/api/admin/topics/ropes?into=ropes')).status).toBe(409)
  expect((await call.delete('/api/admin/topics/ropes?into=food-and-farming')).status).toBe(200)
  expect((await visitor.get(`/api/questions/${id}`)).body.question.topics).toEqual(['food-and-farming'])
  const actions = await db.selectFrom('audit_log').where('target_type', '=', 'topic').select('action').execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['topic.create', 'topic.edit', 'topic.delete']),
  )
})

test('a moderator changes the topics of a question by another member, with an audit entry', async () => {
  const { id } = await makeQuestion({ user_id: member.id })
  const path = `/api/admin/questions/${id}/topics`
  expect((await as(moderator).put(path, { topics: ['nothing'] })).status).toBe(400)
  expect((await as(moderator).put(path, { topics: ['food-and-farming'] })).body).toEqual({
    topics: ['food-and-farming'],
  })
  expect((await visitor.get(`/api/questions/${id}`)).body.question.topics).toEqual(['food-and-farming'])
  const entry = await db
    .selectFrom('audit_log')
    .where('action', '=', 'question.topics')
    .where('target_id', '=', id)
    .select('actor_id')
    .execute()
  expect(entry).toEqual([{ actor_id: moderator.id }])
})

test('notifies followers of a topic about its new questions once they are public', async () => {
  const follower = await makeUser()
  await as(follower).put('/api/follows/topic/food-and-farming')
  expect((await as(follower).get('/api/follows')).body.follows).toMatchObject([{ name: 'Food and farming' }])
  const read = async () => (await as(follower).get('/api/notifications')).body.notifications
  await ask(['money-and-taxes'])
  const { id } = await ask(['food-and-farming', 'money-and-taxes'])
  await expect.poll(read).toHaveLength(1)
  expect(await read()).toMatchObject([{ kind: 'follow.new', url: `/questions/${id}` }])
  const held = await makeQuestion({ user_id: member.id, visibility: 'held' })
  await as(moderator).put(`/api/admin/questions/${held.id}/topics`, { topics: ['food-and-farming'] })
  await makeHold({ target_type: 'question', target_id: held.id, author_id: member.id })
  await as(moderator).post(`/api/admin/held-posts/question/${held.id}/approve`)
  await expect.poll(read).toHaveLength(2)
  expect((await read())[0]).toMatchObject({ url: `/questions/${held.id}` })
})

test('followers of a merged topic follow the other one, and a deleted topic has no followers', async () => {
  for (const slug of ['kites', 'wings', 'sails'])
    await as(moderator).post('/api/admin/topics', { slug, name: slug.toUpperCase() })
  const [both, one] = [await makeUser(), await makeUser()]
  for (const slug of ['kites', 'wings']) await as(both).put(`/api/follows/topic/${slug}`, {})
  for (const slug of ['kites', 'sails']) await as(one).put(`/api/follows/topic/${slug}`, {})
  await as(moderator).delete('/api/admin/topics/kites?into=wings')
  await as(moderator).delete('/api/admin/topics/sails')
  const follows = db.selectFrom('follows').where('user_id', 'in', [both.id, one.id]).select(['user_id', 'key'])
  expect(await follows.orderBy('user_id').execute()).toEqual([
    { user_id: both.id, key: 'wings' },
    { user_id: one.id, key: 'wings' },
  ])
})

test('a question that is asked during a merge gets the remaining topic', async () => {
  for (const slug of ['drums', 'music']) await as(moderator).post('/api/admin/topics', { slug, name: slug })
  const { id, merged } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('topics').where('slug', '=', 'drums').select('slug').forKeyShare().execute()
    const merged = as(moderator).delete('/api/admin/topics/drums?into=music')
    const readWaiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    await expect.poll(async () => (await readWaiting()).rows.length).toBeGreaterThan(0)
    const { id } = await tx
      .insertInto('questions')
      .values({ title: 'Who tunes drums?', content: 'Two.', user_id: member.id })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setTopics(tx, id, ['drums'], true)
    return { id, merged }
  })
  expect((await merged).status).toBe(200)
  expect((await visitor.get(`/api/questions/${id}`)).body.question.topics).toEqual(['music'])
})

test('counts equal the numbers of public questions, after any concurrent writes and however often changes are summed', async () => {
  const slugs = ['birds', 'moose', 'bears']
  for (const slug of slugs) await as(moderator).post('/api/admin/topics', { slug, name: slug })
  const choose = <T>(values: T[]) => values[Math.floor(Math.random() * values.length)] as T
  const choice = () => slugs.filter(() => Math.random() < 0.5)
  const ids: number[] = []
  for (let number = 0; number < 10; number++) ids.push((await ask(choice())).id)
  const path = () => `/api/questions/${choose(ids)}`
  const setVisibility = (visibility: string) =>
    db.updateTable('questions').set({ visibility }).where('id', '=', choose(ids)).execute()
  const acts = [
    async () => void ids.push((await ask(choice())).id),
    () => as(member).put(path(), form(choice())),
    () => as(member).delete(path()),
    () => as(member).post(`${path()}/restore`),
    () => setVisibility('hidden'),
    () => setVisibility('held'),
    () => setVisibility('public'),
    () => sumTopicCounts(db),
  ]
  for (let round = 0; round < 25; round++) await Promise.all([choose(acts)(), choose(acts)(), choose(acts)()])
  await as(moderator).delete('/api/admin/topics/bears?into=moose')
  const { rows: expected } = await sql<{ slug: string; count: number }>`
    select slug, (
      select count(*) from question_topics as qt join questions as q on q.id = qt.question_id
      where qt.topic = t.slug and q.visibility = 'public'
    ) as count from topics as t order by name`.execute(db)
  const readCounts = async () =>
    (await visitor.get('/api/topics')).body.topics.map((topic: { slug: string; question_count: number }) => ({
      slug: topic.slug,
      count: topic.question_count,
    }))
  expect(await readCounts()).toEqual(expected)
  await Promise.all([sumTopicCounts(db), sumTopicCounts(db)])
  expect(await readCounts()).toEqual(expected)
  await sumTopicCounts(db)
  const rows = await db.selectFrom('topic_counts').selectAll().execute()
  expect(rows).toHaveLength(expected.filter(({ count }) => count > 0).length)
})
