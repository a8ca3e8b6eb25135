import { chmodSync, mkdirSync, statSync } from 'node:fs'

const [STICKY, ENTER, OWNER] = [0o1000, 0o011, 0o700]

/**
 * Creates a folder whose contents only its owner can list, read and change. Removes the rights of other accounts from
 * an existing folder. Does not change a folder of another account, or a shared one such as /tmp.
 * @throws the error of `mkdir`.
 */
export function createPrivateFolder(path: string) {
  mkdirSync(path, { recursive: true })
  const { mode, uid } = statSync(path)
  const self = process.getuid?.()
  if (self === undefined || uid !== self || mode & STICKY) return
  // A database that root starts runs under another account, which must be able to enter the folder.
  const allowed = self === 0 ? OWNER | ENTER : OWNER
  if (mode & 0o777 & ~allowed) chmodSync(path, mode & allowed)
}
