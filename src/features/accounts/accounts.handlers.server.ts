import { toClient } from '../../kit/server/clients.server.ts'
import { admitHashing } from '../../kit/server/hashQueue.server.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import { toOrigin } from '../session/securityLog.server.ts'
import type { accountsContract } from './accounts.contract.ts'
import {
  deleteAccount,
  listUsers,
  logIn,
  register,
  requestEmail,
  setBan,
  updateProfile,
  verifyEmail,
} from './accounts.service.server.ts'
import { cancelEmailChange, changeEmail, readEmailChange } from './emailChange.server.ts'
import { finishLogin } from './finishLogin.server.ts'
import { logInFirst } from './firstLogin.server.ts'
import { delayLoginAttempt } from './loginLimits.server.ts'
import { changePassword, resetPassword } from './passwordChange.server.ts'
import { setRole } from './roles.service.server.ts'

/** After many requests, no further link is sent while the last one works. */
const NEWEST_LINK = 'After several requests, use the newest link in the inbox.'

export const accountsHandlers: Handlers<typeof accountsContract> = {
  'POST /auth/register': (call) => admitHashing(call.client, () => register(call, toOrigin(call), call.body)),
  'POST /auth/login': async (call) => {
    await delayLoginAttempt(call, call.client, call.body.email)
    return admitHashing(call.client, () => logIn(call, toOrigin(call), call.body))
  },
  'POST /auth/login/first': (call) => logInFirst(call, toOrigin(call), call.body.first_login_token),
  'POST /auth/login/second': (call) => admitHashing(call.client, () => finishLogin(call, toOrigin(call), call.body)),
  'PUT /auth/profile': async ({ db, viewer, body }) => ({
    ...(await updateProfile(db, viewer, body)),
    needs_second_factor: viewer.needs_second_factor,
  }),
  'POST /auth/resend-verification': async ({ body, ip, ...services }) => {
    await requestEmail(services, 'accounts.resend', toClient(ip), body.email)
    return {
      message: `If this address has an account that is not verified yet, a new link is on its way. ${NEWEST_LINK}`,
    }
  },
  'GET /auth/verify-email/:token': (call) => verifyEmail(call.db, toOrigin(call), call.params.token),
  'POST /auth/forgot-password': async ({ body, ip, ...services }) => {
    await requestEmail(services, 'accounts.forgot', toClient(ip), body.email)
    return { message: `If this address has an account, a link to set a new password is on its way. ${NEWEST_LINK}` }
  },
  'POST /auth/reset-password': (call) =>
    admitHashing(call.client, () => resetPassword(call, toOrigin(call), call.body)),
  'PUT /auth/password': (call) =>
    admitHashing(call.client, () =>
      changePassword(call, { viewer: call.viewer, session: call.session, origin: toOrigin(call) }, call.body),
    ),
  'PUT /auth/email': (call) =>
    admitHashing(call.client, () => changeEmail(call, call.viewer, toOrigin(call), call.body)),
  'GET /auth/email-change': ({ db, viewer }) => readEmailChange(db, viewer.id),
  'DELETE /auth/email-change': async ({ db, viewer }) => {
    await cancelEmailChange(db, viewer.id)
    return { message: 'The link in the email no longer works' }
  },
  'DELETE /auth/account': (call) =>
    admitHashing(call.client, () => deleteAccount(call, call.viewer, toOrigin(call), call.body.password)),
  'GET /admin/users': ({ db, query }) => listUsers(db, query),
  'PATCH /admin/users/:id/role': ({ db, viewer, params, body, ip }) =>
    setRole(db, { viewer, ip }, params.id, body.role),
  'PATCH /admin/users/:id/ban': async ({ db, viewer, params, body, ip }) => ({
    user: await setBan(db, { viewer, ip }, params.id, body.is_banned),
  }),
}
