import { formatDate, formatTime, markdownToText, preview } from '../../../../kit/text/text.ts'
import { escapeMarkdown, formatLink, joinWords } from '../sentences/format.ts'
import { describePage } from './describe.ts'
import { describeContact, type FactSentences, formatWebsite, knownFact, unknownFact } from './factParts.ts'
import type { FactName } from './factQuestions.ts'
import type { PublicPage } from './publicPages.server.ts'

const MAX_REQUIREMENTS_LENGTH = 300

type PageOf<Name extends PublicPage['kind']> = Extract<PublicPage, { kind: Name }>

export function describeBusinessFact(page: PageOf<'business'>, fact: FactName): FactSentences | null {
  const link = formatLink(page)
  const {
    phone,
    website,
    location,
    display_city: city,
    state,
    owner_name,
    is_claimed,
    year_established,
    verification_status,
  } = page.business
  const contact = describeContact({ phone, website })
  const place = location ?? (city && [city, state].filter(Boolean).join(', '))
  switch (fact) {
    case 'phone':
      return phone
        ? knownFact(`The phone number of ${link} is ${escapeMarkdown(phone)}.`)
        : unknownFact(`No phone number is listed for ${link}. ${contact}`.trim(), website)
    case 'website':
      return website
        ? knownFact(`The website of ${link} is ${formatWebsite(website)}.`, website)
        : unknownFact(`No website is listed for ${link}. ${contact}`.trim())
    case 'email':
      return unknownFact(
        `Email addresses are not published here. ${contact || `${link} lists no phone number or website either.`}`,
        website,
      )
    case 'contact':
      return contact || place
        ? knownFact(`${link}: ${contact} ${place ? `The address is ${escapeMarkdown(place)}.` : ''}`.trim(), website)
        : unknownFact(`No phone number, website or address is listed for ${link}.`)
    case 'address':
      return place
        ? knownFact(`${link} is at ${escapeMarkdown(place)}.`)
        : unknownFact(`No address is listed for ${link}. ${contact}`.trim(), website)
    case 'price':
      return unknownFact(`Prices are not listed for ${link}. ${contact}`.trim(), website)
    case 'pay':
      return unknownFact(`What ${link} pays is not listed. Its open jobs, if it has any, are on its page.`)
    case 'owner':
    case 'poster':
      if (owner_name) return knownFact(`${link} is run by ${escapeMarkdown(owner_name)}.`)
      return unknownFact(
        is_claimed
          ? `The owner of ${link} is not listed.`
          : `The owner of ${link} is not listed: nobody has claimed the page yet.`,
      )
    case 'claim':
      return knownFact(
        is_claimed
          ? `Yes, ${link} is claimed by its owner.`
          : `No, nobody has claimed ${link} yet. [How to claim it](/help/claim-a-business).`,
      )
    case 'verified':
      return knownFact(
        verification_status === 'approved' ? `Yes, ${link} is verified.` : `No, ${link} is not verified.`,
      )
    case 'founded':
      return year_established
        ? knownFact(`${link} was established in ${year_established}.`)
        : unknownFact(`The year is not listed for ${link}.`)
    case 'kind':
      return describePage(page, '')
    default:
      return null
  }
}

const MAX_DATES = 3
/** “ Then on Dec 12, 2026 and Dec 26, 2026.” Empty for an event that does not repeat. */
function describeDates(dates: string[], start: string, zone: string): string {
  const later = dates.filter((date) => Date.parse(date) > Date.parse(start)).slice(0, MAX_DATES)
  return later.length > 0 ? ` Then on ${joinWords(later.map((date) => formatTime(date, zone)))}.` : ''
}

