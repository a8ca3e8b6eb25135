import { createHash } from 'node:crypto'
import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isServerRunning } from './embeddedLock.server.ts'

export type Account = { uid: number; gid: number }

// https://systemd.io/UIDS-GIDS/ assigns these user ids to nothing.
const [FIRST, LAST] = [60_578, 61_183]

/**
 * The account of the server when this process runs as root, which PostgreSQL refuses: the owner of its folder, or a user
 * id that no account and no process has. Version 2.9.0 used the account `nobody`, which other programs use too. Its
 * folders get their own user id at the next start that finds no server running.
 */
export function chooseAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return
  const owner = statSync(folder, { throwIfNoEntry: false })
  const isShared = owner !== undefined && owner.uid === uidOfNobody()
  if (owner && owner.uid !== 0 && (!isShared || isServerRunning(join(folder, 'cluster')))) {
    return { uid: owner.uid, gid: owner.gid }
  }
  const number = findUnusedNumber(folder)
  return { uid: number, gid: number }
}

function uidOfNobody() {
  return Number(readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):/m)?.[1] ?? 65534)
}

/** The path of the folder determines the result, so that processes that start at the same time agree. */
function findUnusedNumber(folder: string) {
  const used = new Set([...readNumbers('/etc/passwd'), ...readNumbers('/etc/group'), ...readOwnersOfProcesses()])
  const start = createHash('sha256').update(folder).digest().readUInt32BE()
  const count = LAST - FIRST + 1
  const numbers = Array.from({ length: count }, (_, at) => FIRST + ((start + at) % count))
  const number = numbers.find((each) => !used.has(each))
  if (number === undefined) throw new Error(`Every user id from ${FIRST} to ${LAST} is taken: set DATABASE_URL`)
  return number
}

/** An account that runs no process, since a process could change the files; the given account if the machine knows it. */
export function chooseInitAccount({ uid, gid }: Account): Account {
  const accounts = [...readFileSync('/etc/passwd', 'utf8').matchAll(/^[^:]*:[^:]*:(\d+):(\d+)/gm)]
    .map(([, uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid !== 0)
  if (accounts.some((account) => account.uid === uid)) return { uid, gid }
  const busy = new Set(readOwnersOfProcesses())
  const idle = accounts.filter((account) => !busy.has(account.uid) && account.uid !== uidOfNobody())
  return idle[0] ?? { uid: uidOfNobody(), gid: uidOfNobody() }
}

function readNumbers(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/^[^:]*:[^:]*:(\d+)/gm)].map(([, number]) => Number(number))
}

function readOwnersOfProcesses() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statSync(join('/proc', name), { throwIfNoEntry: false })?.uid)
  } catch {
    // Only Linux has this folder.
    return []
  }
}

/** Makes an account the owner of a folder and its contents. */
export function giveTo({ uid, gid }: Account, folder: string) {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, name), uid, gid)
  }
}

/** Whether the account can enter a folder. Grants it where changing the mode of root's own folder suffices. */
export function letIn(dataDir: string, account: Account) {
  const { uid, mode } = statSync(dataDir)
  if (uid === 0 && reaches(account, dirname(dataDir))) chmodSync(dataDir, mode | 0o011)
  return reaches(account, dataDir)
}

/** Whether an account may enter this folder, or run this file, and may enter all its parent folders. */
export function reaches(account: Account, path: string): boolean {
  const { mode, uid, gid } = statSync(path)
  const mayEnter = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & mayEnter) !== 0 && (path === dirname(path) || reaches(account, dirname(path)))
}

/** Closes a folder to all accounts except the given one, or except ours. @throws when another account owns it. */
export function keepPrivate(folder: string, account: Account | undefined) {
  const owner = lstatSync(folder).uid
  const isOurs = owner === 0 || owner === uidOfNobody() || (owner >= FIRST && owner <= LAST)
  if (account && isOurs && owner !== account.uid) giveTo(account, folder)
  else if (owner !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${folder} belongs to another account: start as that account, or choose another DATA_DIR`)
  }
  chmodSync(folder, 0o700)
}
