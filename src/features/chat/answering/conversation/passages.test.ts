import { expect, test } from 'vitest'
import type { PublicPage } from '../facts/publicPages.server.ts'
import { findPassage } from './passages.server.ts'

const job = {
  kind: 'job',
  title: 'Cook',
  url: '/jobs/1',
  job: {
    requirements: '- Forklift certificate\n- Five years in a kitchen',
    salary_range: '$20 an hour, 30 hours a week',
    description: 'A cabin belongs to it. Six weeks from mid-June.\n\nPaid every Friday.',
    job_type: 'Temporary',
    location: 'Kenai, AK',
  },
} as PublicPage
const event = {
  kind: 'event',
  title: 'Market',
  url: '/events/1',
  event: { cost_info: '$10, students free', description: 'Bring a bowl. No dogs.', location: 'Hall' },
} as unknown as PublicPage

test.each([
  ['is there housing with it', 'A cabin belongs to it.'],
  ['how long does the work last', 'Six weeks from mid-June.'],
  ['do I need a special license', 'Forklift certificate'],
  ['when do I get paid', 'Paid every Friday.'],
  ['how many hours a week', '$20 an hour, 30 hours a week'],
])('“%s” is answered by “%s”', (question, sentence) => {
  expect(findPassage([job], question)?.sentence).toBe(sentence)
})

test('finds the page whose text answers the question', () => {
  expect(findPassage([job, event], 'what do I have to bring')).toMatchObject({
    page: { kind: 'event' },
    sentence: 'Bring a bowl.',
  })
  expect(findPassage([job, event], 'do students pay')?.sentence).toBe('$10, students free')
})

test('finds no passage when no page answers the question', () => {
  expect(findPassage([job, event], 'is there parking')).toBeNull()
  expect(findPassage([job], 'who should I ask first')).toBeNull()
})
