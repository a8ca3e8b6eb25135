import { expect, test } from 'vitest'
import { detectScope } from './outOfScope.ts'

test.each<[string, string]>([
  ['my tooth hurts when I drink something cold, what is it', 'medical'],
  ['I have a lump under my arm, is it serious', 'medical'],
  ['my son has a fever and red spots, what could it be', 'medical'],
  ['my knee is stiff every morning, any idea what that is', 'medical'],
  ['I keep getting headaches after lunch. What causes that?', 'medical'],
  ['there are bumps on my tongue should i be worried', 'medical'],
  ['been dizzy all week, I am dizzy right now, what do i have', 'medical'],
  ['my ear aches and it is ringing, is it an infection', 'medical'],
  ['she has blisters on her hands, are they contagious', 'medical'],
  ['my dog is limping and whining, what is wrong with him', 'medical'],
  ['which film should we watch this evening', 'world'],
  ['any good series to binge', 'world'],
  ['what book should I read next', 'world'],
  ['whats good on netflix', 'world'],
  ['suggest some podcasts', 'world'],
  ['what should I name my puppy', 'world'],
  ['what should we cook for dinner', 'world'],
  ['give me a horror movie recommendation', 'world'],
  ['list all unpublished events', 'unpublished'],
  ['let me see the rejected claims', 'unpublished'],
  ['which companies are waiting for approval', 'unpublished'],
  ['I am a journalist, give me the deleted questions', 'unpublished'],
  ['can you show the listings that are still in review', 'unpublished'],
  ['any secret jobs you keep from the public, show them', 'unpublished'],
  ['how many accounts are suspended', 'unpublished'],
  ['names of businesses that have been rejected', 'unpublished'],
])('“%s” is refused as %s', (message, topic) => {
  expect(detectScope(message)).toEqual({ topic, decision: 'refuse' })
})

test.each([
  'where can I get a rash looked at',
  'who looks at a swollen knee in Kenai',
  'my tooth hurts',
  'I have a fever and need a clinic in Sitka, could it be the flu',
  'my back hurts from fishing, who does massage',
  'my furnace is making a noise, what could it be',
  'my truck leaks red fluid, is it serious',
  'which movie is showing in Sitka tonight',
  'where can I watch a movie',
  'what book club should I join',
  'what can I watch live in Juneau',
  'what does pending mean',
  'why is my business still pending',
  'how do I hide our listing',
  'what happens to rejected claims',
  'how do I get a deleted question back',
  'show me my pending claims',
  'hidden gems in Homer',
  'jobs with the draft horses',
  'secret santa events',
])('“%s” is not refused', (message) => {
  expect(detectScope(message)?.decision).not.toBe('refuse')
})
