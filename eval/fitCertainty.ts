import { writeFileSync } from 'node:fs'
import { readScope } from '../src/features/chat/answering/scope/outOfScope.ts'
import model from '../src/features/search/certainty/certainty.json' with { type: 'json' }
import { type Features, featureNames } from '../src/features/search/certainty/certainty.ts'
import type { Kind } from '../src/features/search/kinds.ts'
import { searchAll } from '../src/features/search/searchAll.server.ts'
import type { SearchServices } from '../src/features/search/searchContext.server.ts'
import type { Catalog } from './catalog.ts'
import { fillPlaceholders } from './days.ts'
import { findsRight, isApplicable, readItemPath } from './judge.ts'
import { crossValidate, type Example, fitLogistic } from './logistic.ts'
import { type Question, readQuestionFile } from './questionFile.ts'

const FILE = 'src/features/search/certainty/certainty.json'
const FILES = ['eval/development.json', 'eval/second.json']
const PENALTY = 0.002
/** As many results as a reply shows first. */
const SHOWN = 3

type Case = Example & { question: string; isWorld: boolean; isRefusal: boolean }

/** Fits the certainty of results. Questions in a conversation, and with several wishes, are left out. */
export async function fitCertainty(services: SearchServices, catalog: Catalog, write: boolean) {
  const questions = FILES.flatMap(readQuestionFile).filter(
    ({ after, expect }) => !after && (expect.refuses || (expect.results && isApplicable(catalog, expect))),
  )
  const cases: Case[] = []
  for (const question of questions) cases.push(...(await measureCase(services, catalog, question)))
  const predicted = crossValidate(cases, PENALTY)
  const rows = cases.map((one, index) => ({ ...one, predicted: predicted[index] ?? 0 }))
  const logLoss = -rows.reduce((sum, { predicted, isRight }) => sum + Math.log(isRight ? predicted : 1 - predicted), 0)
  const hits = rows.filter(({ isRight }) => isRight).length
  console.log(
    `${rows.length} questions, ${hits} with a right result; cross-validated log loss ${(logLoss / rows.length).toFixed(3)}`,
  )
  for (const least of [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const above = rows.filter((row) => row.predicted >= least)
    const right = above.filter(({ isRight }) => isRight).length
    const refusals = above.filter(({ isRefusal }) => isRefusal).length
    const world = above.filter((row) => row.isWorld)
    console.log(
      `from ${least.toFixed(2)} on: ${right} right of ${above.length}, ${((100 * right) / hits).toFixed(0)} % of the hits, ${refusals} that should be refused; about the world ${world.filter(({ isRight }) => isRight).length} right of ${world.length}`,
    )
  }
  const fitted = fitLogistic(cases, PENALTY)
  const weights = Object.fromEntries(featureNames.map((name, index) => [name, fitted[index] ?? 0]))
  console.log(weights)
  if (write) writeFileSync(FILE, `${JSON.stringify({ ...model, weights }, null, 2)}\n`)
}

async function measureCase(
  services: SearchServices,
  catalog: Catalog,
  { question, expect }: Question,
): Promise<Case[]> {
  const text = fillPlaceholders(question, catalog.days)
  if (readScope(text)?.decision === 'refuse') return []
  const measured = new Map<string, Features>()
  const { best } = await searchAll(services, `${text} `, {
    onMeasured: (kind: Kind, id, features) => measured.set(`${kind} ${id}`, features),
  })
  const [first] = best
  if (!first) return []
  const features = measured.get(`${first.kind} ${first.id ?? first.url.replace('/help/', '')}`)
  if (!features) return []
  const paths = best.flatMap(({ url }) => readItemPath(url) ?? [])
  return [
    {
      question: text,
      values: featureNames.map((name) => features[name]),
      isRight: !expect.refuses && findsRight(catalog, expect, paths, SHOWN) === true,
      isWorld: readScope(text) !== null,
      isRefusal: expect.refuses === true,
    },
  ]
}
