import type { Handlers } from '../../kit/server/services.server.ts'
import { readBounce, requestEmailConfirmation } from './address.service.server.ts'
import { follow, isFollowed, listFollows, unfollow } from './follows.service.server.ts'
import type { notificationsContract } from './notifications.contract.ts'
import { listNotifications, markRead } from './notifications.service.server.ts'
import { readByLink, unsubscribe, updateByLink } from './preferenceLinks.server.ts'
import { readPreferences, updatePreferences } from './preferences.service.server.ts'

const targetOf = ({ target_type, key }: { target_type: string; key: string }) => ({ type: target_type, key })

export const notificationsHandlers: Handlers<typeof notificationsContract> = {
  'GET /notifications': ({ db, viewer, query }) => listNotifications(db, viewer.id, query),
  'POST /notifications/read': ({ db, viewer, body }) => markRead(db, viewer.id, 'ids' in body ? body.ids : null),
  'GET /notifications/preferences': async ({ db, viewer }) => ({ preferences: await readPreferences(db, viewer.id) }),
  'PUT /notifications/preferences': async ({ db, viewer, body }) => ({
    preferences: await updatePreferences(db, viewer.id, body.preferences),
  }),
  'GET /notifications/address': ({ db, viewer }) => readBounce(db, viewer),
  'POST /notifications/address/confirm': ({ viewer, ...services }) => requestEmailConfirmation(services, viewer),
  'GET /notifications/links/:token': ({ db, params }) => readByLink(db, params.token),
  'PUT /notifications/links/:token': ({ db, params, body }) => updateByLink(db, params.token, body.preferences),
  'GET /notifications/unsubscribe/:token': async ({ settings, params }) =>
    new Response(null, {
      status: 303,
      headers: { Location: `${settings.public_url}/email-preferences?token=${encodeURIComponent(params.token)}` },
    }),
  'POST /notifications/unsubscribe/:token': ({ db, params }) => unsubscribe(db, params.token),
  'GET /follows': ({ db, viewer }) => listFollows(db, viewer.id),
  'GET /follows/:target_type/:key': ({ db, viewer, params }) => isFollowed(db, viewer.id, targetOf(params)),
  'PUT /follows/:target_type/:key': ({ db, viewer, params }) => follow(db, viewer.id, targetOf(params)),
  'DELETE /follows/:target_type/:key': ({ db, viewer, params }) => unfollow(db, viewer.id, targetOf(params)),
}
