import { formatCount, formatTime, markdownToText, preview } from '../../../../kit/text/text.ts'
import { escapeMarkdown, formatLink } from '../sentences/format.ts'
import { type FactSentences, known, readDescription, sayContact } from './factParts.ts'
import type { Thing } from './things.server.ts'

const MAX_EXCERPT_LENGTH = 300

/** The most important facts of a page and the beginning of its text. */
export function describe(thing: Thing, zone: string): FactSentences {
  const link = formatLink(thing)
  const text = preview(markdownToText(readDescription(thing) ?? ''), MAX_EXCERPT_LENGTH)
  const excerpt = text && `\n\n> ${escapeMarkdown(text)}`
  if (thing.kind === 'business') {
    const { industry, display_city: city, state, phone, website, verification_status } = thing.business
    const facts = [
      industry,
      city && [city, state].filter(Boolean).join(', '),
      verification_status === 'approved' && 'Verified',
    ]
      .filter(Boolean)
      .join(' · ')
    const contact = sayContact({ phone, website })
    return known(
      [`${link}${facts && ` – ${escapeMarkdown(facts)}`}`, contact].filter(Boolean).join('\n\n') + excerpt,
      website,
    )
  }
  if (thing.kind === 'event') {
    const { start_datetime, location, display_city: city, cost_info, display_name } = thing.event
    const facts = [zone && formatTime(start_datetime, zone), location ?? city, cost_info, display_name]
      .filter(Boolean)
      .join(' · ')
    return known(`${link} – ${escapeMarkdown(facts)}${excerpt}`)
  }
  if (thing.kind === 'job') {
    const { company, location, job_type, salary_range } = thing.job
    return known(
      `${link} – ${escapeMarkdown([company, location, job_type, salary_range].filter(Boolean).join(' · '))}${excerpt}`,
    )
  }
  if (thing.kind === 'question') {
    const [answer] = thing.answers
    const intro = `${link} – ${formatCount(thing.question.answer_count, 'answer')}`
    if (!answer) return known(`${intro}${excerpt}`)
    const name = answer.is_accepted ? 'The accepted answer' : 'An answer'
    return known(`${intro}\n\n${name} begins:\n\n> ${escapeMarkdown(preview(markdownToText(answer.content), 400))}`)
  }
  return known(`${link}${excerpt}`)
}
