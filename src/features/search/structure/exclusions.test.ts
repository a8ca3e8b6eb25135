import { expect, test } from 'vitest'
import { parseQuery } from '../parseQuery.ts'
import { indexPlaces } from '../places.ts'
import { listExcludedSynonyms } from './excludedSynonyms.ts'

const cities = [
  'Anchorage',
  'Juneau',
  'Sitka',
  'Homer',
  'Kodiak',
  'Fairbanks',
  'Kenai',
  'Nome',
  'Wasilla',
  'Palmer',
  'Bethel',
  'Ketchikan',
  'Seward',
  'Valdez',
]
const vocabulary = { places: indexPlaces(cities), industries: [], region: ['alaska', 'ak'], today: '2026-11-18' }
const parse = (text: string) => parseQuery(text, vocabulary)
const exclusions = (text: string) => parse(text).parts.flatMap(({ what, label }) => (what === 'not' ? [label] : []))

test.each<[string, string[]]>([
  ['free events, but I can’t get to Sitka', ['Not in Sitka']],
  ['temporary work, I don’t have a CDL', ['Without “cdl”']],
  ['carpenter jobs but not in schools', ['Without “schools”']],
  ['welding work, no fishing boats', ['Without “fishing boats”']],
  ['full time jobs, no trucks no cooks', ['Without “trucks”', 'Without “cooks”']],
  ['anything in Kodiak except dance classes', ['Without “dance classes”']],
  ['events in Homer other than book readings', ['Without “book readings”']],
  ['jobs in Juneau besides washing dishes', ['Without “washing dishes”']],
  ['classes in Sitka that aren’t yoga', ['Without “yoga”']],
  ['workshops that aren’t about cooking', ['Without “cooking”']],
  ['restaurants in Anchorage but no sushi', ['Without “sushi”']],
  ['coffee shops excluding drive-throughs', ['Without “drive throughs”']],
  ['churches in Fairbanks, no catholics', ['Without “catholics”']],
  ['churches in Kenai, but not lutherans', ['Without “lutherans”']],
  ['driving jobs, I don’t want trucks', ['Without “trucks”']],
  ['Clubs for dog owners. I do not mean mushing.', ['Without “mushing”']],
  ['music teachers, we are not looking for choirs', ['Without “choirs”']],
  ['kitchen work without cooking', ['Without “cooking”']],
  ['museums in Juneau, skip the railroad ones', ['Without “railroad”']],
  ['events this weekend, leave out concerts', ['Without “concerts”']],
  ['jobs with nothing to do with fish', ['Without “fish”']],
  ['clubs in Palmer that have nothing to do with hunting', ['Without “hunting”']],
  ['accountants instead of lawyers', ['Without “lawyers”']],
  ['gift shops rather than souvenir stores', ['Without “souvenir stores”']],
  ['nonprofits in Nome, minus churches', ['Without “churches”']],
  ['schools in Wasilla, not counting preschools', ['Without “preschools”']],
  ['concerts apart from choirs', ['Without “choirs”']],
  ['aside from snow removal, any jobs in Anchorage?', ['Without “snow removal”']],
  ['any jobs in Bethel that don’t involve driving', ['Without “driving”']],
  ['jobs that do not involve lifting', ['Without “lifting”']],
  ['jobs not involving selling', ['Without “selling”']],
  ['hotels that are not in Juneau', ['Not in Juneau']],
  ['bakeries outside of Anchorage', ['Not in Anchorage']],
  ['jobs anywhere but Ketchikan', ['Not in Ketchikan']],
  ['plumbers not from Palmer', ['Not in Palmer']],
  ['jobs that aren’t part-time', ['Not part-time']],
  ['events but no workshops', ['No workshops']],
  ['daycare but not at a church', ['Without “church”']],
  ['dentists who don’t do braces', ['Without “braces”']],
  ['garages that don’t fix trucks', ['Without “trucks”']],
  ['I’m looking for a dog groomer, not a vet', ['Without “vet”']],
  ['need a photographer, not for weddings', ['Without “weddings”']],
  ['everything in Seward except kayaking trips', ['Without “kayaking trips”']],
  ['a gym, not crossfit', ['Without “crossfit”']],
  ['any groups for seniors except bingo', ['Without “bingo”']],
  ['jobs for teenagers but not babysitting', ['Without “babysitting”']],
  ['volunteer work with animals, anything but dogs', ['Without “dogs”']],
  ['art workshops, please no painting', ['Without “painting”']],
  ['organizations for veterans that aren’t american legion', ['Without “american legion”']],
  ['fishing charters, none with halibut', ['Without “halibut”']],
  ['outdoor jobs, but nothing with chainsaws', ['Without “chainsaws”']],
  ['mechanic wanted, cars only no boats', ['Without “boats”']],
  ['events in Valdez, anything that isn’t a ski race', ['Without “ski race”']],
  ['baptist churches without schools', ['Without “schools”']],
  ['charities in Anchorage that are not connected to religion', ['Without “religion”']],
  ['catering jobs but no weddings or funerals', ['Without “weddings”', 'Without “funerals”']],
  ['events in Juneau but please nothing with alcohol', ['Without “alcohol”']],
  ['want a midwife not a hospital, juneau', ['Without “hospital”']],
  ['not bookkeeping, but any other office job in Sitka', ['Without “bookkeeping”']],
  ['churches not in Anchorage or Wasilla', ['Not in Anchorage', 'Not in Wasilla']],
  ['museums anywhere but Anchorage and Fairbanks', ['Not in Anchorage', 'Not in Fairbanks']],
  ['schools except Juneau, Sitka and Kodiak', ['Not in Juneau', 'Not in Sitka', 'Not in Kodiak']],
  ['rotary clubs, neither in Anchorage nor Fairbanks', ['Not in Anchorage', 'Not in Fairbanks']],
  ['jobs neither in Nome nor in Bethel', ['Not in Nome', 'Not in Bethel']],
  ['churches in neither Homer nor Seward', ['Not in Homer', 'Not in Seward']],
  ['ski clubs other than Anchorage and Fairbanks', ['Not in Anchorage', 'Not in Fairbanks']],
  ['breweries away from Anchorage & Palmer', ['Not in Anchorage', 'Not in Palmer']],
  ['garden clubs beyond Anchorage and Fairbanks', ['Not in Anchorage', 'Not in Fairbanks']],
  ['garden clubs outside the Fairbanks and Anchorage areas', ['Not in Fairbanks', 'Not in Anchorage']],
  ['hotels located outside of both Anchorage and Juneau', ['Not in Anchorage', 'Not in Juneau']],
  ['jobs but not Anchorage, not Wasilla, not Palmer', ['Not in Anchorage', 'Not in Wasilla', 'Not in Palmer']],
  ['libraries anywhere else than Homer or Kenai', ['Not in Homer', 'Not in Kenai']],
  ['quilters in any town except for Palmer and Wasilla', ['Not in Palmer', 'Not in Wasilla']],
  ['breweries far from Kodiak', ['Not in Kodiak']],
  ['is there a job with a yearly salary instead of hourly wages', ['Not paid by the hour']],
  ['jobs with weekly pay, not monthly', ['Not paid by the month']],
  ['jobs that are not paid by the hour', ['Not paid by the hour']],
  ['daily wages rather than a weekly salary', ['Not paid by the week']],
  ['free events rather than paid ones', ['Not with a price']],
  ['paid events instead of free ones', ['Not free']],
  ['jobs paid by the week as opposed to by the hour', ['Not paid by the hour']],
  ['full-time rather than part-time jobs', ['Not part-time']],
  ['conferences instead of workshops', ['No workshops']],
  ['jobs in Homer rather than Kenai', ['Not in Kenai']],
  ['salaried jobs, no hourly pay', ['Not paid by the hour']],
])('“%s” excludes %s', (text, labels) => {
  expect(exclusions(text)).toEqual(labels)
})

