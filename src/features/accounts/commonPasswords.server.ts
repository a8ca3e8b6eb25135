import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { invalid } from '../../kit/api/errors.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { COMMON_PASSWORDS, normalizePassword, parseCommonPasswords } from './commonPasswords.ts'

type Field = 'password' | 'new_password'
/** The public data of the owner, which must not be the password. */
type Person = { full_name: string; email: string }

let commonPasswords: Promise<Set<string>> | undefined

const readCommonPasswords = async () =>
  new Set(parseCommonPasswords(await readFile(join('public', COMMON_PASSWORDS), 'utf8')))

const toWord = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/**
 * The names that a password must not consist of: those of the network, of its roles and of its region, and those of the
 * person.
 */
function listNames({ site, public_url }: Settings, person: Person | undefined): Set<string> {
  const texts = [site.name, site.region_name, person?.full_name ?? '']
  const names = ['admin', 'administrator', 'moderator', 'password', new URL(public_url).hostname, person?.email ?? '']
  const parts = [...texts, ...names].flatMap((text) => text.split(/[\s@.]+/))
  return new Set([...texts, ...names, ...parts].map(toWord).filter(({ length }) => length > 2))
}

/**
 * Checks the length of a new password and, where the operator refuses common passwords, that it is neither common nor a
 * name that others know, with or without added digits and signs.
 * @param person missing while the account is not known.
 * @throws 400 for the field.
 */
export async function assertPasswordAllowed(settings: Settings, field: Field, password: string, person?: Person) {
  if (password.length < settings.password_min) {
    throw invalid(field, `Password must be at least ${settings.password_min} characters`)
  }
  if (settings.common_passwords === 'warn') return
  if (listNames(settings, person).has(toWord(password))) {
    throw invalid(field, 'Others would guess this name first. Please choose another password')
  }
  commonPasswords ??= readCommonPasswords()
  if ((await commonPasswords).has(normalizePassword(password))) {
    throw invalid(field, 'This is one of the 10,000 most common passwords. Please choose another one')
  }
}
