import { expect, test } from 'vitest'
import { makeAdmin, makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'

const app = await startTestApp()
const { as, visitor } = app

/**
 * Texts that only the deleted item contains: a word to search for, which replies repeat, and a word to find in replies.
 */
const words: Record<string, [word: string, mark: string]> = {
  question: ['zanzibar', 'quokka'],
  answer: ['timbuktu', 'axolotl'],
  job: ['patagonia', 'pangolin'],
  event: ['madagascar', 'okapi'],
  business: ['tasmania', 'narwhal'],
}

/** Creates an item of each kind that alone contains the words, and its surroundings. */
async function makeScene(kind: string) {
  const [author, reader, asker] = [await makeUser(), await makeUser(), await makeUser()]
  const [word, mark] = words[kind] as [string, string]
  const text = (of: string) => (of === kind ? `${word} ${mark}` : `An old ${of}`)
  const topic = 'money-and-taxes'
  for (const [list, query] of [
    ['questions', `search=${word}`],
    ['jobs', `search=${word}`],
  ])
    await as(reader).post('/api/saved-searches', { list, query })
  await as(reader).put(`/api/follows/topic/${topic}`)
  const owner = kind === 'answer' ? asker : author
  const asked = await as(owner).post('/api/questions', {
    title: `${text('question')} for the winter?`,
    content: 'Tell me.',
    topics: [topic],
  })
  const { question } = asked.body
  const business = await makeBusiness(
    { business_name: text('business'), description: text('business'), city: 'Nome', latitude: 64.5, longitude: -165.4 },
    { owner: author },
  )
  await as(reader).put(`/api/follows/question/${question.id}`)
  await as(reader).put(`/api/follows/business/${business.id}`)
  const { body } = await as(author).post('/api/answers', {
    question_id: question.id,
    content: `${text('answer')} is here.`,
  })
  if (kind !== 'answer') await makeAnswer({ question_id: question.id, user_id: reader.id, content: 'Me too.' })
  const job = await makeJob({ user_id: author.id, business_id: business.id, title: text('job') })
  await as(reader).post(`/api/jobs/${job.id}/apply`, { cover_letter: 'Hello.' })
  await as(reader).put(`/api/jobs/${job.id}/save`)
  const event = await makeEvent({ business_id: business.id, created_by: author.id, title: text('event') })
  await as(reader).put(`/api/events/${event.id}/interest`)
  const paths: Record<string, string> = {
    question: `/api/questions/${question.id}`,
    answer: `/api/answers/${body.answer.id}`,
    job: `/api/jobs/${job.id}`,
    event: `/api/businesses/${business.id}/events/${event.id}`,
    business: `/api/profiles/${business.id}`,
  }
  const page = { answer: 'questions', question: 'questions', job: 'jobs', event: 'events', business: 'businesses' }[
    kind
  ]
  const pageId = { answer: question.id, question: question.id, job: job.id, event: event.id, business: business.id }[
    kind
  ]
  return {
    word,
    mark,
    author,
    reader,
    asker,
    question,
    business,
    job,
    event,
    topic,
    path: paths[kind] as string,
    page: `/${page}/${pageId}`,
  }
}
type Scene = Awaited<ReturnType<typeof makeScene>>

/** The paths of all replies that could contain the words of the item, by the role of the reader. */
function listPaths({ word, author, reader, asker, question, business, job, event, topic, page }: Scene) {
  const q = `search=${word}`
  const open = [
    ...['/', '/questions', '/jobs', '/events', '/businesses', `/users/${author.id}`, `/topics/${topic}`, page],
    ...[`/questions/${question.id}`, `/jobs/${job.id}`, `/events/${event.id}`, `/businesses/${business.id}`],
    ...[`/questions?${q}`, `/jobs?${q}`, `/events?${q}`, `/businesses?${q}`, `/search?q=${word}`],
    ...['/questions.atom', '/jobs.atom', '/events.atom', '/events.ics', `/businesses/${business.id}/events.ics`],
    ...[`/events/${event.id}.ics`, `/businesses/${business.id}.vcf`, `/questions.atom?${q}`, `/jobs.atom?${q}`],
    ...['/api/home', '/api/questions', '/api/jobs', '/api/events', '/api/profiles', `/api/search?q=${word}`],
    ...[`/api/questions?${q}`, `/api/jobs?${q}`, `/api/events?${q}`, `/api/profiles?${q}`, '/api/profiles/map'],
    ...[`/api/questions/similar?title=${word}`, `/api/questions/${question.id}/related`, '/api/profiles/device'],
    ...[`/api/users/${author.id}`, `/api/users/${author.id}/answers`, `/api/topics/${topic}`],
    ...[`/api/businesses/${business.id}/answers`, `/api/businesses/${business.id}/jobs`],
    ...[`/api/businesses/${business.id}/events`, `/api/questions/${question.id}`, '/api/events/calendar?month=2026-12'],
  ]
  const own = ['/api/auth/export', '/api/notifications', '/api/home/own', '/api/follows', '/api/applications/me']
  const ofAuthor = [
    '/api/jobs/user/me',
    '/api/profiles/user/me',
    '/api/jobs/user/saved',
    '/api/teams/me',
    '/api/events/user/interested',
  ]
  return [
    ...open.map((path) => ({ caller: null, path })),
    ...[author, reader, asker].flatMap((caller) => [...own, ...ofAuthor, page].map((path) => ({ caller, path }))),
  ]
}

/** The replies that contain the words now. */
async function findWord(scene: Scene): Promise<string[]> {
  const names = new Map([
    [scene.author, 'author'],
    [scene.reader, 'reader'],
    [scene.asker, 'asker'],
  ] as const)
  const found = await Promise.all(
    listPaths(scene).map(async ({ caller, path }) => {
      const { body } = await as(caller).get(path)
      const text = (typeof body === 'string' ? body : JSON.stringify(body)).toLowerCase()
      // The search result is the question of the answer. Its text does not contain the answer.
      const isResult = path.startsWith('/api/search') && text.includes(`"url":"${scene.page}"`)
      return isResult || text.includes(scene.mark) ? `${(caller && names.get(caller)) ?? 'visitor'} ${path}` : []
    }),
  )
  const chat = await visitor.post('/api/chat', { message: `What do you know about ${scene.word}?` })
  if (JSON.stringify(chat.body).toLowerCase().includes(scene.mark)) found.push('assistant')
  return found.flat()
}

async function findInSitemap(page: string) {
  const index = (await visitor.get('/sitemap.xml')).body as string
  const files = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path]) => path as string)
  const texts = await Promise.all(
    files.filter((path) => /\.xml/.test(path)).map(async (path) => (await visitor.get(path)).body),
  )
  return [index, ...texts].some((text) => text.includes(`${page}</loc>`))
}

