import { type Db, sql } from '../../../database/open.server.ts'
import { toPage } from '../../../kit/api/cursor.ts'
import { AppError, assertFound } from '../../../kit/api/errors.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { type Actor, writeAudit } from '../../audit/audit.service.server.ts'
import { BusinessSave } from '../business.contract.ts'
import { isEditable } from '../businesses.query.server.ts'
import { canEdit } from '../businesses.rules.ts'
import { lockBusiness, updateBusiness } from '../businesses.service.server.ts'
import { readBusiness } from '../readBusinesses.server.ts'
import type { ImportProposal } from './proposals.contract.ts'

const selectProposals = (db: Db) =>
  db
    .selectFrom('import_proposals as p')
    .innerJoin('businesses as b', 'b.id', 'p.business_id')
    .innerJoin('imports as i', 'i.id', 'p.import_id')
    .select([
      'p.id',
      'p.import_id',
      'p.business_id',
      'b.business_name',
      'p.field',
      'p.from_value',
      'p.to_value',
      'p.status',
      'i.file_name',
      'p.created_at',
    ])

type ProposalQuery = { business_id?: number; limit: number; cursor?: number }

/** The pending proposals that the viewer may decide on, oldest first. */
export async function listProposals(db: Db, viewer: Viewer, { business_id, limit, cursor }: ProposalQuery) {
  const isListed = (query: ReturnType<typeof selectProposals>) =>
    query
      .where('p.status', '=', 'pending')
      .where(isEditable(viewer, 'p.business_id'))
      .$if(business_id !== undefined, (inner) => inner.where('p.business_id', '=', business_id as number))
  const [rows, { total }] = await Promise.all([
    isListed(selectProposals(db))
      .$if(cursor !== undefined, (query) => query.where('p.id', '>', cursor as number))
      .orderBy('p.id')
      .limit(limit + 1)
      .execute(),
    isListed(selectProposals(db))
      .clearSelect()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { page, next_cursor } = toPage(rows, limit, ({ id }) => [id])
  return { proposals: page as ImportProposal[], total, next_cursor }
}

/**
 * Accepts or rejects a proposal. Accepting writes the value like an edit by the viewer.
 * @throws 400 when the value is no longer valid, 403, 404, 409 when it has been decided.
 */
export async function decideOnProposal(
  { db, settings }: Services,
  actor: Actor,
  id: number,
  decision: 'accepted' | 'rejected',
) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    const found = assertFound(
      await tx.selectFrom('import_proposals').where('id', '=', id).select('business_id').executeTakeFirst(),
      'Proposal not found',
    )
    await lockBusiness(tx, found.business_id)
    const business = await readBusiness(tx, viewer, found.business_id)
    const proposal = assertFound(
      await selectProposals(tx).where('p.id', '=', id).executeTakeFirst(),
      'Proposal not found',
    )
    if (!canEdit(viewer, business)) throw new AppError('forbidden', 'You do not have permission to edit this business')
    if (proposal.status !== 'pending') throw new AppError('conflict', `This change has already been ${proposal.status}`)
    if (decision === 'accepted') {
      await updateBusiness(
        { db: tx, settings },
        actor,
        proposal.business_id,
        BusinessSave.parse({ [proposal.field]: proposal.to_value }),
        { keepsDraft: true },
      )
    }
    await tx
      .updateTable('import_proposals')
      .set({ status: decision, decided_by: viewer.id, decided_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    if (decision === 'rejected' && isAdministrator(viewer)) {
      await writeAudit(tx, actor, {
        action: 'import.reject',
        target_type: 'business',
        target_id: proposal.business_id,
        target_name: proposal.business_name,
        details: { [proposal.field]: [proposal.from_value, proposal.to_value] },
      })
    }
    return {
      message: decision === 'accepted' ? 'The change has been accepted.' : 'The change has been rejected.',
      proposal: { ...proposal, status: decision } as ImportProposal,
    }
  })
}
