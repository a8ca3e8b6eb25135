import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './chatStream.ts'

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function read(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(pieces))) events.push(event)
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

for (const [name, end] of [
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
] as const) {
  test(`a stream of lines ended by ${name} is the same wherever it is cut`, async () => {
    const whole = bytes(lines.join(end))
    expect(await read([whole])).toEqual(events)
    for (let at = 0; at <= whole.length; at++)
      expect(await read([whole.slice(0, at), whole.slice(at)]), `cut at ${at}`).toEqual(events)
    expect(await read(Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(events)
  })
}

test('what the end leaves unfinished is no event', async () => {
  expect(await read([])).toEqual([])
  expect(await read([bytes('event: done\ndata: {}')])).toEqual([])
  expect(await read([bytes('event: done\ndata: {}\n')])).toEqual([])
  expect(await read([bytes('data: 1\r\r')])).toEqual([{ event: 'message', data: '1' }])
})

test('a reader who has heard enough lets go of the connection', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes('data: more\n\n')),
    cancel: () => {
      cancelled = true
    },
  })
  for await (const { data } of readEvents(endless)) {
    expect(data).toBe('more')
    break
  }
  expect(cancelled).toBe(true)
})
