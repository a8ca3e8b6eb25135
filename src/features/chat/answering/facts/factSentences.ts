import { formatCount, formatDate, formatTime, markdownToText, preview } from '../../../../kit/text/text.ts'
import { stem } from '../../../../kit/text/words.ts'
import { escapeMarkdown, formatLink, joinWords } from '../sentences/format.ts'
import { type FactName, isUnrecorded, type UnrecordedFact } from './factQuestions.ts'
import type { Thing } from './things.server.ts'

/** Sentences about a fact, and the external addresses that they link to. */
export type FactSentences = { text: string; links: string[]; isKnown: boolean }

const known = (text: string, ...links: (string | null)[]): FactSentences => ({
  text,
  links: links.filter((link) => link !== null),
  isKnown: true,
})
const unknown = (text: string, ...links: (string | null)[]): FactSentences => ({
  ...known(text, ...links),
  isKnown: false,
})

/** What is not recorded, as the subject of “… not listed here”, and how a description speaks of it. */
const unrecorded: Record<UnrecordedFact, [string, RegExp]> = {
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
  availability: ['Availability is', /\b(available|taking|openings|waitlist|booked)\b/i],
}

/** “Opening hours are not listed here.” */
export const sayUnrecorded = (fact: UnrecordedFact) => `${unrecorded[fact][0]} not listed here.`

const EXCERPT_MAX = 300
/** Returns the first sentence of a description that speaks of something; null when none does. */
function findSentence(markdown: string | null, pattern: RegExp): string | null {
  const sentences = markdownToText(markdown ?? '').split(/(?<=[.!?])\s+|\s·\s/)
  const sentence = sentences.find((text) => pattern.test(text))
  return sentence ? `“${escapeMarkdown(preview(sentence, EXCERPT_MAX))}”` : null
}

/** Quotes the sentence of a page that has one of these words. */
export function sayMention(thing: Thing, words: string[]): string {
  const stems = words.map((word) => stem(word).replace(/[^\p{L}\p{N}]/gu, ''))
  const sentence = findSentence(readDescription(thing), new RegExp(`\\b(?:${stems.join('|')})`, 'iu'))
  return sentence
    ? `The page of ${formatLink(thing)} says: ${sentence}`
    : `${joinWords(words.map((word) => `“${escapeMarkdown(word)}”`))} is not listed for ${formatLink(thing)}.`
}

const readDescription = (thing: Thing): string | null =>
  thing.kind === 'business'
    ? [thing.business.tagline, thing.business.description].filter(Boolean).join('. ')
    : thing.kind === 'event'
      ? thing.event.description
      : thing.kind === 'job'
        ? [thing.job.description, thing.job.requirements].filter(Boolean).join('\n\n')
        : thing.kind === 'question'
          ? thing.question.content
          : thing.topic.markdown

const formatWebsite = (url: string) => `[${escapeMarkdown(url.replace(/^https?:\/\/(www\.)?|\/$/g, ''))}](${url})`
type Contact = { phone: string | null; website: string | null }
const readContact = (thing: Thing): Contact =>
  thing.kind === 'business'
    ? thing.business
    : thing.kind === 'event'
      ? { phone: thing.event.phone, website: thing.event.event_url ?? thing.event.website }
      : { phone: null, website: null }

