import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Downloaded packages are kept here, because each `npm run machines` needs them. */
const CACHE = resolve('node_modules/.cache/debian')

/** Programs of extracted Debian packages. */
export type Programs = {
  /** The environment in which the programs find their libraries and modules. */
  environment: Record<string, string>
  /** Finds a program. @throws when no package contains it. */
  find(name: string): string
}

/**
 * Extracts Debian packages into a folder, with those of their dependencies that are not installed. Needs no root.
 * @throws on a system without apt, or when the packages cannot be downloaded.
 */
export function extractPackages(names: string[], folder: string): Programs {
  const files = downloadPackages(names)
  for (const file of files) execFileSync('dpkg-deb', ['--extract', file, folder])
  const inFolder = (...paths: string[]) => paths.map((path) => join(folder, path)).filter((path) => existsSync(path))
  const libraries = inFolder('usr/lib').flatMap((lib) =>
    readdirSync(lib)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(lib, name)),
  )
  const search = [...inFolder('usr/bin', 'usr/sbin', 'usr/lib/postgresql/15/bin')]
  const installed = ['/usr/lib/postgresql/15/bin', '/usr/sbin', '/usr/bin', '/bin']
  return {
    environment: {
      PATH: [...search, ...installed].join(':'),
      LD_LIBRARY_PATH: libraries.join(':'),
      PYTHONPATH: join(folder, 'usr/lib/python3/dist-packages'),
      // A Python that is not installed finds its modules beside itself.
      ...(existsSync('/usr/bin/python3') ? {} : { PYTHONHOME: join(folder, 'usr') }),
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
    },
    find(name) {
      const path = [...search, ...installed].map((each) => join(each, name)).find((each) => existsSync(each))
      if (!path) throw new Error(`No package has the program ${name}`)
      return path
    },
  }
}

/** Downloads packages. @returns the files of all packages that are not installed. */
function downloadPackages(names: string[]): string[] {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('The machines need Debian 12, whose packages apt-get downloads')
  mkdirSync(join(CACHE, 'lists/partial'), { recursive: true })
  const missing = listMissing(names, []) ?? listMissingWithOwnLists(names)
  const isThere = (name: string) => readdirSync(CACHE).some((file) => file.startsWith(`${name}_`))
  const missingPackages = missing.packages.filter((name) => !isThere(name))
  if (missingPackages.length > 0) {
    execFileSync('apt-get', [...missing.options, '-o', 'APT::Sandbox::User=root', 'download', ...missingPackages], {
      cwd: CACHE,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const files = readdirSync(CACHE).filter((file) => file.endsWith('.deb'))
  return missing.packages.map((name) => join(CACHE, files.find((file) => file.startsWith(`${name}_`)) as string))
}

/** Lists the packages that are not installed. @returns null when the package lists do not contain them. */
function listMissing(names: string[], options: string[]) {
  const args = [...options, '--simulate', '--no-install-recommends', '--no-upgrade', 'install', ...names]
  const { status, stdout } = spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
  if (status !== 0) return null
  return { options, packages: [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string) }
}

/** Loads the package lists into the cache of this user, because only root may update those of the system. */
function listMissingWithOwnLists(names: string[]) {
  const configuration = join(CACHE, 'apt.conf')
  writeFileSync(configuration, `Dir::State::lists "${join(CACHE, 'lists')}";\nDir::Cache "${CACHE}";\n`)
  const options = ['--config-file', configuration, '-o', 'APT::Sandbox::User=root', '-o', 'Debug::NoLocking=1']
  execFileSync('apt-get', [...options, 'update'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const missing = listMissing(names, options)
  if (!missing) throw new Error(`The package lists of this system lack one of ${names.join(', ')}`)
  return missing
}
