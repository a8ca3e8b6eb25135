import { api } from '../../kit/api/api.ts'
import { clearDrafts } from '../../kit/forms/draft.ts'
import { storeToken } from '../../kit/page/session.ts'

/** Clears the session and its data in this browser, even if the API call fails. */
export async function logOut() {
  await api('POST /auth/logout', { idempotent: true }).catch(() => {})
  clearDrafts()
  storeToken(null)
  location.assign('/login')
}