/** “Their phone number is …, and their website is ….” Empty without contact data. */
function sayContact({ phone, website }: Contact): string {
  const parts = [
    phone && `the phone number is ${escapeMarkdown(phone)}`,
    website && `the website is ${formatWebsite(website)}`,
  ].filter(Boolean) as string[]
  const text = joinWords(parts)
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Answers what is asked about a page. @param zone the region's time zone. */
export function sayFact(thing: Thing, fact: FactName, zone: string): FactSentences {
  const link = formatLink(thing)
  const contact = readContact(thing)
  if (isUnrecorded(fact) && !(fact === 'hours' && thing.kind === 'event')) {
    const [subject, pattern] = unrecorded[fact]
    const sentence = findSentence(readDescription(thing), pattern)
    if (sentence) return known(`The page of ${link} says: ${sentence}`)
    return unknown(`${subject} not listed for ${link}. ${sayContact(contact)}`.trim(), contact.website)
  }
  if (fact === 'details') return describe(thing, zone)
  const said =
    thing.kind === 'business'
      ? sayOfBusiness(thing, fact)
      : thing.kind === 'event'
        ? sayOfEvent(thing, fact, zone)
        : thing.kind === 'job'
          ? sayOfJob(thing, fact)
          : thing.kind === 'question'
            ? sayOfQuestion(thing, fact)
            : null
  return said ?? unknown(`That is not listed for ${link}. ${sayContact(contact)}`.trim(), contact.website)
}

type Of<Name extends Thing['kind']> = Extract<Thing, { kind: Name }>

function sayOfBusiness(thing: Of<'business'>, fact: FactName): FactSentences | null {
  const link = formatLink(thing)
  const { phone, website, location, city, state, owner_name, is_claimed, year_established, verification_status } =
    thing.business
  const contact = sayContact({ phone, website })
  const place = location ?? (city && `${city}, ${state}`)
  switch (fact) {
    case 'phone':
      return phone
        ? known(`The phone number of ${link} is ${escapeMarkdown(phone)}.`)
        : unknown(`No phone number is listed for ${link}. ${contact}`.trim(), website)
    case 'website':
      return website
        ? known(`The website of ${link} is ${formatWebsite(website)}.`, website)
        : unknown(`No website is listed for ${link}. ${contact}`.trim())
    case 'email':
      return unknown(
        `Email addresses are not published here. ${contact || `${link} lists no phone number or website either.`}`,
        website,
      )
    case 'contact':
      return contact || place
        ? known(`${link}: ${contact} ${place ? `The address is ${escapeMarkdown(place)}.` : ''}`.trim(), website)
        : unknown(`No phone number, website or address is listed for ${link}.`)
    case 'address':
      return place
        ? known(`${link} is at ${escapeMarkdown(place)}.`)
        : unknown(`No address is listed for ${link}. ${contact}`.trim(), website)
    case 'price':
      return unknown(`Prices are not listed for ${link}. ${contact}`.trim(), website)
    case 'pay':
      return unknown(`What ${link} pays is not listed. Its open jobs, if it has any, are on its page.`)
    case 'owner':
    case 'poster':
      if (owner_name) return known(`${link} is run by ${escapeMarkdown(owner_name)}.`)
      return unknown(
        is_claimed
          ? `The owner of ${link} is not listed.`
          : `The owner of ${link} is not listed: nobody has claimed the page yet.`,
      )
    case 'claim':
      return known(
        is_claimed
          ? `Yes, ${link} is claimed by its owner.`
          : `No, nobody has claimed ${link} yet. [How to claim it](/help/claim-a-business).`,
      )
    case 'verified':
      return known(verification_status === 'approved' ? `Yes, ${link} is verified.` : `No, ${link} is not verified.`)
    case 'founded':
      return year_established
        ? known(`${link} was established in ${year_established}.`)
        : unknown(`The year is not listed for ${link}.`)
    case 'kind':
      return describe(thing, '')
    default:
      return null
  }
}

function sayOfEvent(thing: Of<'event'>, fact: FactName, zone: string): FactSentences | null {
  const link = formatLink(thing)
  const {
    start_datetime,
    end_datetime,
    location,
    city,
    cost_info,
    business_id,
    business_name,
    phone,
    website,
    event_url,
    event_type,
  } = thing.event
  const start = formatTime(start_datetime, zone)
  const end = formatTime(end_datetime, zone)
  const host = formatLink({ title: business_name, url: `/businesses/${business_id}` })
  const place = [location, city && !location?.includes(city) && city].filter(Boolean).join(', ')
  switch (fact) {
    case 'start':
    case 'hours':
      return known(`${link} starts on ${start} and ends on ${end}.`)
    case 'end':
    case 'deadline':
      return known(`${link} ends on ${end}. It starts on ${start}.`)
    case 'address':
      return place
        ? known(`${link} takes place at ${escapeMarkdown(place)}.`)
        : unknown(`The place of ${link} is not listed. It is hosted by ${host}.`)
    case 'price':
      return cost_info
        ? known(`${link}: ${escapeMarkdown(cost_info)}.`)
        : unknown(
            `The cost of ${link} is not listed. ${sayContact({ phone, website: event_url ?? website })}`.trim(),
            event_url ?? website,
          )
    case 'poster':
    case 'owner':
      return known(`${link} is hosted by ${host}.`)
    case 'phone':
    case 'contact':
    case 'website':
    case 'email': {
      const contact = sayContact({ phone, website: event_url ?? website })
      return contact
        ? known(`${link} is hosted by ${host}. ${contact}`, event_url ?? website)
        : unknown(`No phone number or website is listed for ${link}. It is hosted by ${host}.`)
    }
    case 'kind':
      return known(
        event_type ? `${link} is listed as ${escapeMarkdown(event_type)}.` : `The kind of ${link} is not listed.`,
      )
    default:
      return null
  }
}

function sayOfJob(thing: Of<'job'>, fact: FactName): FactSentences | null {
  const link = formatLink(thing)
  const {
    company,
    business_id,
    location,
    salary_range,
    requirements,
    full_name,
    created_at,
    expires_at,
    is_active,
    job_type,
  } = thing.job
  const employer =
    business_id === null ? escapeMarkdown(company) : formatLink({ title: company, url: `/businesses/${business_id}` })
  const zone = 'UTC'
  switch (fact) {
    case 'pay':
    case 'price':
      return salary_range
        ? known(`${link} pays ${escapeMarkdown(salary_range)}.`)
        : unknown(`The pay is not listed for ${link}.`)
    case 'poster':
    case 'owner':
      return known(`${link} is a job at ${employer}, posted by ${escapeMarkdown(full_name)}.`)
    case 'address':
      return location
        ? known(`${link} is in ${escapeMarkdown(location)}.`)
        : unknown(`The place is not listed for ${link}.`)
    case 'requirements':
      return requirements
        ? known(`${link} asks for: ${escapeMarkdown(preview(markdownToText(requirements), EXCERPT_MAX))}`)
        : unknown(`No requirements are listed for ${link}.`)
    case 'posted':
      return known(`${link} was posted on ${formatDate(created_at, zone)}.`)
    case 'deadline':
    case 'end':
      return known(`${link} is open until ${formatDate(expires_at, zone)}, unless it is filled before.`)
    case 'open_job':
      return known(is_active ? `Yes, ${link} is open until ${formatDate(expires_at, zone)}.` : `No, ${link} is closed.`)
    case 'job_type':
      return job_type
        ? known(`${link} is listed as ${job_type.toLowerCase()}.`)
        : unknown(`Full-time or part-time is not listed for ${link}.`)
    case 'start':
      return unknown(`A first day is not listed for ${link}. It was posted on ${formatDate(created_at, zone)}.`)
    case 'apply':
    case 'contact':
    case 'phone':
    case 'email':
    case 'website':
      return known(
        `Open ${link} and choose Apply; the message goes to ${employer}. [How applying works](/help/apply-to-a-job).`,
      )
    default:
      return null
  }
}

function sayOfQuestion(thing: Of<'question'>, fact: FactName): FactSentences | null {
  const { question, answers } = thing
  const link = formatLink(thing)
  switch (fact) {
    case 'answer':
      return answers.length === 0 ? known(`Nobody has answered ${link} yet.`) : describe(thing, '')
    case 'poster':
    case 'owner':
      return known(`${link} was asked by ${escapeMarkdown(question.full_name)}.`)
    case 'posted':
      return known(`${link} was asked on ${formatDate(question.created_at, 'UTC')}.`)
    default:
      return null
  }
}

/** The most important facts of a page and the beginning of its text. */
function describe(thing: Thing, zone: string): FactSentences {
  const link = formatLink(thing)
  const text = preview(markdownToText(readDescription(thing) ?? ''), EXCERPT_MAX)
  const excerpt = text && `\n\n> ${escapeMarkdown(text)}`
  if (thing.kind === 'business') {
    const { industry, city, state, phone, website, verification_status } = thing.business
    const facts = [industry, city && `${city}, ${state}`, verification_status === 'approved' && 'Verified']
      .filter(Boolean)
      .join(' · ')
    const contact = sayContact({ phone, website })
    return known(
      [`${link}${facts && ` – ${escapeMarkdown(facts)}`}`, contact].filter(Boolean).join('\n\n') + excerpt,
      website,
    )
  }
  if (thing.kind === 'event') {
    const { start_datetime, location, city, cost_info, business_name } = thing.event
    const facts = [zone && formatTime(start_datetime, zone), location ?? city, cost_info, business_name]
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
