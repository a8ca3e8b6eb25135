import { z } from 'zod'
import type { Contract, Endpoint } from '../kit/api/contract.ts'
import { acceptsIdempotencyKey, MAX_KEY_LENGTH } from '../kit/api/idempotency.server.ts'
import { isList } from '../kit/api/serve.server.ts'
import type { Settings } from '../kit/server/settings.server.ts'

type Json = Record<string, unknown>

const statusDescriptions: Record<number, string> = {
  400: 'The input is not valid',
  401: 'The token is missing or not valid',
  403: 'The user may not do this',
  404: 'It does not exist, or the user may not see it',
  409: 'It conflicts with the current state',
  413: 'Too large',
  415: 'Wrong content type',
  429: 'Too many requests',
  503: 'Temporarily unavailable',
}

const retryAfter: Json = {
  'Retry-After': { description: 'Seconds to wait', required: true, schema: { type: 'integer', minimum: 1 } },
}
/** Reply headers of a limit: https://www.ietf.org/archive/id/draft-ietf-httpapi-ratelimit-headers-11.html */
const limitHeaders: Json = {
  'RateLimit-Policy': {
    description: 'The limits: q uses within w seconds',
    schema: { type: 'string', examples: ['"register";q=100;w=3600'] },
  },
  RateLimit: {
    description: 'What remains of them: r uses, and t seconds until the window ends or the next use is allowed',
    schema: { type: 'string', examples: ['"register";r=99;t=3600'] },
  },
}
const errorHeaders: Record<number, Json> = { 429: { ...retryAfter, ...limitHeaders }, 503: retryAfter }

const successStatuses = ({ status }: Endpoint) => (typeof status === 'function' ? [200, 201] : [status ?? 200])

const ErrorReply: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'A message for the user' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    needsVerification: { type: 'boolean', description: 'Whether the address of the account must be confirmed first' },
    expired: { type: 'boolean', description: 'Whether a link or a second step has expired' },
  },
}

/** The header of a retry key: https://www.ietf.org/archive/id/draft-ietf-httpapi-idempotency-key-header-07.html */
const keyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text that is new for each action of the account. A repetition with the same key within 7 days gets the first reply again, and nothing happens twice. The same key with another request: 409. Failures are not kept. Without an account it is ignored.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
}

/** Whether a parameter of a path is an id. Other parameters are texts, such as tokens and addresses. */
const isId = (name: string) => name === 'id' || name.endsWith('_id')
const hasTextParameter = (path: string) => [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !isId(name))

/** Whether a request can name a row that does not exist. */
const canNameRow = (path: string, { body, query }: Endpoint) =>
  path.includes('/:') || body !== undefined || Object.keys(query?.shape ?? {}).some(isId)

/** Removes the properties that a request may omit from the required ones. */
function requireOnlyNeeded({ shape }: z.ZodObject, jsonSchema: z.core.JSONSchema.BaseSchema) {
  const required = jsonSchema.required?.filter((name) => !shape[name]?.safeParse(undefined).success) ?? []
  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

/** Creates the OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1) from the schemas that validate requests. */
export function createOpenApiDocument(contract: Contract, { site }: Settings, version: string): Json {
  const schemas: Json = { Error: ErrorReply }

  /** Converts a Zod schema to JSON Schema. Schemas with an id are added to the components. */
  function toJsonSchema(type: z.ZodType, io: 'input' | 'output'): Json {
    const generated = z.toJSONSchema(type, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        // Zod requires every property that it preprocesses, such as those of `optional`. Requests may omit them.
        if (io === 'input' && zodSchema instanceof z.ZodObject) requireOnlyNeeded(zodSchema, jsonSchema)
        // Zod validates a number in a query as a text. `override` documents it as a number.
        const { override } = jsonSchema as { override?: Json }
        if (!override) return
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema]
        Object.assign(jsonSchema, override)
      },
    })
    const {
      $schema: _,
      $defs = {},
      ...schema
    } = JSON.parse(JSON.stringify(generated).replaceAll('"#/$defs/', '"#/components/schemas/'))
    Object.assign(schemas, $defs)
    return schema
  }

  const describeError = (status: number | 'default') => ({
    description: status === 'default' ? 'Another failure' : statusDescriptions[status],
    ...(status !== 'default' && errorHeaders[status] && { headers: errorHeaders[status] }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  })

  const describeSuccess = (status: number, key: string, endpoint: Endpoint) => ({
    description: status === 201 ? 'Created' : 'Done',
    ...(isList(key, endpoint) && { headers: limitHeaders }),
    content: { 'application/json': { schema: toJsonSchema(endpoint.reply, 'output') } },
  })

  function describeRequestBody({ body, upload }: Endpoint): Json {
    if (upload) {
      const file = { type: 'string', contentMediaType: upload.mediaType }
      const { properties = {}, required = [] } = upload.fields ? z.toJSONSchema(upload.fields, { io: 'input' }) : {}
      const schema = {
        type: 'object',
        required: [upload.file, ...required],
        properties: { [upload.file]: file, ...properties },
      }
      return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
    }
    if (!body) return {}
    return { requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(body, 'input') } } } }
  }

  function describeParameters(key: string, path: string, endpoint: Endpoint): Json[] {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
      return {
        name,
        in: 'path',
        required: true,
        schema: isId(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
      }
    })
    const inQuery = Object.entries(endpoint.query?.shape ?? {}).map(([name, type]) => {
      const { description, ...schema } = toJsonSchema(type as z.ZodType, 'input')
      const required = !type.safeParse(undefined).success
      return { name, in: 'query', ...(description !== undefined && { description }), required, schema }
    })
    return [...inPath, ...inQuery, ...(acceptsIdempotencyKey(key, endpoint) ? [keyParameter] : [])]
  }

  const paths: Record<string, Json> = {}
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ')
    const access = endpoint.access ?? 'public'
    const failures = [
      ...(endpoint.query ||
      endpoint.body ||
      endpoint.upload ||
      hasTextParameter(path) ||
      acceptsIdempotencyKey(key, endpoint)
        ? [400]
        : []),
      401,
      // A public call that changes something refuses suspended and unverified members, and blocked addresses.
      ...(access === 'public' && method === 'GET' ? [] : [403]),
      ...(canNameRow(path, endpoint) ? [404] : []),
      ...(method === 'GET' ? [] : [409]),
      ...(endpoint.body || endpoint.upload ? [413, 415] : []),
      429,
      503,
    ]
    const template = path.replace(/:(\w+)/g, '{$1}')
    paths[template] ??= {}
    paths[template][method.toLowerCase()] = {
      tags: [path.split('/')[1]],
      summary: endpoint.summary,
      operationId: `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      // An extension, because OpenAPI does not describe roles.
      'x-access': access,
      security: access === 'public' ? [] : [{ token: [] }],
      parameters: describeParameters(key, path, endpoint),
      ...describeRequestBody(endpoint),
      responses: {
        ...Object.fromEntries(
          successStatuses(endpoint).map((status) => [status, describeSuccess(status, key, endpoint)]),
        ),
        ...Object.fromEntries(failures.map((status) => [status, describeError(status)])),
        default: describeError('default'),
      },
    }
  }

  return {
    openapi: '3.1.1',
    info: {
      title: site.name,
      version,
      description: `Everything that the screens of ${site.name} can do. Times are ISO 8601 in UTC. Absent values are null.`,
    },
    servers: [{ url: `${site.url}/api` }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of POST /auth/login' } },
    },
  }
}
