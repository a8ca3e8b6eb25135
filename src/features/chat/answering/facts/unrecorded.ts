import { markdownToText, preview } from '../../../../kit/text/text.ts'
import { escapeMarkdown } from '../sentences/format.ts'
import type { UnrecordedFact } from './factQuestions.ts'

/**
 * The facts for which pages have no field. Each has the beginning of the sentence “… not listed here”, and a pattern that
 * finds the fact in a description.
 */
export const unrecorded: Record<UnrecordedFact, [string, RegExp]> = {
  hours: [
    'Opening hours are',
    /\b(open|opens|closed|hours|daily|weekdays|weekends|mondays?|sundays?|a\.m|p\.m|\d ?[ap]m)\b/i,
  ],
  rating: ['Ratings and reviews are', /$^/],
  parking: ['Parking is', /\bpark(ing)?\b/i],
  accessibility: ['Accessibility is', /\b(wheelchair|accessible|accessibility|ramp|step.free)\b/i],
  payment: ['Ways to pay are', /\b(cards?|cash|checks?|venmo|paypal|accept)\b/i],
  delivery: ['Delivery is', /\b(deliver\w*|ship|shipping)\b/i],
  pets: ['Whether pets are welcome is', /\b(dogs?|pets?|cats?)\b/i],
  wifi: ['Internet access is', /\b(wi.?fi|internet)\b/i],
  booking: ['Whether you have to book is', /\b(book|booking|reserv\w+|appointments?|walk.ins?|rsvp|register)\b/i],
  menu: ['The menu is', /\b(menu|vegan|vegetarian|gluten)\b/i],
  spoken: ['Spoken languages are', /\b(spanish|tagalog|korean|russian|french|german|yup.?ik|bilingual)\b/i],
  children: ['Whether it suits children is', /\b(kids?|child|children|famil(y|ies)|ages?)\b/i],
  capacity: ['The number of places is', /\b(seats?|capacity|limited|spaces?)\b/i],
  licence: ['Licences and insurance are', /\b(licen[sc]ed?|insured|bonded|certified)\b/i],
  emergency: ['Emergency service is', /\b(emergenc\w+|24.?hour|24\/7|after hours)\b/i],
  leader: [
    'Who leads it is',
    /\b(pastor|minister|priest|rabbi|director|president|chair(man|woman|person)?|treasurer|principal|led by|run by)\b/i,
  ],
  founder: ['Who founded it is', /\b(founded by|founders?|started by|established by)\b/i],
  size: [
    'The number of people in it is',
    /\b\d[\d,]* (employees|members|staff|volunteers|people|workers)\b|\b(employees|members|volunteers|staff) of \d/i,
  ],
  money: ['Budgets and revenues are', /\b(budget|revenues?|turnover)\b/i],
  fax: ['Fax numbers are', /\bfax\b/i],
  availability: ['Availability is', /\b(available|taking|openings|waitlist|booked)\b/i],
}

/** A sentence such as “Opening hours are not listed here.” */
export const describeUnrecorded = (fact: UnrecordedFact) => `${unrecorded[fact][0]} not listed here.`

const MAX_EXCERPT_LENGTH = 300
/** Returns the first sentence of a description that matches a pattern; null when none does. */
export function findSentence(markdown: string | null, pattern: RegExp): string | null {
  const sentences = markdownToText(markdown ?? '').split(/(?<=[.!?])\s+|\s·\s/)
  const sentence = sentences.find((text) => pattern.test(text))
  return sentence ? `“${escapeMarkdown(preview(sentence, MAX_EXCERPT_LENGTH))}”` : null
}
