import { region } from '../../../region/region.ts'
import { parseTrades, type Trade } from '../../businesses/industries/trades.ts'
import languages from './words/languages.ts'
import descriptions from './words/needs/descriptions.ts'
import everydayNeeds from './words/needs/everyday.ts'
import healthNeeds from './words/needs/health.ts'
import homeNeeds from './words/needs/home.ts'
import leisureNeeds from './words/needs/leisure.ts'
import moneyNeeds from './words/needs/money.ts'
import situations from './words/needs/situations.ts'
import travelNeeds from './words/needs/travel.ts'
import arts from './words/organizations/arts.ts'
import community from './words/organizations/community.ts'
import culture from './words/organizations/culture.ts'
import faith from './words/organizations/faith.ts'
import health from './words/organizations/health.ts'
import help from './words/organizations/help.ts'
import nature from './words/organizations/nature.ts'
import sports from './words/organizations/sports.ts'
import work from './words/organizations/work.ts'
import businessSynonyms from './words/synonyms/business.ts'
import everydaySynonyms from './words/synonyms/everyday.ts'
import healthSynonyms from './words/synonyms/health.ts'
import homeSynonyms from './words/synonyms/home.ts'
import leisureSynonyms from './words/synonyms/leisure.ts'
import moneySynonyms from './words/synonyms/money.ts'
import plainWords from './words/synonyms/plainWords.ts'
import smallBusinessSynonyms from './words/synonyms/smallBusiness.ts'
import travelSynonyms from './words/synonyms/travel.ts'

/** Words with a similar meaning. Each word of `from` can be replaced by each word of `to`. */
export type Synonyms = { from: string[]; to: string[] }

/** Words of another language. `english` is null for words without a searchable meaning, such as “please”. */
export type ForeignWords = { language: string; words: string[]; english: string | null }

const splitLines = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const splitList = (text: string) => text.split(', ').map((part) => part.trim())

const synonyms = [
  businessSynonyms,
  everydaySynonyms,
  healthSynonyms,
  homeSynonyms,
  leisureSynonyms,
  moneySynonyms,
  plainWords,
  smallBusinessSynonyms,
  travelSynonyms,
]

export const parseSynonyms = (): Synonyms[] => [
  ...synonyms.flatMap(splitLines).map((line) => {
    const [from = '', to] = line.split(': ')
    return { from: splitList(from), to: splitList(to ?? from) }
  }),
  ...Object.entries(region.organizationAbbreviations).map(([letters, to]) => ({ from: [letters], to })),
]

export const parseForeignWords = (): ForeignWords[] =>
  splitLines(languages).map((line) => {
    const [, language = '', words = '', english = null] = /^(\w+): (.+?)(?: = (.+))?$/.exec(line) ?? []
    return { language, words: splitList(words), english }
  })

/**
 * Parses lines that consist of names, a colon, and words of people in need. The first name is also the display name.
 * “from Norway” also adds “people from Norway”.
 */
const parseNamedKinds = (text: string): Trade[] =>
  splitLines(text).map((line) => {
    const [names = '', needs = ''] = line.split(': ')
    const [name = ''] = splitList(names)
    const label = name.replace(/\b(?!(of|and|in)\b)[a-z]/g, (letter) => letter.toUpperCase())
    return {
      name: label,
      names: splitList(names),
      hints: [],
      needs: splitList(needs.replace(/(from [^,]+)/g, '$1, people $1')),
      industry: null,
    }
  })

/** Kinds of organizations, whose names seldom mention the needs of people. They are narrower than the trades. */
export const parseOrganizations = (): Trade[] => [
  ...[arts, community, faith, health, help, nature, sports].flatMap(parseTrades),
  ...[culture, work].flatMap(parseNamedKinds),
]

/** Further words of people in need of a business or organization, by its name, and further kinds. */
export const parseNeeds = (): Trade[] =>
  [everydayNeeds, healthNeeds, homeNeeds, leisureNeeds, moneyNeeds, travelNeeds, descriptions, situations].flatMap(
    parseTrades,
  )
