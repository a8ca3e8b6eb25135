// Checks that every import of src goes down the layers, types included.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders of `src` from the ground up. A file imports only from its own folder and from those below. */
const folders = ['kit', 'region', 'database', 'features', 'app', 'server']

const LIST = 'src/server/features.ts'
/** The features from the ground up, as the list that registers them names them. */
const features = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}(\w+)Feature,$/gm)].map(([, name = '']) => name)

/** Sources by their path below `src`. */
type Sources = Record<string, string>

const statement = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{][^'"=();]*?\bfrom\s*)?['"](\.[^'"]+)['"]/gm
const call = /\bimport\(()\s*['"](\.[^'"]+)['"]/g
const endpoint = /['"`]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"`\s]*)['"`]/g
const runsOnServer = /\.(server|test|make)\.tsx?$/
const isPage = /Page\.tsx$/

const folderOf = (file: string) => file.split('/')[0] ?? ''
const featureOf = (file: string) => (folderOf(file) === 'features' ? (file.split('/')[1] ?? '') : null)

/** @returns one sentence for each import, or call of an endpoint, that goes up. */
export function findFaults(sources: Sources): string[] {
  const owners = endpointOwners(sources)
  return Object.entries(sources).flatMap(([file, source]) => {
    const feature = featureOf(file)
    if (feature !== null && !features.includes(feature)) {
      return [`${file}: ${feature} is not among the features of ${LIST}`]
    }
    const imports = [...source.matchAll(statement), ...source.matchAll(call)].flatMap(([, isType, path]) => {
      const target = join(dirname(file), path ?? '')
      const fault = faultOfImport(file, target, Boolean(isType))
      return fault ? [`${file} imports ${target}: ${fault}`] : []
    })
    const calls = [...source.matchAll(endpoint)].flatMap(([, key = '']) => {
      const owner = owners.get(key)
      return owner && !isTest(file) && isAbove(owner, file)
        ? [`${file} names ${key}, which belongs to the higher feature ${owner}`]
        : []
    })
    return [...imports, ...calls]
  })
}

function faultOfImport(file: string, target: string, isType: boolean): string | null {
  const [folder, targetFolder] = [folderOf(file), folderOf(target)]
  if (!isTest(file) && folders.indexOf(targetFolder) > folders.indexOf(folder))
    return `${folder} may not use ${targetFolder}`
  const [feature, other] = [featureOf(file), featureOf(target)]
  if (feature !== null && other !== null && feature !== other) {
    if (isPage.test(target)) return 'it is the page of another feature'
    if (!isTest(file) && isAbove(other, file)) return `the feature ${other} is above ${feature}`
  }
  const reachesBrowser = ['kit', 'region', 'features', 'app'].includes(folder) && !runsOnServer.test(file)
  if (reachesBrowser && !isType && /\.server\.tsx?$/.test(target)) {
    return 'it reaches the browser, which may import only types of a server file'
  }
  return null
}

/** A test may use what is above: it makes data of any feature and starts the whole server. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Whether a feature is above the layer of a file. */
function isAbove(feature: string, file: string): boolean {
  const own = featureOf(file)
  if (own !== null) return features.indexOf(feature) > features.indexOf(own)
  return folders.indexOf('features') > folders.indexOf(folderOf(file))
}

/** The feature of each endpoint: calls are typed by all contracts, so the compiler allows calls that go up. */
const endpointOwners = (sources: Sources) =>
  new Map(
    Object.entries(sources)
      .filter(([file]) => file.endsWith('.contract.ts'))
      .flatMap(([file, source]) =>
        [...source.matchAll(endpoint)].map(([, key]): [string, string] => [key ?? '', featureOf(file) ?? '']),
      ),
  )

const readSources = (): Sources =>
  Object.fromEntries(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join('src', file), 'utf8')]),
  )

if (import.meta.main) {
  const faults = findFaults(readSources())
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  console.log('Every import goes down the layers.')
}
