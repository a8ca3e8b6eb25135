import { writeFileSync } from 'node:fs'
import { detectScope } from '../src/features/chat/answering/scope/outOfScope.ts'
import model from '../src/features/search/certainty/certainty.json' with { type: 'json' }
import { compareResults, compileScore, rateCertainty, type Score } from '../src/features/search/certainty/certainty.ts'
import {
  type ComparedFeatures,
  type ComparedName,
  comparedNames,
  type FeatureName,
  featureNames,
} from '../src/features/search/certainty/features.ts'
import type { Tree } from '../src/features/search/certainty/trees.ts'
import { isWorldQuestion } from '../src/features/search/certainty/worldForm.ts'
import type { Kind } from '../src/features/search/kinds.ts'
import { searchAll } from '../src/features/search/searchAll.server.ts'
import type { SearchServices } from '../src/features/search/searchContext.server.ts'
import { listNormalizedWords } from '../src/kit/text/words.ts'
import { type BoostingOptions, boostListwise } from './boosting.ts'
import type { Catalog } from './catalog.ts'
import { fillPlaceholders } from './days.ts'
import { findsCorrect, isApplicable, parseItemPath } from './judge.ts'
import { fitListwise } from './listwise.ts'
import { type Example, fitLogistic } from './logistic.ts'
import { type Question, readQuestionFile } from './questionFile.ts'

const FILE = 'src/features/search/certainty/certainty.json'
const TREES_FILE = 'src/features/search/certainty/trees.generated.ts'
const FILES = [
  'development',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'unread',
  'eleventh',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
].map((set) => `eval/${set}.json`)
/** The weight decay of the certainty, and of the order. */
const [PENALTY, RANKING_PENALTY] = [0.0003, 0.0005]
/** The number of results that a reply shows first. */
const MAX_SHOWN_RESULTS = 3
/** The number of first results of each question to which the certainty is fitted. */
const MAX_FITTED_RESULTS = 2

/** The options of the trees for the order and for the certainty, chosen by cross-validation. */
const RANKING_TREES: BoostingOptions = { rounds: 150, depth: 3, rate: 0.07, penalty: 5 }
const CERTAINTY_TREES: BoostingOptions = { rounds: 60, depth: 3, rate: 0.05, penalty: 5 }

type FittedScores = { order: Score<FeatureName>; certainty: Score<ComparedName> }
type Result = { kind: Kind; coverage: number; features: ComparedFeatures; isCorrect: boolean }
/** A question with its results, best first. */
type Case = { isWorld: boolean; isRefusal: boolean; results: Result[] }

/** Fits the certainty of results. Questions of a conversation, and messages with several wishes, are left out. */
export async function fitCertainty(services: SearchServices, catalog: Catalog, write: boolean) {
  const questions = FILES.flatMap(readQuestionFile).filter(
    ({ after, expect }) => !after && (expect.refuses || (expect.results && isApplicable(catalog, expect))),
  )
  const cases: Case[] = []
  for (const question of questions) cases.push(...(await measureCase(services, catalog, question)))
  reportThresholds(cases)
  const { order, certainty } = fitBoth(cases)
  const weights = { weights_of_order: order.weights, weights: certainty.weights }
  console.log(weights)
  if (!write) return
  writeFileSync(FILE, `${JSON.stringify({ ...model, ...weights }, null, 2)}\n`)
  writeFileSync(TREES_FILE, serializeTrees(order.trees, certainty.trees))
}

/** Fits the score for the order of results, and then the score for the certainty, which includes the order as a feature. */
function fitBoth(cases: Case[]): FittedScores {
  const lists = cases.map(({ results }) => results.map((result) => toExample(result, featureNames)))
  const order = fitScore(lists, featureNames, fitListwise(lists, RANKING_PENALTY), RANKING_TREES)
  const scoreForRanking = compileScore(order, featureNames)
  const first = cases.flatMap(({ results }) =>
    rankResults(results, scoreForRanking)
      .slice(0, MAX_FITTED_RESULTS)
      .map((result) => toExample({ ...result, features: result.compared }, comparedNames)),
  )
  // For a list with one result, the loss is the logistic loss.
  const single = first.map((example) => [example])
  return { order, certainty: fitScore(single, comparedNames, fitLogistic(first, PENALTY), CERTAINTY_TREES) }
}

