import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the lock file of a cluster, and whether its process is the server of this cluster; undefined without a lock
 * file.
 */
export function readLock(cluster: string) {
  try {
    const [number, , , , sockets = '', , , status = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    const pid = Number(number)
    return { pid, sockets, status: status.trim(), isServer: readCommandLine(pid).includes(cluster) }
  } catch {
    // There is no lock file: no server runs.
  }
}

export const isServerRunning = (cluster: string) => readLock(cluster)?.isServer ?? false

/** Returns the command line of a process; empty when it has ended or is a zombie. */
function readCommandLine(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
