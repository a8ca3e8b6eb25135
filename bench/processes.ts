import { readdirSync, readFileSync } from 'node:fs'

/**
 * Ticks per second: Linux reports CPU time to every program in hundredths of a second, whatever its timer frequency.
 */
const TICKS_PER_SECOND = 100

type Stat = { pid: number; command: string; parent: number; own: number; children: number }

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the command is in parentheses and may contain blanks.
    const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
    const fields = text.slice(end + 2).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number) as [number, number, number, number]
    return {
      pid,
      command: text.slice(start + 1, end),
      parent: Number(fields[1]),
      own: utime + stime,
      children: cutime + cstime,
    }
  } catch {
    return null
  }
}

/** The process and its descendants, without an embedded database that it may have started. */
function readTree(root: number): Stat[] {
  const stats = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(Number(name)) ?? []) : []))
  const tree = stats.filter(({ pid }) => pid === root)
  for (const { pid, command } of tree) {
    tree.push(
      ...stats.filter((stat) => stat.parent === pid && (stat.command === command || stat.command !== 'postgres')),
    )
  }
  return tree
}

/**
 * The CPU time in milliseconds of a process and its descendants, including those that have ended. An embedded database
 * counts only when the given process is the database.
 */
export const readCpu = (root: number): number =>
  (readTree(root).reduce((sum, { own, children }) => sum + own + children, 0) * 1000) / TICKS_PER_SECOND

/** The resident memory in MB of this process and of each Node process below it, largest first. */
export const readMemory = (root: number): number[] =>
  readTree(root)
    .map(({ pid }) => {
      try {
        return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s*(\d+)/)?.[1]) / 1024
      } catch {
        return 0
      }
    })
    .filter((size) => size > 0)
    .sort((a, b) => b - a)
