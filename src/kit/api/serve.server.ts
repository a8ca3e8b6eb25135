import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { isAdmitted } from '../page/roles.ts'
import type { Viewer } from '../page/session.ts'
import { toClient } from '../server/clients.server.ts'
import type { Call, Caller, Contract, Endpoint, EndpointKey, Handlers, Method } from './contract.ts'
import { AppError } from './errors.ts'
import {
  acceptsIdempotencyKey,
  hashRequest,
  type Outcome,
  type PerformOnce,
  parseIdempotencyKey,
} from './idempotency.server.ts'
import { readJson } from './json.server.ts'
import { omitEmptyParams, parse, parseParams } from './parse.server.ts'

type AnyCall = Call<string, Endpoint>
type AnyHandler<Services> = (call: AnyCall & Services) => Promise<unknown>

/** The user and the session of a request. */
export type Identity = { viewer: Viewer | null; session: number | null }

/** Collects the headers that a call adds to its reply. Creating a `Headers` object for every call would be slow. */
export class ReplyHeaders {
  readonly values: Record<string, string> = {}

  append(name: string, value: string) {
    const earlier = this.values[name]
    this.values[name] = earlier === undefined ? value : `${earlier}, ${value}`
  }
}

/** Returns a reply that contains only the properties of its schema. @throws when it does not fit the schema. */
type SerializeReply = (schema: z.ZodType, reply: unknown) => unknown

/** The functions of the application that serving a contract needs. */
export type ServeOptions<Services> = {
  /** Returns the services for one call. They may add headers to its reply. */
  createServices(replyHeaders: ReplyHeaders): Services
  /** Finds the user of a bearer token; null when the token is not valid. */
  identify(token: string): Promise<{ viewer: Viewer; session: number } | null>
  /** Returns the IP address of the client. */
  readAddress(context: Context): string
  /** Counts a read of a client or member. @throws 429 */
  countRead(reader: string, replyHeaders: ReplyHeaders): void
  serializeReply: SerializeReply
  /** Runs a call that has an `Idempotency-Key`. */
  performOnce: PerformOnce<Services>
  /** Creates a response in JSON. */
  respond(context: Context, json: string, status: number, headers: Record<string, string>): Response
  /** Runs after every call that may have changed something, before the response is sent. */
  afterWrite(): void | Promise<void>
}

function authorize(endpoint: Endpoint, viewer: Viewer | null) {
  const { access = 'public' } = endpoint
  if (access === 'public') return
  if (!viewer) throw new AppError('unauthorized', 'Please log in')
  if (!isAdmitted(viewer, access)) {
    if (viewer.needs_second_factor) {
      throw new AppError(
        'forbidden',
        'Administrators of this network need a second factor. Please set one up in your security settings',
        { needsSecondFactor: true },
      )
    }
    const admitted = access === 'admin' ? 'administrators' : 'moderators and administrators'
    throw new AppError('forbidden', `This is for ${admitted} only`)
  }
}

async function handleCall<Services>(
  endpoint: Endpoint,
  handler: AnyHandler<Services>,
  services: Services,
  input: Identity & {
    params: Record<string, string | number>
    query: Record<string, unknown>
    readBody: () => Promise<unknown>
    ip: string
    client: string
    request: Request
    serializeReply: SerializeReply
    /** Set when the request has an `Idempotency-Key`. */
    performOnce?: (body: unknown, act: (services: Services) => Promise<Outcome>) => Promise<Outcome>
  },
): Promise<Outcome> {
  authorize(endpoint, input.viewer)
  const query = endpoint.query ? parse(endpoint.query, input.query) : {}
  const sent = endpoint.body && (await input.readBody())
  const body = endpoint.body && parse(endpoint.body, sent)
  const params = parseParams(input.params)
  const { viewer, session, ip, client, request, serializeReply, performOnce } = input
  const act = async (services: Services) => {
    const call = { ...services, viewer, session, ip, client, request, params, query, body }
    const result = await handler(call as AnyCall & Services)
    const { status = 200 } = endpoint
    return {
      reply: result instanceof Response ? result : serializeReply(endpoint.reply, result),
      status: typeof status === 'function' ? status(body as never, result as never) : status,
    }
  }
  return performOnce ? performOnce(sent, act) : act(services)
}

/** The parameters of a URL. Parsing the whole URL takes several times as long. */
const parseSearchParams = (url: string) => new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])

const splitKey = (key: string) => key.split(' ', 2) as [Method, string]

/**
 * Whether an endpoint is a list or a search. Its calls count against the read limit of the member, because the users of
 * a satellite link or a mobile network may share an IP address, or against that of the client for visitors. An endpoint of
 * a single item that contains a list, such as a question with its answers, does not count.
 */
