import { type Db, sql } from '../../../database/open.server.ts'
import { ANSWER_DAYS, type DisputeStatus } from './disputes.constants.ts'

/** Selects the columns of `Dispute`. */
export const selectDisputes = (db: Db) =>
  db
    .selectFrom('disputes as d')
    .innerJoin('businesses as b', 'b.id', 'd.business_id')
    .innerJoin('users as disputant', 'disputant.id', 'd.user_id')
    .leftJoin('users as owner', 'owner.id', 'd.owner_id')
    .leftJoin('users as answerer', 'answerer.id', 'd.answerer_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'd.reviewer_id')
    .select([
      'd.id',
      'd.business_id',
      'b.business_name',
      'b.display_name',
      'b.city',
      'b.display_city',
      'b.state',
      sql<DisputeStatus>`d.status`.as('status'),
      'disputant.full_name as disputant_name',
      'disputant.email as disputant_email',
      'd.alaska_business_license',
      'd.ein',
      'd.proof_of_ownership',
      'd.message',
      'owner.full_name as owner_name',
      'd.answer',
      'd.answered_at',
      'answerer.full_name as answerer_name',
      sql<string>`d.created_at + make_interval(days => ${ANSWER_DAYS})`.as('answer_until'),
      // A banned owner cannot answer, so there is no waiting period.
      sql<boolean>`d.answer is not null or now() >= d.created_at + make_interval(days => ${ANSWER_DAYS}) or exists (
        select from business_members m join users u on u.id = m.user_id
        where m.business_id = d.business_id and m.role = 'owner' and u.is_banned)`.as('is_owner_heard'),
      'd.admin_notes',
      'reviewer.full_name as reviewer_name',
      'd.reviewed_at',
      'd.created_at',
    ])

/** The current owner of a business; undefined while nobody has claimed it. */
export const findOwner = (db: Db, business_id: number) =>
  db
    .selectFrom('business_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.business_id', '=', business_id)
    .where('m.role', '=', 'owner')
    .select(['u.id', 'u.full_name', 'u.email', 'u.is_banned'])
    .executeTakeFirst()
