import { expect, test } from 'vitest'
import { serializeError, toLogPath } from './logging.ts'

const databaseError = (message: string, code: string) =>
  Object.assign(new Error(message), {
    code,
    severity: 'ERROR',
    detail: 'Key (email)=(ann@example.com) already exists.',
    where: "unnamed portal parameter $1 = 'secret'",
    hint: 'secret',
    table: 'users',
    constraint: 'users_email_key',
  })

test.each([
  ['invalid input syntax for type integer: "secret"', '22P02'],
  ['syntax error in tsquery: "secret"', '42601'],
  ['date/time field value out of range: "secret\nsecret"', '22008'],
])('the log of the database error %j has no value', (message, code) => {
  const logged = serializeError(databaseError(message, code))
  expect(JSON.stringify(logged)).not.toMatch(/secret|ann@/)
  expect(logged).toMatchObject({ code, table: 'users', constraint: 'users_email_key' })
  expect((logged as Error).stack).toMatch(/^Error: .*…\n\s+at /)
})

test('the log of an error keeps the message that names a constraint, and its cause', () => {
  const message = 'duplicate key value violates unique constraint "users_email_key"'
  const error = new Error('could not be stored', { cause: databaseError(message, '23505') })
  expect(serializeError(error)).toMatchObject({ message: 'could not be stored', cause: { message, code: '23505' } })
})

test('the log of a refused email does not name the recipient', () => {
  const error = Object.assign(new Error('550 No such user <ann@example.com>'), { rejected: ['ann@example.com'] })
  expect(JSON.stringify(serializeError(error))).not.toContain('ann@')
})

test('a path in the log is one short line without query and token', () => {
  expect(toLogPath('/questions/5?search=secret')).toBe('/questions/5')
  expect(toLogPath('/api/auth/verify-email/secret')).toBe('/api/auth/verify-email/…')
  expect(toLogPath('/a\n{"level":60}\u001b[2J')).toBe('/a {"level":60} [2J')
  expect(toLogPath(`/${'x'.repeat(5000)}`)).toHaveLength(200)
})
