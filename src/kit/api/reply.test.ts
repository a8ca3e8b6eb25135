import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from '../../server/features.ts'
import type { Endpoint } from './contract.ts'
import { compileReply } from './reply.server.ts'

const someTime = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
/** Further properties that a schema does not name. */
const more = fc.dictionary(
  fc.constantFrom('password_hash', 'ein', 'token', 'id', 'title', '__extra'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant({ token_hash: 'secret' })),
)

/** Values that a schema accepts, with further properties in every object. */
function arbitraryOf(type: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (type as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string': {
      const { format } = def as z.core.$ZodStringFormatDef
      if (format === 'datetime') return someTime
      if (format === 'date') return someTime.map((time) => time.slice(0, 10))
      if (format !== undefined) throw new Error(`The format ${format} needs an arbitrary`)
      return fc.string({ unit: 'binary' })
    }
    case 'number':
      return 'format' in def || def.checks
        ? fc.integer({ min: 1 })
        : fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'unknown':
      return fc.jsonValue()
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType), { nil: null })
    case 'optional':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(arbitraryOf(def.element), { maxLength: 3 })
    case 'tuple':
      return fc.tuple(...def.items.map(arbitraryOf))
    case 'union':
      return fc.oneof(...def.options.map(arbitraryOf))
    case 'record': {
      const keys = (def.keyType as z.core.$ZodTypes)._zod.def
      return keys.type === 'enum'
        ? fc.record(Object.fromEntries(Object.values(keys.entries).map((key) => [key, arbitraryOf(def.valueType)])))
        : fc.dictionary(fc.string(), arbitraryOf(def.valueType))
    }
    case 'object': {
      const shape = Object.entries(def.shape)
      const required = shape.flatMap(([name, inner]) => (inner._zod.optin === 'optional' ? [] : [name]))
      return fc
        .tuple(
          more,
          fc.record(Object.fromEntries(shape.map(([name, inner]) => [name, arbitraryOf(inner)])), {
            requiredKeys: required,
          }),
        )
        .map(([extra, named]) => ({ ...extra, ...named }))
        .filter((value) =>
          shape.every(
            ([name]) =>
              required.includes(name) ||
              !(name in value) ||
              z.safeParse(def.shape[name] as z.core.$ZodType, (value as Record<string, unknown>)[name]).success,
          ),
        )
    }
    default:
      throw new Error(`Schemas of the type ${def.type} need an arbitrary`)
  }
}

test.each(Object.entries(endpoints as Record<string, Endpoint>))(
  '%s: the compiled reply equals the result of Zod',
  (_, { reply }) => {
    const pick = compileReply(reply)
    fc.assert(
      fc.property(arbitraryOf(reply), (data) => {
        const parsed = reply.parse(data)
        const picked = pick(data)
        expect(JSON.stringify(picked)).toBe(JSON.stringify(parsed))
        expect(picked).toEqual(parsed)
      }),
      { numRuns: 30 },
    )
  },
)
