import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the cluster's lock file says, and whether the process that it names is the server of this cluster. */
export function readLock(cluster: string) {
  try {
    const [number, , , , sockets = '', , , status = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    const pid = Number(number)
    return { pid, sockets, status: status.trim(), isServer: commandLine(pid).includes(cluster) }
  } catch {
    // No server, or it leaves at this moment.
  }
}

export const isServerRunning = (cluster: string) => readLock(cluster)?.isServer ?? false

/** Empty for a process that is gone or a zombie. */
function commandLine(pid: number) {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
