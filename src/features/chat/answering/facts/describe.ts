import { formatCount, formatTime, markdownToText, preview } from '../../../../kit/text/text.ts'
import { escapeMarkdown, formatLink } from '../sentences/format.ts'
import { describeContact, extractDescription, type FactSentences, knownFact } from './factParts.ts'
import type { PublicPage } from './publicPages.server.ts'

const MAX_EXCERPT_LENGTH = 300

/** Describes a page by its most important facts and the beginning of its text. */
export function describePage(page: PublicPage, zone: string): FactSentences {
  const link = formatLink(page)
  const text = preview(markdownToText(extractDescription(page) ?? ''), MAX_EXCERPT_LENGTH)
  const excerpt = text && `\n\n> ${escapeMarkdown(text)}`
  if (page.kind === 'business') {
    const { industry, display_city: city, state, phone, website, verification_status } = page.business
    const facts = [
      industry,
      city && [city, state].filter(Boolean).join(', '),
      verification_status === 'approved' && 'Verified',
    ]
      .filter(Boolean)
      .join(' · ')
    const contact = describeContact({ phone, website })
    return knownFact(
      [`${link}${facts && ` – ${escapeMarkdown(facts)}`}`, contact].filter(Boolean).join('\n\n') + excerpt,
      website,
    )
  }
  if (page.kind === 'event') {
    const { start_datetime, location, display_city: city, cost_info, display_name } = page.event
    const facts = [zone && formatTime(start_datetime, zone), location ?? city, cost_info, display_name]
      .filter(Boolean)
      .join(' · ')
    return knownFact(`${link} – ${escapeMarkdown(facts)}${excerpt}`)
  }
  if (page.kind === 'job') {
    const { company, location, job_type, salary_range } = page.job
    return knownFact(
      `${link} – ${escapeMarkdown([company, location, job_type, salary_range].filter(Boolean).join(' · '))}${excerpt}`,
    )
  }
  if (page.kind === 'question') {
    const [answer] = page.answers
    const intro = `${link} – ${formatCount(page.question.answer_count, 'answer')}`
    if (!answer) return knownFact(`${intro}${excerpt}`)
    const name = answer.is_accepted ? 'The accepted answer' : 'An answer'
    return knownFact(`${intro}\n\n${name} begins:\n\n> ${escapeMarkdown(preview(markdownToText(answer.content), 400))}`)
  }
  return knownFact(`${link}${excerpt}`)
}
