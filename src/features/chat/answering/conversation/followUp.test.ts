import { expect, test } from 'vitest'
import { parseFollowUp } from './followUp.ts'

test.each([
  ['the second one', { what: 'fact', fact: 'details', reference: { position: 2 } }],
  ['2', { what: 'fact', fact: 'details', reference: { position: 2 } }],
  ['tell me about number three', { what: 'fact', fact: 'details', reference: { position: 3 } }],
  ['what is the phone number of the first one?', { what: 'fact', fact: 'phone', reference: { position: 1 } }],
  ['when does the last one end', { what: 'fact', fact: 'end', reference: { position: -1 } }],
  ['how long does it last', { what: 'fact', fact: 'end', reference: 'one' }],
  ['is it paid', { what: 'fact', fact: 'pay', reference: 'one' }],
  ['where is it', { what: 'fact', fact: 'address', reference: 'one' }],
  ['where are they', { what: 'fact', fact: 'address', reference: 'all' }],
  ['that one’s phone number', { what: 'fact', fact: 'phone', reference: 'one' }],
  ['phone number?', { what: 'fact', fact: 'phone', reference: 'one' }],
  ['who posted it', { what: 'fact', fact: 'poster', reference: 'one' }],
  ['what does it pay', { what: 'fact', fact: 'pay', reference: 'one' }],
  ['is it free', { what: 'fact', fact: 'price', reference: 'one' }],
  ['tell me more', { what: 'fact', fact: 'details', reference: 'one' }],
  ['that one', { what: 'fact', fact: 'details', reference: 'one' }],
  ['more', { what: 'more', rest: '' }],
  ['show me others', { what: 'more', rest: '' }],
  ['anything else?', { what: 'more', rest: '' }],
  ['any other plumbers', { what: 'more', rest: 'plumbers' }],
  ['which of these is free', { what: 'choice', choice: { by: 'free' } }],
  ['which one pays the most?', { what: 'choice', choice: { by: 'best_paid' } }],
  ['any cheaper?', { what: 'choice', choice: { by: 'cheapest' } }],
  ['are any of them in Juneau', { what: 'choice', choice: { by: 'words', words: ['juneau'] } }],
  [
    'the one that is not a booster club',
    { what: 'choice', choice: { by: 'words', words: ['booster', 'club'], isExcluded: true } },
  ],
  ['do they have jobs too', { what: 'content', kind: 'job', reference: 'all' }],
  ['are they hiring?', { what: 'content', kind: 'job', reference: 'all' }],
  ['do they hire', { what: 'content', kind: 'job', reference: 'all' }],
  ['what did people say', { what: 'fact', fact: 'answer', reference: 'one' }],
  ['has anybody answered it', { what: 'fact', fact: 'answer', reference: 'one' }],
  ['and the one after that?', { what: 'fact', fact: 'start', reference: 'one', rest: '' }],
  ['do they have any events', { what: 'content', kind: 'event', reference: 'all' }],
])('“%s” is about the shown results', (message, followUp) => {
  expect(parseFollowUp(message)).toMatchObject(followUp)
})

test.each([
  'and in Sitka',
  'what about plumbers',
  'tomorrow instead',
  'plumber in Kenai',
  'first aid class',
  'are there jobs for welders',
  'how do I claim my business',
  'the first week of January',
  'my heater died',
  'is there a dentist in Bethel',
])('“%s” is a new search', (message) => {
  expect(parseFollowUp(message)).toBeNull()
})

test('“and next month” does not ask for more results', () => {
  expect(parseFollowUp('and next month?')?.what).not.toBe('more')
})
