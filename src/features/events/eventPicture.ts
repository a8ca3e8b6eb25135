import type { LinkPicture } from '../../kit/page/linkPicture.ts'
import { dateFormat, formatTime, withoutBlanks } from '../../kit/text/text.ts'
import type { Event } from './event.contract.ts'

type PicturedEvent = Pick<Event, 'id' | 'title' | 'start_datetime' | 'location' | 'display_name'>

const formatMonth = dateFormat({ month: 'short' })
const formatDay = dateFormat({ day: 'numeric' })
const formatWeekday = dateFormat({ weekday: 'long' })

/** The preview picture for links to an event. @param time_zone of the event */
export const eventPicture = (event: PicturedEvent, time_zone: string): LinkPicture => ({
  section: 'events',
  id: event.id,
  kind: 'Event',
  title: event.title,
  facts: withoutBlanks(formatTime(event.start_datetime, time_zone), event.location ?? event.display_name),
  block: [formatMonth, formatDay, formatWeekday].map((format) => format(event.start_datetime, time_zone)),
})
