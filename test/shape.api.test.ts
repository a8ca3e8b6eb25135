import { AsyncLocalStorage } from 'node:async_hooks'
import { request, Server } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { recordStatements } from '../bench/statements.ts'
import { makeUser } from '../src/features/accounts/accounts.make.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { inHours, makeEvent } from '../src/features/events/events.make.ts'
import { makeJob } from '../src/features/jobs/jobs.make.ts'
import { makeAnswer, makeQuestion } from '../src/features/questions/questions.make.ts'
import { startTestApp } from './app.ts'

// Measures the costs of a request that do not depend on the load of the machine: the number of statements, and the size
// of the compressed response. A failing test prints the new table. Replace the old one if the change is intended, and
// give the reason in the commit.

/**
 * The numbers of statements of a visitor's request and of a member's, and the size of the visitor's response. For a
 * page: the statements of the first request and of the second one, which the cache answers.
 */
type Shape = [first: number, second: number, bytes: number]
/** Sizes depend on names of assets and on dates, which compress differently. */
const TOLERANCE = 0.1

const current = new AsyncLocalStorage<string[]>()
let statements: string[] = []
// Started before the application opens connections.
afterAll(recordStatements(({ text }) => current.getStore()?.push(text)))
const { url } = await startTestApp()
const member = await makeUser()
const words = 'Harbor permits for small boats take two weeks in May, and one week in winter.'
for (let index = 0; index < 30; index++) {
  const business = await makeBusiness({
    business_name: `Harbor ${index} Marine`,
    description: words,
    industry: ['Fishing', 'Tourism'][index % 2],
    city: ['Sitka', 'Juneau', 'Homer'][index % 3],
  })
  const question = await makeQuestion({ user_id: member.id, title: `Permit ${index} at the harbor?`, content: words })
  for (let answer = 0; answer < 4; answer++)
    await makeAnswer({ question_id: question.id, user_id: member.id, content: `${words} ${answer}` })
  await makeJob({ user_id: member.id, title: `Harbor deckhand ${index}`, description: words })
  await makeEvent({
    business_id: business.id,
    title: `Harbor meeting ${index}`,
    start_datetime: inHours(24 + index),
    end_datetime: inHours(26 + index),
  })
}

// Statements belong to a request when they are sent in its asynchronous context. Tasks in the background have none.
const { emit } = Server.prototype
const emitInContext = function (this: Server, event: string, ...args: unknown[]) {
  const emitAll = () => (emit as (...all: unknown[]) => boolean).call(this, event, ...args)
  return event === 'request' ? current.run(statements, emitAll) : emitAll()
}
Server.prototype.emit = emitInContext as typeof emit
afterAll(() => {
  Server.prototype.emit = emit
})

const send = (
  path: string,
  { method = 'GET', token = '', body }: { method?: string; token?: string; body?: unknown },
) =>
  new Promise<{ count: number; bytes: number }>((resolve, reject) => {
    statements = []
    const own = statements
    const headers = {
      'Accept-Encoding': 'br',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    request(url + path, { method, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => {
        if ((response.statusCode as number) >= 400) reject(new Error(`${path}: ${response.statusCode}`))
        else resolve({ count: own.length, bytes })
      })
    })
      .on('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })

let searches = 0
/** Changes the capitals of a search at each call, because the reply of an identical search is cached. */
function asNewSearch(path: string) {
  searches += 1
  const capitalize = (letter: string, index: number) => ((searches >> index) & 1 ? letter.toUpperCase() : letter)
  return path.replace(/(?<=^\/api\/search\?q=)[a-z]+/, (word) => [...word].map(capitalize).join(''))
}

/**
 * Repeats a request until its number of statements is stable. Data that the setup has changed is read again after the
 * change is published.
 */
async function sendUntilSettled(
  path: string,
  options: Parameters<typeof send>[1],
  before?: number,
): ReturnType<typeof send> {
  const shape = await send(asNewSearch(path), options)
  return shape.count === before ? shape : sendUntilSettled(path, options, shape.count)
}

function compare(expected: Record<string, Shape>, actual: Record<string, Shape>) {
  const isSame = Object.entries(actual).every(([path, [first, second, bytes]]) => {
    const shape = expected[path]
    if (!shape) return false
    return shape[0] === first && shape[1] === second && Math.abs(bytes - shape[2]) <= Math.max(shape[2] * TOLERANCE, 30)
  })
  const table = Object.entries(actual).map(([path, shape]) => `  '${path}': [${shape.join(', ')}],`)
  expect(isSame, `The shape of responses has changed. It is now:\n${table.join('\n')}\n`).toBe(true)
}

const calls: Record<string, Shape> = {
  '/api/questions': [1, 2, 8445],
  '/api/questions?sort=votes': [1, 2, 8447],
  '/api/questions?sort=unanswered': [1, 2, 81],
  '/api/questions?search=permit': [3, 4, 8418],
  '/api/questions/similar?title=permit': [3, 4, 2100],
  '/api/questions/1': [2, 3, 2430],
  '/api/profiles?limit=24': [2, 3, 18038],
  '/api/profiles?search=marine&limit=24': [3, 4, 18038],
  '/api/profiles?industry=fishing&limit=24': [2, 3, 11288],
  '/api/profiles/facets': [0, 1, 218],
  '/api/profiles/1': [1, 3, 1187],
  '/api/jobs': [1, 2, 9655],
  '/api/jobs?is_active=true&search=deckhand': [2, 3, 9655],
  '/api/jobs/1': [1, 2, 733],
  '/api/events': [3, 4, 11546],
  '/api/events?search=meeting': [2, 3, 11546],
  '/api/events/1': [1, 2, 723],
  '/api/businesses/1/events': [2, 3, 581],
  '/api/search?q=harbor': [10, 11, 10248],
  '/api/help': [0, 1, 2875],
}

test('each call sends the expected number of statements and bytes', async () => {
  const actual: Record<string, Shape> = {}
  for (const path of Object.keys(calls)) {
    const visitor = await sendUntilSettled(path, {})
    const asMember = await sendUntilSettled(path, { token: member.token })
    actual[path] = [visitor.count, asMember.count, visitor.bytes]
  }
  compare(calls, actual)
})

const pages: Record<string, Shape> = {
  '/': [9, 0, 11939],
  '/questions': [2, 0, 9693],
  '/questions/1': [2, 0, 9990],
  '/questions/2': [2, 0, 9977],
  '/businesses': [2, 0, 11925],
  '/businesses/1': [5, 0, 13266],
  '/jobs': [1, 0, 10259],
  '/jobs/1': [1, 0, 10407],
  '/events': [3, 0, 11436],
  '/events/1': [1, 0, 10109],
  '/search?q=harbor': [10, 0, 10174],
  '/help': [0, 0, 9123],
  '/login': [0, 0, 8981],
}

test('each page is rendered with the expected number of statements and bytes, and then sent without statements', async () => {
  const actual: Record<string, Shape> = {}
  for (const path of Object.keys(pages)) {
    // The first search after a change counts the words.
    if (path.startsWith('/search')) await send(asNewSearch('/api/search?q=harbor'), {})
    const first = await send(path, {})
    const again = await send(path, {})
    actual[path] = [first.count, again.count, again.bytes]
  }
  compare(pages, actual)
})
