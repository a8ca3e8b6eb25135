import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readNetwork } from './network.ts'
import { scale } from './options.ts'
import { type Contender, runGroups } from './run.ts'
import type { Group } from './scenarios/scenario.ts'
import { type Server, startServer } from './server.ts'
import { printVerdicts } from './tables.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Checks out and builds a commit in a folder. @returns a function that removes it. */
function buildEarlier(ref: string, folder: string): () => void {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`)
  git('worktree', 'add', '--detach', folder, commit)
  const lock = 'package-lock.json'
  if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8'))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 2, 2] })
  return () => git('worktree', 'remove', '--force', folder)
}

/**
 * Compares this build with that of an earlier commit, alternately. The earlier commit seeds a network with its own
 * schema. This build works on a copy of it, which its first start upgrades, so that both have the same content.
 */
export async function compareWithEarlier(ref: string, folder: string, groups: Group[]): Promise<void> {
  const root = join(folder, 'source')
  const [before, ours] = [join(folder, 'before'), join(folder, 'ours')]
  const remove = buildEarlier(ref, root)
  const servers: Server[] = []
  try {
    if (!existsSync(join(root, 'bench/seed.ts'))) throw new Error(`${ref} has no seed, so it cannot be compared`)
    execFileSync(process.execPath, ['bench/seed.ts', '--scale', `${scale}`, '--data', before], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    })
    // The files of the database belong to another user.
    execFileSync('cp', ['-a', before, ours])
    const contenders: Contender[] = []
    for (const [name, data] of Object.entries({ before, ours })) {
      const server = await startServer(data, name === 'before' ? { root } : {})
      servers.push(server)
      contenders.push({ name, server, network: await readNetwork(server) })
    }
    await runGroups(groups, contenders, null, printVerdicts)
    console.log('A verdict needs p < 0.05 in the exact Mann-Whitney test over the rounds and a change of 3 %.')
  } finally {
    for (const server of servers) await server.stop()
    remove()
  }
}
