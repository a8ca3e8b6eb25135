import type { Db } from '../../database/open.server.ts'
import type { User } from './session.contract.ts'

export const userColumns = [
  'id',
  'email',
  'full_name',
  'phone',
  'address',
  'city',
  'state',
  'zip_code',
  'role',
  'is_admin',
  'is_banned',
  'is_hidden',
  'created_at',
] as const

export async function readUser(db: Db, id: number): Promise<User> {
  return db.selectFrom('users').where('id', '=', id).select(userColumns).executeTakeFirstOrThrow()
}
