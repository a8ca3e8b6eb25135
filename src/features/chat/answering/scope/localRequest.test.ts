import { expect, test } from 'vitest'
import type { SearchReply } from '../../../search/search.contract.ts'
import { isLocalRequest } from './localRequest.ts'

const understood = (trade: string | null, city: string | null) =>
  ({
    parts: trade === null ? [] : [{ what: 'industry', label: trade, without: '' }],
    city,
  }) as unknown as SearchReply['understood']

test.each([
  ['whos gonna plow my lot in spenard when it dumps', 'Snow Removal', 'Anchorage'],
  ['whos got a backhoe for hire in palmer', 'Excavation', 'Palmer'],
  ['whos fixing snowmachines around wasilla', 'Motorsports', 'Wasilla'],
  ['who is able to haul our trash in homer', 'Trash', 'Homer'],
  ['who is going to fix my boiler in nome', 'Heating', 'Nome'],
  ['whos selling firewood', 'Firewood', 'Homer'],
  ['how many months ahead do aurora travelers make up their minds', null, null],
  ['how far ahead do tourists plan a trip', null, null],
  ['why do customers never come back in winter', null, null],
  ['how many weeks before the season do guests book', null, null],
  ['how do cruise passengers find shops away from the dock', null, null],
])('“%s” is a question for this network', (text, trade, city) => {
  expect(isLocalRequest(text, understood(trade, city))).toBe(true)
})

test.each([
  ['whos the president', null, null],
  ['whos gonna win the superbowl', null, null],
  ['how many calories in a halibut taco', 'Seafood', null],
  ['how many wives did henry the eighth have', null, null],
  ['who was the first tourist in space', null, null],
  ['how many tourists are there in the world', null, null],
  ['why is the sky blue', null, null],
])('“%s” is not a question for this network', (text, trade, city) => {
  expect(isLocalRequest(text, understood(trade, city))).toBe(false)
})
