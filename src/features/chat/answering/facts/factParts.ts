import { escapeMarkdown, joinWords } from '../sentences/format.ts'
import type { PublicPage } from './publicPages.server.ts'

/** Sentences about a fact, and the external URLs that they link to. */
export type FactSentences = { text: string; links: string[]; isKnown: boolean }

export const knownFact = (text: string, ...links: (string | null)[]): FactSentences => ({
  text,
  links: links.filter((link) => link !== null),
  isKnown: true,
})
export const unknownFact = (text: string, ...links: (string | null)[]): FactSentences => ({
  ...knownFact(text, ...links),
  isKnown: false,
})

export const extractDescription = (page: PublicPage): string | null =>
  page.kind === 'business'
    ? [page.business.tagline, page.business.description].filter(Boolean).join('. ')
    : page.kind === 'event'
      ? page.event.description
      : page.kind === 'job'
        ? [page.job.description, page.job.requirements].filter(Boolean).join('\n\n')
        : page.kind === 'question'
          ? page.question.content
          : page.helpPage.markdown

export const formatWebsite = (url: string) =>
  `[${escapeMarkdown(url.replace(/^https?:\/\/(www\.)?|\/$/g, ''))}](${url})`
type Contact = { phone: string | null; website: string | null }
export const extractContact = (page: PublicPage): Contact =>
  page.kind === 'business'
    ? page.business
    : page.kind === 'event'
      ? { phone: page.event.phone, website: page.event.event_url ?? page.event.website }
      : { phone: null, website: null }

/** “Their phone number is …, and their website is ….” Empty without contact data. */
export function describeContact({ phone, website }: Contact): string {
  const parts = [
    phone && `the phone number is ${escapeMarkdown(phone)}`,
    website && `the website is ${formatWebsite(website)}`,
  ].filter(Boolean) as string[]
  const text = joinWords(parts)
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
