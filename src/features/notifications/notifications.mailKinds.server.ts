import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const notificationsMailKinds = defineMailKinds({
  'notifications.now': { name: 'Notification' },
  'notifications.daily': { name: 'Notifications of a day' },
  'notifications.weekly': { name: 'Notifications of a week' },
  'notifications.confirm': {
    name: 'Confirmation of an address that bounced',
    hours: 24,
    urgent: true,
    reachesBounced: true,
  },
})
