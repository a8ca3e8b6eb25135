import { type Db, sql, type Tx, toLikePattern } from '../../database/open.server.ts'
import { toPage } from '../../kit/api/cursor.ts'
import { invalid } from '../../kit/api/errors.ts'
import type { Viewer } from '../../kit/page/session.ts'
import type { AuditAction, AuditActions } from '../../kit/server/auditActions.ts'
import type { Services } from '../../kit/server/services.server.ts'
import type { AuditEntry } from './audit.contract.ts'

/** The user who performs an action, and their IP address. */
export type Actor = { viewer: Viewer; ip: string }

/** The actor of actions that the server performs at startup. */
export const serverActor = { viewer: { id: null, full_name: 'The server' }, ip: '' }

export type AuditRecord = {
  action: AuditAction
  target_type: string
  target_id?: number
  target_name?: string | null
  details?: Record<string, unknown>
}

/** Records administrative actions in the transaction that performs them. */
export async function writeAudit(
  tx: Tx,
  { viewer, ip }: Actor | typeof serverActor,
  ...records: AuditRecord[]
): Promise<void> {
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

/** Entries, newest first, joined with their targets that still exist. */
export const selectEntries = (db: Db) =>
  db
    .selectFrom('audit_log as e')
    .leftJoin('businesses as b', (join) => join.onRef('b.id', '=', 'e.target_id').on('e.target_type', '=', 'business'))
    .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'e.target_id').on('e.target_type', '=', 'user'))
    .leftJoin('questions as q', (join) => join.onRef('q.id', '=', 'e.target_id').on('e.target_type', '=', 'question'))
    .leftJoin('events as v', (join) => join.onRef('v.id', '=', 'e.target_id').on('e.target_type', '=', 'event'))
    .selectAll('e')
    .select(['b.id as business_id', 'u.email', 'q.id as question_id', 'v.id as event_id'])
    .orderBy('e.id', 'desc')

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>

/** The services that turn rows into entries. */
type AuditServices = Pick<Services, 'db' | 'auditActions'>

/** Adds the verb of the action and the path of the screen that shows the target. */
export function serializeEntry(
  { auditActions }: AuditServices,
  { business_id, email, question_id, event_id, ...entry }: Row,
): AuditEntry {
  const paths = [
    business_id && `/admin?tab=verification&review=${business_id}`,
    email && `/admin?search=${encodeURIComponent(email)}`,
    question_id && `/questions/${question_id}`,
    event_id && `/events/${event_id}`,
  ]
  return {
    ...entry,
    verb: findAction(auditActions, entry.action)?.verb ?? `(${entry.action})`,
    details: entry.details as AuditEntry['details'],
    target_path: paths.find((path) => typeof path === 'string') ?? null,
  }
}

/** Undefined for an action of another version of the software. */
const findAction = (actions: AuditActions, action: string): AuditActions[keyof AuditActions] | undefined =>
  Object.hasOwn(actions, action) ? actions[action as keyof AuditActions] : undefined

type AuditSearch = { limit: number; cursor?: number; action?: string; search?: string }

/** One page of entries. `search` matches substrings of the names of actor and target. @throws 400 for an unknown action. */
export async function listAudit(services: AuditServices, { limit, cursor, action, search }: AuditSearch) {
  const { db, auditActions } = services
  if (action !== undefined && !findAction(auditActions, action)) {
    throw invalid('action', `action must be one of ${Object.keys(auditActions).join(', ')}`)
  }
  const rows = await selectEntries(db)
    .$if(cursor !== undefined, (query) => query.where('e.id', '<', cursor as number))
    .$if(action !== undefined, (query) => query.where('e.action', '=', action as string))
    // A bulk action has one entry, and one entry for each target with `part_of`. Those appear in searches only.
    .where(
      search === undefined
        ? sql<boolean>`e.part_of is null`
        : sql<boolean>`audit_names(e) ilike ${toLikePattern(search)}`,
    )
    .limit(limit + 1)
    .execute()
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return {
    entries: page.map((row) => serializeEntry(services, row)),
    next_cursor,
    actions: Object.entries(auditActions).map(([action, { name }]) => ({ action, name })),
  }
}
