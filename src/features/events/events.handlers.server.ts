import { assertFound } from '../../kit/api/errors.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import { readCancellation } from './cancelledEvents.server.ts'
import { listDays, listEvents } from './eventList.server.ts'
import type { eventsContract } from './events.contract.ts'
import { createEvent, deleteEvent, editEvent, restoreEvent, toggleEvent } from './events.service.server.ts'
import { addInterest, listInterested, removeInterest } from './interest/interest.server.ts'
import { listBusinessEvents, readEventPage } from './readEvents.server.ts'

export const eventsHandlers: Handlers<typeof eventsContract> = {
  'GET /events': ({ viewer, query, ...services }) =>
    listEvents(viewer ? services.db : services.replica, viewer, services.settings.site.time_zone, query, (limit) =>
      services.closeSearch.find(services, 'event', query.search ?? '', { event: query }, limit),
    ),
  'GET /events/calendar': ({ db, replica, settings, viewer, query }) =>
    listDays(viewer ? db : replica, settings.site.time_zone, query),
  'GET /events/:id': ({ db, settings, viewer, params }) =>
    readEventPage(db, viewer, settings.site.time_zone, params.id),
  'GET /events/:id/cancellation': async ({ db, params }) => ({
    cancellation: assertFound(await readCancellation(db, params.id), 'Event not found'),
  }),
  'PUT /events/:id/interest': ({ db, viewer, params }) => addInterest(db, viewer, params.id),
  'DELETE /events/:id/interest': ({ db, viewer, params }) => removeInterest(db, viewer, params.id),
  'GET /events/user/interested': ({ db, viewer, query }) => listInterested(db, viewer, query),
  'GET /businesses/:id/events': ({ db, viewer, params, query }) =>
    listBusinessEvents(db, viewer, params.id, query.limit),
  'POST /businesses/:id/events': async ({ viewer, params, body, ...services }) => ({
    event: await createEvent(services, viewer, params.id, body),
  }),
  'PUT /businesses/:id/events/:event_id': async ({ viewer, ip, params, query, body, ...services }) => ({
    event: await editEvent(services, { viewer, ip }, params.id, params.event_id, query.scope, body),
  }),
  'DELETE /businesses/:id/events/:event_id': ({ viewer, ip, params, query, ...services }) =>
    deleteEvent(services, { viewer, ip }, params.id, params.event_id, query.scope),
  'POST /businesses/:id/events/:event_id/restore': ({ db, settings, viewer, ip, params }) =>
    restoreEvent(db, { viewer, ip }, params.id, params.event_id, settings.site.time_zone),
  'PATCH /businesses/:id/events/:event_id/toggle': async ({ viewer, ip, params, ...services }) => ({
    event: await toggleEvent(services, { viewer, ip }, params.id, params.event_id),
  }),
}
