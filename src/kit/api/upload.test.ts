import { expect, test } from 'vitest'
import { openUpload } from './upload.server.ts'

const LIMIT = 100_000

/** A chunked body of these parts. It counts the bytes that are read. */
function createRequest(parts: Iterable<string>) {
  const counter = { read: 0 }
  const iterator = parts[Symbol.iterator]()
  const body = new ReadableStream({
    pull(controller) {
      const { value, done } = iterator.next()
      if (done) return controller.close()
      counter.read += value.length
      controller.enqueue(new TextEncoder().encode(value))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request('http://localhost/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  return { request, counter }
}
const open = (request: Request) => openUpload(request, { fields: ['csv'], limit: LIMIT })
const kilobytes = (count: number) => Array<string>(count).fill('a'.repeat(1000))
const file = (field: string) =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`
const end = '\r\n--x--\r\n'

async function readAll(request: Request) {
  const upload = await open(request)
  let length = 0
  for await (const chunk of upload?.content ?? []) length += chunk.length
  return length
}

test.each([
  ['before its first part', kilobytes(500)],
  ['in another file', [file('other'), ...kilobytes(500), end]],
  ['in its file', [file('csv'), ...kilobytes(500), end]],
  ['after its file', [file('csv'), 'name', end, ...kilobytes(500)]],
])('a chunked body that is too long %s is refused', async (_, parts) => {
  await expect(readAll(createRequest(parts).request)).rejects.toMatchObject({ status: 413 })
})

test('a chunked body within the limit is read', async () => {
  expect(await readAll(createRequest([file('csv'), ...kilobytes(90), end]).request)).toBe(90_000)
})
