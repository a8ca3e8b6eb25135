import { randomBytes, randomInt } from 'node:crypto'
import type { Db, Tx } from '../../database/open.server.ts'
import { hashWithSalt } from '../../kit/server/passwords.server.ts'

const CODES_PER_MEMBER = 10
/** The number of characters of a code, which gives 49 bits. */
const CODE_LENGTH = 10
/** Digits and letters without similar ones. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

const createCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Formats a code for people: `abcdefghij` becomes `abcde-fghij`. */
const format = (code: string) => `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`

export type RecoveryCodes = { formatted: string[]; rows: { code_hash: Buffer; salt: Buffer }[] }

/** Creates codes and their hashes. Hashing takes time, so it happens before the transaction that stores them. */
export async function createRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: CODES_PER_MEMBER }, createCode)
  const salt = randomBytes(16)
  const rows: RecoveryCodes['rows'] = []
  // Hash one code after the other, so that logins get their turn in the queue of hashes.
  for (const code of codes) rows.push({ code_hash: await hashWithSalt(code, salt), salt })
  return { formatted: codes.map(format), rows }
}

/** Replaces all codes of an account. @returns the codes as members see them. */
export async function storeRecoveryCodes(tx: Tx, user_id: number, { formatted, rows }: RecoveryCodes) {
  await deleteRecoveryCodes(tx, user_id)
  await tx
    .insertInto('recovery_codes')
    .values(rows.map((row) => ({ user_id, ...row })))
    .execute()
  return formatted
}

export const deleteRecoveryCodes = (db: Db, user_id: number) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()

/** The hash of a code that a member of this account entered; null when the account has no codes. */
export async function hashRecoveryCode(db: Db, user_id: number, code: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .select('salt')
    .limit(1)
    .executeTakeFirst()
  return row ? hashWithSalt(code, row.salt) : null
}

/**
 * Deletes the code with this hash.
 * @returns false when there is none, for example because the code was used already.
 */
export async function consumeRecoveryCode(db: Db, user_id: number, code_hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', user_id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