async function readPicture(page: string) {
  const { body } = await visitor.get(page)
  return (body as string).match(/<meta property="og:image" content="https?:\/\/[^/]+(\/link-pictures[^"]+)"/)?.[1]
}

test.each([
  ['question', ['/questions', '/search?q=', '/questions.atom', '/', 'assistant']],
  ['answer', ['/api/search?q=', '/api/auth/export']],
  ['job', ['/jobs', '/search?q=', '/jobs.atom', '/', 'assistant']],
  ['event', ['/events', '/search?q=', '/events.ics', '/', 'assistant']],
  ['business', ['/businesses', '/search?q=', 'assistant']],
])('a word of a deleted %s is found in no reply, and is found again after Undo', async (kind, expected) => {
  const scene = await makeScene(kind)
  const { author, path, page } = scene
  const isFound = (found: string[]) =>
    expected.filter(
      (place) => !found.some((known) => known.endsWith(place) || (place.endsWith('=') && known.includes(` ${place}`))),
    )
  await expect.poll(async () => isFound(await findWord(scene))).toEqual([])
  const before = await findWord(scene)
  const picture = await readPicture(page)
  if (kind !== 'answer') expect(await findInSitemap(page)).toBe(true)

  expect((await as(author).delete(path)).status).toBe(200)
  // The download of the deleter's own data contains the text as long as it can be restored.
  expect((await findWord(scene)).filter((place) => place !== 'author /api/auth/export')).toEqual([])
  if (kind !== 'answer') {
    expect(await findInSitemap(page)).toBe(false)
    expect((await visitor.get(picture as string)).status).not.toBe(200)
    expect((await visitor.get(page)).status).toBe(404)
  }
  const deletions = await as(await makeAdmin()).get('/api/admin/deletions')
  expect(JSON.stringify(deletions.body).toLowerCase()).toContain(kind === 'answer' ? 'winter' : scene.mark)

  expect((await as(author).post(`${path}/restore`)).status).toBe(200)
  await expect
    .poll(
      async () => {
        const found = await findWord(scene)
        return before.filter((place) => !found.includes(place) && !place.endsWith('/home/own'))
      },
      { timeout: 20_000 },
    )
    .toEqual([])
  if (kind !== 'answer') expect(await findInSitemap(page)).toBe(true)
  expect(await readPicture(page)).toBe(picture)
})
