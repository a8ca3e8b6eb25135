import { assertFound } from '../../kit/api/errors.ts'
import { defineFeature, type Feed, type FeedRequest } from '../../kit/server/feature.server.ts'
import { eventsAudit } from './events.audit.server.ts'
import { eventsCaching } from './events.caching.server.ts'
import { eventsContract } from './events.contract.ts'
import { eventsHandlers } from './events.handlers.server.ts'
import { cancellations } from './events.limits.server.ts'
import { readNextEventChange } from './events.query.server.ts'
import { eventsReportable } from './events.reportables.server.ts'
import { eventsSearchSource } from './events.searchSource.server.ts'
import { eventsSitemap } from './events.sitemap.server.ts'
import { eventsTasks } from './events.tasks.server.ts'
import { renderEventsFeed } from './eventsFeed.server.ts'
import {
  renderBusinessCalendar,
  renderEventCalendar,
  renderEventListCalendar,
} from './icalendar/eventCalendars.server.ts'

/** @throws 404 when the text is not an id. */
const parseId = (text = '') => Number(assertFound(text.match(/^[1-9]\d{0,14}$/)?.[0], 'There is nothing here'))
const parseEventId = ({ params }: FeedRequest) => parseId(params.file?.slice(0, -'.ics'.length))

const eventsFeeds: Feed[] = [
  { path: '/events.atom', type: 'atom', read: (services, { query }) => renderEventsFeed(services, query), file: null },
  {
    path: '/events.ics',
    type: 'ics',
    read: (services, { query }) => renderEventListCalendar(services, query),
    file: null,
  },
  {
    path: '/businesses/:id/events.ics',
    type: 'ics',
    read: (services, { params }) => renderBusinessCalendar(services, parseId(params.id)),
    file: null,
  },
  {
    path: '/events/:file{.+\\.ics}',
    type: 'ics',
    read: (services, request) => renderEventCalendar(services, parseEventId(request)),
    file: (request) => `event-${parseEventId(request)}.ics`,
  },
]

export const eventsFeature = defineFeature({
  contract: eventsContract,
  handlers: eventsHandlers,
  tasks: eventsTasks,
  limits: [cancellations],
  mails: [],
  audit: eventsAudit,
  feeds: eventsFeeds,
  sitemap: [eventsSitemap],
  searchSource: eventsSearchSource,
  waiting: [],
  reportables: [eventsReportable],
  caching: eventsCaching,
  nextChange: { tag: 'events', read: ({ db }) => readNextEventChange(db) },
})
