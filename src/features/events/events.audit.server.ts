import type { AuditActions } from '../../kit/server/auditActions.ts'

export const eventsAudit = {
  'event.edit': { name: 'Event edited', verb: 'edited the event' },
  'event.activate': { name: 'Event activated', verb: 'activated the event' },
  'event.deactivate': { name: 'Event deactivated', verb: 'deactivated the event' },
  'event.delete': { name: 'Event deleted', verb: 'deleted the event' },
  'event.restore': { name: 'Event restored', verb: 'restored the event' },
} as const satisfies AuditActions

type EventsAudit = typeof eventsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends EventsAudit {}
}
