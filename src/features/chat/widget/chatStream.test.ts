import { expect, test } from 'vitest'
import { parseEvents, type ServerEvent } from './chatStream.ts'

const createStream = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

async function readAll(chunks: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of parseEvents(createStream(chunks))) events.push(event)
  return events
}
const bytes = (text: string) => new TextEncoder().encode(text)
const delta = (text: string) => ({ event: 'delta', data: JSON.stringify({ text }) })

const lines = [
  '\uFEFFevent: delta',
  'data: {"text":"Grüße, 🐻"}',
  '',
  ': a comment, as proxies are kept awake with',
  '',
  'event:delta',
  'id: 7',
  'retry: 10',
  'data:{"text":"a: b"}',
  '',
  'data',
  'data: two',
  'data:  three: four',
  'unknown: field',
  '',
  'event: nothing',
  '',
  'event: done',
  'data: {}',
  '',
  '',
]
const events = [
  delta('Grüße, 🐻'),
  delta('a: b'),
  { event: 'message', data: '\ntwo\n three: four' },
  { event: 'done', data: '{}' },
]

for (const [name, lineEnd] of [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const) {
  test(`parses lines that end with ${name}, wherever the stream is split`, async () => {
    const allBytes = bytes(lines.join(lineEnd))
    expect(await readAll([allBytes])).toEqual(events)
    for (let position = 0; position <= allBytes.length; position++)
      expect(await readAll([allBytes.slice(0, position), allBytes.slice(position)]), `cut at ${position}`).toEqual(
        events,
      )
    expect(await readAll(Array.from(allBytes, (byte) => Uint8Array.of(byte)))).toEqual(events)
  })
}

test('ignores an incomplete event at the end of the stream', async () => {
  expect(await readAll([])).toEqual([])
  expect(await readAll([bytes('event: done\ndata: {}')])).toEqual([])
  expect(await readAll([bytes('event: done\ndata: {}\n')])).toEqual([])
  expect(await readAll([bytes('data: 1\r\r')])).toEqual([{ event: 'message', data: '1' }])
})

test('cancels the stream when the reader stops', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: more\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const { data } of parseEvents(endless)) {
    expect(data).toBe('more')
    break
  }
  expect(cancelled).toBe(true)
})
