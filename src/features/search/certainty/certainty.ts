import type { Kind } from '../kinds.ts'
import { RELATED_STRENGTH } from '../meaning/relatedWords.ts'
import type { ParsedQuery } from '../parseQuery.ts'
import { isFullHit } from '../retrieval/coverage.ts'
import type { SearchHit } from '../retrieval/ranking.server.ts'
import type { WordStatistics } from '../terms/countWords.server.ts'
import model from './certainty.json' with { type: 'json' }
import { type ComparedFeatures, comparedNames, type Features, featureNames } from './features.ts'
import type { TextFeatures } from './textFeatures.ts'
import { certaintyTrees, rankingTrees } from './trees.generated.ts'
import { compileTrees, type Tree } from './trees.ts'
import { isWorldQuestion } from './worldForm.ts'

type Query = {
  parsed: ParsedQuery
  statistics: Pick<WordStatistics, 'share'>
  /** All words of the query. */
  words: string[]
  isCorrected: boolean
  /** Returns how rare a word is in spoken English, from 0 to 1. */
  getRarity(word: string): number
}

/** The maximum counted numbers of words and of matched terms. */
const [MAX_COUNTED_WORDS, MAX_COUNTED_TERMS] = [12, 4]
/** The number of words above `MAX_COUNTED_WORDS` at which a message counts fully as a story. */
const STORY_WORDS = 30
/** The minimum coverage by which the strength is divided. A result with only related words covers less. */
const MIN_COVERAGE = 0.1
/** The logarithm of the number of words of a long text, for which the feature `size` is 1. */
const LOG_LONG_TEXT = 7
/** The greatest rarity of a word: the negative logarithm of its share of the documents. */
const MAX_RARITY = Math.log(1e6)

/** Computes the features of a result. */
export function extractFeatures(
  { parsed, statistics, words, isCorrected, getRarity }: Query,
  hit: SearchHit & { kind: Kind },
  { passage, explained, other_trade, near_passage, near_title, near_explained }: TextFeatures,
): Features {
  const { kind } = hit
  const missing = new Set(hit.missing.flatMap((term) => term.split(' ')))
  const tokens = [...new Set(parsed.tokens)]
  const matched = tokens.filter((token) => !missing.has(token))
  const shares = matched.map(statistics.share).filter((share) => share > 0)
  const isHelp = kind === 'help'
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const trade = new Set(parsed.trade_words)
  const missingTrade = [...trade].filter((word) => missing.has(word)).length
  const missingRarities = [...missing].map(getRarity)
  const allRarity = sum(parsed.tokens.map(getRarity))
  const flag = (condition: boolean) => (condition ? 1 : 0)
  const isFull = isFullHit(hit)
  const isWorld = isWorldQuestion(words)
  const length = Math.min(words.length, MAX_COUNTED_WORDS) / MAX_COUNTED_WORDS
  const helpMatch = isHelp ? hit.document_score : 0
  const related = hit.related_score ?? 0
  const share = (count: number) => (tokens.length === 0 ? 0 : count / tokens.length)
  return {
    constant: 1,
    coverage: isHelp ? 0 : hit.coverage,
    full: flag(isFull && !isHelp),
    strength: isHelp
      ? 0
      : Math.max(0, hit.document_score - RELATED_STRENGTH * related) / Math.max(hit.coverage, MIN_COVERAGE),
    title: isHelp ? 0 : hit.title_score,
    typed: isHelp ? 0 : hit.typed_score,
    telling: isHelp ? 0 : hit.telling_score,
    name: flag(hit.is_name_match),
    terms: isHelp ? 0 : Math.min(matched.length, MAX_COUNTED_TERMS) / MAX_COUNTED_TERMS,
    evidence: isHelp ? 0 : (hit.document_score * Math.min(matched.length, MAX_COUNTED_TERMS)) / MAX_COUNTED_TERMS,
    unknown: share(tokens.filter((token) => statistics.share(token) === 0).length),
    rarity: isHelp || shares.length === 0 ? 0 : Math.min(1, -Math.log(Math.min(...shares)) / MAX_RARITY),
    understood: Math.min(parsed.parts.length, 2) / 2,
    trade: flag(parsed.trade !== null),
    outside: flag(hit.outside.length > 0),
    placeless: flag(parsed.city !== null && (kind === 'question' || isHelp)),
    corrected: flag(isCorrected),
    length,
    world: flag(isWorld),
    world_full: flag(isWorld && isFull && !isHelp),
    is_business: flag(kind === 'business'),
    is_help: flag(isHelp),
    help_match: helpMatch,
    is_question: flag(kind === 'question'),
    likely_kind: flag(kind === parsed.kinds[0]),
    rare_coverage: allRarity === 0 ? 1 : 1 - sum(missingRarities) / allRarity,
    missing_rarity: Math.max(0, ...missingRarities),
    size: Math.log(hit.size || 1) / LOG_LONG_TEXT,
    text_rank: hit.text_rank ?? 0,
    // A whole sentence is rarely the name of a business, and more often a question for the forum or the help.
    long_business: kind === 'business' ? length : 0,
    long_question: kind === 'question' ? length : 0,
    long_help: isHelp ? length : 0,
    long_full: isFull && !isHelp ? length : 0,
    long_help_match: helpMatch * length,
    help_match_squared: helpMatch ** 2,
    passage: isHelp ? 0 : passage,
    explained: isHelp ? 0 : explained,
    other_trade: kind === 'business' ? other_trade : 0,
    long_passage: isHelp ? 0 : passage * length,
    partial_explained: isHelp || isFull ? 0 : explained,
    related,
    is_related: flag(related > 0),
    near_passage: isHelp ? 0 : near_passage,
    near_title: isHelp ? 0 : near_title,
    near_explained: isHelp ? 0 : near_explained,
    near_help: isHelp ? near_passage : 0,
    long_near: isHelp ? 0 : near_passage * length,
    related_passage: related > 0 ? near_passage : 0,
    // The words of a trade or a need are telling together, although each word may be ordinary: “cannot hear”.
    trade_missing: isHelp || trade.size === 0 ? 0 : missingTrade / trade.size,
    // Words of a question that are scattered over a long text are a weaker match than words in one sentence.
    scattered: isFull && !isHelp ? 1 - near_passage : 0,
    // The words of a story around the wish match nothing, so little of a correct result's text is covered.
    story: Math.min(Math.max(words.length - MAX_COUNTED_WORDS, 0), STORY_WORDS) / STORY_WORDS,
    matched_rarity: isHelp ? 0 : Math.max(0, ...matched.map(getRarity)),
  }
}

