import { expect, test } from 'vitest'
import { findHelp } from './findHelp.server.ts'
import { detectSiteSign } from './siteQuestion.ts'

test.each([
  'my account should disappear',
  'how do we get our shop on here',
  'please email me when a new job is posted',
  'I cannot log in',
  'lost my pwd',
  'can I get a text when somebody posts a job for cooks',
  'who applied to our opening',
  'where do I see the applicants',
  'do you charge for this site',
  'our page shows the wrong town',
  'how do we take our ad down',
  'we joined yesterday and the confirmation message is missing',
  'do I have to type our potluck in again each month',
])('“%s” is about this site', (question) => {
  expect(detectSiteSign(question)).toMatch(/^(?:certain|likely)$/)
})

test.each([
  'how do I get a business license',
  'do I need a permit to sell fish',
  'jobs in Sitka',
  'events this week',
  'how many jobs are open',
  'which question got the most votes',
  'plumber in Kenai',
  'what should a landlord pay for',
])('“%s” is not about this site', (question) => {
  expect(detectSiteSign(question)).toBe('none')
})

test.each([
  ['how do I put my bakery on here', 'create-a-business'],
  ['my account should be gone', 'delete-your-account'],
  ['my manager should be able to edit our page', 'invite-your-team'],
  ['email me when there is a new job', 'saved-searches-and-alerts'],
  ['where are the applicants for our opening', 'see-applications'],
  ['we hired somebody, please take our job ad down', 'renew-or-close-a-job'],
  ['I do not know my password any more', 'reset-your-password'],
  ['somebody else got into my account', 'see-where-you-are-logged-in'],
  ['what do you charge for being listed on this site', 'what-it-costs'],
])('“%s” is answered by %s', (question, page) => {
  expect(findHelp(question, 3).map(({ help_name }) => help_name)).toContain(page)
})

test('sayings of help pages do not match a search for something else', () => {
  for (const question of ['jobs in Sitka', 'how do I get a business license', 'events this week'])
    expect(findHelp(question, 1)[0]?.document_score ?? 0).toBeLessThan(0.7)
})
