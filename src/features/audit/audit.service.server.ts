import type { Db, Tx } from '../../database/open.server.ts'
import type { Viewer } from '../../kit/session.ts'

/** Who does something, and from where. */
export type Actor = { viewer: Viewer; ip: string }

export type AuditRecord = {
  /** `noun.verb` */
  action: `${string}.${string}`
  target_type: string
  target_id?: number
  target_name?: string | null
  details?: Record<string, unknown>
}

/** Keeps administrative actions, in the transaction that carries them out. */
export async function writeAudit(tx: Tx, { viewer, ip }: Actor, ...records: AuditRecord[]): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('audit_log')
    .values(
      records.map(({ details, ...record }) => ({
        ...record,
        details: details ? JSON.stringify(details) : null,
        actor_id: viewer.id,
        actor_name: viewer.full_name,
        ip_address: ip || null,
      })),
    )
    .execute()
}

export async function listAudit(db: Db, { limit, cursor }: { limit: number; cursor?: number }) {
  const entries = await db
    .selectFrom('audit_log')
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as number))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = entries.slice(0, limit)
  return {
    entries: page.map((entry) => ({ ...entry, details: entry.details as Record<string, unknown> | null })),
    next_cursor: entries.length > limit ? String(page.at(-1)?.id) : null,
  }
}
