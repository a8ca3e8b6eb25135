import type { Site } from '../../kit/page/site.ts'
import { markdownToText } from '../../kit/text/text.ts'
import type { Event } from './event.contract.ts'
import { formatOffset, offsetAt, toLocalClock } from './timeZones.ts'

type EventWithZone = Event & { time_zone: string }

/** Formats a moment in a time zone: `2026-12-04T18:00:00-09:00`. */
function formatInZone(moment: string, zone: string): string {
  const time = Date.parse(moment)
  return `${toLocalClock(zone, time).toISOString().slice(0, 19)}${formatOffset(offsetAt(zone, time))}`
}

/** Returns the price in US dollars when the text contains only a price, and "0" for a free event; else null. */
function parsePrice(cost_info: string | null): string | null {
  const text = cost_info?.trim() ?? ''
  if (/^(it['’]s )?free([ -]of[ -]charge| admission| entry)?[.!]?$/i.test(text)) return '0'
  return text.match(/^\$ ?(\d{1,6}(\.\d{2})?)$/)?.[1] ?? null
}

const ONLINE = /\b(online|virtual|webinar|zoom|microsoft teams|google meet)\b/i

/** The structured data of an event: https://developers.google.com/search/docs/appearance/structured-data/event */
export function eventJsonLd(event: EventWithZone, site: Site) {
  const { time_zone, location, display_city: city, state, display_name } = event
  const page = `${site.url}/events/${event.id}`
  const organizer = `${site.url}/businesses/${event.business_id}`
  const isOnline = ONLINE.test(location ?? '')
  const price = parsePrice(event.cost_info)
  return {
    '@type': 'Event',
    name: event.title,
    url: page,
    description: markdownToText(event.description),
    startDate: formatInZone(event.start_datetime, time_zone),
    endDate: formatInZone(event.end_datetime, time_zone),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(location && {
      eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    }),
    location: isOnline
      ? { '@type': 'VirtualLocation', url: event.event_url ?? page }
      : {
          '@type': 'Place',
          name: location?.split(',')[0]?.trim() || display_name,
          address: {
            '@type': 'PostalAddress',
            ...(location && { streetAddress: location }),
            // This is the city of the business. The event may take place elsewhere.
            ...(city &&
              (!location || location.toLowerCase().includes(city.toLowerCase())) && { addressLocality: city }),
            addressRegion: state,
            addressCountry: 'US',
          },
        },
    organizer: { '@type': 'Organization', name: display_name, url: organizer },
    ...(price !== null && {
      isAccessibleForFree: price === '0',
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        url: event.event_url ?? page,
        validFrom: event.created_at,
      },
    }),
  }
}
