import { expect, test } from 'vitest'
import type { Endpoint } from '../src/kit/api/contract.ts'
import { endpoints } from '../src/server/features.ts'
import { makeSampleObject, type Schema, toJsonSchema } from './samples.ts'

// Contracts count lengths in UTF-16 units after trimming, like an input's maxlength. The fox emoji has two units.
const FOX = '🦊'

type LimitedField = { key: string; part: 'body' | 'query'; name: string; max: number; pattern?: string }

const variants = ({ anyOf, ...schema }: Schema): Schema[] => (anyOf ? anyOf : [schema])

/** Every text field with a length limit, of all endpoints. */
const limited: LimitedField[] = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([key, endpoint]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!schema) return []
    return variants(toJsonSchema(schema)).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, field]) =>
        variants(field).flatMap(({ maxLength, pattern }) =>
          maxLength ? [{ key, part, name, max: maxLength, pattern }] : [],
        ),
      ),
    )
  }),
)

/** Prefix and suffix that a field's format requires. */
const affixes: Record<string, [string, string]> = {
  website: ['https://example.com/', ''],
  about_url: ['https://example.com/', ''],
  event_url: ['https://example.com/', ''],
  value: ['https://example.com/', ''],
}

/** Other fields on which the limit depends. */
const companions: Record<string, object> = { 'POST /businesses/:id/suggestions': { field: 'website' } }

/** A text of exactly this many UTF-16 units. It consists mostly of fox emoji if the field allows them. */
function foxes({ name, pattern }: LimitedField, units: number) {
  // Phones and numbers of a register need digits, which their patterns in the schema do not say.
  if (name === 'phone' || name === 'alaska_business_license') return '7'.repeat(units)
  if (pattern && !new RegExp(pattern).test(FOX)) return 'x'.repeat(units)
  const [before, after] = affixes[name] ?? ['', '']
  const remaining = units - before.length - after.length
  return `${before}${FOX.repeat(Math.floor(remaining / 2))}${'x'.repeat(remaining % 2)}${after}`
}

function findErrors({ key, part, name }: LimitedField, value: string): string[] {
  const schema = (endpoints as Record<string, Endpoint>)[key]?.[part]
  if (!schema) return []
  const fields =
    variants(toJsonSchema(schema)).find(({ properties }) => properties && name in properties)?.properties ?? {}
  const required = part === 'body' ? makeSampleObject(fields) : {}
  const result = schema.safeParse({ ...required, ...companions[key], [name]: value })
  return (result.error?.issues ?? [])
    .filter(({ path }) => path[0] === name || path.length === 0)
    .map(({ message }) => message)
}

test('the contracts have texts with limits', () => {
  expect(limited.length).toBeGreaterThan(80)
  expect(limited.some(({ part }) => part === 'query')).toBe(true)
})

test.each(limited)('$key accepts $max UTF-16 units of $name and not one more', (field) => {
  const { name, max } = field
  // Email addresses are ASCII only and have their own test below.
  if (name !== 'email') expect(findErrors(field, foxes(field, max))).toEqual([])
  const over = findErrors(field, foxes(field, max + 1))
  expect(over).toHaveLength(1)
  expect(over[0]).toMatch(/characters or less|not valid|not correct|Invalid|next_cursor/)
})

test.each(limited.filter(({ name }) => name !== 'email' && !/password|token|cursor/.test(name)))(
  '$key trims $name before it counts',
  (field) => {
    expect(findErrors(field, ` \t\n\u00a0${foxes(field, field.max)}\u3000 `)).toEqual([])
  },
)

test('an email address has at most 254 characters', () => {
  const address = (length: number) =>
    `${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}${'z'.repeat(length - 60 - 1 - 183 - 4)}.com`
  for (const field of limited.filter(({ name }) => name === 'email')) {
    expect(findErrors(field, address(254))).toEqual([])
    expect(findErrors(field, address(255))).toHaveLength(1)
  }
})

test('a password has at least 6 UTF-16 units and is not trimmed', () => {
  for (const key of ['POST /auth/register', 'POST /auth/reset-password']) {
    const field: LimitedField = { key, part: 'body', name: 'password', max: 200 }
    expect(findErrors(field, FOX.repeat(3))).toEqual([])
    expect(findErrors(field, '      ')).toEqual([])
    expect(findErrors(field, `${FOX}${FOX}x`)).toEqual(['Password must be at least 6 characters'])
  }
})
