import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwords.server.ts'

test('a password is hashed by Argon2id with 19 MiB and two passes', async () => {
  const hash = await hashPassword('a good password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('a good password', hash)).toBe(true)
  expect(await checkPassword('another password', hash)).toBe(false)
})

test('without a stored hash no password matches', async () => {
  expect(await checkPassword('no account has this password', undefined)).toBe(false)
})
