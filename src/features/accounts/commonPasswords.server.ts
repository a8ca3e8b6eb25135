import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { invalid } from '../../kit/api/errors.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { COMMON_PASSWORDS, normalizePassword, parseCommonPasswords } from './commonPasswords.ts'

let commonPasswords: Promise<Set<string>> | undefined

const readCommonPasswords = async () =>
  new Set(parseCommonPasswords(await readFile(join('public', COMMON_PASSWORDS), 'utf8')))

/** @throws 400 for the field of a common password, where the operator refuses them. */
export async function assertPasswordAllowed(settings: Settings, field: 'password' | 'new_password', password: string) {
  if (settings.common_passwords === 'warn') return
  commonPasswords ??= readCommonPasswords()
  if ((await commonPasswords).has(normalizePassword(password))) {
    throw invalid(field, 'This is one of the 10,000 most common passwords. Please choose another one')
  }
}
