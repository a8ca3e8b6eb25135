import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second for every program, whatever the frequency of its timer is. */
const TICKS = 100

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

/** A process and its descendants, without the embedded database that it may have started. */
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
 * The CPU time in milliseconds that a process and its descendants have used, those that have ended included. The
 * embedded database counts only when the process is its own.
 */
export const readCpu = (root: number): number =>
  (readTree(root).reduce((sum, { own, children }) => sum + own + children, 0) * 1000) / TICKS

/** The resident memory in MB of each Node process below this one, itself included, largest first. */
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