export const isList = (key: string, { query }: Endpoint): boolean =>
  key.startsWith('GET ') && query !== undefined && !key.endsWith('/:id')

/**
 * Mounts every endpoint of a contract on a Hono application. Other methods on their paths get a 405. Checks run in this
 * order: token (401), read limit (429), role (403), input (400), a known `Idempotency-Key` (its first reply, or 409),
 * and then the handler (404, 403, 409).
 */
export function serve<C extends Contract, Services>(
  contract: C,
  handlers: Handlers<C, Services>,
  host: ServeOptions<Services>,
) {
  const app = new Hono<{ Variables: { userId?: number } }>()
  // Fixed paths come first, so that /profiles/facets does not match /profiles/:id.
  const keys = (Object.keys(contract) as EndpointKey[]).sort(
    (a, b) => Number(a.includes('/:')) - Number(b.includes('/:')),
  )
  const allowed = new Map<string, Method[]>()
  for (const key of keys) {
    const [method, path] = splitKey(key)
    const endpoint = contract[key] as Endpoint
    const handler = handlers[key] as unknown as AnyHandler<Services>
    allowed.set(path, [...(allowed.get(path) ?? []), method])
    app.on(method, path, async (context) => {
      const identity = await identify(context, host)
      context.set('userId', identity.viewer?.id)
      const replyHeaders = new ReplyHeaders()
      const ip = host.readAddress(context)
      const client = toClient(ip)
      if (isList(key, endpoint)) host.countRead(identity.viewer ? `member ${identity.viewer.id}` : client, replyHeaders)
      const services = host.createServices(replyHeaders)
      const { reply, status } = await handleCall(endpoint, handler, services, {
        ...identity,
        params: context.req.param(),
        query: endpoint.query ? omitEmptyParams(parseSearchParams(context.req.url)) : {},
        readBody: () => readJson(context.req.raw),
        ip,
        client,
        request: context.req.raw,
        serializeReply: host.serializeReply,
        performOnce: acceptsIdempotencyKey(key, endpoint)
          ? performKeyed(context, identity.viewer, services, host)
          : undefined,
      })
      if (method !== 'GET' && !endpoint.readOnly) await host.afterWrite()
      if (!(reply instanceof Response)) return host.respond(context, JSON.stringify(reply), status, replyHeaders.values)
      for (const [name, value] of Object.entries(replyHeaders.values)) reply.headers.set(name, value)
      return reply
    })
  }
  for (const [path, methods] of allowed) {
    app.all(path, () => {
      const allow = methods.includes('GET') ? [...methods, 'HEAD'] : methods
      throw new AppError(
        'method_not_allowed',
        'This address does not support that method',
        {},
        { Allow: allow.join(', ') },
      )
    })
  }
  return app
}

/** Returns a function that runs a call with an `Idempotency-Key`; undefined without a key or an account. @throws 400 */
function performKeyed<Services>(
  { req }: Context,
  viewer: Viewer | null,
  services: Services,
  { performOnce }: ServeOptions<Services>,
) {
  const key = viewer && parseIdempotencyKey(req.raw)
  if (!key) return undefined
  const request = { path: req.path, query: parseSearchParams(req.url).toString() }
  return (body: unknown, act: (services: Services) => Promise<Outcome>) =>
    performOnce({ viewer, key, requestHash: hashRequest({ ...request, body }) }, services, act)
}

async function identify<Services>(context: Context, host: ServeOptions<Services>): Promise<Identity> {
  const [, token] = context.req.header('authorization')?.match(/^bearer\s*(.*)$/i) ?? []
  if (token === undefined) return { viewer: null, session: null }
  const identity = await host.identify(token.trim())
  if (!identity) {
    throw new AppError(
      'unauthorized',
      'Your session has ended. Please log in again',
      {},
      { 'WWW-Authenticate': 'Bearer' },
    )
  }
  return identity
}

/**
 * Creates a function that calls handlers directly as a logged-out visitor, without HTTP, for pages rendered on the
 * server. The function throws the errors of the handler.
 */
export function createDirectCaller<C extends Contract, Services>(
  contract: C,
  handlers: Handlers<C, Services>,
  services: Services,
  serializeReply: SerializeReply,
): Caller<C> {
  return (async (key: EndpointKey, input: { params?: object; query?: object; body?: unknown } = {}) => {
    const { reply } = await handleCall(
      contract[key] as Endpoint,
      handlers[key] as unknown as AnyHandler<Services>,
      services,
      {
        viewer: null,
        session: null,
        params: (input.params ?? {}) as Record<string, string>,
        query: omitEmptyParams(Object.entries(input.query ?? {})),
        readBody: async () => input.body,
        ip: '',
        client: '',
        request: new Request('http://localhost/'),
        serializeReply,
      },
    )
    return reply
  }) as unknown as Caller<C>
}
