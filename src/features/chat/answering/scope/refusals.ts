import type { OutOfScope } from './scopeRules.ts'

const scopeSentence = (name: string) =>
  `I only know what is in ${name}: businesses, jobs, events, questions and answers, and how this site works.`

const sentences: Record<OutOfScope, string> = {
  emergency: 'If this is an emergency, please call **911** now.',
  system: 'I cannot help with that.',
  code: 'I cannot write or explain code.',
  writing: 'Writing texts, stories or jokes is not something I can do.',
  translation: 'I cannot translate.',
  action: 'I can only look things up; I cannot order, book, send or make anything.',
  maths: 'I cannot do calculations or conversions.',
  weather: 'I have no weather, tides or times of day.',
  private: 'I do not give out personal data of people. I know only what businesses publish here.',
  unpublished: 'I cannot show what is not public.',
  medical: 'I cannot give medical advice; please ask a doctor, a clinic or a pharmacist.',
  legal: 'I cannot give legal advice; please ask a lawyer.',
  politics: 'I stay out of politics.',
  world: 'That is outside of what I know.',
}

/** Pages of this network that may help instead. */
const alternatives: Partial<Record<OutOfScope, string>> = {
  medical: 'The [directory](/businesses?search=clinic) may have a clinic near you.',
  legal: 'The [directory](/businesses?search=legal) may have somebody who can help.',
}

/**
 * Refuses politely. The reply names no source and links at most to the directory.
 * @param name of the network, escaped.
 */
export function writeRefusal(topic: OutOfScope, name: string): string[] {
  if (topic === 'emergency') return [sentences[topic]]
  return [`${sentences[topic]} ${alternatives[topic] ?? scopeSentence(name)}`]
}
