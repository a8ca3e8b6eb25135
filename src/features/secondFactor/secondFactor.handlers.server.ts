import type { Viewer } from '../../kit/page/session.ts'
import { admitHashing } from '../../kit/server/hashQueue.server.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import { toOrigin } from '../session/securityLog.server.ts'
import type { secondFactorContract } from './secondFactor.contract.ts'
import {
  addPasskey,
  confirmApp,
  readSecondFactor,
  removeFactor,
  replaceRecoveryCodes,
  startApp,
  startPasskey,
} from './secondFactor.service.server.ts'
import { readPasskeyOptions } from './secondStep.server.ts'

const toActor = (call: { viewer: Viewer } & Parameters<typeof toOrigin>[0]) => ({
  viewer: call.viewer,
  origin: toOrigin(call),
})

export const secondFactorHandlers: Handlers<typeof secondFactorContract> = {
  'POST /auth/login/second/options': (call) => readPasskeyOptions(call, call.body.challenge),
  'GET /auth/second-factor': (call) => readSecondFactor(call, call.viewer),
  'POST /auth/second-factor/app': (call) =>
    admitHashing(call.client, () => startApp(call, toActor(call), call.body.password)),
  'POST /auth/second-factor/app/confirm': (call) =>
    admitHashing(call.client, () => confirmApp(call, toActor(call), call.body.password, call.body.code)),
  'DELETE /auth/second-factor/app': (call) =>
    admitHashing(call.client, () => removeFactor(call, toActor(call), 'app', call.body.password)),
  'POST /auth/second-factor/passkeys/options': (call) =>
    admitHashing(call.client, () => startPasskey(call, toActor(call), call.body.password)),
  'POST /auth/second-factor/passkeys': (call) =>
    admitHashing(call.client, () => addPasskey(call, toActor(call), call.body)),
  'DELETE /auth/second-factor/passkeys/:id': (call) =>
    admitHashing(call.client, () =>
      removeFactor(call, toActor(call), { passkey_id: call.params.id }, call.body.password),
    ),
  'POST /auth/second-factor/recovery-codes': (call) =>
    admitHashing(call.client, () => replaceRecoveryCodes(call, toActor(call), call.body.password)),
}
