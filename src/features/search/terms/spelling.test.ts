import { expect, test } from 'vitest'
import { createDictionary, hasSameUndoubled, splitCompound } from './spelling.ts'
import { createWordTable } from './wordTable.ts'

const dictionary = createDictionary(
  createWordTable(
    new Map(
      `plumber 9|plumbing 20|number 40|fairbanks 80|restaurant 30|electrician 6|bookkeeping 5|accountant 9|snow 30|plow 5|
    wasilla 40|veterinarian 3|ketchikan 10|mechanic 12|welding 8|wedding 7|harbor 60|barber 3|kodiak 9|amateur 4`
        .split('|')
        .map((entry) => {
          const [word = '', count] = entry.trim().split(' ')
          return [word, Number(count)]
        }),
    ),
  ),
)

test.each([
  ['plubmer', 'plumber'],
  ['plumer', 'plumber'],
  ['fairbnaks', 'fairbanks'],
  ['farebanks', 'fairbanks'],
  ['restuarant', 'restaurant'],
  ['restaraunt', 'restaurant'],
  ['resturant', 'restaurant'],
  ['electrcian', 'electrician'],
  ['bookeeping', 'bookkeeping'],
  ['accountent', 'accountant'],
  ['vetrinarian', 'veterinarian'],
  ['ketchican', 'ketchikan'],
  ['mecanic', 'mechanic'],
  ['weldding', 'welding'],
  ['harbour', 'harbor'],
  ['kodaik', 'kodiak'],
  ['resturaunt', 'restaurant'],
  ['ameture', 'amateur'],
  ['vetirenerian', 'veterinarian'],
])('corrects “%s” to “%s”', (typed, word) => {
  expect(dictionary.correct(typed)).toBe(word)
})

test.each(['cat', 'xylophone', '99654', 'quokka', ''])('does not guess what “%s” means', (typed) => {
  expect(dictionary.correct(typed)).toBeNull()
})

test('splits a compound into two known words', () => {
  expect(splitCompound('snowplow', dictionary.has)).toEqual(['snow', 'plow'])
  expect(splitCompound('snowboard', dictionary.has)).toBeNull()
  expect(splitCompound('oplumber', dictionary.has)).toEqual(['o', 'plumber'])
})

test.each([
  ['shure', null],
  ['fotograf', 'photograph'],
  ['flite', 'flight'],
  ['simfony', 'symphony'],
  ['ankorage', 'anchorage'],
  ['skool', 'school'],
  ['muzeum', 'museum'],
  ['nite', 'night'],
  ['repare', 'repair'],
  ['bote', 'boat'],
  ['zzzz', null],
])('finds for “%s” the word that sounds alike', (typed, word) => {
  const words = 'photograph flight flute symphony anchorage school museum night repair prepare boat sure see'.split(' ')
  expect(createDictionary(createWordTable(new Map(words.map((one) => [one, 1])))).findAlike(typed)).toBe(word)
})

test('knows words that differ only in doubled letters', () => {
  expect(hasSameUndoubled('baterries', 'batteries')).toBe(true)
  expect(hasSameUndoubled('baterries', 'bakeries')).toBe(false)
})
