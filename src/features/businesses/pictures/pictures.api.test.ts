import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/app.ts'
import { db } from '../../../../test/database.ts'
import { makeAdmin, makeUser } from '../../accounts/accounts.make.ts'
import { makeBusiness } from '../businesses.make.ts'
import { drawPicture, makePicture, pictureForm } from './pictures.make.ts'

const app = await startTestApp()
const owner = await makeUser()
const admin = await makeAdmin()
const bytes = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const photo = await bytes(drawPicture('teal', 1200, 800).jpeg())
const logo = await bytes(drawPicture('crimson', 400, 400).png())

const makeOwned = () => makeBusiness({}, { owner })
const upload = (id: number, file: Uint8Array<ArrayBuffer>, fields?: Record<string, string>, user = owner) =>
  app.as(user).post(`/api/businesses/${id}/pictures`, pictureForm(file, fields))
const fetchPicture = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(app.url + path, { headers })
  return { response, content: Buffer.from(await response.arrayBuffer()) }
}

test('stores an upload in all sizes and formats, and shows it with the business', async () => {
  const { id } = await makeOwned()
  const { status, body } = await upload(id, photo, { alt: '  Our shop at the harbor  ' })
  expect(status).toBe(201)
  expect(body.picture).toMatchObject({ role: 'photo', alt: 'Our shop at the harbor', width: 1200, height: 800 })
  expect(body.picture.sizes.map(({ width, height }: { width: number; height: number }) => [width, height])).toEqual([
    [96, 64],
    [192, 128],
    [480, 320],
    [960, 640],
    [1200, 800],
  ])
  for (const { width, height, avif, webp } of body.picture.sizes) {
    for (const [format, path] of Object.entries({ heif: avif, webp })) {
      const { response, content } = await fetchPicture(path)
      expect(await sharp(content).metadata()).toMatchObject({ format, width, height })
      expect(response.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : 'webp'}`)
    }
  }
  expect((await app.visitor.get(`/api/profiles/${id}`)).body.profile.pictures).toEqual([body.picture])
  expect((await app.visitor.get(`/api/businesses/${id}/pictures`)).body.pictures).toEqual([body.picture])
})

test('a picture has an immutable URL, and browsers neither execute it nor guess its type', async () => {
  const { id } = await makeOwned()
  const { body } = await upload(id, photo)
  const [{ webp }] = body.picture.sizes
  const { response } = await fetchPicture(webp)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringMatching(/^inline; filename="\w+-96\.webp"$/),
  })
  const etag = response.headers.get('etag') ?? ''
  expect((await fetchPicture(webp, { 'If-None-Match': etag })).response.status).toBe(304)
  for (const path of ['95.webp', '96.svg', '96.html', '96', '../96.webp', '%2e%2e%2f96.webp'])
    expect((await fetchPicture(webp.replace('96.webp', path))).response.status).toBe(404)
})

test('turns a photo upright and removes its place, camera and colour profile', async () => {
  const { id } = await makeOwned()
  const taken = await bytes(
    drawPicture('olive', 400, 300)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '61/1 13/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6, icc: 'p3' }),
  )
  expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  const { body } = await upload(id, taken)
  expect(body.picture).toMatchObject({ width: 300, height: 400 })
  for (const { avif, webp } of body.picture.sizes) {
    for (const path of [avif, webp]) {
      const { content } = await fetchPicture(path)
      const metadata = await sharp(content).metadata()
      expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
      expect(content.includes('Camera')).toBe(false)
    }
  }
})

test('detects the format of a picture from its content, whatever its name and type are', async () => {
  const { id } = await makeOwned()
  const drawNavyPicture = () => drawPicture('navy', 60, 40)
  const readable = [
    drawNavyPicture().png(),
    drawNavyPicture().webp(),
    drawNavyPicture().avif({ effort: 0 }),
    drawNavyPicture().gif(),
  ]
  for (const picture of readable) {
    const form = pictureForm(await bytes(picture), {}, 'page.html')
    expect((await app.as(owner).post(`/api/businesses/${id}/pictures`, form)).status).toBe(201)
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
  for (const text of [svg, '<!doctype html>', '%PDF-1.7', heic, '', 'II*\0']) {
    const { status, body } = await upload(id, new Uint8Array(Buffer.from(text, 'latin1')))
    expect([status, body.error], text).toEqual([415, expect.stringMatching(/picture/i)])
  }
  const cut = photo.slice(0, photo.length / 2)
  expect((await upload(id, cut)).body.errors).toEqual([
    { field: 'picture', message: expect.stringContaining('damaged') },
  ])
})

test('refuses a picture with too many bytes or pixels, without a description, and with an unknown role', async () => {
  const { id } = await makeOwned()
  const large = new Uint8Array(10 * 1024 * 1024 + 1)
  large.set(photo)
  expect((await upload(id, large)).status).toBe(413)
  const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
  expect((await upload(id, await bytes(bomb.png()))).status).toBe(413)
  expect((await upload(id, photo, { alt: '   ' })).body).toEqual({
    error: 'Please describe what the picture shows',
    errors: [{ field: 'alt', message: 'Please describe what the picture shows' }],
  })
  expect((await upload(id, photo, { role: 'banner' })).body.errors).toMatchObject([{ field: 'role' }])
  expect((await upload(id, photo, { alt: 'x'.repeat(301) })).status).toBe(400)
  const form = new FormData()
  form.set('alt', 'The shop')
  expect((await app.as(owner).post(`/api/businesses/${id}/pictures`, form)).body.errors).toEqual([
    { field: 'picture', message: 'Please choose a picture' },
  ])
  expect((await app.visitor.get(`/api/businesses/${id}/pictures`)).body.pictures).toEqual([])
})

test('two uploads of the same file, even concurrent ones, make one picture', async () => {
  const { id } = await makeOwned()
  const replies = await Promise.all([upload(id, photo), upload(id, photo), upload(id, photo)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(new Set(replies.map(({ body }) => body.picture.id)).size).toBe(1)
  const other = await makeOwned()
  const { body } = await upload(other.id, photo)
  expect(body.picture.sizes).toEqual(replies[0]?.body.picture.sizes)
})

test('a new logo replaces the previous one, and lists show it', async () => {
  const { id, business_name } = await makeOwned()
  await upload(id, photo, { role: 'logo' })
  const { body } = await upload(id, logo, { role: 'logo' })
  expect(body.pictures).toMatchObject([{ role: 'logo', width: 400 }])
  const { profiles } = (await app.visitor.get(`/api/profiles?search=${business_name}`)).body
  const [{ url_96, url_192 }] = profiles.map((profile: { logo: object }) => profile.logo)
  for (const [path, width] of [
    [url_96, 96],
    [url_192, 192],
  ])
    expect(await sharp((await fetchPicture(path)).content).metadata()).toMatchObject({ format: 'webp', width })
})

test('serves a small logo at all its URLs', async () => {
  const { id } = await makeOwned()
  const { body } = await upload(id, await bytes(drawPicture('gold', 40, 40).png()), { role: 'logo' })
  expect(body.picture.sizes).toMatchObject([{ width: 40, height: 40 }])
  const { logo } = (await app.visitor.get(`/api/profiles/${id}`)).body.profile
  expect(await sharp((await fetchPicture(logo.url_192)).content).metadata()).toMatchObject({ width: 40 })
})

test('a business has at most 12 pictures, even after concurrent uploads', async () => {
  const { id } = await makeOwned()
  for (let index = 0; index < 10; index++) await makePicture({ business_id: id })
  const files = await Promise.all(
    ['red', 'green', 'blue', 'pink'].map((colour) => bytes(drawPicture(colour, 30, 30).png())),
  )
  const replies = await Promise.all(files.map((file) => upload(id, file)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  expect((await upload(id, logo, { role: 'logo' })).body.error).toBe(
    'A business can have 12 pictures. Please delete one first',
  )
})

test('photos are reordered, described, made the cover, and deleted', async () => {
  const { id } = await makeOwned()
  const [a, b, c] = [
    await makePicture({ business_id: id }),
    await makePicture({ business_id: id }),
    await makePicture({ business_id: id }),
  ]
  const path = `/api/businesses/${id}/pictures`
  const order = ({ body }: { body: { pictures: { id: number }[] } }) => body.pictures.map((picture) => picture.id)
  expect(order(await app.as(owner).patch(`${path}/${c.id}`, { position: 0 }))).toEqual([c.id, a.id, b.id])
  expect(order(await app.as(owner).patch(`${path}/${c.id}`, { position: 1 }))).toEqual([a.id, c.id, b.id])
  expect(order(await app.as(owner).patch(`${path}/${a.id}`, { position: 12 }))).toEqual([c.id, b.id, a.id])
  expect(order(await app.as(owner).patch(`${path}/${b.id}`, { role: 'cover' }))).toEqual([b.id, c.id, a.id])
  const changed = await app.as(owner).patch(`${path}/${a.id}`, { role: 'cover', alt: 'The harbor' })
  expect(changed.body.pictures).toMatchObject([
    { id: a.id, role: 'cover', alt: 'The harbor' },
    { id: c.id, role: 'photo' },
    { id: b.id, role: 'photo' },
  ])
  expect((await app.as(owner).patch(`${path}/${a.id}`, { alt: ' ' })).status).toBe(400)
  expect(order(await app.as(owner).delete(`${path}/${c.id}`))).toEqual([a.id, b.id])
  expect((await app.as(owner).delete(`${path}/${c.id}`)).status).toBe(404)
  const other = await makePicture({ business_id: (await makeOwned()).id })
  expect((await app.as(owner).patch(`${path}/${other.id}`, { alt: 'Mine' })).status).toBe(404)
})

test('a picture of a business that is not listed opens only with a URL for its team', async () => {
  const business = await makeOwned()
  const { body } = await upload(business.id, await bytes(drawPicture('indigo').png()))
  const { webp } = body.picture.sizes[0]
  expect((await fetchPicture(webp)).response.status).toBe(200)
  await app.as(admin).post(`/api/admin/businesses/${business.id}/suspend`, { reason: 'Wrong pictures' })
  const { response } = await fetchPicture(webp)
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  const { profile } = (await app.as(owner).get(`/api/profiles/${business.id}`)).body
  const signed = profile.pictures[0].sizes[0].webp
  const opened = await fetchPicture(signed)
  expect([opened.response.status, opened.response.headers.get('cache-control')]).toEqual([200, 'private, max-age=300'])
  for (const changed of [
    signed.replace(/.$/, '!'),
    signed.replace(/until=\d/, 'until=9'),
    signed.replace(/picture=\d+/, 'picture=1'),
  ])
    expect((await fetchPicture(changed)).response.status).toBe(404)
  await app.as(admin).post(`/api/admin/businesses/${business.id}/approve`)
  expect((await fetchPicture(webp)).response.status).toBe(200)
  await app.as(owner).delete(`/api/businesses/${business.id}/pictures/${body.picture.id}`)
  expect((await fetchPicture(webp)).response.status).toBe(404)
  expect((await fetchPicture(signed)).response.status).toBe(404)
})

test('writes an audit entry when an administrator of the network adds a picture', async () => {
  const { id } = await makeOwned()
  await upload(id, photo, {}, admin)
  const { entries } = (await app.as(admin).get('/api/admin/audit')).body
  expect(entries[0]).toMatchObject({
    action: 'picture.add',
    target_id: id,
    details: { role: 'photo', alt: 'The shop' },
  })
})

test('an upload repairs the files of a picture that were lost', async () => {
  const { id } = await makeOwned()
  const file = await bytes(drawPicture('brown', 50, 50).png())
  const { body } = await upload(id, file)
  const hash = body.picture.sizes[0].webp.split('/')[2]
  rmSync(join(app.settings.data_dir, 'pictures', hash.slice(0, 2), hash), { recursive: true })
  expect((await fetchPicture(body.picture.sizes[0].webp)).response.status).toBe(404)
  expect((await upload(id, file)).status).toBe(200)
  expect((await fetchPicture(body.picture.sizes[0].webp)).response.status).toBe(200)
  expect(readdirSync(join(app.settings.data_dir, 'pictures', 'incoming'))).toEqual([])
  expect(createHash('sha256').update(file).digest('hex').slice(0, 40)).not.toBe(hash)
  expect(await db.selectFrom('picture_files').where('hash', '=', hash).select('widths').executeTakeFirst()).toEqual({
    widths: [50],
  })
})
