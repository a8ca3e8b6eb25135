import { formatLink } from '../sentences/format.ts'
import { describePage } from './describe.ts'
import { describeDetailFact } from './details.ts'
import {
  describeContact,
  extractContact,
  extractDescription,
  type FactSentences,
  knownFact,
  unknownFact,
} from './factParts.ts'
import { type FactName, isUnrecordedFact } from './factQuestions.ts'
import { describeBusinessFact, describeEventFact, describeJobFact, describeQuestionFact } from './factsByKind.ts'
import { describeHelpFact } from './mentions.ts'
import type { PublicPage } from './publicPages.server.ts'
import { findSentence, unrecorded } from './unrecorded.ts'

/** Answers a question for a fact of a page. @param zone the region's time zone. */
export function describeFact(page: PublicPage, fact: FactName, zone: string): FactSentences {
  const link = formatLink(page)
  const contact = extractContact(page)
  const detail = page.kind === 'business' ? describeDetailFact(page, fact) : null
  if (detail) return detail
  if (isUnrecordedFact(fact) && !(fact === 'hours' && page.kind === 'event')) {
    const [subject, pattern] = unrecorded[fact]
    const sentence = findSentence(extractDescription(page), pattern)
    if (sentence) return knownFact(`The page of ${link} says: ${sentence}`)
    return unknownFact(`${subject} not listed for ${link}. ${describeContact(contact)}`.trim(), contact.website)
  }
  if (fact === 'details') return describePage(page, zone)
  const sentences =
    page.kind === 'business'
      ? describeBusinessFact(page, fact)
      : page.kind === 'event'
        ? describeEventFact(page, fact, zone)
        : page.kind === 'job'
          ? describeJobFact(page, fact)
          : page.kind === 'question'
            ? describeQuestionFact(page, fact)
            : describeHelpFact(page, fact)
  return sentences ?? unknownFact(`That is not listed for ${link}. ${describeContact(contact)}`.trim(), contact.website)
}
