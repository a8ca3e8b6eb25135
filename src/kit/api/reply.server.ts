import { z } from 'zod'

/** Returns a copy of a reply that contains only the properties of its schema. */
type ReplyPicker = (reply: unknown) => unknown

type Definition = z.core.$ZodTypes['_zod']['def']

/** Checks that never change a value. The compiled code omits them, because handlers are typed. */
const pureChecks = new Set([
  ...['string_format', 'number_format', 'min_length', 'max_length', 'length_equals'],
  ...['less_than', 'greater_than', 'multiple_of'],
])
/** Formats of text that Zod checks without changing the value. */
const pureFormats = new Set<unknown>([undefined, 'date', 'datetime', 'email', 'regex', 'uuid'])

const isPureCheck = ({ check, format }: { check: string; format?: unknown }) =>
  pureChecks.has(check) && (check !== 'string_format' || pureFormats.has(format))

/** Whether parsing a valid value returns it unchanged, without transforms. */
const isPure = (def: Definition) =>
  (def.checks ?? []).every(({ _zod }) => isPureCheck(_zod.def)) &&
  (def.type !== 'string' || isPureCheck({ check: 'string_format', ...def }))

/**
 * Compiles a schema to a function that copies a reply, including nested objects, and checks the types of its values.
 * The function returns the same as `schema.parse`, but it does not check formats such as `date-time`. Parsing with Zod
 * takes several times as long. Parts of a schema that are not compiled, such as unions and transforms, are parsed with
 * Zod.
 * @returns a function that throws `ZodError` for an invalid reply.
 */
export function compileReply(schema: z.ZodType): ReplyPicker {
  const constants: unknown[] = []
  const functions: string[] = []
  const functionNames = new Map<z.core.$ZodType, string>()
  const addConstant = (value: unknown) => `constants[${constants.push(value) - 1}]`

  /** Adds a function for a schema once, so that compiling a recursive schema ends. */
  function addFunction(type: z.core.$ZodType, createBody: () => string): string {
    const existingName = functionNames.get(type)
    if (existingName) return existingName
    const name = `pick${functionNames.size}`
    functionNames.set(type, name)
    functions.push(`function ${name}(value) {${createBody()}}`)
    return name
  }

  /** Returns an expression that copies the value of another expression, which must have no side effects. */
  function compile(type: z.core.$ZodType, value: string): string {
    const { def } = (type as z.core.$ZodTypes)._zod
    const keepIf = (condition: string) => `(${condition} ? ${value} : refuse())`
    if (!isPure(def)) return parseWithZod(type, value)
    switch (def.type) {
      case 'string':
      case 'boolean':
        return def.coerce ? parseWithZod(type, value) : keepIf(`typeof ${value} === '${def.type}'`)
      case 'number':
        return def.coerce ? parseWithZod(type, value) : keepIf(`Number.isFinite(${value})`)
      case 'null':
        return keepIf(`${value} === null`)
      case 'any':
      case 'unknown':
        return value
      case 'enum':
        return keepIf(`${addConstant(new Set(Object.values(def.entries)))}.has(${value})`)
      case 'literal':
        return keepIf(`${addConstant(new Set(def.values))}.has(${value})`)
      case 'nullable':
        return `(${value} === null ? null : ${compile(def.innerType, value)})`
      case 'optional':
        return `(${value} === undefined ? undefined : ${compile(def.innerType, value)})`
      case 'array':
        return `${addFunction(type, () => compileArray(def.element))}(${value})`
      case 'object':
        return def.catchall
          ? parseWithZod(type, value)
          : `${addFunction(type, () => compileObject(def.shape))}(${value})`
      default:
        return parseWithZod(type, value)
    }
  }

  const parseWithZod = (type: z.core.$ZodType, value: string) => `parse(${addConstant(type)}, ${value})`

  const compileArray = (element: z.core.$ZodType) => `
    if (!Array.isArray(value)) refuse()
    const copy = new Array(value.length)
    for (let index = 0; index < value.length; index++) {
      const item = value[index]
      copy[index] = ${compile(element, 'item')}
    }
    return copy`

  /** Properties that may be missing are set last, because absent ones must stay absent. */
  function compileObject(shape: z.core.$ZodShape): string {
    const properties = Object.entries(shape).map(([name, type], index) => ({
      key: JSON.stringify(name),
      variable: `property${index}`,
      isOptional: type._zod.optout === 'optional',
      type,
    }))
    const firstOptional = properties.findIndex(({ isOptional }) => isOptional)
    const literal = firstOptional === -1 ? properties : properties.slice(0, firstOptional)
    const others = firstOptional === -1 ? [] : properties.slice(firstOptional)
    return `
    if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse()
    ${properties.map(({ variable, key }) => `const ${variable} = value[${key}]`).join('\n')}
    const copy = {${literal.map(({ key, type, variable }) => `${key}: ${compile(type, variable)}`).join(', ')}}
    ${others
      .map(({ key, type, variable, isOptional }) => {
        const assign = `copy[${key}] = ${compile(type, variable)}`
        return isOptional ? `if (${variable} !== undefined) ${assign}` : assign
      })
      .join('\n')}
    return copy`
  }

  const expression = compile(schema, 'reply')
  const pick: ReplyPicker = new Function(
    ...['constants', 'parse', 'refuse'],
    `${functions.join('\n')}\nreturn (reply) => ${expression}`,
  )(constants, z.parse, () => {
    throw mismatch
  })
  return (reply) => {
    try {
      return pick(reply)
    } catch (error) {
      if (error !== mismatch) throw error
      // Let Zod decide whether the reply is valid. Its error names the invalid values.
      return schema.parse(reply)
    }
  }
}

const mismatch = new Error('The reply does not fit its schema')

const pickers = new WeakMap<z.ZodType, ReplyPicker>()

/**
 * Returns a copy of a reply that contains only the properties of the schema. Each schema is compiled at its first
 * reply.
 */
export function pickReply(schema: z.ZodType, reply: unknown): unknown {
  let pick = pickers.get(schema)
  if (!pick) {
    pick = compileReply(schema)
    pickers.set(schema, pick)
  }
  return pick(reply)
}

/** Like `pickReply`, but checks formats too, for tests and development. */
export const parseReply = (schema: z.ZodType, reply: unknown): unknown => schema.parse(reply)
