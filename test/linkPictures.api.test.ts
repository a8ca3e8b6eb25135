import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'
import { db } from './database.ts'

const app = await startTestApp()
const user = await makeUser()
const business = await makeBusiness({ business_name: 'Kelp & Søn', city: 'Juneau' }, { owner: user })

/** The address in the page, without the host. */
async function findAddress(path: string) {
  const html = await (await fetch(app.url + path)).text()
  const [, address] = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html) ?? []
  return address ?? null
}
const load = (address: string, init: RequestInit = {}) => fetch(app.url + address, { redirect: 'manual', ...init })

async function expectPicture(path: string) {
  const address = (await findAddress(path)) as string
  const response = await load(address)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
  })
  const png = Buffer.from(await response.arrayBuffer())
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(png.length).toBeLessThan(100_000)
  return { address, png }
}

test('questions, jobs, events and businesses each have a picture', async () => {
  const question = await makeQuestion({ user_id: user.id, title: 'Where is ice?' })
  const job = await makeJob({ user_id: user.id, title: 'Deckhand' })
  const event = await makeEvent({ business_id: business.id, created_by: user.id })
  const paths = [`/questions/${question.id}`, `/jobs/${job.id}`, `/events/${event.id}`, `/businesses/${business.id}`]
  const pictures = []
  for (const path of paths) pictures.push((await expectPicture(path)).png.toString('base64'))
  expect(new Set(pictures).size).toBe(4)
})

test.each([
  ['right-to-left', 'مهندس بحري مطلوب للعمل على متن قوارب الصيد'],
  ['Chinese, Japanese and Korean', '渔业 と 수산업'],
  ['emoji', '🎣🚢 👩‍🚀 🇺🇸'],
  ['markup', '<b>&amp; "quoted" </span> %d'],
  ['characters without a font', 'ᐃᓄᒃᑎᑐᑦ ꯃꯤꯇꯩ'],
  ['a long word', 'Unbreakable'.repeat(23)],
  ['many wide characters', '鱼'.repeat(255)],
])('draws a title with %s', async (_, title) => {
  const { id } = await makeQuestion({ user_id: user.id, title })
  await expectPicture(`/questions/${id}`)
})

test('another title has another address, and the earlier address redirects to it', async () => {
  const { id } = await makeJob({ user_id: user.id, title: 'Cook' })
  const before = (await findAddress(`/jobs/${id}`)) as string
  await app.as(user).put(`/api/jobs/${id}`, { title: 'Head cook' })
  const after = (await findAddress(`/jobs/${id}`)) as string
  expect(after).not.toBe(before)
  const response = await load(before)
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    302,
    after,
    'no-store',
  ])
})

test('keeps a picture on disk, answers 304, and draws it again when the folder is lost', async () => {
  const { id } = await makeQuestion({ user_id: user.id, title: 'Kept?' })
  const { address, png } = await expectPicture(`/questions/${id}`)
  const folder = join(app.settings.data_dir, 'link-pictures')
  const kept = readdirSync(folder).find((name) => name.startsWith(`questions-${id}-`)) as string
  expect(readFileSync(join(folder, kept)).equals(png)).toBe(true)
  const etag = (await load(address)).headers.get('etag') as string
  expect((await load(address, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  rmSync(join(folder, kept))
  expect(Buffer.from(await (await load(address)).arrayBuffer()).equals(png)).toBe(true)
  expect(existsSync(join(folder, kept))).toBe(true)
})

test('the picture of hidden, deleted or unknown content answers 404, even when it is cached', async () => {
  const [hidden, deleted] = [await makeQuestion({ user_id: user.id }), await makeQuestion({ user_id: user.id })]
  const addresses = []
  for (const { id } of [hidden, deleted]) addresses.push((await expectPicture(`/questions/${id}`)).address)
  await db.updateTable('questions').set({ visibility: 'hidden' }).where('id', '=', hidden.id).execute()
  await app.as(user).delete(`/api/questions/${deleted.id}`)
  const unlisted = await makeBusiness({ is_public: false }, { owner: user })
  const unknown = [
    `/link-pictures/businesses/${unlisted.id}-0123456789ab.png`,
    '/link-pictures/questions/4000000-0123456789ab.png',
    '/link-pictures/constructor/1-0123456789ab.png',
    '/link-pictures/questions/1.png',
    `/link-pictures/questions/${'9'.repeat(30)}-0123456789ab.png`,
  ]
  for (const address of [...addresses, ...unknown]) {
    const response = await load(address)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  expect(await findAddress(`/questions/${hidden.id}`)).toBeNull()
})
