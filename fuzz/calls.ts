import fc from 'fast-check'
import { edgeCases, oddQuery, oddText } from '../test/oddTexts.ts'

type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  maxLength?: number
}
/** A tool as `tools/list` of MCP names it. */
export type Tool = { name: string; inputSchema: Schema }
type Parameter = { name: string; in: string; schema: Schema }
type Operation = {
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-access': string
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export type Role = 'visitor' | 'member' | 'moderator' | 'administrator'
/** An API call. `{3}` in its address is replaced by an id from an earlier response. */
export type Call = {
  role: Role
  method: string
  address: string
  type?: string
  body?: string
  accept?: string
  /** The path of the endpoint in the OpenAPI document, and its access level. */
  path?: string
  access?: string
}

const BOUNDARY = 'fuzz'
const oddNumber = fc.constantFrom(-1, 0, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308, Number.NaN)
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom('\ud800', 'x\udfff', '\0', '__proto__', 'constructor'),
  oddNumber,
  fc.constantFrom(null, true, false, [], {}, [[[]]], { toString: null, valueOf: null }, { length: -1 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const deep = '['.repeat(300_000)
const oddBody = fc.oneof(
  fc.constantFrom(
    'null',
    '[]',
    '"x"',
    '1',
    'true',
    '{',
    '',
    ' ',
    '\ufeff{}',
    deep,
    `{"a":${deep}`,
    `{"a":"${'x'.repeat(1_100_000)}"}`,
  ),
  fc.constantFrom(`{"ids":[${'1,'.repeat(40_000)}1]}`, `{"conversationHistory":[${'{},'.repeat(40_000)}{}]}`),
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const words = fc.array(fc.constantFrom(...edgeCases, 'roof', 'Nome', 'kayak', 'jobs'), { minLength: 1, maxLength: 40 })
// Every text with U+0000 is refused, so few bodies with it would pass the first check.
const plainText = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 60 }),
    words.map((all) => all.join(' ')),
    oddText,
  )
  .map((text) => text.replaceAll('\0', ''))
const time = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((moment) => new Date(moment).toISOString())
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('somebody@example.com', 'a@b.co', "o'x@example.com"),
  website: fc.webUrl(),
  about_url: fc.webUrl(),
  event_url: fc.webUrl(),
  start_datetime: time,
  end_datetime: time,
  startDate: time.map((value) => value.slice(0, 10)),
  endDate: time.map((value) => value.slice(0, 10)),
  month: time.map((value) => value.slice(0, 7)),
}

/** Creates calls from an OpenAPI document and from MCP tools. Most of them are valid. */
export function createCalls({ paths, components }: OpenApi, tools: Tool[]): fc.Arbitrary<Call> {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

  function valid(name: string, schemaOrReference: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(schemaOrReference)
    if (byName[name]) return byName[name]
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((member) => valid(name, member)))
    if (schema.type === 'null') return fc.constant(null)
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 1, max: 60 })
    if (schema.type === 'array') return fc.array(value(name, schema.items ?? {}), { maxLength: 25 })
    if (schema.type === 'object') return object(schema)
    return fc.oneof(
      { weight: 9, arbitrary: plainText },
      { weight: 1, arbitrary: fc.constantFrom('x', '🦊').map((text) => text.repeat((schema.maxLength ?? 500) / 2)) },
    )
  }
  const value = (name: string, schema: Schema) =>
    fc.oneof({ weight: 12, arbitrary: valid(name, schema) }, { weight: 1, arbitrary: oddValue })
  function object(schema: Schema): fc.Arbitrary<object> {
    const fields = Object.entries(schema.properties ?? {})
    const knownValues = Object.fromEntries(fields.map(([name, field]) => [name, value(name, field)]))
    return fc.record(knownValues, { requiredKeys: schema.required ?? [] })
  }

  function createBody({ requestBody }: Operation): fc.Arbitrary<Pick<Call, 'type' | 'body'>> {
    const [content] = Object.entries(requestBody?.content ?? {})
    if (!content) return fc.constant({})
    const [type, { schema }] = content
    if (type.startsWith('multipart/')) return upload
    const good = value('', schema).map((body) => ({ type, body: JSON.stringify(body) ?? '' }))
    const raw = fc.record({ type: fc.constantFrom(type, 'text/plain', 'application/json; charset=x'), body: oddBody })
    return fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: raw })
  }

  const createQueryParameter = ({ name, schema }: Parameter) => {
    const good = valid(name, schema).map((sample) => `${name}=${encodeURIComponent(String(sample))}`)
    const odd = oddQuery.map((text) => `${name}=${text}`)
    return fc.oneof(
      { weight: 2, arbitrary: good },
      { weight: 1, arbitrary: odd },
      { weight: 2, arbitrary: fc.constant('') },
    )
  }
  const createPathParameter = ({ name, schema }: Parameter) => {
    // The ids of every table start at 1.
    const id = fc.oneof(
      fc.nat(400).map((index) => `{${index}}`),
      fc.integer({ min: 1, max: 60 }).map(String),
    )
    const good = schema.type === 'integer' ? id : oddQuery
    return fc.tuple(
      fc.constant(`{${name}}`),
      fc.oneof({ weight: 9, arbitrary: good }, { weight: 1, arbitrary: oddQuery }),
    )
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parametersIn = (place: string) => operation.parameters.filter((parameter) => parameter.in === place)
      const address = fc
        .tuple(
          fc.tuple(...parametersIn('path').map(createPathParameter)),
          fc.tuple(...parametersIn('query').map(createQueryParameter)),
        )
        .map(([segments, query]) => {
          const filled = segments.reduce((left, [name, segment]) => left.replace(name, () => segment), path)
          const search = query.filter(Boolean).join('&')
          return `/api${filled}${search && `?${search}`}`
        })
      return fc.tuple(address, createBody(operation)).map(([address, body]) => ({
        method: method.toUpperCase(),
        address,
        path,
        access: operation['x-access'],
        ...body,
      }))
    }),
  )
  const call = fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...operations) },
    { weight: 2, arbitrary: pages },
    { weight: 1, arbitrary: createMcpCalls(tools.map(({ name, inputSchema }) => [name, object(inputSchema)])) },
  )
  const accept = fc.constantFrom(undefined, undefined, 'text/event-stream', 'application/x-ndjson', '*/*')
  // Most calls need an account.
  const role = fc.constantFrom<Role>('visitor', 'member', 'member', 'moderator', 'administrator', 'administrator')
  return fc.tuple(role, call, accept).map(([role, request, accept]) => ({ accept, ...request, role }))
}

