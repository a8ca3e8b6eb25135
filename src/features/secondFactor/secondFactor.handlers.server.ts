import type { Viewer } from '../../kit/page/session.ts'
import { admitHashing } from '../../kit/server/hashQueue.server.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import { readOrigin } from '../session/securityLog.server.ts'
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

const readMember = (call: { viewer: Viewer } & Parameters<typeof readOrigin>[0]) => ({
  viewer: call.viewer,
  origin: readOrigin(call),
})

export const secondFactorHandlers: Handlers<typeof secondFactorContract> = {
  'POST /auth/login/second/options': (call) => readPasskeyOptions(call, call.body.challenge),
  'GET /auth/second-factor': (call) => readSecondFactor(call, call.viewer),
  'POST /auth/second-factor/app': (call) =>
    admitHashing(call.client, () => startApp(call, readMember(call), call.body.password)),
  'POST /auth/second-factor/app/confirm': (call) =>
    admitHashing(call.client, () => confirmApp(call, readMember(call), call.body.password, call.body.code)),
  'DELETE /auth/second-factor/app': (call) =>
    admitHashing(call.client, () => removeFactor(call, readMember(call), 'app', call.body.password)),
  'POST /auth/second-factor/passkeys/options': (call) =>
    admitHashing(call.client, () => startPasskey(call, readMember(call), call.body.password)),
  'POST /auth/second-factor/passkeys': (call) =>
    admitHashing(call.client, () => addPasskey(call, readMember(call), call.body)),
  'DELETE /auth/second-factor/passkeys/:id': (call) =>
    admitHashing(call.client, () =>
      removeFactor(call, readMember(call), { passkey_id: call.params.id }, call.body.password),
    ),
  'POST /auth/second-factor/recovery-codes': (call) =>
    admitHashing(call.client, () => replaceRecoveryCodes(call, readMember(call), call.body.password)),
}