test.each([
  'jobs for a baker who does not mind working at night',
  'grants for a business without a grant writer',
  'not sure what to do this weekend',
  'there is nothing to do in Sitka',
  'I can’t find a plumber',
  'jobs with no experience',
  'jobs without experience',
  'why not try a yoga workshop',
  'I’m not from here, where can I eat',
  'nonprofit groups',
  'no-kill animal shelter',
  'jobs with no degree needed',
  'jobs that don’t need a license',
  'we don’t have heat, who fixes furnaces',
  'my car won’t start',
  'my employer didn’t pay me',
  'isn’t there a bakery in Homer',
  'aren’t there any jobs in Nome',
  'don’t you have yoga classes?',
  'haven’t seen a dentist in years',
  'my dog is not well',
  'toilet does not flush',
  'there is no hot water in my house',
  'I have no idea how to do my taxes',
  'not too far from Juneau',
  'jobs where you don’t need experience',
  'no',
  'groups for people without a home',
  'a place for kids that have no parents',
  'I don’t know anybody here, are there meetups',
  'my phone is not working',
  'roof isn’t holding, who can help',
  'not only plumbers but electricians too',
  'sled no longer starts',
  'schools not too far from Juneau',
  'how do I state a yearly salary instead of an hourly wage',
  'my phone and my radio neither work',
])('“%s” excludes nothing', (text) => {
  expect(exclusions(text)).toEqual([])
})

