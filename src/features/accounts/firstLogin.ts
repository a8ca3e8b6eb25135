import { DAY_MS } from '../../kit/text/milliseconds.ts'

const STORAGE_KEY = 'first_login'
const LIFETIME_MS = DAY_MS

type FirstLogin = { token: string; email: string }

/** Creates the secret with which this browser logs in once, after the email address was verified. */
export function createFirstLoginToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

// Private windows and full disks refuse storage. The user then types the password.
export function storeFirstLogin(login: FirstLogin) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...login, until: Date.now() + LIFETIME_MS }))
  } catch {}
}

export function readFirstLogin(): FirstLogin | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return stored?.until > Date.now() ? stored : null
  } catch {
    return null
  }
}

export function clearFirstLogin() {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {}
}
