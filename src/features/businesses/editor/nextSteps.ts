import { isBlank } from '../../../kit/text/text.ts'
import type { BusinessFormValues } from './businessFormValues.ts'

export type NextStep = { section: string; what: string; reason: string }

/** The minimum length of a useful description, in characters. */
const MIN_DESCRIPTION_LENGTH = 80

/** Lists the information that the profile lacks, most useful first, with the benefit of adding it. */
export function listNextSteps(values: BusinessFormValues): NextStep[] {
  const isMissing = (name: keyof BusinessFormValues) => {
    const value = values[name]
    return Array.isArray(value) ? value.length === 0 : typeof value === 'string' ? isBlank(value) : !value
  }
  const steps: [isNext: boolean, step: NextStep][] = [
    [
      isMissing('phone') && isMissing('website'),
      {
        section: 'contact',
        what: 'A phone number or a website',
        reason: 'Without one, nobody can reach you from here.',
      },
    ],
    [
      isMissing('city'),
      { section: 'contact', what: 'The city', reason: 'Searches by town, and “near me”, leave out what has no place.' },
    ],
    [
      isMissing('opening_hours'),
      {
        section: 'hours',
        what: 'Opening hours',
        reason: 'Visitors see whether you are open now, and when you open next.',
      },
    ],
    [
      isMissing('industry'),
      { section: 'about', what: 'The industry', reason: 'Many browse by trade instead of searching by name.' },
    ],
    [
      values.description.trim().length < MIN_DESCRIPTION_LENGTH,
      {
        section: 'about',
        what: isMissing('description') ? 'A description' : 'A longer description',
        reason: 'The directory lists described businesses first, and search engines show its beginning.',
      },
    ],
    [
      isMissing('services'),
      { section: 'services', what: 'Services', reason: 'The search finds you by what you do, not only by your name.' },
    ],
    [
      isMissing('tagline'),
      { section: 'about', what: 'A tagline', reason: 'It is the one line that cards and shared links show.' },
    ],
    [
      isMissing('location'),
      {
        section: 'contact',
        what: 'The full address',
        reason: 'Directions lead to your door instead of the middle of town.',
      },
    ],
    [
      isMissing('accessibility') && isMissing('accessibility_note'),
      {
        section: 'accessibility',
        what: 'Accessibility',
        reason: 'Who uses a wheelchair or does not hear well need not call first.',
      },
    ],
    [
      isMissing('languages'),
      { section: 'services', what: 'Languages', reason: 'Newcomers and guests look for somebody they can talk to.' },
    ],
  ]
  return steps.filter(([isNext]) => isNext).map(([, step]) => step)
}
