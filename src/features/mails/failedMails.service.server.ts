import { sql, type Tx } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { AppError } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import { findMailKind, queueMail } from './queueMail.server.ts'
import type { UnsentMailState } from './unsentMails.server.ts'

type MailServices = Pick<Services, 'db' | 'mailKinds'>

/** One page of the emails that could not be delivered, newest first. */
export async function listFailedMails(
  { db, mailKinds }: MailServices,
  { limit, cursor }: { limit: number; cursor?: number },
) {
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
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return {
    mails: page.map((mail) => ({ ...mail, name: findMailKind(mailKinds, mail.kind).name })),
    total,
    next_cursor,
  }
}

/**
 * Records the decision on an undelivered email and deletes its personal data.
 * @throws 404 when the email was not on the list, 409 when an administrator has already decided.
 */
async function recordDecision(
  tx: Tx,
  mailKinds: Services['mailKinds'],
  actor: Actor,
  id: number,
  state: Extract<UnsentMailState, 'sent_again' | 'dismissed'>,
) {
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
  const kind = findMailKind(mailKinds, mail.kind)
  await writeAudit(tx, actor, {
    action: state === 'dismissed' ? 'mail.dismiss' : 'mail.retry',
    target_type: 'mail',
    target_id: id,
    target_name: kind.name,
  })
  return { kind, data: mail.data }
}

/** Queues an undelivered email again. It is composed again, and its time limit starts anew. */
export const retryMail = ({ db, mailKinds }: MailServices, actor: Actor, id: number) =>
  db.transaction().execute(async (tx) => {
    const { kind, data } = await recordDecision(tx, mailKinds, actor, id, 'sent_again')
    await queueMail(tx, kind, data as object)
  })

/** Removes an undelivered email from the list without sending it. */
export const dismissMail = ({ db, mailKinds }: MailServices, actor: Actor, id: number) =>
  db.transaction().execute((tx) => recordDecision(tx, mailKinds, actor, id, 'dismissed'))
