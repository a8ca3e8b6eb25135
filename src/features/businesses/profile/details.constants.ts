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

export const MAX_SERVICES = 40
export const MAX_SERVICE_LENGTH = 80
export const MAX_AREAS = 40
export const MAX_LANGUAGES = 20
export const MAX_LANGUAGE_LENGTH = 60
export const MAX_SOCIAL_LINKS = 10
export const MAX_ACCESSIBILITY_NOTE_LENGTH = 500

/** Languages that the form suggests. Others can be typed. */
export const commonLanguages = [
  ...['English', 'Spanish', 'Tagalog', 'Korean', 'Russian', 'Vietnamese', 'Chinese', 'Japanese', 'German', 'French'],
  ...['Hmong', 'Samoan', 'Ukrainian', 'Arabic', 'Portuguese', 'Polish', 'American Sign Language'],
  ...region.languages,
]
