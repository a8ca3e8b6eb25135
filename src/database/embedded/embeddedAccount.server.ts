import { createHash } from 'node:crypto'
import { chmodSync, lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isServerRunning } from './embeddedLock.server.ts'

export type Account = { uid: number; gid: number }

// User ids without an assigned use: https://systemd.io/UIDS-GIDS/
const [FIRST_UID, LAST_UID] = [60_578, 61_183]

/**
 * Returns the account for the server when this process runs as root, because PostgreSQL refuses to run as root: the
 * owner of the folder, or a user id without an account and processes. Version 2.9.0 used the account `nobody`, which
 * other programs use too. Its folders get their own user id at the next start without a running server.
 */
export function chooseAccount(folder: string): Account | undefined {
  if (process.getuid?.() !== 0) return
  const owner = statSync(folder, { throwIfNoEntry: false })
  const isOwnedByNobody = owner !== undefined && owner.uid === readNobodyUid()
  if (owner && owner.uid !== 0 && (!isOwnedByNobody || isServerRunning(join(folder, 'cluster')))) {
    return { uid: owner.uid, gid: owner.gid }
  }
  const id = findUnusedUserId(folder)
  return { uid: id, gid: id }
}

function readNobodyUid() {
  return Number(readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):/m)?.[1] ?? 65534)
}

/**
 * Derives the user id from the path of the folder, so that processes that start at the same time choose the same one.
 */
function findUnusedUserId(folder: string) {
  const usedIds = new Set([...readIds('/etc/passwd'), ...readIds('/etc/group'), ...readProcessOwners()])
  const start = createHash('sha256').update(folder).digest().readUInt32BE()
  const count = LAST_UID - FIRST_UID + 1
  const ids = Array.from({ length: count }, (_, index) => FIRST_UID + ((start + index) % count))
  const id = ids.find((candidate) => !usedIds.has(candidate))
  if (id === undefined) throw new Error(`Every user id from ${FIRST_UID} to ${LAST_UID} is taken: set DATABASE_URL`)
  return id
}

/**
 * Returns an account for initdb: the same account if it is in /etc/passwd, else one without processes that could change
 * the files.
 */
export function chooseInitAccount({ uid, gid }: Account): Account {
  const accounts = [...readFileSync('/etc/passwd', 'utf8').matchAll(/^[^:]*:[^:]*:(\d+):(\d+)/gm)]
    .map(([, uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid !== 0)
  if (accounts.some((account) => account.uid === uid)) return { uid, gid }
  const busy = new Set(readProcessOwners())
  const idle = accounts.filter((account) => !busy.has(account.uid) && account.uid !== readNobodyUid())
  return idle[0] ?? { uid: readNobodyUid(), gid: readNobodyUid() }
}

function readIds(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/^[^:]*:[^:]*:(\d+)/gm)].map(([, id]) => Number(id))
}

function readProcessOwners() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statSync(join('/proc', name), { throwIfNoEntry: false })?.uid)
  } catch {
    // Only Linux has this folder.
    return []
  }
}

/** Changes the owner of a folder and its contents. */
export function chownRecursively({ uid, gid }: Account, folder: string) {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, name), uid, gid)
  }
}

/**
 * Lets the account enter a folder by changing the mode of that folder if root owns it. Returns whether it can enter.
 */
export function grantEntry(dataDir: string, account: Account) {
  const { uid, mode } = statSync(dataDir)
  if (uid === 0 && canReach(account, dirname(dataDir))) chmodSync(dataDir, mode | 0o011)
  return canReach(account, dataDir)
}

/** Whether an account may enter this folder or run this file, and may enter all its parent folders. */
export function canReach(account: Account, path: string): boolean {
  const { mode, uid, gid } = statSync(path)
  const executeBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return (mode & executeBit) !== 0 && (path === dirname(path) || canReach(account, dirname(path)))
}

/**
 * Restricts a folder to `account`, or to the account of this process.
 * @throws when another account owns the folder.
 */
export function restrictToOwner(folder: string, account: Account | undefined) {
  const owner = lstatSync(folder).uid
  const isReassignable = owner === 0 || owner === readNobodyUid() || (owner >= FIRST_UID && owner <= LAST_UID)
  if (account && isReassignable && owner !== account.uid) chownRecursively(account, folder)
  else if (owner !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${folder} belongs to another account: start as that account, or choose another DATA_DIR`)
  }
  chmodSync(folder, 0o700)
}
