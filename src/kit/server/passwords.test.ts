import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwords.server.ts'

test('a password is hashed by Argon2id with 19 MiB and two passes', async () => {
  const hash = await hashPassword('a good password')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('a good password', hash)).toBe(true)
  expect(await checkPassword('another password', hash)).toBe(false)
})

test('no password matches without a stored hash', async () => {
  expect(await checkPassword('no account has this password', undefined)).toBe(false)
})

test('an unreadable stored hash is an error, and the next password is checked', async () => {
  await expect(checkPassword('a good password', 'not a hash')).rejects.toThrow()
  expect(await checkPassword('a good password', await hashPassword('a good password'))).toBe(true)
})

test.runIf(process.platform === 'linux')('hashes have a lower priority than pages', async () => {
  await hashPassword('a good password')
  const priorities = readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  )
  expect(Math.min(...priorities)).toBeLessThan(10)
  expect(Math.max(...priorities)).toBe(10)
})
