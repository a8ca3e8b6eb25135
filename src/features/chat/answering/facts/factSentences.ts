import { formatLink } from '../sentences/format.ts'
import { describe } from './describe.ts'
import { sayOfDetails } from './details.ts'
import { type FactSentences, known, readContact, readDescription, sayContact, unknown } from './factParts.ts'
import { type FactName, isUnrecorded } from './factQuestions.ts'
import { sayOfBusiness, sayOfEvent, sayOfJob, sayOfQuestion } from './factsByKind.ts'
import { sayOfHelp } from './mentions.ts'
import type { Thing } from './things.server.ts'
import { findSentence, unrecorded } from './unrecorded.ts'

/** Answers a question for a fact of a page. @param zone the region's time zone. */
export function sayFact(thing: Thing, fact: FactName, zone: string): FactSentences {
  const link = formatLink(thing)
  const contact = readContact(thing)
  const detail = thing.kind === 'business' ? sayOfDetails(thing, fact) : null
  if (detail) return detail
  if (isUnrecorded(fact) && !(fact === 'hours' && thing.kind === 'event')) {
    const [subject, pattern] = unrecorded[fact]
    const sentence = findSentence(readDescription(thing), pattern)
    if (sentence) return known(`The page of ${link} says: ${sentence}`)
    return unknown(`${subject} not listed for ${link}. ${sayContact(contact)}`.trim(), contact.website)
  }
  if (fact === 'details') return describe(thing, zone)
  const sentences =
    thing.kind === 'business'
      ? sayOfBusiness(thing, fact)
      : thing.kind === 'event'
        ? sayOfEvent(thing, fact, zone)
        : thing.kind === 'job'
          ? sayOfJob(thing, fact)
          : thing.kind === 'question'
            ? sayOfQuestion(thing, fact)
            : sayOfHelp(thing, fact)
  return sentences ?? unknown(`That is not listed for ${link}. ${sayContact(contact)}`.trim(), contact.website)
}