export function describeEventFact(page: PageOf<'event'>, fact: FactName, zone: string): FactSentences | null {
  const link = formatLink(page)
  const {
    start_datetime,
    end_datetime,
    location,
    display_city: city,
    cost_info,
    business_id,
    display_name,
    phone,
    website,
    event_url,
    event_type,
  } = page.event
  const start = formatTime(start_datetime, zone)
  const end = formatTime(end_datetime, zone)
  const host = formatLink({ title: display_name, url: `/businesses/${business_id}` })
  const place = [location, city && !location?.includes(city) && city].filter(Boolean).join(', ')
  switch (fact) {
    case 'start':
    case 'founded':
    case 'hours':
      return knownFact(
        `${link} starts on ${start} and ends on ${end}.${describeDates(page.dates, start_datetime, zone)}`,
      )
    case 'end':
    case 'deadline':
      return knownFact(`${link} ends on ${end}. It starts on ${start}.`)
    case 'address':
      return place
        ? knownFact(`${link} takes place at ${escapeMarkdown(place)}.`)
        : unknownFact(`The place of ${link} is not listed. It is hosted by ${host}.`)
    case 'price':
      return cost_info
        ? knownFact(`${link}: ${escapeMarkdown(cost_info)}.`)
        : unknownFact(
            `The cost of ${link} is not listed. ${describeContact({ phone, website: event_url ?? website })}`.trim(),
            event_url ?? website,
          )
    case 'poster':
    case 'owner':
      return knownFact(`${link} is hosted by ${host}.`)
    case 'phone':
    case 'contact':
    case 'website':
    case 'email': {
      const contact = describeContact({ phone, website: event_url ?? website })
      return contact
        ? knownFact(`${link} is hosted by ${host}. ${contact}`, event_url ?? website)
        : unknownFact(`No phone number or website is listed for ${link}. It is hosted by ${host}.`)
    }
    case 'kind':
      return knownFact(
        event_type ? `${link} is listed as ${escapeMarkdown(event_type)}.` : `The kind of ${link} is not listed.`,
      )
    default:
      return null
  }
}

export function describeJobFact(page: PageOf<'job'>, fact: FactName): FactSentences | null {
  const link = formatLink(page)
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
  } = page.job
  const employer =
    business_id === null ? escapeMarkdown(company) : formatLink({ title: company, url: `/businesses/${business_id}` })
  const zone = 'UTC'
  switch (fact) {
    case 'pay':
    case 'price':
      return salary_range
        ? knownFact(`${link} pays ${escapeMarkdown(salary_range)}.`)
        : unknownFact(`The pay is not listed for ${link}.`)
    case 'poster':
    case 'owner':
      return knownFact(`${link} is a job at ${employer}, posted by ${escapeMarkdown(full_name)}.`)
    case 'address':
      return location
        ? knownFact(`${link} is in ${escapeMarkdown(location)}.`)
        : unknownFact(`The place is not listed for ${link}.`)
    case 'requirements':
      return requirements
        ? knownFact(
            `${link} asks for: ${escapeMarkdown(preview(markdownToText(requirements), MAX_REQUIREMENTS_LENGTH))}`,
          )
        : unknownFact(`No requirements are listed for ${link}.`)
    case 'posted':
      return knownFact(`${link} was posted on ${formatDate(created_at, zone)}.`)
    case 'deadline':
    case 'end':
      return knownFact(`${link} is open until ${formatDate(expires_at, zone)}, unless it is filled before.`)
    case 'open_job':
      return knownFact(
        is_active ? `Yes, ${link} is open until ${formatDate(expires_at, zone)}.` : `No, ${link} is closed.`,
      )
    case 'job_type':
      return job_type
        ? knownFact(`${link} is listed as ${job_type.toLowerCase()}.`)
        : unknownFact(`Full-time or part-time is not listed for ${link}.`)
    case 'start':
      return unknownFact(`A first day is not listed for ${link}. It was posted on ${formatDate(created_at, zone)}.`)
    case 'apply':
    case 'contact':
    case 'phone':
    case 'email':
    case 'website':
      return knownFact(
        `Open ${link} and choose Apply; the message goes to ${employer}. [How applying works](/help/apply-to-a-job).`,
      )
    default:
      return null
  }
}

export function describeQuestionFact(page: PageOf<'question'>, fact: FactName): FactSentences | null {
  const { question, answers } = page
  const link = formatLink(page)
  switch (fact) {
    case 'answer':
      return answers.length === 0 ? knownFact(`Nobody has answered ${link} yet.`) : describePage(page, '')
    case 'poster':
    case 'owner':
      return knownFact(`${link} was asked by ${escapeMarkdown(question.full_name)}.`)
    case 'posted':
      return knownFact(`${link} was asked on ${formatDate(question.created_at, 'UTC')}.`)
    default:
      return null
  }
}