const cell = fc.oneof(
  fc.string({ maxLength: 20 }),
  oddText,
  oddText.map((text) => `"${text.replaceAll('"', '""')}"`),
)
const rows = fc.array(
  fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(',')),
  { maxLength: 30 },
)
const upload = fc
  .record({
    field: fc.constantFrom('csv', 'csv', 'csv', 'picture', 'file', 'other'),
    name: fc.constantFrom('a.csv', 'a.csv', '', 'a.png', 'a\u0000.csv', "ü'.csv"),
    header: fc.constantFrom('name,city,website', 'name,city,website', 'Name,Zip', '', 'city'),
    rows,
    end: fc.constantFrom(`\r\n--${BOUNDARY}--\r\n`, `\r\n--${BOUNDARY}--\r\n`, '', `\r\n--${BOUNDARY}`),
  })
  .map(({ field, name, header, rows, end }) => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n${[header, ...rows].join('\n')}${end}`,
  }))

const pagePaths = [
  ...['/', '/questions', '/jobs', '/events', '/businesses', '/search', '/help', '/nothing', '/questions.atom'],
  ...['/jobs.atom', '/events.atom', '/events.ics', '/sitemap.xml', '/robots.txt', '/admin', '/profile', '/healthz'],
  ...['/questions/{1}', '/jobs/{2}', '/events/{3}', '/businesses/{4}', '/events/{3}.ics', '/businesses/{4}/events.ics'],
]
const pageNames = [
  'search',
  'q',
  'sort',
  'type',
  'startDate',
  'endDate',
  'businessId',
  'view',
  'month',
  'day',
  'city',
  'page',
]
const pages = fc
  .tuple(
    fc.constantFrom(...pagePaths),
    fc.array(fc.tuple(fc.constantFrom(...pageNames, 'industry', 'location'), oddQuery), { maxLength: 3 }),
  )
  .map(([path, query]) => ({
    method: 'GET',
    address: `${path}${query.length > 0 ? '?' : ''}${query.map(([name, text]) => `${name}=${text}`).join('&')}`,
  }))

/** Creates calls of MCP from the name of each tool and its arguments. */
const createMcpCalls = (tools: [name: string, input: fc.Arbitrary<object>][]) =>
  fc
    .oneof(
      {
        weight: 4,
        arbitrary: fc
          .oneof(
            ...tools.map(([name, input]) => fc.record({ name: fc.constant(name), arguments: input })),
            fc.record({ name: fc.constantFrom(...tools.map(([name]) => name), 'x'), arguments: oddValue }),
          )
          .map((params) => ({ method: 'tools/call', params })),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('initialize', 'tools/list', 'ping', 'x'), oddValue)
          .map(([method, params]) => ({ method, params })),
      },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => ({ method: value })) },
    )
    .map((message) => ({
      method: 'POST',
      address: '/mcp',
      type: 'application/json',
      accept: 'application/json, text/event-stream',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    }))
