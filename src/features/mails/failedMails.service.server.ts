import { type Db, sql, type Tx } from '../../database/open.server.ts'
import { AppError } from '../../kit/errors.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { findMailKind, type MailKind } from './mailKinds.ts'
import { queueMail } from './queueMail.server.ts'
import type { UnsentMailState } from './unsentMails.server.ts'

const kindName = (kind: string) => findMailKind(kind)?.name ?? kind

/** One page of the emails that could not be delivered, newest first. */
export async function listFailedMails(db: Db, { limit, cursor }: { limit: number; cursor?: number }) {
  const { total } = await db
    .selectFrom('unsent_mails')
    .where('state', '=', 'given_up')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('unsent_mails')
    .where('state', '=', 'given_up')
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .select(['id', 'kind', 'recipient', 'subject', 'error', 'attempts', 'first_tried_at', 'last_tried_at'])
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    mails: page.map((mail) => ({ ...mail, name: kindName(mail.kind) })),
    total,
    next_cursor: rows.length > limit ? String(page.at(-1)?.id) : null,
  }
}

/**
 * Records the decision on an undelivered email and deletes its personal data.
 * @throws 404 when the email was not on the list, 409 when an administrator has already decided.
 */
async function decide(tx: Tx, actor: Actor, id: number, state: Extract<UnsentMailState, 'sent_again' | 'dismissed'>) {
  const mail = await tx
    .selectFrom('unsent_mails')
    .where('id', '=', id)
    .where('state', '<>', 'retrying')
    .select(['kind', 'data', 'state'])
    .forUpdate()
    .executeTakeFirst()
  if (!mail) throw new AppError('not_found', 'Email not found')
  if (mail.state !== 'given_up')
    throw new AppError('conflict', 'Another administrator has already decided on this email')
  await tx
    .updateTable('unsent_mails')
    .set({ state, data: null, recipient: null, subject: null, error: '', last_tried_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  await writeAudit(tx, actor, {
    action: state === 'dismissed' ? 'mail.dismiss' : 'mail.retry',
    target_type: 'mail',
    target_id: id,
    target_name: kindName(mail.kind),
  })
  return mail
}

/** Queues an undelivered email again. It is composed anew, and its time limit starts again. */
export const retryMail = (db: Db, actor: Actor, id: number) =>
  db.transaction().execute(async (tx) => {
    const { kind, data } = await decide(tx, actor, id, 'sent_again')
    await queueMail(tx, kind as MailKind, data as object)
  })

/** Removes an undelivered email from the list without sending it. */
export const dismissMail = (db: Db, actor: Actor, id: number) =>
  db.transaction().execute((tx) => decide(tx, actor, id, 'dismissed'))
