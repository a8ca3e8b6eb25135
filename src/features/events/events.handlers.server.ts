import type { Handlers } from '../../kit/server/services.server.ts'
import { listDays, listEvents } from './eventList.server.ts'
import type { eventsContract } from './events.contract.ts'
import {
  createEvent,
  deleteEvent,
  editEvent,
  listBusinessEvents,
  readEventPage,
  toggleEvent,
} from './events.service.server.ts'

export const eventsHandlers: Handlers<typeof eventsContract> = {
  'GET /events': ({ viewer, query, ...services }) =>
    listEvents(viewer ? services.db : services.replica, viewer, services.settings.site.time_zone, query, (limit) =>
      services.closeSearch.find(services, 'event', query.search ?? '', { event: query }, limit),
    ),
  'GET /events/calendar': ({ db, replica, settings, viewer, query }) =>
    listDays(viewer ? db : replica, settings.site.time_zone, query),
  'GET /events/:id': ({ db, settings, viewer, params }) =>
    readEventPage(db, viewer, settings.site.time_zone, params.id),
  'GET /businesses/:id/events': ({ db, viewer, params, query }) =>
    listBusinessEvents(db, viewer, params.id, query.limit),
  'POST /businesses/:id/events': async ({ viewer, params, body, ...services }) => ({
    event: await createEvent(services, viewer, params.id, body),
  }),
  'PUT /businesses/:id/events/:event_id': async ({ viewer, ip, params, query, body, ...services }) => ({
    event: await editEvent(services, { viewer, ip }, params.id, params.event_id, query.scope, body),
  }),
  'DELETE /businesses/:id/events/:event_id': ({ db, viewer, ip, params, query }) =>
    deleteEvent(db, { viewer, ip }, params.id, params.event_id, query.scope),
  'PATCH /businesses/:id/events/:event_id/toggle': async ({ db, viewer, ip, params }) => ({
    event: await toggleEvent(db, { viewer, ip }, params.id, params.event_id),
  }),
}
