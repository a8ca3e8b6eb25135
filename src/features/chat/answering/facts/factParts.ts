import { escapeMarkdown, joinWords } from '../sentences/format.ts'
import type { Thing } from './things.server.ts'

/** Sentences about a fact, and the external addresses that they link to. */
export type FactSentences = { text: string; links: string[]; isKnown: boolean }

export const known = (text: string, ...links: (string | null)[]): FactSentences => ({
  text,
  links: links.filter((link) => link !== null),
  isKnown: true,
})
export const unknown = (text: string, ...links: (string | null)[]): FactSentences => ({
  ...known(text, ...links),
  isKnown: false,
})

export const readDescription = (thing: Thing): string | null =>
  thing.kind === 'business'
    ? [thing.business.tagline, thing.business.description].filter(Boolean).join('. ')
    : thing.kind === 'event'
      ? thing.event.description
      : thing.kind === 'job'
        ? [thing.job.description, thing.job.requirements].filter(Boolean).join('\n\n')
        : thing.kind === 'question'
          ? thing.question.content
          : thing.page.markdown

export const formatWebsite = (url: string) =>
  `[${escapeMarkdown(url.replace(/^https?:\/\/(www\.)?|\/$/g, ''))}](${url})`
type Contact = { phone: string | null; website: string | null }
export const readContact = (thing: Thing): Contact =>
  thing.kind === 'business'
    ? thing.business
    : thing.kind === 'event'
      ? { phone: thing.event.phone, website: thing.event.event_url ?? thing.event.website }
      : { phone: null, website: null }

/** “Their phone number is …, and their website is ….” Empty without contact data. */
export function sayContact({ phone, website }: Contact): string {
  const parts = [
    phone && `the phone number is ${escapeMarkdown(phone)}`,
    website && `the website is ${formatWebsite(website)}`,
  ].filter(Boolean) as string[]
  const text = joinWords(parts)
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
