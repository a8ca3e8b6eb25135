import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_DELAY_MS = 200

/**
 * Runs `work` while no other process holds the lock of this file. The lock of a process that died is taken over.
 * @returns what `work` returns.
 */
export async function runLocked(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!takeLock(file)) await sleep(RETRY_DELAY_MS)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function takeLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isAlive(readHolder(file))) rmSync(file, { force: true })
  return false
}

/** The process id in the file; null when another process has just removed the file or not yet written the id. */
function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(pid) {
  if (pid === null) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
