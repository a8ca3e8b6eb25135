import { z } from 'zod'
import type { Endpoint } from '../src/kit/api/contract.ts'

/** The keywords of JSON Schema that the contracts use. */
export type Schema = {
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
  pattern?: string
}

export const toJsonSchema = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema

/** The fields of an endpoint's body. For a union, the fields of its first member. */
export function getBodyFields({ body }: Endpoint): Record<string, Schema> {
  if (!body) return {}
  const schema = toJsonSchema(body)
  return (schema.anyOf?.[0] ?? schema).properties ?? {}
}

/** Valid values for fields whose schema does not describe their format. */
const samplesByName: Record<string, unknown> = {
  email: 'somebody@example.com',
  password: 'secret-password',
  phone: '907-555-0101',
  // The value of a correction, whose first field is the phone.
  value: '907-555-0101',
  website: 'https://example.com/',
  about_url: 'https://example.com/about',
  event_url: 'https://example.com/event',
  start_datetime: '2030-01-01T18:00:00Z',
  end_datetime: '2030-01-01T20:00:00Z',
  changed_at: '2030-01-01T20:00:00Z',
  time_zone: 'America/Anchorage',
  repeat_until: '2030-02-01',
  year_established: 1999,
  opening_hours: null,
  social_links: ['https://example.com/somebody'],
  code: '123456',
  first_login_token: 'a'.repeat(43),
  // Left out, because a request contains either a code or an assertion.
  assertion: undefined,
  repeats: null,
  topics: ['money-and-taxes'],
  repeat_count: null,
}

/** A valid value of a field. */
export function makeSample(name: string, schema: Schema): unknown {
  if (Object.hasOwn(samplesByName, name)) return samplesByName[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return makeSample(name, schema.anyOf[0] as Schema)
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'array') return [makeSample(name, schema.items ?? {})]
  if (schema.type === 'object') return makeSampleObject(schema.properties ?? {})
  return schema.pattern && !new RegExp(schema.pattern).test('Some text') ? 'text' : 'Some text'
}

export const makeSampleObject = (fields: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, makeSample(name, schema)]))
