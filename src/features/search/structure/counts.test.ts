import { expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { indexPlaces } from '../places.ts'
import { listCountedWords, listForms } from './countedWords.ts'

const places = indexPlaces(['Palmer', 'Juneau', 'Fairbanks', 'Anchorage', 'Sitka', 'Wasilla', 'Homer'])
const parse = (text: string) =>
  parseQuery(text, { places, industries: [], region: ['alaska', 'ak'], today: '2026-11-18' })

test.each<[string, string, string | null]>([
  ['How many food banks are listed here?', 'food banks', null],
  ['how many rotary clubs in the whole state', 'rotary clubs', null],
  ['number of quilt shops you have', 'quilt shops', null],
  ['total number of breweries in Alaska', 'breweries', null],
  ['count the churches in Palmer', 'churches', 'Palmer'],
  ['how many radio stations do you have', 'radio stations', null],
  ['how many historical societies are there altogether', 'historical societies', null],
  ['how many lions clubs are on this site', 'lions clubs', null],
  ['count all jobs in Juneau', '', 'Juneau'],
  ['how many gun clubs are there in Alaska overall', 'gun clubs', null],
  ['how many businesses are in the directory', '', null],
  ['how many businesses and groups do you have for Homer', '', 'Homer'],
  ['what is the number of listings in the bakery industry?', 'bakery', null],
  ['how many support groups are there', 'support groups', null],
  ['total number of events', '', null],
  ['what’s the total number of jobs posted', '', null],
  ['how many dental clinics are registered here', 'dental clinics', null],
  ['how many bakeries have you got', 'bakeries', null],
  ['how many native corporations across Alaska', 'native corporations', null],
  ['how many animal shelters statewide', 'animal shelters', null],
  ['tell me how many ski clubs there are', 'ski clubs', null],
  ['do you know how many museums you list', 'museums', null],
  ['how many libraries does the network have', 'libraries', null],
  ['how many credit unions in all of alaska', 'credit unions', null],
  ['how many full-time jobs in total', '', null],
  ['how many organizations altogether', '', null],
  ['how many open positions are there currently', '', null],
  ['number of masonic lodges', 'masonic lodges', null],
  ['how many tribes are in your database', 'tribes', null],
  ['count of nonprofits in Sitka', 'nonprofits', 'Sitka'],
  ['how many fire departments all told', 'fire departments', null],
  ['how many workshops are coming up', '', null],
  ['how many girl scout troops', 'girl scout troops', null],
  ['how many plumbers can I choose from in Anchorage', 'plumbers', 'Anchorage'],
  ['How many unanswered questions are there in total', '', null],
  ['how many hockey associations around the state', 'hockey associations', null],
  ['how many different yoga studios', 'yoga studios', null],
  ['how many humane societies are on here', 'humane societies', null],
  ['can you count the food pantries in Wasilla', 'food pantries', 'Wasilla'],
  ['give me the number of garden clubs', 'garden clubs', null],
  ['how many VFW posts in the entire state', 'vfw posts', null],
  ['how many internships are available', '', null],
  ['how many hospices', 'hospices', null],
  ['how many hospices does Alaska have', 'hospices', null],
  ['how many events are still to come in Homer?', '', 'Homer'],
  ['how many jobs are yet to come', '', null],
  ['in total how many boat builders are there on the platform', 'boat builders', null],
  ['please count how many events Homer has', '', 'Homer'],
  ['whats the overall number of land trusts', 'land trusts', null],
])('“%s” counts “%s” in %s', (text, counted, place) => {
  const { intent, tokens, city } = parse(text)
  expect([intent, tokens.join(' '), city?.name ?? null]).toEqual(['count', counted, place])
})

test.each([
  'how many employees does Harbor Books have',
  'how many people live in Homer',
  'how many hours is the sewing class',
  'how many photos can I upload',
  'how many times can I renew a job',
  'how many characters may a headline have',
  'how many miles from Palmer to Wasilla',
  'count me in for the meetup',
  'I can count on you',
  'how many calories are in a donut',
  'how many days is the job post valid',
  'how many cups are in a quart',
])('“%s” counts no entries', (text) => {
  expect(parse(text).intent).toBe('find')
})

test('counts a kind of organization by its own words', () => {
  const counted = (text: string) => listCountedWords({ parsed: parse(text), typedWords: text.split(' ') }).join(' ')
  expect(counted('how many quilters guilds do you have')).toBe('quilters guilds')
  expect(counted('how many kennel clubs exist in Fairbanks')).toBe('kennel clubs')
  expect(counted('quilters guilds')).toBe('')
})

test.each([
  ['how many listings have curling in their name', 'curling'],
  ['how many have Juneau in their name', 'juneau'],
  ['how many listings contain the word alaska in the name', 'alaska'],
  ['how many clubs have "ski" in their title', 'ski'],
  ['how many businesses are called Denali something', 'denali'],
  ['how many organizations are named after St John', 'st john'],
  ['how many churches are named Holy Trinity in Juneau', 'holy trinity'],
  ['how many businesses whose name contains fishing', 'fishing'],
  ['number of listings with hockey in the name in Fairbanks', 'hockey'],
  ['count of groups that use the word friends in their name', 'friends'],
  ['how many entries include free in the title', 'free'],
])('“%s” counts names with “%s”', (text, counted) => {
  const parsed = parse(text)
  expect(parsed.intent).toBe('count')
  expect(listCountedWords({ parsed, typedWords: text.split(' ') }).join(' ')).toBe(counted)
})

test.each(['who is called when it burns', 'plumber named after a river', 'a shop with a dog in their yard'])(
  '“%s” asks for no name',
  (text) => {
    expect(parse(text).name_words).toEqual([])
  },
)

test('counts an activity also by the word for a person who does it', () => {
  expect(listForms('quilting')).toEqual(['quilting', 'quilt', 'quilter'])
  expect(listForms('skiing')).toEqual(['skiing'])
  expect(listForms('trailers')).toEqual(['trailers'])
})