type RatedResult = { kind: Kind; coverage: number; features: Features }

/** A fitted score: the weight of each feature, and trees that correct the sum. */
export type Score<Name extends string> = { weights: Record<Name, number>; trees: Tree<Name>[] }

/** Returns a function that computes a score. */
export function compileScore<Name extends string>({ weights, trees }: Score<Name>, names: readonly Name[]) {
  const factors = names.map((name) => weights[name])
  const addTrees = compileTrees(trees, names)
  const values = new Float64Array(names.length)
  return (features: Record<Name, number>) => {
    let total = 0
    for (let index = 0; index < names.length; index++) {
      const value = features[names[index] as Name]
      values[index] = value
      total += value * (factors[index] as number)
    }
    return total + addTrees(values)
  }
}

const scoreForRanking = compileScore({ weights: model.weights_of_order, trees: rankingTrees }, featureNames)
const scoreCertainty = compileScore({ weights: model.weights, trees: certaintyTrees }, comparedNames)

const toProbability = (logit: number) => 1 / (1 + Math.exp(-logit))

/** The number of results that are shown, and the maximum counted number of equally good results. */
const [SHOWN_RESULTS, MAX_COUNTED_ALIKE] = [3, 10]
/** The greatest logit that is compared. */
const MAX_LOGIT = 6

/** A result with its score for the order of results, `order`, from 0 to 1. */
export type ComparedResult<T> = T & { order: number; compared: ComparedFeatures }

/**
 * Scores each result for the order. Adds the margin between its score and the score of the best result that is not
 * shown, or of the last shown result, and the number of equally good results of its kind.
 */
export function compareResults<T extends RatedResult>(results: T[], score = scoreForRanking): ComparedResult<T>[] {
  const rated = results.map((result) => {
    const logit = score(result.features)
    return { result, logit, order: toProbability(logit) }
  })
  const sorted = rated.map(({ order }) => order).sort((a, b) => b - a)
  const groupKey = ({ kind, coverage }: RatedResult) => `${kind} ${coverage}`
  const groups = Map.groupBy(results, groupKey)
  return rated.map(({ result, logit, order }) => {
    const isShown = order >= (sorted[SHOWN_RESULTS - 1] ?? 0)
    const margin = order - (sorted[isShown ? SHOWN_RESULTS : SHOWN_RESULTS - 1] ?? 0)
    const alike = (groups.get(groupKey(result))?.length ?? 0) / MAX_COUNTED_ALIKE
    const limited = Math.max(-MAX_LOGIT, Math.min(MAX_LOGIT, logit)) / MAX_LOGIT
    return { ...result, order, compared: { ...result.features, margin, alike, order: limited } }
  })
}

/** Returns the probability that a result is correct, from 0 to 1. */
export const rateCertainty = (compared: ComparedFeatures, score = scoreCertainty) =>
  Number(toProbability(score(compared)).toFixed(3))

/**
 * The minimum certainty of a result that is presented as correct, and of one that is presented as possible. A complete
 * match needs less. A result for a question about the world needs more. `sureTogether` is the minimum probability that one of
 * several shown results is correct.
 */
export const thresholds = {
  sure: model.sure,
  sureAboutWorld: model.sure_about_the_world,
  sureWhenExact: model.sure_when_exact,
  sureTogether: model.sure_together,
  maybe: model.maybe,
  maybeAboutWorld: model.maybe_about_the_world,
  helpAboutWorld: model.help_about_the_world,
}
