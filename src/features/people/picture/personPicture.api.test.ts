import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openFileStore } from '../../../kit/server/openFileStore.server.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { removeOrphans } from '../../businesses/pictures/pictureFiles.server.ts'
import { drawPicture, pictureForm } from '../../businesses/pictures/pictures.make.ts'
import { makeQuestion } from '../../questions/questions.make.ts'

const app = await startTestApp()
const admin = await makeAdmin()
const log = pino({ level: 'silent' })
type User = Awaited<ReturnType<typeof makeUser>>

let drawn = 0
/** Creates a unique photo, rotated by a quarter turn in its metadata as phones do. */
async function takePhoto() {
  drawn += 10
  const photo = drawPicture(`rgb(${drawn}, 90, 120)`, 800, 500)
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' } })
    .withMetadata({ orientation: 6 })
  return new Uint8Array(await photo.toBuffer())
}
const upload = (user: User, file: Uint8Array<ArrayBuffer>) => app.as(user).post('/api/auth/picture', pictureForm(file))
async function makePictured() {
  const user = await makeUser()
  const { body } = await upload(user, await takePhoto())
  return { user, url: body.picture.url as string }
}
const statusOf = async (path: string) => (await fetch(app.url + path)).status
const folder = (url: string) => join(app.settings.data_dir, 'pictures', url.slice(10, 12), url.split('/')[2] ?? '')
const readFiles = (url: string) => {
  try {
    return readdirSync(folder(url)).length
  } catch {
    return 0
  }
}
async function sweep() {
  await db.updateTable('picture_files').set({ used_at: '2020-01-01' }).execute()
  await removeOrphans({ db, files: openFileStore(app.settings, log) }, new AbortController().signal)
}

test('crops a picture to a square without metadata, and shows it on the page and beside posts', async () => {
  const user = await makeUser()
  const question = await makeQuestion({ user_id: user.id })
  const { status, body } = await upload(user, await takePhoto())
  expect([status, body.message]).toEqual([200, 'Your picture has been saved'])
  for (const [width, size] of [
    [96, 96],
    [192, 192],
    [480, 480],
    [1600, 480],
  ]) {
    const response = await fetch(app.url + body.picture.url.replace('192', String(width)))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=60, immutable')
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ width: size, height: size, format: 'webp' })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
  }
  expect((await app.visitor.get(`/api/users/${user.id}`)).body.user.picture_url).toBe(body.picture.url)
  const small = body.picture.url.replace('192', '96')
  expect((await app.visitor.get(`/api/questions/${question.id}`)).body.question.author.picture_url).toBe(small)
  for (const path of [`/users/${user.id}`, `/questions/${question.id}`])
    expect(await (await fetch(app.url + path)).text()).toContain(small.slice(0, -7))
  expect((await app.as(user).get('/api/auth/picture')).body.picture).toEqual(body.picture)
})

test('does not enlarge a small picture, and replaces it with the next upload', async () => {
  const { user, url } = await makePictured()
  const small = new Uint8Array(await drawPicture('plum', 40, 90).png().toBuffer())
  const { body } = await upload(user, small)
  const response = await fetch(app.url + body.picture.url)
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 40, height: 40 })
  expect(await statusOf(url)).toBe(404)
})

test('two concurrent uploads leave one picture', async () => {
  const user = await makeUser()
  const photos = [await takePhoto(), await takePhoto()]
  const replies = await Promise.all([...photos, ...photos].map((photo) => upload(user, photo)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const rows = await db.selectFrom('user_pictures').where('user_id', '=', user.id).select('hash').execute()
  expect(rows).toHaveLength(1)
})

test('rejects a file that is not a picture, and keeps the previous picture', async () => {
  const { user, url } = await makePictured()
  expect((await upload(user, new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).status).toBe(
    415,
  )
  const cut = (await takePhoto()).slice(0, 900)
  expect((await upload(user, cut)).body.errors).toMatchObject([{ field: 'picture' }])
  expect((await app.as(user).post('/api/auth/picture', new FormData())).body.errors).toMatchObject([
    { field: 'picture' },
  ])
  expect(await statusOf(url)).toBe(200)
})

test('hides the picture of a hidden or banned account, but shows it to its owner', async () => {
  const { user, url } = await makePictured()
  const hide = (is_hidden: boolean) => app.as(user).put('/api/auth/profile', { full_name: user.full_name, is_hidden })
  await hide(true)
  expect(await statusOf(url)).toBe(404)
  expect((await app.as(user).get('/api/auth/picture')).body.picture).toMatchObject({ url: null })
  await hide(false)
  expect(await statusOf(url)).toBe(200)
  await app.as(admin).patch(`/api/admin/users/${user.id}/ban`, { is_banned: true })
  expect(await statusOf(url)).toBe(404)
})

test('keeps the files of a picture until the picture or the account is deleted', async () => {
  const [kept, deleted, gone] = [await makePictured(), await makePictured(), await makePictured()]
  expect((await app.as(deleted.user).delete('/api/auth/picture')).body).toMatchObject({ picture: null })
  await db.deleteFrom('users').where('id', '=', gone.user.id).execute()
  for (const { url } of [deleted, gone]) expect(await statusOf(url)).toBe(404)
  await sweep()
  expect([kept, deleted, gone].map(({ url }) => readFiles(url) > 0)).toEqual([true, false, false])
  expect(await statusOf(kept.url)).toBe(200)
})

test('a moderator deletes the picture of a member once, with an audit entry', async () => {
  const { user, url } = await makePictured()
  const moderator = app.as(await makeUser({ role: 'moderator' }))
  const path = `/api/admin/users/${user.id}/picture`
  expect((await moderator.delete(path)).body.message).toBe(`The picture of ${user.full_name} has been deleted`)
  expect((await moderator.delete(path)).body.message).toBe(`${user.full_name} has no picture`)
  expect((await moderator.delete('/api/admin/users/4000000/picture')).status).toBe(404)
  expect(await statusOf(url)).toBe(404)
  const entries = db.selectFrom('audit_log').where('action', '=', 'user.picture').where('target_id', '=', user.id)
  expect(await entries.select('action').execute()).toHaveLength(1)
})
