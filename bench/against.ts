import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withServers } from './contenders.ts'
import { startDatabase } from './database.ts'
import { endOnInterrupt } from './interrupt.ts'
import { fail, scale } from './options.ts'
import { report } from './progress.ts'
import { runGroups } from './run.ts'
import type { Group } from './scenarios/scenario.ts'
import { printVerdicts } from './tables.ts'

/** Runs a command. Its output is printed like progress messages. @throws when it fails. */
async function run(command: string, args: string[], cwd = '.') {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 2, 2] })
  const stop = endOnInterrupt(() => child.kill())
  const [code] = await once(child, 'exit')
  await stop()
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

/** The full name of a commit. Ends the bench when this clone lacks it. */
export function findCommit(ref: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { encoding: 'utf8' }).trim()
  } catch {
    return fail(`${ref} is not in this clone. A shallow clone gets older commits with: git fetch --unshallow`)
  }
}

/** Builds a commit in a folder. The commit comes from this clone. */
async function buildEarlier(commit: string, folder: string) {
  mkdirSync(folder)
  const archive = `${folder}.tar`
  await run('git', ['archive', `--output=${archive}`, commit])
  await run('tar', ['-xf', archive, '-C', folder])
  if (!existsSync(join(folder, 'bench/seed.ts')))
    throw new Error(`${commit} has no bench/seed.ts, so it has no content`)
  const lock = 'package-lock.json'
  if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'], folder)
  await run(process.execPath, ['scripts/build.mjs'], folder)
}

/** Fills a data folder with the seed of an earlier commit. */
async function seedEarlier(root: string, data: string) {
  // The database runs until the end of this function, so that an interruption of the seed stops it too.
  const database = await startDatabase(data)
  await run(process.execPath, ['bench/seed.ts', '--scale', `${scale}`, '--data', data], root).finally(database.stop)
}

/**
 * Compares this build with that of an earlier commit, in alternating rounds. The earlier commit seeds a network with
 * its own schema. This build uses a copy of it, which its first start upgrades, so that both have the same content.
 */
export async function compareWithCommit(commit: string, folder: string, groups: Group[]): Promise<void> {
  const root = join(folder, 'source')
  const [before, ours] = [join(folder, 'before'), join(folder, 'ours')]
  report(`building ${commit.slice(0, 7)}`)
  await buildEarlier(commit, root)
  report('seeding with it')
  await seedEarlier(root, before)
  // Node's copy would lose the owner, and the files of the database belong to another user.
  await run('cp', ['-a', before, ours])
  await withServers({ before: { data: before, root }, ours: { data: ours } }, (contenders) =>
    runGroups(groups, contenders, null, printVerdicts),
  )
  console.log('A verdict needs p < 0.05 in the exact Mann-Whitney test over the rounds and a change of 3 %.')
}
