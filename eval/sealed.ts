import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Figures } from './figures.ts'

/** The hash and the date of a frozen set of questions. From the day `retired` on, the set belongs to the development set. */
type Lock = { sha256: string; frozen: string; retired?: string }

export type SealedFiles = { questions: string; lock: string; runs: string }
export const sealedFiles: SealedFiles = {
  questions: 'eval/sealed.json',
  lock: 'eval/sealed.lock.json',
  /** Records each run as a line of JSON, so that repeated runs are visible. */
  runs: 'eval/sealedRuns.jsonl',
}

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
const today = () => new Date().toISOString().slice(0, 10)
const readLock = ({ lock }: SealedFiles): Lock | null =>
  existsSync(lock) ? (JSON.parse(readFileSync(lock, 'utf8')) as Lock) : null
const writeLock = ({ lock }: SealedFiles, content: Lock) => writeFileSync(lock, `${JSON.stringify(content, null, 2)}\n`)

/**
 * Records the hash of the sealed questions, before their first run.
 * @throws when a set is frozen already and not retired.
 */
export function freeze(files: SealedFiles): Lock {
  const lock = readLock(files)
  if (lock && !lock.retired) throw new Error(`A set has been frozen since ${lock.frozen}. Retire it first.`)
  const frozen = { sha256: hash(files.questions), frozen: today() }
  writeLock(files, frozen)
  return frozen
}

/**
 * Checks that the sealed questions are the frozen ones.
 * @throws when they are not frozen, have changed, or are retired.
 */
export function openSealed(files: SealedFiles): Lock {
  const lock = readLock(files)
  if (!lock) throw new Error(`${files.lock} is missing. Freeze ${files.questions} with --freeze before its first run.`)
  if (lock.retired) throw new Error(`The sealed set was retired on ${lock.retired}. Freeze a new one.`)
  if (lock.sha256 !== hash(files.questions)) {
    throw new Error(
      `${files.questions} differs from what was frozen on ${lock.frozen}. Its figures would prove nothing.`,
    )
  }
  return lock
}

/** Retires the sealed set: its questions may then be read, and it is no longer run. */
export function retire(files: SealedFiles) {
  writeLock(files, { ...openSealed(files), retired: today() })
}

/** Appends a line with date, commit and figures to the file of runs. */
export function recordRun(
  files: SealedFiles,
  lock: Lock,
  figures: Record<string, { asked: number; figures: Figures }>,
) {
  const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', 'src', 'eval', 'demo', 'migrations') !== ''
  const run = {
    ...{ date: new Date().toISOString(), commit: git('rev-parse', '--short', 'HEAD'), changed, frozen: lock.frozen },
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, { asked, figures }]) => [
        name,
        {
          asked,
          ...Object.fromEntries(Object.entries(figures).map(([key, share]) => [key, [share.hits, share.asked]])),
        },
      ]),
    ),
  }
  appendFileSync(files.runs, `${JSON.stringify(run)}\n`)
}
