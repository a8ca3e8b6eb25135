import type { z } from 'zod'
import type { Access } from '../page/roles.ts'
import type { Viewer } from '../page/session.ts'

/** The parts of a multipart upload: the name and the media type of its file, and its other fields. */
export type UploadForm = { file: string; mediaType: string; fields?: z.ZodObject }

/** One endpoint of the API. The server mounts it, the browser calls it, and the OpenAPI document lists it. */
export type Endpoint = {
  summary: string
  /** The users who may call the endpoint; by default `public`. */
  access?: Access
  query?: z.ZodObject
  body?: z.ZodType
  /** Set when the body is a multipart upload that the handler reads as a stream. */
  upload?: UploadForm
  /** Set for an endpoint that is not a GET but changes nothing. Its calls do not invalidate cached data. */
  readOnly?: true
  /**
   * Set when repeating a POST or PATCH has no further effect. PUT and DELETE are always idempotent (RFC 9110, section
   * 9.2.2).
   */
  idempotent?: true
  /**
   * Set for a POST that ignores `Idempotency-Key`: it stores nothing, takes too long for one transaction, or must keep
   * what it has written when it fails. Calls below `/auth` ignore the key too, because replies with tokens are not
   * stored.
   */
  ignoresKey?: true
  reply: z.ZodType
  /**
   * The status of success; by default 200. A function when the body or the result of the handler determines whether the
   * call has created something.
   */
  status?: 201 | ((body: never, result: never) => 200 | 201)
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type EndpointKey = `${Method} /${string}`
export type Contract = Record<EndpointKey, Endpoint>

/** All contracts of the application in one. Each contract adds itself by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the contracts extend it
export interface AllContracts {}
/** All endpoints of the API. */
export type Endpoints = { [Key in keyof AllContracts]: AllContracts[Key] }

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path
type ParamName<Key> = Key extends `${Method} ${infer Path}`
  ? Segment<Path> extends infer S
    ? S extends `:${infer Name}`
      ? Name
      : never
    : never
  : never
/** Segments named `id` or `…_id` are positive integers, the others are text. */
type Params<Key> = { [Name in ParamName<Key>]: Name extends 'id' | `${string}_id` ? number : string }

type QueryOf<E> = E extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<never, never>
type BodyOf<E> = E extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type ReplyOf<E> = E extends { reply: infer R extends z.ZodType } ? z.output<R> : never
type ReplyInput<E> = E extends { reply: infer R extends z.ZodType } ? z.input<R> : never
type ViewerOf<E> = E extends { access: Exclude<Access, 'public'> } ? Viewer : Viewer | null

/** The arguments of a handler, besides the services of the application. */
export type Call<Key, E> = {
  viewer: ViewerOf<E>
  params: Params<Key>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The IP address of the client, as reported by the trusted proxies. Use it for records only. */
  ip: string
  /** The client for limits, blocks and lists: its IPv4 address or its IPv6 /64 network. */
  client: string
  /** The id of the session; null unless a valid bearer token was sent. */
  session: number | null
  /** The raw request, for uploads and content negotiation. */
  request: Request
}

/** One function for each endpoint. It may return a `Response` instead of a reply, for example for a stream. */
export type Handlers<C extends Contract, Services> = {
  [Key in keyof C]: (call: Call<Key, C[Key]> & Services) => Promise<ReplyInput<C[Key]> | Response>
}

type Input<E, Key> = (keyof Params<Key> extends never
  ? { params?: undefined }
  : { params: { [Name in keyof Params<Key>]: string | number } }) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : { query?: undefined }) &
  (E extends { readOnly: true } ? { readOnly: true } : { readOnly?: undefined }) &
  (E extends { idempotent: true } ? { idempotent: true } : { idempotent?: undefined }) &
  (E extends { upload: UploadForm }
    ? { body: FormData }
    : E extends { body: infer B extends z.ZodType }
      ? { body: z.input<B> }
      : { body?: undefined }) &
  (Key extends `POST ${string}` ? { idempotencyKey?: string } : { idempotencyKey?: undefined }) & {
    /** Aborts the call in the browser. */
    signal?: AbortSignal
  }

/** Calls one endpoint by its key. */
export type Caller<C extends Contract> = <Key extends keyof C>(
  key: Key,
  ...input: Record<never, never> extends Input<C[Key], Key> ? [Input<C[Key], Key>?] : [Input<C[Key], Key>]
) => Promise<ReplyOf<C[Key]>>
export type CallInput<C extends Contract, Key extends keyof C> = Input<C[Key], Key>
