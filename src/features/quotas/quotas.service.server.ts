import { sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import { createLimitError, HOUR } from '../../kit/server/limits.server.ts'
import type { Settings } from '../../kit/server/settings.server.ts'
import { type Quota, quotas } from './allowances.server.ts'

/**
 * Counts one use of a quota in the transaction that writes. The row lock of the account serializes its concurrent writes,
 * over all processes. The order of locks is the business or question, then the account (decision 017).
 * @throws 401 when the account was banned or deleted meanwhile, 429 when the quota is used up.
 */
export async function takeQuota(tx: Tx, settings: Settings, viewer: Viewer, name: Quota): Promise<void> {
  if (!settings.rate_limits) return
  const account = await tx
    .selectFrom('users')
    .where('id', '=', viewer.id)
    .where('is_banned', '=', false)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('unauthorized', 'Please log in')
  const { verb, noun, first, later, seconds } = quotas[name]
  // This statement is separate and comes after the lock, so that it sees the uses that concurrent writes have counted.
  const { rows } = await sql<{ is_new: boolean; used: number; wait: number | null }>`
    with account as (
      select created_at, created_at > now() - make_interval(secs => ${seconds}) as is_new
      from users where id = ${viewer.id}
    ),
    recent as (
      select used_at, row_number() over (order by used_at desc, id desc) as position from quota_uses
      where user_id = ${viewer.id} and quota = ${name} and used_at > now() - make_interval(secs => ${seconds})
    ),
    state as (
      select is_new, (select count(*) from recent)::int as used,
        extract(epoch from ${seconds} * interval '1 second' - (now() - case when is_new then created_at
          else (select used_at from recent where position = ${later}::int) end))::float8 as wait
      from account
    ),
    counted as (
      insert into quota_uses (user_id, quota) select ${viewer.id}, ${name} from state
      where used < case when is_new then ${first}::int else ${later}::int end
    )
    select is_new, used, wait from state`.execute(tx)
  const [{ is_new, used, wait }] = rows as [(typeof rows)[number]]
  const points = is_new ? first : later
  if (used >= points) {
    const message = is_new
      ? `A new account can ${verb} ${points} ${noun} ${seconds === HOUR ? 'in its first hour' : 'on its first day'}.`
      : `You can ${verb} ${points} ${noun} ${seconds === HOUR ? 'an hour' : 'a day'}.`
    throw createLimitError(message, {
      name: `${name}-quota`,
      points,
      seconds,
      remaining: 0,
      wait: Math.max(1, Math.ceil(wait ?? seconds)),
    })
  }
}
