import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import S3rver from 's3rver'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { openFileStore } from '../../../kit/server/openFileStore.server.ts'
import { makeUser } from '../../accounts/accounts.make.ts'
import { sweepDeletions } from '../../deletions/deletions.service.server.ts'
import { makeBusiness } from '../businesses.make.ts'
import { removeOrphans } from './pictureFiles.server.ts'
import { drawPicture, makePicture, pictureForm } from './pictures.make.ts'
import { removeOldUploads } from './receivePicture.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'network', configs: [] }],
})
const { port } = await server.run()
const storage = `http://S3RVER:S3RVER@127.0.0.1:${port}/network/pictures`
afterAll(async () => {
  await server.close().catch(() => {})
  rmSync(folder, { recursive: true, force: true })
})

const owner = await makeUser()
const onDisk = await startTestApp()
const inBucket = await startTestApp({ STORAGE_URL: storage })
const log = pino({ level: 'silent' })
const never = new AbortController().signal

const draw = async (colour: string) => new Uint8Array(await drawPicture(colour, 120, 80).png().toBuffer())
async function upload(app: TestApp, colour: string) {
  const { id } = await makeBusiness({}, { owner })
  const { status, body } = await app.as(owner).post(`/api/businesses/${id}/pictures`, pictureForm(await draw(colour)))
  return { status, body, business_id: id, address: body.picture?.sizes[0].webp, id: body.picture?.id }
}
const open = async (app: TestApp, path: string) => (await fetch(app.url + path)).status
const age = (hours: number) =>
  db
    .updateTable('picture_files')
    .set({ used_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
    .execute()

test.each([
  ['the folder of DATA_DIR', onDisk, 'teal'],
  ['a bucket of an S3-compatible service', inBucket, 'olive'],
])('stores, serves and removes pictures in %s', async (_, app, colour) => {
  const files = openFileStore(app.settings, log)
  const { status, address, business_id, id } = await upload(app, colour)
  expect([status, await open(app, address)]).toEqual([201, 200])
  const [, , hash = ''] = address.split('/')
  const name = `${hash.slice(0, 2)}/${hash}/96.webp`
  expect(await files.has(name)).toBe(true)

  // Files that a picture uses stay, and so do those of an upload that is not complete yet.
  await age(2)
  await removeOrphans({ db, files }, never)
  expect(await open(app, address)).toBe(200)
  await app.as(owner).delete(`/api/businesses/${business_id}/pictures/${id}`)
  await age(0.5)
  await removeOrphans({ db, files }, never)
  expect(await files.has(name)).toBe(true)

  await age(2)
  await removeOrphans({ db, files }, never)
  expect(await files.has(name)).toBe(false)
  expect(await db.selectFrom('picture_files').where('hash', '=', hash).select('hash').execute()).toEqual([])
})

test('removes the files of a deleted business once it can no longer be restored', async () => {
  const files = openFileStore(onDisk.settings, log)
  const { business_id, address } = await upload(onDisk, 'maroon')
  await onDisk.as(owner).delete(`/api/profiles/${business_id}`)
  expect(await open(onDisk, address)).toBe(404)
  await age(2)
  await removeOrphans({ db, files }, never)
  await onDisk.as(owner).post(`/api/profiles/${business_id}/restore`)
  expect(await open(onDisk, address)).toBe(200)
  await onDisk.as(owner).delete(`/api/profiles/${business_id}`)
  await sql`update deletions set deleted_at = now() - interval '30 days'`.execute(db)
  await sweepDeletions(db, never)
  await removeOrphans({ db, files }, never)
  expect(
    existsSync(join(onDisk.settings.data_dir, 'pictures', address.split('/')[2].slice(0, 2), address.split('/')[2])),
  ).toBe(false)
})

test('temporary files of a process that died are removed', async () => {
  await upload(onDisk, 'gold')
  const incoming = join(onDisk.settings.data_dir, 'pictures', 'incoming')
  writeFileSync(join(incoming, 'left-behind'), 'x')
  await removeOldUploads(onDisk.settings)
  expect(readdirSync(incoming)).toEqual(['left-behind'])
  const { utimesSync } = await import('node:fs')
  utimesSync(join(incoming, 'left-behind'), 0, 0)
  await removeOldUploads(onDisk.settings)
  expect(readdirSync(incoming)).toEqual([])
})

test('answers 503 while the store cannot be reached, and stores no picture', async () => {
  const app = await startTestApp({ STORAGE_URL: 'http://KEY:SECRET@127.0.0.1:9/network' })
  const { status, body, business_id } = await upload(app, 'navy')
  expect([status, body.error]).toEqual([503, expect.stringContaining('cannot store or load pictures right now')])
  const picture = await makePicture({ business_id })
  expect(await open(app, `/pictures/${picture.hash}/96.webp`)).toBe(503)
  expect((await app.visitor.get(`/api/businesses/${business_id}/pictures`)).body.pictures).toHaveLength(1)
})

test('rejects an invalid STORAGE_URL at the start, and names the setting', async () => {
  for (const url of ['https://key:secret@host', 'ftp://key:secret@host/bucket', 'https://host/bucket'])
    await expect(startTestApp({ STORAGE_URL: url })).rejects.toThrow(/^STORAGE_URL /)
})
