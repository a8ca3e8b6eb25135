import { region } from '../../../region/region.ts'

// This file has no schemas, so that pages for visitors do not load Zod.
export const accessibilityNames = {
  step_free_entrance: 'Step-free entrance',
  wide_doors: 'Doors wide enough for a wheelchair',
  elevator: 'Elevator or one floor only',
  accessible_restroom: 'Accessible restroom',
  accessible_parking: 'Accessible parking',
  seating: 'Seats while waiting',
  hearing_loop: 'Hearing loop',
  sign_language: 'Sign language',
  braille_or_large_print: 'Braille or large print',
  quiet_hours: 'Quiet hours',
  service_animals_welcome: 'Service animals welcome',
  curbside_service: 'Curbside service',
  home_visits: 'Home visits',
}
export type AccessibilityFeature = keyof typeof accessibilityNames
export const accessibilityFeatures = Object.keys(accessibilityNames) as [
  AccessibilityFeature,
  ...AccessibilityFeature[],
]

export const SERVICES_MAX = 40
export const SERVICE_LENGTH = 80
export const AREAS_MAX = 40
export const LANGUAGES_MAX = 20
export const LANGUAGE_LENGTH = 60
export const SOCIAL_LINKS_MAX = 10
export const ACCESSIBILITY_NOTE_MAX = 500

/** Languages that the form suggests. Others can be typed. */
export const commonLanguages = [
  ...['English', 'Spanish', 'Tagalog', 'Korean', 'Russian', 'Vietnamese', 'Chinese', 'Japanese', 'German', 'French'],
  ...['Hmong', 'Samoan', 'Ukrainian', 'Arabic', 'Portuguese', 'Polish', 'American Sign Language'],
  ...region.languages,
]
