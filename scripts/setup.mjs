import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runLocked } from './lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const parent = process.ppid

/** Installs the packages if they are missing or package-lock.json has changed. Exits on failure. */
export function ensureInstalled() {
  const lock = hashFiles(['package-lock.json'])
  if (isStamped('node_modules/.installed', lock)) return
  console.error('Installing packages …')
  installPackages('.', '--include=dev')
  writeStamp('node_modules/.installed', lock)
}

/** Installs the packages of the package-lock.json in a folder. Exits on failure. */
export function installPackages(folder, ...more) {
  // Not `npm ci`, because it refuses a lock file without the packages for other platforms.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more]
  // Run npm with the Node that runs it now, because the installation may replace the pinned Node, which is first on
  // PATH.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  const [command, args] = npm?.endsWith('npm-cli.js') && node ? [node, [npm, ...options]] : ['npm', options]
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) fail(`The packages could not be installed${error ? `: ${error.message}` : ''}.`, status)
}

/** Builds browser and server if a source has changed. Of several processes, one builds. Exits on failure. */
export async function ensureBuilt() {
  if (isStamped('dist/.built', hashSources())) return
  await runLocked('dist/.lock', buildIfChanged)
}

async function buildIfChanged() {
  const sources = hashSources()
  if (isStamped('dist/.built', sources)) return
  console.error('Building …')
  const code = await runPinned(['scripts/build.mjs'])
  if (code !== 0) fail('The build failed.', code)
  writeStamp('dist/.built', sources)
}

function hashSources() {
  return hashFiles([
    ...listFiles('src').filter((path) => !/\.(test|make)\.tsx?$/.test(path)),
    ...listFiles('public'),
    'scripts/build.mjs',
    'vite.config.ts',
    'package-lock.json',
    'tsconfig.json',
  ])
}

/**
 * Installs, builds and seeds the demo database if necessary. Exits on failure.
 * @returns the environment variables for processes that use the demo database.
 */
export async function prepareDemo() {
  const { admin, password } = JSON.parse(readFileSync('demo/logins.json', 'utf8'))
  const env = {
    DATA_DIR: process.env.DATA_DIR || './data-demo',
    // The operator's administrator is created in addition to that of the demo.
    ...(!process.env.ADMIN_EMAIL && { ADMIN_EMAIL: admin, ADMIN_PASSWORD: password }),
    // The demo always uses its own database and sends no email, because its people are invented.
    DATABASE_URL: '',
    DATABASE_READ_URL: '',
    SMTP_URL: '',
  }
  ensureInstalled()
  await ensureBuilt()
  const code = await runPinned(['demo/seed.ts'], env)
  if (code !== 0) process.exit(code)
  return env
}

/**
 * Starts the pinned Node. Its IPC channel closes when this process dies for any reason, and a server then stops too.
 */
export function spawnPinned(args, env = {}) {
  return spawn(findPinnedNode(), args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * Waits for a child to exit.
 * @returns its exit code, or 128 plus the number of the signal that ended it, and the signal.
 */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code: code ?? 128 + constants.signals[signal], signal }))
  })
}

/** Calls `stop` with each signal to this process, and with SIGTERM when the npm that started it has died. */
export function onStop(stop) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // A killed npm sends no signal to its children. They only get another parent process.
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250).unref()
}

/** Runs the pinned Node and forwards signals. @returns its exit code. */
export async function runPinned(args, env) {
  const child = spawnPinned(args, env)
  onStop((signal) => child.kill(signal))
  return (await waitForExit(child)).code
}

function findPinnedNode() {
  const pinned = join(root, 'node_modules/node/bin/node')
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  fail('The pinned Node is missing. Install without --ignore-scripts, or use Node 24 or later.')
}

function fail(message, code) {
  console.error(message)
  process.exit(code || 1)
}

function isStamped(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

function writeStamp(file, stamp) {
  // A copy of the folder may share the old file through a hard link.
  rmSync(file, { force: true })
  writeFileSync(file, stamp)
}

function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort()
}

function hashFiles(paths) {
  const digest = createHash('sha256')
  for (const path of paths) digest.update(`${path}\0`).update(readFileSync(path)).update('\0')
  return digest.digest('hex')
}
