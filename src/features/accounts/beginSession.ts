import type { Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import { setViewer, storeToken } from '../../kit/page/session.ts'
import { markFreshLogin } from '../session/freshLogin.ts'
import { storeViewer } from '../session/loadSession.ts'
import { clearFirstLogin } from './firstLogin.ts'

export type LoginReply = ReplyOf<Endpoints['POST /auth/login/second']>

/** Begins the session of a reply in this browser. */
export function beginSession({ token, user }: LoginReply) {
  clearFirstLogin()
  markFreshLogin()
  storeToken(token)
  setViewer(user)
  storeViewer(user)
}
