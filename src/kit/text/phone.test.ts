import { expect, test } from 'vitest'
import { findPhone, hasAllDigits, listInternationalNumbers, parseTypedPhone, phoneLink } from './phone.ts'

test.each([
  ['(907) 555-0142', 'tel:+19075550142'],
  ['+1 907 555 0142', 'tel:+19075550142'],
  ['1-907-555-0142', 'tel:+19075550142'],
  ['+47 22 33 44 55', 'tel:+4722334455'],
  ['555-0142', 'tel:5550142'],
  ['911', 'tel:911'],
  ['907555', null],
  ['(907) 555-01', null],
  ['907 555 014', null],
  ['+1 907 555 01', null],
  ['+3546', null],
  ['+354 555 0142', 'tel:+3545550142'],
  ['907.555.0142, 907.555.0143', 'tel:+19075550142'],
  ['907-555-0142 / 907-555-0143', 'tel:+19075550142'],
  ['907-555-0142 or 555-0143', 'tel:+19075550142'],
  ['907/555-0142', 'tel:+19075550142'],
  ['(907) 555-0142 ext. 12', 'tel:+19075550142,12'],
  ['907-555-0142 x12', 'tel:+19075550142,12'],
  ['907-555-0142 #12', 'tel:+19075550142,12'],
  ['Phone: 907-555-0142', 'tel:+19075550142'],
  ['Office (907) 555-0142', 'tel:+19075550142'],
  ['907-555-0142 (ask for Joe)', 'tel:+19075550142'],
  ['1-800-FLY-AKXY', 'tel:+18003592599'],
  ['907-555-HELP', 'tel:+19075554357'],
  ['call us', null],
  ['', null],
])('the phone number “%s” links to %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

test.each([
  ['907-555-0142', '9075550142'],
  ['(907) 555-0142', '9075550142'],
  ['+1 907.555.0142', '9075550142'],
  ['19075550142', '9075550142'],
  [' 555-0142 ', '9075550142'],
  ['5550142', null],
  ['907-555-0142 Nome', null],
  ['99501', null],
  ['2026-11-26', null],
])('parses the typed text “%s” as the phone number %s', (text, digits) => {
  expect(parseTypedPhone(text, '907')).toBe(digits)
})

test.each([
  ['who has the number 907-555-0142', '9075550142'],
  ['Whose number is (907) 555-0142?', '9075550142'],
  ['who called me from +1 907.555.0142 yesterday', '9075550142'],
  ['does Fox Roofing (907 555 0142) fix gutters', '9075550142'],
  ['which shop has 9075550142', '9075550142'],
  ['whose number is 555-0142', '9075550142'],
  ['what business is phone number 555 0142?', '9075550142'],
  ['I missed a call from 555–0142.', '9075550142'],
  ['roofers open from 1990-2000', null],
  ['halls for 500-1000 people', null],
  ['who pays $500-1000 for a deck', null],
  ['the number of guests is 500-1000', null],
  ['who delivers to 99501-2345', null],
  ['who is at 1210 Fourth Ave in 99501', null],
  ['who has license 2125555', null],
  ['who sells 2x4s, order 300-4000.50', null],
  ['who is open on 2026-11-26', null],
  ['a plumber please, my phone number is 907-555-0142', null],
  ['roof leaks, call me at 555-0142', null],
])('the sentence “%s” has the phone number %s', (text, digits) => {
  expect(findPhone(text, '907')).toBe(digits)
})

test.each([
  ['(907) 555-0142', ['+1-907-555-0142']],
  ['1 907 555 0142 x12', ['+1-907-555-0142 ext. 12']],
  ['907.555.0142 or 907.555.0143', ['+1-907-555-0142', '+1-907-555-0143']],
  ['+47 22 33 44 55', ['+47 22 33 44 55']],
  ['555-0142', ['555-0142']],
  ['call us', []],
])('the international form of “%s” is %j', (phone, numbers) => {
  expect(listInternationalNumbers(phone)).toEqual(numbers)
})

test.each([
  ['555-0142', true],
  ['1-800-FLY-AKXY', true],
  ['907-555-HELP', true],
  ['+47 22 33 44 55', true],
  ['call me maybe', false],
  ['555-014', false],
  ['911', false],
])('“%s” has all digits of a phone number: %s', (text, expected) => {
  expect(hasAllDigits(text)).toBe(expected)
})
