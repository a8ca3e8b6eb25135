import { expect, test } from 'vitest'
import { parseEvents, startModelApp } from '../../../../../test/modelApp.ts'
import { makeBusiness } from '../../../businesses/businesses.make.ts'
import { answerTime } from '../../chat.service.server.ts'

const { model, asker, setReplies, ask, openStream, askForStream, usage, reservations } = await startModelApp()

test('sends the first block before the model has written the last one', async () => {
  const received = Promise.withResolvers<void>()
  // The model continues only after the client has received the first sentence.
  setReplies({ chunks: ['First sentence. ', 'Then ', received.promise, 'more. ', 'The end.'] })
  const response = await openStream('Hi')
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.includes('First sentence.')) {
      if (!text.includes('more')) received.resolve()
    }
  }
  const events = parseEvents(text)
  expect(events.map(({ data }) => data.text ?? data.message)).toEqual([
    'First sentence.',
    ' Then more.',
    ' The end.',
    'First sentence. Then more. The end.',
  ])
})

test('an answer ends at its time limit although the model is still writing', async () => {
  const before = answerTime.seconds
  answerTime.seconds = 0
  try {
    const started = performance.now()
    // The timeout for silence is one second, and the pauses are shorter. The model writes for 8 seconds.
    setReplies({ chunks: Array(40).fill('word '), gap: 200 })
    expect((await askForStream('Hi')).event).toBe('error')
    const seconds = (performance.now() - started) / 1000
    expect(seconds).toBeGreaterThan(0.99)
    expect(seconds).toBeLessThan(7)
    expect(await reservations()).toBe(0)
  } finally {
    answerTime.seconds = before
  }
})

test('counts the usage of every round, including one that breaks off', async () => {
  const usageOf = (prompt_tokens: number, completion_tokens: number) => ({ prompt_tokens, completion_tokens })
  setReplies(
    { toolCalls: [{ name: 'search_jobs', input: { query: 'cook' } }], usage: usageOf(700, 30) },
    { chunks: ['One. '], usage: usageOf(900, 40), reportsUsageEarly: true, disconnects: true },
    { chunks: ['One. Two.'], usage: usageOf(900, 50) },
  )
  await askForStream('Hi')
  expect(await usage()).toMatchObject({
    ...{ total_prompt_tokens: 2500, total_completion_tokens: 120 },
    total_cost: Number((0.0025 + 0.0012).toFixed(12)),
  })
})

test('counts the reported usage of a stream whose client disconnects', async () => {
  setReplies({
    chunks: ['Here is one. ', 'more'],
    ...{ usage: { prompt_tokens: 1234, completion_tokens: 56 }, reportsUsageEarly: true, hangs: true },
  })
  const controller = new AbortController()
  const response = await openStream('Hi', controller.signal)
  await response.body?.getReader().read()
  controller.abort()
  await expect.poll(usage).toMatchObject({ total_prompt_tokens: 1234, total_completion_tokens: 56 })
})

test('stops a model that writes endlessly, and does not call it again', async () => {
  setReplies({ chunks: [...Array(60).fill('x'.repeat(1000)), 'the end'] })
  expect((await askForStream('Hi')).event).toBe('error')
  expect(model.requests).toHaveLength(1)
})

test('informs the model about a repeated call, about arguments that are not JSON, and about too many calls', async () => {
  await makeBusiness({ business_name: `Heron Boats ${asker.address}` })
  setReplies(
    { toolCalls: Array(50).fill({ name: 'search', input: { query: 'heron' } }) },
    {
      toolCalls: [
        { name: 'search_jobs', input: '{"query": "cook' },
        { name: 'no_such_tool', input: '{}' },
      ],
    },
    { chunks: ['Done.'] },
  )
  expect((await ask('Hi')).body.message).toBe('Done.')
  const results = (request: number) =>
    model.requests[request]?.messages.filter(({ role }) => role === 'tool').map(({ content }) => String(content)) ?? []
  expect(results(1)).toHaveLength(50)
  expect(results(1).filter((text) => text.includes('network_content'))).toHaveLength(1)
  expect(results(1).filter((text) => text.startsWith('You made this call before'))).toHaveLength(2)
  expect(results(1).filter((text) => text.startsWith('Too many tool calls'))).toHaveLength(47)
  expect(results(2)).toHaveLength(52)
  expect(results(2).slice(50).join()).toMatch(/JSON|parse/i)
})
