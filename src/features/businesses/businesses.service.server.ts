import { type Db, likePattern, sql, type Tx } from '../../database/open.server.ts'
import { AppError, assertFound, invalid } from '../../kit/errors.ts'
import { renderMarkdown } from '../../kit/markdown.ts'
import type { Services } from '../../kit/services.server.ts'
import type { Viewer } from '../../kit/session.ts'
import { region } from '../../region/region.ts'
import { type Actor, writeAudit } from '../audit/audit.service.server.ts'
import type { Business, BusinessSave } from './businesses.contract.ts'
import { selectBusinesses, serializeBusiness } from './businesses.query.server.ts'
import { canDelete, canEdit, canSee } from './businesses.rules.ts'

type Narrowing = { search?: string; industry?: string; city?: string }
type DirectorySearch = Narrowing & { limit: number; offset: number }

/** What is in the public directory and narrowed to. */
const inDirectory = ({ search, industry, city }: Narrowing) => sql<boolean>`b.is_listed
  ${search === undefined ? sql`` : sql`and b.search_text like lower(${likePattern(search)} collate "en-x-icu") collate "default"`}
  ${industry === undefined ? sql`` : sql`and lower(b.industry) = lower(${industry} collate "en-x-icu")`}
  ${city === undefined ? sql`` : sql`and lower(b.city) = lower(${city} collate "en-x-icu")`}`

/** How many that are, as far as `most`. */
export async function countDirectory(db: Db, narrowing: Narrowing, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from businesses as b where ${inDirectory(narrowing)} limit ${most}
    ) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** The public directory, by name. */
