import { expect, test } from 'vitest'
import { parseComparison } from './comparison.ts'

test.each([
  [
    'which pays better, welders in Kenai or plumbers in Homer?',
    ['jobs: welders in Kenai', 'jobs: plumbers in Homer'],
    'best_paid',
  ],
  [
    'plumbers in Kenai vs electricians in Homer, what do they pay',
    ['jobs: plumbers in Kenai', 'jobs: electricians in Homer'],
    null,
  ],
  ['plumbers or electricians, which is sooner', ['plumbers', 'electricians'], 'soonest'],
  [
    'i can afford only one: the fair in Kenai or the market in Homer. what does each cost',
    ['the fair in Kenai', 'the market in Homer'],
    null,
  ],
  ['Homer: plumbers or electricians, which is sooner?', ['plumbers in Homer', 'electricians in Homer'], 'soonest'],
  ['red or blue, which plumber is in Kenai', ['red plumber', 'blue plumber'], null],
  ['are plumbers or electricians cheaper?', ['plumbers', 'electricians'], 'cheapest'],
  ['whats cheaper, the fair or the market', ['the fair', 'the market'], 'cheapest'],
  ['which one comes first the fair or the market', ['the fair', 'the market'], 'soonest'],
  ['What starts earlier on December 5, 2026, plumbers or electricians?', ['plumbers', 'electricians'], null],
  ['what starts earlier in the day, the fair or the market', ['the fair', 'the market'], null],
  ['who has been around longer, Peak Roofing or Butte Roofing', ['Peak Roofing', 'Butte Roofing'], 'oldest'],
  ['Peak Roofing or Butte Roofing, which is the older company?', ['Peak Roofing', 'Butte Roofing'], 'oldest'],
  ['is the fair dearer than the market?', ['the fair', 'the market'], null],
  ['Does Haines or Skagway have more churches?', ['how many churches in Haines', 'how many churches in Skagway'], null],
  ['are there more jobs in Nome or in Kodiak', ['how many jobs in Nome', 'how many jobs in Kodiak'], null],
  ['which town has more clubs, Kenai or Homer?', ['how many clubs in Kenai', 'how many clubs in Homer'], null],
  [
    'which evening is cheaper: the class about boats or the one about jam?',
    ['events: the class about boats', 'events: the class about jam'],
    'cheapest',
  ],
  ['plumbers vs electricians, per hour', ['jobs: plumbers', 'jobs: electricians'], null],
  ['plumbers in Kenai compared to electricians in Homer', ['plumbers in Kenai', 'electricians in Homer'], null],
])('“%s” compares two things', (message, alternatives, by) => {
  expect(parseComparison(message)).toEqual({ alternatives, by })
})

test.each([
  'what evening things are there in December, has to start at 5 or later',
  'What do electricians add to the price in a village compared to the road system?',
  'plumbers or electricians in Juneau',
  'is there a plumber or an electrician in Kenai',
])('“%s” compares nothing', (message) => {
  expect(parseComparison(message)).toBeNull()
})
