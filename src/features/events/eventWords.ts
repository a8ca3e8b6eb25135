import { markdownToText } from '../../kit/text.ts'
import type { Event } from './events.contract.ts'

type Described = Pick<Event, 'description' | 'business_name' | 'cost_info' | 'event_url'>

/** Calendars show plain text, so the addresses of links are told, and lists keep their bullets. */
const plainLine = (line: string) => markdownToText(spelledOut(line.replace(/^( {0,3})[-*+] +/, '$1• ')))
const spelledOut = (line: string) =>
  line.replace(/!?\[([^\]\n]*)\]\((https?:[^)\s]*)\)/g, (_, words, address) =>
    words === address ? address : `${words} (${address})`,
  )

/** Everything about an event that has no place of its own in a calendar, as plain text. */
export function eventWords({ description, business_name, cost_info, event_url }: Described, url: string): string {
  const lines = description.split(/\r\n|\r|\n/).map(plainLine)
  const facts = [
    `Hosted by ${business_name}`,
    cost_info && `Cost: ${cost_info}`,
    event_url && `Event page: ${event_url}`,
    url,
  ]
  return [
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    facts.filter(Boolean).join('\n'),
  ].join('\n\n')
}