export async function listDirectory(db: Db, viewer: Viewer | null, given: DirectorySearch) {
  const { limit, offset, ...narrowing } = given
  const matching = inDirectory(narrowing)
  const [page, { total }] = await Promise.all([
    db
      .selectFrom('businesses as b')
      .where(matching)
      .select('b.id')
      .orderBy('b.business_name')
      .orderBy('b.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('businesses as b')
      .where(matching)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  // a statement of its own, so that the joins are planned once and not with every search
  const rows = await selectBusinesses(db, viewer)
    .where('b.id', '=', sql<number>`any(${page.map(({ id }) => id)}::bigint[])`)
    .orderBy('b.business_name')
    .orderBy('b.id')
    .execute()
  return { profiles: rows.map((row) => serializeBusiness(viewer, row)), total }
}

/** Industries and cities of the directory with their counts; spellings that differ in case are one. */
export async function listFacets(db: Db) {
  const facet = (column: 'industry' | 'city') =>
    db
      .with('spelled', (query) =>
        query
          .selectFrom('businesses as b')
          .where(sql<boolean>`b.is_listed`)
          .where(column, 'is not', null)
          .select((count) => [sql<string>`${sql.ref(column)}`.as('name'), count.fn.countAll<number>().as('count')])
          .groupBy(column),
      )
      .selectFrom('spelled')
      .select([
        sql<string>`(array_agg(name order by count desc, name))[1]`.as('name'),
        sql<number>`sum(count)`.as('count'),
      ])
      .groupBy(sql`lower(name)`)
      .orderBy(sql`lower(name)`)
      .execute()
  const [industries, cities] = await Promise.all([facet('industry'), facet('city')])
  return { industries, cities }
}

export async function listOwnBusinesses(db: Db, viewer: Viewer): Promise<Business[]> {
  const rows = await selectBusinesses(db, viewer)
    .where('mine.role', 'is not', null)
    .orderBy('b.business_name')
    .orderBy('b.id')
    .execute()
  return rows.map((row) => serializeBusiness(viewer, row))
}

/** @throws 404 when it is not there, or not for this viewer to see. */
export async function readBusiness(db: Db, viewer: Viewer | null, id: number): Promise<Business> {
  const row = await selectBusinesses(db, viewer).where('b.id', '=', id).executeTakeFirst()
  const business = row && serializeBusiness(viewer, row)
  return assertFound(business && canSee(viewer, business) ? business : null, 'Business not found')
}

export async function readBusinessPage(db: Db, viewer: Viewer | null, id: number) {
  const business = await readBusiness(db, viewer, id)
  const request =
    viewer &&
    business.role === null &&
    (await db
      .selectFrom('access_requests')
      .where('business_id', '=', id)
      .where('user_id', '=', viewer.id)
      .select('id')
      .executeTakeFirst())
  return {
    ...business,
    description_html: renderMarkdown(business.description),
    access_requested: Boolean(request),
  }
}

/** Locks the row against other changes until the transaction ends. */
export const lockBusiness = (tx: Tx, id: number) =>
  tx.selectFrom('businesses').where('id', '=', id).select('id').forUpdate().executeTakeFirst()

const MISSING_LICENSE = `${region.register.number} is required`

/** Columns to write; what only administrators decide is left out for others. */
function columnsOf(viewer: Viewer, given: BusinessSave, region_code: string) {
  const { id: _, admin_verification_status, admin_is_public, state, ...fields } = given
  return {
    ...fields,
    ...(state !== undefined && { state: state ?? region_code }),
    ...(viewer.is_admin && admin_verification_status && { verification_status: admin_verification_status }),
    ...(viewer.is_admin && admin_is_public !== undefined && { is_public: admin_is_public }),
  }
}

/** A member's business is pending and theirs; an administrator's is curated and nobody's yet. */
export async function createBusiness({ db, settings }: Services, actor: Actor, given: BusinessSave) {
  const { viewer } = actor
  const missing = [
    ...(given.business_name ? [] : [{ field: 'business_name', message: 'Business name is required' }]),
    ...(given.alaska_business_license || viewer.is_admin
      ? []
      : [{ field: 'alaska_business_license', message: MISSING_LICENSE }]),
  ]
  const { business_name } = given
  if (missing[0] || !business_name) throw new AppError('invalid', missing[0]?.message ?? '', { errors: missing })
  const { region_code } = settings.site
  return db.transaction().execute(async (tx) => {
    const { id, verification_status } = await tx
      .insertInto('businesses')
      .values({
        state: region_code,
        verification_status: viewer.is_admin ? 'curated' : 'pending',
        is_claimed: !viewer.is_admin,
        ...columnsOf(viewer, given, region_code),
        business_name,
        verified_at: viewer.is_admin && given.admin_verification_status === 'approved' ? sql`now()` : null,
      })
      .returning(['id', 'verification_status'])
      .executeTakeFirstOrThrow()
    if (viewer.is_admin) {
      await writeAudit(tx, actor, {
        action: 'business.create',
        target_type: 'business',
        target_id: id,
        target_name: business_name,
        details: { status: verification_status },
      })
    } else {
      await tx.insertInto('business_members').values({ business_id: id, user_id: viewer.id, role: 'owner' }).execute()
    }
    return {
      message: viewer.is_admin
        ? 'Business created.'
        : 'Business created. An administrator will verify it before it becomes public.',
      profile: await readBusiness(tx, viewer, id),
    }
  })
}

const legalIdentity = ['business_name', 'alaska_business_license', 'ein', 'business_structure'] as const

export async function updateBusiness({ db, settings }: Services, actor: Actor, id: number, given: BusinessSave) {
  const { viewer } = actor
  return db.transaction().execute(async (tx) => {
    assertFound(await lockBusiness(tx, id), 'Business not found')
    const before = await readBusiness(tx, viewer, id)
    if (!canEdit(viewer, before)) throw new AppError('forbidden', 'You do not have permission to edit this business')
    if (given.alaska_business_license === null && !viewer.is_admin)
      throw invalid('alaska_business_license', MISSING_LICENSE)

    const changes: ReturnType<typeof columnsOf> = columnsOf(viewer, given, settings.site.region_code)
    const changesIdentity = legalIdentity.some((name) => given[name] !== undefined && given[name] !== before[name])
    const backToPending = !viewer.is_admin && before.verification_status === 'approved' && changesIdentity
    if (backToPending) changes.verification_status = 'pending'
    const { verification_status: status = before.verification_status } = changes
    const isDecided = status !== before.verification_status
    await tx
      .updateTable('businesses')
      .set({
        ...changes,
        updated_at: sql`now()`,
        // a reason goes with the status that it was given for
        ...(isDecided && { verification_notes: null }),
        ...(isDecided && status === 'approved' && { verified_at: sql`now()` }),
      })
      .where('id', '=', id)
      .execute()

    const profile = await readBusiness(tx, viewer, id)
    const published =
      before.verification_status === 'imported' && profile.verification_status === 'curated' && profile.is_public
    if (viewer.is_admin) {
      await writeAudit(tx, actor, {
        action: published ? 'business.publish' : 'business.edit',
        target_type: 'business',
        target_id: id,
        target_name: profile.business_name,
        details: changesOf(before, profile),
      })
    }
    if (published) return { message: 'Published to the public directory.', profile }
    return {
      message: backToPending
        ? 'Saved. Its legal identity has changed, so an administrator will verify it again before it is public.'
        : 'Business saved.',
      profile,
    }
  })
}

/** What a change changed, by field: before and after. */
function changesOf(before: Business, after: Business) {
  const names = Object.keys(after) as (keyof Business)[]
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  )
}

export async function deleteOwnBusiness(db: Db, viewer: Viewer, id: number) {
  await db.transaction().execute(async (tx) => {
    await lockBusiness(tx, id)
    const business = await readBusiness(tx, viewer, id)
    if (!canDelete(viewer, business)) throw new AppError('forbidden', 'Only the owner can delete this business')
    await tx.deleteFrom('businesses').where('id', '=', id).execute()
  })
  return { message: 'The business has been deleted' }
}
