import { describeHours } from '../../../businesses/hours/describeHours.ts'
import { accessibilityNames } from '../../../businesses/profile/details.constants.ts'
import { escapeMarkdown, formatLink } from '../sentences/format.ts'
import { type FactSentences, knownFact } from './factParts.ts'
import type { FactName } from './factQuestions.ts'
import type { PublicPage } from './publicPages.server.ts'

/** Answers from the team's information about hours, languages and accessibility; null when there is none. */
export function describeDetailFact(
  page: Extract<PublicPage, { kind: 'business' }>,
  fact: FactName,
): FactSentences | null {
  const { opening, opening_hours, languages, accessibility, accessibility_note } = page.business
  const link = formatLink(page)
  switch (fact) {
    case 'hours': {
      if (!opening_hours) return null
      const lines = describeHours(opening_hours).map((line) => `${escapeMarkdown(line)}.`)
      return knownFact(
        [...(opening ? [`${link}: ${escapeMarkdown(opening.label)}.`] : [`${link}:`]), ...lines].join(' '),
      )
    }
    case 'booking':
      return opening?.state === 'by_appointment' || opening_hours?.by_appointment
        ? knownFact(`${link} takes appointments.`)
        : null
    case 'spoken':
      return languages.length > 0 ? knownFact(`At ${link} they speak ${escapeMarkdown(languages.join(', '))}.`) : null
    case 'parking':
      return accessibility.includes('accessible_parking') ? knownFact(`${link} has accessible parking.`) : null
    case 'accessibility': {
      const features = accessibility.map((feature) => accessibilityNames[feature].toLowerCase())
      const texts = [
        ...(features.length > 0 ? [features.join(', ')] : []),
        ...(accessibility_note ? [accessibility_note] : []),
      ]
      return texts.length > 0 ? knownFact(`${link} lists: ${escapeMarkdown(texts.join('. '))}`) : null
    }
    case 'availability':
      return opening?.state === 'closed_for_season' ? knownFact(`${link}: ${escapeMarkdown(opening.label)}.`) : null
    default:
      return null
  }
}