function fitScore<Name extends string>(
  lists: Example[][],
  names: readonly Name[],
  weights: number[],
  options: BoostingOptions,
): Score<Name> {
  const weigh = (values: number[]) => values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
  return {
    weights: Object.fromEntries(names.map((name, index) => [name, weights[index] ?? 0])) as Record<Name, number>,
    trees: boostListwise(lists, names, weigh, options),
  }
}

const serializeTrees = (rankingTrees: Tree<FeatureName>[], certaintyTrees: Tree<ComparedName>[]) =>
  `// Written by \`npm run eval:fit -- --write\`.
import type { ComparedName, FeatureName } from './features.ts'
import type { Tree } from './trees.ts'

export const rankingTrees: Tree<FeatureName>[] = ${serializeRows(rankingTrees)}
export const certaintyTrees: Tree<ComparedName>[] = ${serializeRows(certaintyTrees)}
`

const serializeRows = (rows: unknown[]) => `[\n${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}]`

const rankResults = (results: Result[], scoreForRanking?: ReturnType<typeof compileScore<FeatureName>>) =>
  compareResults(results, scoreForRanking).sort((a, b) => b.order - a.order)

const toExample = <Name extends string>(
  { features, isCorrect }: { features: Record<Name, number>; isCorrect: boolean },
  names: readonly Name[],
): Example => ({ values: names.map((one) => features[one] ?? 0), isCorrect })

/** The number of folds of the cross-validation. Each fold is rated with weights that are fitted to the other folds. */
const FOLDS = 5

/** Prints the effect of each threshold on held-out questions, by cross-validation. */
function reportThresholds(cases: Case[]) {
  const scores = Array.from({ length: FOLDS }, (_, part) => {
    const { order, certainty } = fitBoth(cases.filter((_, index) => index % FOLDS !== part))
    return { order: compileScore(order, featureNames), certainty: compileScore(certainty, comparedNames) }
  })
  const rows = cases.flatMap((one, index) => {
    const part = index % FOLDS
    const ordered = rankResults(one.results, scores[part]?.order)
    const [first] = ordered
    const isCorrect = ordered.slice(0, MAX_SHOWN_RESULTS).some((result) => result.isCorrect)
    return first ? [{ ...one, predicted: rateCertainty(first.compared, scores[part]?.certainty), isCorrect }] : []
  })
  const hits = rows.filter(({ isCorrect }) => isCorrect).length
  console.log(`${cases.length} questions, ${hits} with a correct result among the first ${MAX_SHOWN_RESULTS}`)
  for (let least = 0.1; least < 0.95; least += 0.05) {
    const above = rows.filter((row) => row.predicted >= least)
    const correct = above.filter(({ isCorrect }) => isCorrect).length
    const refusals = above.filter(({ isRefusal }) => isRefusal).length
    const world = above.filter((row) => row.isWorld)
    console.log(
      `from ${least.toFixed(2)} on: ${correct} correct of ${above.length}, ${((100 * correct) / hits).toFixed(0)} % of the hits, ${refusals} that should be refused; about the world ${world.filter(({ isCorrect }) => isCorrect).length} right of ${world.length}`,
    )
  }
}

async function measureCase(
  services: SearchServices,
  catalog: Catalog,
  { question, expect }: Question,
): Promise<Case[]> {
  const text = fillPlaceholders(question, catalog.days)
  const scope = detectScope(text)
  if (scope?.decision === 'refuse') return []
  const measured = new Map<string, ComparedFeatures>()
  const { best } = await searchAll(services, `${text} `, {
    onMeasured: (kind: Kind, id, features) => measured.set(`${kind} ${id}`, features),
  })
  const results = best.flatMap(({ kind, id, url, coverage }) => {
    const features = measured.get(`${kind} ${id ?? url.replace('/help/', '')}`)
    const path = parseItemPath(url)
    const isCorrect = !expect.refuses && path !== null && findsCorrect(catalog, expect, [path], 1) === true
    return features ? [{ kind, coverage, features, isCorrect }] : []
  })
  return [
    {
      isWorld: scope !== null || isWorldQuestion(listNormalizedWords(text)),
      isRefusal: expect.refuses === true,
      results,
    },
  ]
}
