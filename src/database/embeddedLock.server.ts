import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The contents of the cluster's lock file, and whether its process is the server of this cluster. */
export function readLock(cluster: string) {
  try {
    const [number, , , , sockets = '', , , status = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    const pid = Number(number)
    return { pid, sockets, status: status.trim(), isServer: commandLine(pid).includes(cluster) }
  } catch {
    // No server runs, or it is stopping.
  }
}

export const isServerRunning = (cluster: string) => readLock(cluster)?.isServer ?? false

/** Empty for a process that has ended or is a zombie. */
function commandLine(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
