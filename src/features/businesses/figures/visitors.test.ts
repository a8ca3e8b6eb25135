import { expect, test } from 'vitest'
import { extractCountedWords, isPerson } from './visitors.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

test.each([
  [true, phone],
  [true, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [true, 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'],
  [false, ''],
  [false, 'curl/8.5.0'],
  [false, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [false, 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36'],
  [false, 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  [false, 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36'],
])('recognizes requests of people (%s): %s', (expected, agent) => {
  expect(isPerson(new Headers({ 'user-agent': agent, 'sec-fetch-site': 'same-origin' }))).toBe(expected)
})

test('a request from another website is not counted, but one from an old browser is', () => {
  expect(isPerson(new Headers({ 'user-agent': phone, 'sec-fetch-site': 'cross-site' }))).toBe(false)
  expect(isPerson(new Headers({ 'user-agent': phone }))).toBe(true)
})

test.each([
  ['Plumber in Fairbanks', ['plumber', 'fairbanks']],
  ['who can fix my roof near me', ['fix', 'roof']],
  ['café & CAFE', ['cafe']],
  ['rosa@example.com 907-555-0100', []],
  ['call 5550100 or 99801', ['call']],
  ['one two three four five six seven', ['one', 'two', 'three', 'four', 'five', 'six']],
])('counts the words of “%s”', (search, words) => {
  expect(extractCountedWords(search)).toEqual(words)
})