test.each([
  'workshops I don’t have to pay for',
  'talks that don’t cost anything',
  'concerts with no charge',
  'events I can attend without paying',
  'events that won’t cost me a dime',
  'workshops that cost nothing',
  'trainings where you don’t pay',
  'something to do saturday that doesn’t cost money',
  'events with no entrance fee',
  'workshops with no fee',
  'events that are not going to cost me anything',
  'a meetup at no cost',
  'events I needn’t pay for',
  'things to do in Homer where we do not need to spend money',
  'concerts that don’t charge admission',
  'a workshop, I cannot pay anything',
  'events you don’t have to buy a ticket for',
  'meetups without a fee',
])('“%s” asks for free events', (text) => {
  const { facts, excluded } = parse(text)
  expect({ facts, words: excluded.words }).toEqual({ facts: ['free'], words: [] })
})

test('an exclusion ends before the place, which remains a filter', () => {
  const { city, kinds, words, excluded } = parse('jobs except shoveling snow in Juneau')
  expect({ city: city?.name, kinds, words, excluded: excluded.words }).toEqual({
    ...{ city: 'Juneau', kinds: ['job'], words: [], excluded: ['shoveling snow'] },
  })
})

test('searches no words of an exclusion of several places', () => {
  const { city, words } = parse('quilters in any town except for Palmer and Wasilla')
  expect({ city, words }).toEqual({ city: null, words: [] })
  const pay = parse('is there a job with a yearly salary instead of hourly wages')
  expect({ facts: pay.facts, excluded: pay.excluded.facts, words: pay.words }).toEqual({
    ...{ facts: ['paid_yearly'], excluded: ['paid_hourly'], words: [] },
  })
})

test('excludes synonyms of the excluded words, but no requested words', () => {
  expect(listExcludedSynonyms(parse('mechanic jobs but not on planes'))).toContain('aircraft')
  expect(listExcludedSynonyms(parse('help with contracts, but no lawyers'))).toContain('attorney')
  expect(listExcludedSynonyms(parse('churches, no baptists'))).not.toContain('church')
  const ofYouth = listExcludedSynonyms(parse('hockey in Fairbanks, but not a youth league'))
  expect(ofYouth).toEqual(expect.arrayContaining(['youth', 'juniors', 'kids']))
  expect(listExcludedSynonyms(parse('youth clubs, but no kids camps'))).not.toContain('youth')
  expect(listExcludedSynonyms(parse('plumbers in Juneau'))).toEqual([])
})
