import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { locks } from '../locks.ts'
import { type Home, OWNER_ROLE } from './embeddedHome.server.ts'

/** The role of the running application. It may read and write rows, but owns no table. */
export const APPLICATION_ROLE = 'network_app'

const HEADING = '# Written by the server at each start that finds anything else. Passwords are in passwords.json.\n'
const withPasswords = `${HEADING}local all all scram-sha-256\n`
// The setting of version 2.9.0. It is safe for a short time, because other accounts cannot enter the folder of the
// socket.
const withoutPasswords = `${HEADING}local all all trust\n`

export type Passwords = { [OWNER_ROLE]: string; [APPLICATION_ROLE]: string }

const passwordFile = ({ folder }: Home) => join(folder, 'passwords.json')
const accessFile = ({ cluster }: Home) => join(cluster, 'pg_hba.conf')

/** Returns the passwords of the roles; null before they are created. */
export function readPasswords(home: Home): Passwords | null {
  const file = passwordFile(home)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Lets a server without a password file start without passwords. `secureCluster` then sets new ones. */
export function prepareAccess(home: Home) {
  if (!readPasswords(home)) writeAccess(home, withoutPasswords)
}

/**
 * Creates missing roles and passwords in a running cluster, and requires a password for every later connection.
 * @param client a client of a superuser.
 */
export async function secureCluster(client: Client, home: Home) {
  await client.query('select pg_advisory_lock($1)', [locks.embeddedSecurity])
  try {
    if (readFileSync(accessFile(home), 'utf8') === withPasswords) return
    const passwords = readPasswords(home) ?? createPasswords(home)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE])
    if (rowCount === 0) await client.query(`create role ${APPLICATION_ROLE} login`)
    for (const [role, password] of Object.entries(passwords)) {
      await client.query(`alter role ${client.escapeIdentifier(role)} password ${client.escapeLiteral(password)}`)
    }
    writeAccess(home, withPasswords)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks.embeddedSecurity])
  }
}

function createPasswords(home: Home): Passwords {
  const passwords = {
    [OWNER_ROLE]: randomBytes(24).toString('base64url'),
    [APPLICATION_ROLE]: randomBytes(24).toString('base64url'),
  }
  replaceFile(passwordFile(home), `${JSON.stringify(passwords, null, 2)}\n`)
  return passwords
}

function writeAccess(home: Home, text: string) {
  replaceFile(accessFile(home), text, home.account)
}

function replaceFile(file: string, text: string, owner?: Home['account']) {
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, text, { mode: 0o600, flush: true })
  if (owner) chownSync(temporary, owner.uid, owner.gid)
  renameSync(temporary, file)
}
