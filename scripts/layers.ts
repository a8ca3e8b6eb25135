// Checks that every import of src goes down the layers, types included.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders of `src`, lowest layer first. A file may import only from its own folder and from lower ones. */
const folders = ['kit', 'region', 'database', 'features', 'app', 'server']

const LIST = 'src/server/features.ts'
const SCREENS_LIST = 'app/features.ts'
/** The features in the order in which they are registered, lowest layer first. */
const features = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}(\w+)Feature,$/gm)].map(([, name = '']) => name)

/** Source text by path below `src`. */
type Sources = Record<string, string>

const importStatement = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"=();]*?\bfrom\s*)?['"](\.[^'"]+)['"]/gm
const dynamicImport = /\bimport\(()\s*['"](\.[^'"]+)['"]/g
const endpointKey = /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\s]*)['"`]/g
const runsOnServer = /\.(server|test|make)\.tsx?$/
const pagePattern = /Page\.tsx$/

const getFolder = (file: string) => file.split('/')[0] ?? ''
const getFeature = (file: string) => (getFolder(file) === 'features' ? (file.split('/')[1] ?? '') : null)

/** Returns one message for each import or endpoint call that goes up the layers, and each list of screens that is not registered. */
export function findViolations(sources: Sources): string[] {
  return [...findUpwardUses(sources), ...findUnregisteredScreens(sources)]
}

const findUnregisteredScreens = (sources: Sources) =>
  Object.keys(sources)
    .filter((file) => file.endsWith('.screens.ts') && !sources[SCREENS_LIST]?.includes(`/${file.split('/').at(-1)}'`))
    .map((file) => `${file} is not registered in src/${SCREENS_LIST}`)

function findUpwardUses(sources: Sources): string[] {
  const owners = findEndpointOwners(sources)
  return Object.entries(sources).flatMap(([file, source]) => {
    const feature = getFeature(file)
    if (feature !== null && !features.includes(feature)) {
      return [`${file}: ${feature} is not listed in the features of ${LIST}`]
    }
    const imports = [...source.matchAll(importStatement), ...source.matchAll(dynamicImport)].flatMap(
      ([, isType, path]) => {
        const target = join(dirname(file), path ?? '')
        const violation = describeViolation(file, target, Boolean(isType))
        return violation ? [`${file} imports ${target}: ${violation}`] : []
      },
    )
    const calls = [...source.matchAll(endpointKey)].flatMap(([, key = '']) => {
      const owner = owners.get(key)
      return owner && !isTest(file) && isAbove(owner, file)
        ? [`${file} names ${key}, which belongs to the higher feature ${owner}`]
        : []
    })
    return [...imports, ...calls]
  })
}

function describeViolation(file: string, target: string, isType: boolean): string | null {
  const [folder, targetFolder] = [getFolder(file), getFolder(target)]
  if (!isTest(file) && folders.indexOf(targetFolder) > folders.indexOf(folder))
    return `${folder} may not use ${targetFolder}`
  const [feature, other] = [getFeature(file), getFeature(target)]
  if (feature !== null && other !== null && feature !== other) {
    if (pagePattern.test(target)) return 'a page of another feature may not be imported'
    if (!isTest(file) && isAbove(other, file)) return `the feature ${other} is above ${feature}`
  }
  const reachesBrowser = ['kit', 'region', 'features', 'app'].includes(folder) && !runsOnServer.test(file)
  if (reachesBrowser && !isType && /\.server\.tsx?$/.test(target)) {
    return 'code for the browser may import only types of a server file'
  }
  return null
}

/**
 * Whether a file is a test. Tests may use higher layers, because they create data of any feature and start the whole
 * server.
 */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Whether a feature is above the layer of a file. */
function isAbove(feature: string, file: string): boolean {
  const ownFeature = getFeature(file)
  if (ownFeature !== null) return features.indexOf(feature) > features.indexOf(ownFeature)
  return folders.indexOf('features') > folders.indexOf(getFolder(file))
}

/**
 * Returns the feature of each endpoint. The compiler accepts calls of higher features, because the types of all
 * contracts are merged.
 */
const findEndpointOwners = (sources: Sources) =>
  new Map(
    Object.entries(sources)
      .filter(([file]) => file.endsWith('.contract.ts'))
      .flatMap(([file, source]) =>
        [...source.matchAll(endpointKey)].map(([, key]): [string, string] => [key ?? '', getFeature(file) ?? '']),
      ),
  )

const readSources = (): Sources =>
  Object.fromEntries(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join('src', file), 'utf8')]),
  )

if (import.meta.main) {
  const violations = findViolations(readSources())
  for (const violation of violations) console.error(violation)
  if (violations.length > 0) process.exit(1)
  console.log('Every import goes down the layers.')
}
