import { z } from 'zod'
import { choice, line, optionalText, time, webAddress } from '../../../kit/api/schema.ts'
import { OpeningHours, OpeningHoursInput } from '../hours/openingHours.contract.ts'
import {
  accessibilityFeatures,
  MAX_ACCESSIBILITY_NOTE_LENGTH,
  MAX_AREAS,
  MAX_LANGUAGE_LENGTH,
  MAX_LANGUAGES,
  MAX_SERVICE_LENGTH,
  MAX_SERVICES,
  MAX_SOCIAL_LINKS,
} from './details.constants.ts'
import { socialKinds } from './socialLinks.ts'

/** A list for which null means empty. */
const list = <T extends z.ZodType>(item: T, max: number, name: string) =>
  z.preprocess(
    (value) => value ?? [],
    z.array(item, `${name} must be a list`).max(max, `${name} can have at most ${max} entries`),
  )

const withoutRepeats = (values: string[]) =>
  values.filter((value, at) => values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) === at)

const lines = (length: number, max: number, name: string, item: string) =>
  list(line(length, item), max, name).transform(withoutRepeats)

const INVALID_LINK =
  'Each link must be a complete address that starts with https://, such as https://www.facebook.com/name'
const link = webAddress('Link', INVALID_LINK).refine((url) => /^https:/i.test(url), INVALID_LINK)

/** The fields of a profile beyond the business form. An absent field is not changed. */
export const BusinessDetailFields = z.object({
  opening_hours: OpeningHoursInput,
  services: lines(MAX_SERVICE_LENGTH, MAX_SERVICES, 'Services', 'Service'),
  service_area: lines(MAX_SERVICE_LENGTH, MAX_AREAS, 'Service area', 'Place of the service area'),
  languages: lines(MAX_LANGUAGE_LENGTH, MAX_LANGUAGES, 'Languages', 'Language'),
  accessibility: list(
    choice(accessibilityFeatures, 'Accessibility'),
    accessibilityFeatures.length,
    'Accessibility',
  ).transform((features) => [...new Set(features)]),
  accessibility_note: optionalText(MAX_ACCESSIBILITY_NOTE_LENGTH, 'Accessibility note'),
  /** URLs, or objects with a URL as replies contain them. */
  social_links: list(
    z.union([link, z.object({ url: link }).transform(({ url }) => url)], INVALID_LINK),
    MAX_SOCIAL_LINKS,
    'Social links',
  ).transform(withoutRepeats),
})
export type BusinessDetailsInput = Partial<z.output<typeof BusinessDetailFields>>

export const openingStates = ['open', 'closed', 'closed_for_season', 'by_appointment'] as const

/** Whether the business is open when the reply is made. */
export const Opening = z
  .object({
    state: z.enum(openingStates),
    /** The state in words, such as `Open until 6 PM`, in the time zone of the business. */
    label: z.string(),
    /** The closing time of an open business; null when it does not close within a week. */
    closes_at: time.nullable(),
    opens_at: time.nullable(),
    /** The moment at which the state or the label becomes outdated. */
    changes_at: time,
  })
  .meta({ id: 'Opening' })
export type Opening = z.output<typeof Opening>

export const BusinessDetails = z.object({
  opening_hours: OpeningHours.nullable(),
  /** The time zone of the opening hours. */
  time_zone: z.string(),
  services: z.array(z.string()),
  service_area: z.array(z.string()),
  languages: z.array(z.string()),
  accessibility: z.array(z.enum(accessibilityFeatures)),
  accessibility_note: z.string().nullable(),
  social_links: z.array(z.object({ kind: z.enum(socialKinds), url: z.string() })),
  /** The time at which the team last saved or confirmed the profile. */
  confirmed_at: time.nullable(),
})
export type BusinessDetails = z.output<typeof BusinessDetails>
