import { writeFileSync } from 'node:fs'
import { readScope } from '../src/features/chat/answering/scope/outOfScope.ts'
import model from '../src/features/search/certainty/certainty.json' with { type: 'json' }
import {
  type ComparedFeatures,
  comparedNames,
  compareResults,
  featureNames,
} from '../src/features/search/certainty/certainty.ts'
import { isWorldForm } from '../src/features/search/certainty/worldForm.ts'
import type { Kind } from '../src/features/search/kinds.ts'
import { searchAll } from '../src/features/search/searchAll.server.ts'
import type { SearchServices } from '../src/features/search/searchContext.server.ts'
import { readWords } from '../src/kit/text/words.ts'
import type { Catalog } from './catalog.ts'
import { fillPlaceholders } from './days.ts'
import { findsRight, isApplicable, readItemPath } from './judge.ts'
import { type Example, fitLogistic, predict } from './logistic.ts'
import { type Question, readQuestionFile } from './questionFile.ts'

const FILE = 'src/features/search/certainty/certainty.json'
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
].map((set) => `eval/${set}.json`)
const PENALTY = 0.0003
/** The number of results that a reply shows first. */
const SHOWN = 3
/** The number of best results of each question that are used for fitting. */
const DEPTH = 2

type Result = { kind: Kind; coverage: number; features: ComparedFeatures; isRight: boolean }
/** A question with its results, best first. */
type Case = { isWorld: boolean; isRefusal: boolean; results: Result[] }

/** Fits the certainty of results. Questions of a conversation, and messages with several wishes, are left out. */
export async function fitCertainty(services: SearchServices, catalog: Catalog, write: boolean) {
  const questions = FILES.flatMap(readQuestionFile).filter(
    ({ after, expect }) => !after && (expect.refuses || (expect.results && isApplicable(catalog, expect))),
  )
  const cases: Case[] = []
  for (const question of questions) cases.push(...(await measureCase(services, catalog, question)))
  const alone = fitLogistic(toExamples(cases, featureNames), PENALTY)
  Object.assign(model.weights_alone, name(featureNames, alone))
  for (const one of cases)
    one.results = compareResults(one.results).map(({ compared, ...result }) => ({ ...result, features: compared }))
  reportThresholds(cases)
  const weights = name(comparedNames, fitLogistic(toExamples(cases, comparedNames), PENALTY))
  console.log(weights)
  if (write) writeFileSync(FILE, `${JSON.stringify({ ...model, weights }, null, 2)}\n`)
}

const name = (names: readonly string[], weights: number[]) =>
  Object.fromEntries(names.map((one, index) => [one, weights[index] ?? 0]))

const toExamples = (cases: Case[], names: readonly (keyof ComparedFeatures)[]): Example[] =>
  cases.flatMap(({ results }) =>
    results
      .slice(0, DEPTH)
      .map(({ features, isRight }) => ({ values: names.map((one) => features[one] ?? 0), isRight })),
  )

/** The number of folds of the cross-validation. Each fold is rated with weights that are fitted to the other folds. */
const PARTS = 5

/** Prints the effect of each threshold on held-out questions, by cross-validation. */
function reportThresholds(cases: Case[]) {
  const fitted = Array.from({ length: PARTS }, (_, part) =>
    fitLogistic(
      toExamples(
        cases.filter((_, index) => index % PARTS !== part),
        comparedNames,
      ),
      PENALTY,
    ),
  )
  const rows = cases.flatMap((one, index) => {
    const rate = ({ features }: Result) =>
      predict(
        fitted[index % PARTS] ?? [],
        comparedNames.map((feature) => features[feature] ?? 0),
      )
    const sorted = one.results
      .map((result) => ({ ...result, predicted: rate(result) }))
      .sort((a, b) => b.predicted - a.predicted)
    const [first] = sorted
    const isRight = sorted.slice(0, SHOWN).some((result) => result.isRight)
    return first ? [{ ...one, predicted: first.predicted, isRight }] : []
  })
  const hits = rows.filter(({ isRight }) => isRight).length
  console.log(`${cases.length} questions, ${hits} with a right result among the first ${SHOWN}`)
  for (let least = 0.1; least < 0.95; least += 0.05) {
    const above = rows.filter((row) => row.predicted >= least)
    const right = above.filter(({ isRight }) => isRight).length
    const refusals = above.filter(({ isRefusal }) => isRefusal).length
    const world = above.filter((row) => row.isWorld)
    console.log(
      `from ${least.toFixed(2)} on: ${right} right of ${above.length}, ${((100 * right) / hits).toFixed(0)} % of the hits, ${refusals} that should be refused; about the world ${world.filter(({ isRight }) => isRight).length} right of ${world.length}`,
    )
  }
}

async function measureCase(
  services: SearchServices,
  catalog: Catalog,
  { question, expect }: Question,
): Promise<Case[]> {
  const text = fillPlaceholders(question, catalog.days)
  const scope = readScope(text)
  if (scope?.decision === 'refuse') return []
  const measured = new Map<string, ComparedFeatures>()
  const { best } = await searchAll(services, `${text} `, {
    onMeasured: (kind: Kind, id, features) => measured.set(`${kind} ${id}`, features),
  })
  const results = best.flatMap(({ kind, id, url, coverage }) => {
    const features = measured.get(`${kind} ${id ?? url.replace('/help/', '')}`)
    const path = readItemPath(url)
    const isRight = !expect.refuses && path !== null && findsRight(catalog, expect, [path], 1) === true
    return features ? [{ kind, coverage, features, isRight }] : []
  })
  return [{ isWorld: scope !== null || isWorldForm(readWords(text)), isRefusal: expect.refuses === true, results }]
}
