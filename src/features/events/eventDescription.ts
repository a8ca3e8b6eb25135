import { markdownToText } from '../../kit/text/text.ts'
import type { Event } from './event.contract.ts'

type DescribedEvent = Pick<Event, 'description' | 'display_name' | 'cost_info' | 'event_url'>

/** Converts a line of Markdown to plain text for calendars. URLs of links and list bullets are kept. */
const toPlainLine = (line: string) => markdownToText(spellOutLinks(line.replace(/^( {0,3})[-*+] +/, '$1• ')))
const spellOutLinks = (line: string) =>
  line.replace(/!?\[([^\]\n]*)\]\((https?:[^)\s]*)\)/g, (_, label, address) =>
    label === address ? address : `${label} (${address})`,
  )

/** Returns the description of an event in a calendar: plain text with the fields that iCalendar does not have. */
export function describeEvent(
  { description, display_name, cost_info, event_url }: DescribedEvent,
  url: string,
): string {
  const lines = description.split(/\r\n|\r|\n/).map(toPlainLine)
  const details = [
    `Hosted by ${display_name}`,
    cost_info && `Cost: ${cost_info}`,
    event_url && `Event page: ${event_url}`,
    url,
  ]
  return [
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    details.filter(Boolean).join('\n'),
  ].join('\n\n')
}
