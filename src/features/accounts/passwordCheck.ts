import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { COMMON_PASSWORDS, normalizePassword, parseCommonPasswords } from './commonPasswords.ts'

/**
 * Only this many characters are checked: the estimate takes long for long texts, and so many characters make any
 * password strong.
 */
const MAX_CHECKED_LENGTH = 60

/** The strength from 0 (guessed at once) to 4 (not guessed in practice). */
export type PasswordCheck = { score: number; isCommon: boolean }

/**
 * Loads the list of common passwords, for the browser.
 * @returns a function that estimates the strength of a password. `personal` are words about the user that others know, such as the name.
 */
export async function loadPasswordCheck() {
  const response = await fetch(`/${COMMON_PASSWORDS}`)
  if (!response.ok) throw new Error(`The list of common passwords could not be loaded: ${response.status}`)
  const list = parseCommonPasswords(await response.text())
  const common = new Set(list)
  const estimator = new ZxcvbnFactory({ dictionary: { common: list } })
  return (password: string, personal: string[]): PasswordCheck => {
    const isCommon = common.has(normalizePassword(password))
    return { score: isCommon ? 0 : estimator.check(password.slice(0, MAX_CHECKED_LENGTH), personal).score, isCommon }
  }
}
