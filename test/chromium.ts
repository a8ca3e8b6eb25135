import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import packaged, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts headless Chromium: the binary at CHROMIUM_PATH, or else the one from the npm package. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const chromiumPath = process.env.CHROMIUM_PATH
  if (chromiumPath) return chromium.launch({ ...options, executablePath: chromiumPath, args })

  const folder = await unpack()
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string | undefined> = { ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') }
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023/lib')
  return chromium.launch({ ...options, executablePath, args, env })
}

async function unpack() {
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const cache = join(import.meta.dirname, '../node_modules/.cache')
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder

  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(`${folder}.`)
  await unpackInto(fresh, join(home, 'bin'))
  writeFileSync(join(fresh, 'fonts/fonts.conf'), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>')
  // mkdtemp makes folders private, but another account may run the tests next.
  chmodSync(fresh, 0o755)
  chmodSync(join(fresh, 'chromium'), 0o755)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** The package unpacks into the system's temporary folder. It reads TMPDIR synchronously when called. */
async function unpackInto(folder: string, archives: string) {
  const { TMPDIR } = process.env
  process.env.TMPDIR = folder
  const unpacked = Promise.all([packaged.executablePath(archives), inflate(join(archives, 'al2023.tar.br'))])
  if (TMPDIR === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = TMPDIR
  await unpacked
}

function lacksLibraries(executable: string) {
  const { stdout } = spawnSync('ldd', [executable], { encoding: 'utf8' })
  return !stdout || stdout.includes('not found')
}
