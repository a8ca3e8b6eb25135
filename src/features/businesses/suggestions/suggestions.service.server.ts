import { type Db, sql } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { notifyOfWaiting } from '../../waiting/notifyOfWaiting.server.ts'
import { BusinessSave } from '../business.contract.ts'
import { isEditable } from '../businesses.query.server.ts'
import { canEdit } from '../businesses.rules.ts'
import { lockBusiness, updateBusiness } from '../businesses.service.server.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import { finishClosure, isUndoable } from './closures.server.ts'
import { isValueField, MAX_PENDING, RETENTION_DAYS, type SuggestionList } from './suggestions.constants.ts'
import type { SuggestionForm } from './suggestions.contract.ts'
import { memberSuggestions, visitorSuggestions } from './suggestions.limits.server.ts'
import { selectSuggestions } from './suggestions.query.server.ts'
import { canAccept, canSuggest } from './suggestions.rules.ts'

/** The sender of a correction: a member, or a visitor known by the address of the client. */
type Suggester = { viewer: Viewer | null; client: string }

/**
 * Stores a pending correction.
 * @throws 403 for those who may edit the business, 404, 409 when too many are pending, 429
 */
export async function suggestCorrection(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { viewer, client }: Suggester,
  business_id: number,
  { field, value, message }: SuggestionForm,
) {
  const business = await readBusiness(db, viewer, business_id)
  if (!canSuggest(viewer, business)) {
    throw new AppError('forbidden', 'You can edit this business, so correct it yourself')
  }
  await limits.take(viewer ? memberSuggestions : visitorSuggestions, viewer ? String(viewer.id) : client)
  const is_new = await db.transaction().execute(async (tx) => {
    // The lock on the business serializes suggestions, so that `MAX_PENDING` holds.
    assertFound(await lockBusiness(tx, business_id), 'Business not found')
    const { count } = await tx
      .selectFrom('business_suggestions')
      .where('business_id', '=', business_id)
      .where('status', '=', 'pending')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= MAX_PENDING) {
      throw new AppError('conflict', 'Many corrections of this business wait already. Please try again in a few days.')
    }
    const added = await tx
      .insertInto('business_suggestions')
      .values({
        ...{ business_id, field, message },
        value: isValueField(field) ? value : null,
        user_id: viewer?.id ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await notifyOfWaiting(tx)
    return added !== undefined
  })
  return {
    message: is_new
      ? 'Thank you. Somebody will check your correction.'
      : 'Thank you. This correction waits to be checked already.',
    is_new,
  }
}

type SuggestionQuery = { business_id?: number; list: SuggestionList; limit: number; cursor?: number }

/** The pending corrections that the viewer may decide on, or the closures that the viewer may undo, oldest first. */
export async function listSuggestions(db: Db, viewer: Viewer, { business_id, list, limit, cursor }: SuggestionQuery) {
  const isListed = (query: ReturnType<typeof selectSuggestions>) =>
    query
      .where(list === 'closures' ? isUndoable : sql<boolean>`s.status = 'pending'`)
      .where(isEditable(viewer, 's.business_id'))
      .$if(business_id !== undefined, (inner) => inner.where('s.business_id', '=', business_id as number))
  const [rows, { total }] = await Promise.all([
    isListed(selectSuggestions(db, viewer))
      .$if(cursor !== undefined, (query) => query.where('s.id', '>', cursor as number))
      .orderBy('s.id')
      .limit(limit + 1)
      .execute(),
    isListed(selectSuggestions(db, viewer))
      .clearSelect()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { suggestions: page, total, next_cursor }
}

/**
 * Accepts or rejects a correction. Accepting writes the value like an edit by the viewer.
 * @throws 400 when the value is no longer valid, 403, 404, 409 when it has been decided.
 */
export async function decideOnSuggestion(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  id: number,
  status: 'accepted' | 'rejected',
) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const read = () => selectSuggestions(tx, viewer).where('s.id', '=', id).executeTakeFirst()
    const { business_id } = assertFound(await read(), 'Correction not found')
    await lockBusiness(tx, business_id)
    const business = await readBusiness(tx, viewer, business_id)
    const suggestion = assertFound(await read(), 'Correction not found')
    if (!canEdit(viewer, business)) throw new AppError('forbidden', 'You do not have permission to edit this business')
    if (status === 'accepted' && !canAccept(viewer, suggestion))
      throw new AppError('forbidden', 'Only administrators can remove a business from the directory')
    if (suggestion.status !== 'pending')
      throw new AppError('conflict', `This correction has already been ${suggestion.status}`)
    const { field, value } = suggestion
    const changes = isValueField(field) ? { [field]: value } : field === 'closed' ? { admin_is_public: false } : null
    if (status === 'accepted' && changes) {
      await updateBusiness({ db: tx, settings }, actor, business_id, BusinessSave.parse(changes), { keepsDraft: true })
    }
    await tx
      .updateTable('business_suggestions')
      .set({ status, decided_by: viewer.id, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    const isUnlisted = status === 'accepted' && field === 'closed'
    if (isUnlisted) await finishClosure(tx, actor, business_id)
    // An edit has its own entry in the audit log, which does not say that the business was reported as closed.
    if (isAdministrator(viewer) && (isUnlisted || !(status === 'accepted' && changes))) {
      await writeAudit(tx, actor, {
        action: status === 'accepted' ? 'suggestion.accept' : 'suggestion.reject',
        target_type: 'business',
        target_id: business_id,
        target_name: suggestion.business_name,
        details: {
          ...(isUnlisted ? { reason: 'It has closed' } : { [field]: [suggestion.current_value, value] }),
          message: suggestion.message,
        },
      })
    }
    return {
      message: isUnlisted
        ? `${suggestion.business_name} has been taken off the directory.`
        : `The correction has been ${status}.`,
      suggestion: { ...assertFound(await read(), 'Correction not found'), status },
    }
  })
}

/** Deletes corrections whose decision is older than `RETENTION_DAYS`. */
export async function sweepSuggestions(db: Db): Promise<void> {
  await db
    .deleteFrom('business_suggestions')
    .where('status', '<>', 'pending')
    .where('decided_at', '<=', sql<string>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute()
}
