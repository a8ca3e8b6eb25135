import { randomUUID } from 'node:crypto'
import { db } from '../../../test/database.ts'

/** Inserts an undelivered email. */
export const makeFailedMail = (
  overrides: { recipient?: string; subject?: string; error?: string; kind?: string } = {},
) =>
  db
    .insertInto('unsent_mails')
    .values({
      task_id: randomUUID(),
      kind: 'claims.revoked',
      data: JSON.stringify({ business_name: 'Sea Lion', email: 'team@example.com', full_name: null, reason: null }),
      recipient: 'team@example.com',
      subject: 'The ownership of Sea Lion has been revoked',
      error: "Can't send mail - all recipients were rejected: 550 5.1.1 mailbox unavailable",
      attempts: 3,
      first_tried_at: '2026-11-20T18:00:00Z',
      last_tried_at: '2026-11-21T18:00:00Z',
      state: 'given_up',
      ...overrides,
    })
    .returning(['id', 'recipient', 'subject'])
    .executeTakeFirstOrThrow()
