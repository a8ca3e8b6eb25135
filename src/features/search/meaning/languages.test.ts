import { expect, test } from 'vitest'
import { translate } from './languages.ts'

const isKnown = (word: string) =>
  /^(juneau|unalaska|anchorage|plumber|plants?|sales?|band|call|event|tech|refrigeration)$/.test(word)

test.each([
  ['necesito un plomero', 'es', 'plumber'],
  ['¿Dónde hay abogados en Juneau?', 'es', 'lawyer juneau'],
  ['¿hay trabajos de cocinera?', 'es', 'jobs cook'],
  ['ayuda para mujeres maltratadas en Juneau', 'es', 'domestic violence juneau'],
  ['¿cómo borro mi cuenta?', 'es', 'delete account'],
  ['estamos vendiendo el negocio', 'es', 'sell businesses'],
  ['nasaan ang simbahan', 'tl', 'church'],
  ['may trabaho ba sa Unalaska?', 'tl', 'jobs unalaska'],
  ['ищу адвоката в Анкоридже', 'ru', 'lawyer anchorage'],
  ['naghahanap ako ng trabahong panadero', 'tl', 'jobs'],
  ['asosasyong para sa matatanda sa Juneau', 'tl', 'association seniors juneau'],
  ['вкусный хлеб в Анкоридже', 'ru', 'bakery anchorage'],
  ['где продаются цветы', 'ru', 'florist'],
  ['¿dónde puedo estacionar en Anchorage?', 'es', 'parking anchorage'],
  ['치과가 어디에 있나요', 'ko', 'dentist'],
  ['nani kipusvik', 'yup', 'store'],
  ['앵커리지교회', 'ko', 'anchorage church'],
  ['교회들을 찾고 있어요', 'ko', 'church'],
  ['アンカレッジの教会はどこですか', 'ja', 'anchorage church'],
  ['朱诺哪里有牙医', 'zh', 'juneau dentist'],
  ['église à Juneau', 'fr', 'church juneau'],
  ['wo ist eine Kirche in Anchorage', 'de', 'church anchorage'],
  ['Ich suche Arbeit als Koch in Anchorage', 'de', 'jobs cook anchorage'],
  ['церкви в Джуно', 'ru', 'church juneau'],
])('translates “%s”', (text, language, english) => {
  expect(translate(text, isKnown)).toEqual({ language, english })
})

test('keeps the typed words when the translation would be only a place', () => {
  expect(translate('ayuda para zzxqy en Juneau', isKnown)).toBeNull()
})

test.each([
  'plumber in Juneau',
  'call off an event',
  'refrigeration tech',
  'bodega',
  'may I park at the harbor',
  'Casa Grande restaurant',
  'a job in the kitchen',
  'who sells halibut',
  'on the o',
  'plant sale',
  'band',
  'la leche',
  'boot repair',
  'ankorage simfony',
  'kayakin club',
  'avalanch photo menu',
  'fur hat',
  '',
])('does not translate the English “%s”', (text) => {
  expect(translate(text, isKnown)).toBeNull()
})
