import { expect, test } from 'vitest'
import { sql } from '../src/database/open.server.ts'
import { tokenLifetimes } from '../src/features/accounts/emailTokens.server.ts'
import {
  businessRoles,
  businessStructures,
  memberStatuses,
  placeSources,
  verificationStatuses,
} from '../src/features/businesses/businesses.constants.ts'
import { makeBusiness } from '../src/features/businesses/businesses.make.ts'
import { isListed } from '../src/features/businesses/businesses.rules.ts'
import { duplicateKinds } from '../src/features/businesses/duplicates/duplicates.contract.ts'
import {
  duplicateChoices,
  effects,
  importStates,
  proposalStatuses,
  publishingStates,
  rowKinds,
  undoneEffects,
} from '../src/features/businesses/import/import.constants.ts'
import { validateHeader, validateRow } from '../src/features/businesses/import/importRow.server.ts'
import { pictureRoles } from '../src/features/businesses/pictures/pictures.constants.ts'
import { suggestionFields, suggestionStatuses } from '../src/features/businesses/suggestions/suggestions.constants.ts'
import { mergedFields } from '../src/features/businesses/synonyms/synonyms.ts'
import { claimStatuses } from '../src/features/claims/claims.constants.ts'
import { disputeStatuses } from '../src/features/claims/disputes/disputes.constants.ts'
import { deletedTypes } from '../src/features/deletions/deletions.constants.ts'
import { eventTypes, repeatFrequencies } from '../src/features/events/events.constants.ts'
import { heldTypes, holdDecisions, holdingModes } from '../src/features/heldPosts/heldPosts.constants.ts'
import { applicationStates } from '../src/features/jobs/applications/applications.constants.ts'
import { jobTypes, payUnits } from '../src/features/jobs/jobs.constants.ts'
import { unsentMailStates } from '../src/features/mails/unsentMails.server.ts'
import { reportActions, reportStatuses } from '../src/features/moderation/moderation.constants.ts'
import { emailTimes, followTypes, notificationKinds } from '../src/features/notifications/notifications.constants.ts'
import { voteTypes } from '../src/features/questions/questions.constants.ts'
import { quotas } from '../src/features/quotas/allowances.server.ts'
import { reportReasons, targetTypes } from '../src/features/reports/reports.constants.ts'
import { searchLists } from '../src/features/savedSearches/savedSearches.constants.ts'
import { challengePurposes } from '../src/features/secondFactor/challenges.server.ts'
import { emailFrequencies } from '../src/features/waiting/waiting.constants.ts'
import type { Endpoint } from '../src/kit/api/contract.ts'
import { MAX_KEY_LENGTH } from '../src/kit/api/idempotency.server.ts'
import { userRoles } from '../src/kit/page/roles.ts'
import { visibilities } from '../src/kit/page/visibility.ts'
import { endpoints } from '../src/server/features.ts'
import { db } from './database.ts'
import { type Schema, toJsonSchema } from './samples.ts'

/** The conditions of the check constraints `<table>_<column>_<suffix>`, by `table.column`. */
async function readChecks(suffix: 'values' | 'length') {
  const { rows } = await sql<{ column: string; condition: string }>`
    select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(c.oid) as condition
    from pg_constraint c join pg_attribute on attrelid = conrelid and array[attnum] = conkey
    where contype = 'c' and conname = conrelid::regclass || '_' || attname || '_' || ${suffix}::text`.execute(db)
  return Object.fromEntries(rows.map(({ column, condition }) => [column, condition]))
}

const enumerations: Record<string, readonly string[]> = {
  'business_keys.kind': duplicateKinds,
  'answer_votes.vote_type': voteTypes,
  'business_members.role': businessRoles,
  'business_members.status': memberStatuses,
  'business_pictures.role': pictureRoles,
  'businesses.business_structure': businessStructures,
  'businesses.verification_status': verificationStatuses,
  'businesses.place_source': placeSources,
  'business_suggestions.field': suggestionFields,
  'business_suggestions.status': suggestionStatuses,
  'cancelled_events.event_type': eventTypes,
  'claims.status': claimStatuses,
  'deletions.target_type': deletedTypes,
  'disputes.status': disputeStatuses,
  'email_tokens.purpose': Object.keys(tokenLifetimes),
  'event_series.frequency': repeatFrequencies,
  'events.event_type': eventTypes,
  'kept_names.field': mergedFields,
  'name_merges.field': mergedFields,
  'imports.duplicates': duplicateChoices,
  'imports.publishing': publishingStates,
  'imports.state': importStates,
  'import_businesses.effect': effects,
  'import_businesses.undone': undoneEffects,
  'import_lines.kind': rowKinds,
  'import_proposals.status': proposalStatuses,
  'follows.target_type': followTypes,
  'notices.kind': notificationKinds,
  'announcements.own_email': ['chosen', 'always'],
  'notification_preferences.email': emailTimes,
  'notification_preferences.kind': notificationKinds,
  'notifications.email': emailTimes.filter((time) => time !== 'never'),
  'job_applications.state': applicationStates,
  'listed_items.list': searchLists,
  'saved_searches.list': searchLists,
  'search_alert_runs.list': searchLists,
  'jobs.job_type': jobTypes,
  'jobs.pay_unit': payUnits,
  'question_votes.vote_type': voteTypes,
  'answers.visibility': visibilities,
  'businesses.visibility': visibilities,
  'events.visibility': visibilities,
  'jobs.visibility': visibilities,
  'held_posts.decision': holdDecisions,
  'held_posts.target_type': heldTypes,
  'holding_choice.mode': holdingModes,
  'questions.visibility': visibilities,
  'quota_uses.quota': Object.keys(quotas),
  'report_entries.reason': reportReasons,
  'reports.action': reportActions,
  'reports.status': reportStatuses,
  'reports.target_type': targetTypes,
  'unsent_mails.state': unsentMailStates,
  'second_factor_challenges.purpose': challengePurposes,
  'users.role': userRoles,
  'waiting_emails.frequency': emailFrequencies,
}

test('the enumerations of the database have the values of the code', async () => {
  const checks = Object.entries(await readChecks('values')).map(([column, condition]) => [
    column,
    [...condition.matchAll(/'([^']*)'/g)].map(([, value]) => value),
  ])
  expect(Object.fromEntries(checks)).toEqual(enumerations)
})

/** Tables whose columns store request texts of the same name. */
const tables: Record<string, string> = {
  'POST /auth/register': 'users',
  'PUT /auth/profile': 'users',
  'PUT /auth/email': 'email_changes',
  'POST /profiles': 'businesses',
  'POST /businesses/:id/team': 'business_members',
  'PATCH /businesses/:id/pictures/:picture_id': 'business_pictures',
  'POST /businesses/:id/access-requests': 'access_requests',
  'POST /businesses/:id/claim': 'claims',
  'POST /claims/:id/domain-code': 'claim_codes',
  'POST /businesses/:id/dispute': 'disputes',
  'PUT /disputes/:id/answer': 'disputes',
  'POST /admin/disputes/:id/approve': 'disputes',
  'POST /admin/disputes/:id/reject': 'disputes',
  'POST /admin/claim-requests/:id/approve': 'claims',
  'POST /admin/claim-requests/:id/reject': 'claims',
  'POST /questions': 'questions',
  'POST /admin/topics': 'topics',
  'POST /answers': 'answers',
  'POST /jobs': 'jobs',
  'POST /jobs/:id/apply': 'job_applications',
  'POST /businesses/:id/events': 'events',
  'POST /admin/chat/block/:ip': 'chat_blocks',
  'POST /admin/held-posts/:target_type/:id/reject': 'held_posts',
  'POST /businesses/:id/suggestions': 'business_suggestions',
  'POST /admin/names/merge': 'name_merges',
  'POST /admin/names/keep': 'kept_names',
  'POST /saved-searches': 'saved_searches',
  'POST /reports': 'report_entries',
  'POST /reports/:id/appeal': 'report_entries',
  'POST /reports/appeal': 'report_entries',
  'POST /admin/reports/:id/resolve': 'reports',
  'POST /auth/second-factor/passkeys': 'passkeys',
}

/** Request texts that are stored under another column name. */
const renamed: Record<string, Record<string, string>> = {
  'POST /profiles': { accessibility_note: 'business_details.accessibility_note' },
  'POST /admin/businesses/:id/reject': { reason: 'businesses.verification_notes' },
  'POST /admin/businesses/:id/suspend': { reason: 'businesses.verification_notes' },
  'POST /admin/businesses/:id/revoke-claim': { reason: 'claims.revoked_reason' },
}

/** Columns that copy other columns. */
const copies = {
  'business_merges.gone_name': 'businesses.business_name',
  'businesses.imported_city': 'businesses.city',
  'name_merge_businesses.old_location': 'businesses.location',
  'name_merge_businesses.old_name': 'businesses.city',
  'businesses.imported_name': 'businesses.business_name',
  'businesses.readable_city': 'businesses.city',
  'businesses.readable_name': 'businesses.business_name',
  'claims.proven_email': 'claim_codes.email',
  'cancelled_events.title': 'events.title',
  'post_versions.content': 'questions.content',
  'post_versions.title': 'questions.title',
}

/** Texts that only the server composes. */
const composed = [
  ...['deleted_rows.referring', 'deleted_rows.relation', 'deletions.title'],
  'businesses.offered',
  ...['towns.key', 'towns.name', 'towns.state', 'zip_codes.state', 'zip_codes.town', 'zip_codes.zip_code'],
  'search_alert_runs.last_query',
  'audit_log.action',
  'audit_log.actor_name',
  'audit_log.target_name',
  'audit_log.target_type',
  'business_search_words.word',
  'business_pictures.hash',
  'user_pictures.hash',
  'chat_blocks.ip_address',
  'chat_requests.ip_address',
  'chat_reservations.ip_address',
  'chat_usage.ip_address',
  'business_merges.gone_key',
  'business_keys.key',
  'businesses.industry_group',
  'businesses.naics_code',
  'cancelled_events.time_zone',
  'claim_codes.code_hash',
  'claims.proven_domain',
  'embedding_status.last_error',
  'embeddings.kind',
  'embeddings.model',
  'embeddings.name',
  'event_series.time_zone',
  'industry_terms.industry_group',
  'industry_terms.term',
  'industry_terms_to_read.term',
  ...['listed_changes.industry', 'listed_changes.industry_group', 'listed_changes.city', 'listed_changes.display_city'],
  'idempotency_keys.reply',
  'import_lines.alaska_business_license',
  'import_lines.business_name',
  'import_lines.category',
  'import_lines.city',
  'import_lines.description',
  'import_lines.industry',
  'import_lines.location',
  'import_lines.naics_code',
  'import_lines.phone',
  'import_lines.readable_city',
  'import_lines.readable_name',
  'import_lines.reason',
  'import_lines.state',
  'import_lines.street',
  'import_lines.website',
  'import_lines.zip_code',
  'import_mappings.headings_key',
  'import_proposals.field',
  'import_proposals.from_value',
  'import_proposals.to_value',
  'imports.delimiter',
  'imports.encoding',
  'imports.error',
  'imports.file_name',
  'imports.headings_key',
  'imports.user_name',
  'job_places.word',
  'job_words.word',
  'mail_health.last_error',
  'bounced_addresses.email',
  'bounced_addresses.reason',
  'follows.key',
  'notices.about_type',
  'notices.group_key',
  'notices.plural_title',
  'notices.subject_type',
  'notices.title',
  'notices.url',
  'picture_files.hash',
  'security_events.client',
  'security_events.detail',
  'security_events.device',
  'security_events.kind',
  'security_events.repetition',
  'sessions.user_agent',
  'question_topics.topic',
  'reports.target_path',
  'reports.target_title',
  'title_words.word',
  'topic_counts.topic',
  'unanswered_questions.question',
  'unsent_mails.error',
  'unsent_mails.kind',
  'unsent_mails.recipient',
  'unsent_mails.subject',
  'users.password_hash',
  'users.state',
  'waiting_items.kind',
]

function findMaxLength({ maxLength, anyOf = [] }: Schema): number | undefined {
  return maxLength ?? anyOf.map(findMaxLength).find(Boolean)
}

async function readTextColumns() {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
      and table_name <> 'kysely_migration'`.execute(db)
  return rows.map(({ column }) => column)
}

/** The limits of the contract, by `table.column`. */
async function readContractLimits() {
  const columns = await readTextColumns()
  const limits: Record<string, number> = {}
  for (const key of [...Object.keys(tables), ...Object.keys(renamed)]) {
    const { body } = (endpoints as Record<string, Endpoint>)[key] as Endpoint
    const { properties = {} } = toJsonSchema(body as NonNullable<typeof body>)
    for (const [field, schema] of Object.entries(properties)) {
      const column = renamed[key]?.[field] ?? `${tables[key]}.${field}`
      const limit = findMaxLength(schema)
      if (limit === undefined || !columns.includes(column)) continue
      expect(limit, `${key} ${field}`).toBe(limits[column] ?? limit)
      limits[column] = limit
    }
  }
  for (const [column, original] of Object.entries(copies)) limits[column] = limits[original] as number
  limits['idempotency_keys.key'] = MAX_KEY_LENGTH
  return limits
}

/** The errors of an import with this street. */
const importError = (street: string) =>
  validateRow({ values: ['Name', street], line: 2 }, validateHeader({ values: ['name', 'street'], line: 1 }), 'AK')
    .error

test('the database limits texts to the lengths of the contract', async () => {
  const checks = Object.entries(await readChecks('length')).map(([column, condition]) => [
    column,
    Number(condition.match(/^CHECK \(\(char_length\(\w+\) <= (\d+)\)\)$/)?.[1]),
  ])
  const { 'businesses.street': street, ...limits } = Object.fromEntries(checks)
  expect(limits).toEqual(await readContractLimits())
  // Only imports write the street.
  expect(importError('x'.repeat(street + 1))).toBe(`Street address 1 must be ${street} characters or less`)
})

test('every text column has a length limit, is an enumeration, or is composed by the server', async () => {
  const limited = Object.keys(await readChecks('length'))
  const covered = [...limited, ...Object.keys(enumerations), ...composed]
  expect((await readTextColumns()).sort()).toEqual(covered.sort())
})

test('a text of the maximum length of the contract is stored with any characters', async () => {
  const title = '🐟'.repeat(127)
  const [question] = await db.insertInto('questions').values({ title, content: '' }).returning('title').execute()
  expect(question).toEqual({ title })
  const tooLong = db
    .insertInto('questions')
    .values({ title: 'x'.repeat(256), content: '' })
    .execute()
  await expect(tooLong).rejects.toThrow('questions_title_length')
})

test('constraints are named by the same rule', async () => {
  const { rows } = await sql<{ table: string; name: string; type: 'p' | 'f' | 'u' | 'c' }>`
    select conrelid::regclass::text as table, conname as name, contype as type from pg_constraint
    where connamespace = 'public'::regnamespace and contype not in ('n', 't')`.execute(db)
  const rules = { p: 'pkey', f: '\\w+_fkey', u: '\\w+_key', c: '(?!\\w*check\\d*$)\\w+' }
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ table, name, type }) => !new RegExp(`^${table}_${rules[type]}$`).test(name))).toEqual([])
})

test('indexes and triggers begin with the name of their table', async () => {
  const { rows } = await sql<{ table: string; name: string }>`
    select indrelid::regclass::text as table, c.relname as name from pg_index join pg_class c on c.oid = indexrelid
    where relnamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass::text, tgname from pg_trigger where not tgisinternal
      and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db)
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ table, name }) => !name.startsWith(`${table}_`))).toEqual([])
})

test('the rule for listed businesses is the same in browser and database', async () => {
  for (const verification_status of verificationStatuses) {
    for (const is_public of [true, false]) {
      for (const visibility of visibilities) {
        const fields = { verification_status, is_public, visibility }
        const { is_listed } = await makeBusiness(fields)
        expect(isListed(fields), JSON.stringify(fields)).toBe(is_listed)
      }
    }
  }
})

/** Tables without triggers for cached pages: no page shows them, or they change together with a table that has one. */
const silentTables = [
  'changes',
  ...[
    'access_requests',
    'audit_log',
    'backups',
    'business_drafts',
    'business_suggestions',
    'claim_codes',
    'claims',
    'disputes',
    'email_changes',
    'email_tokens',
  ],
  ...['job_applications', 'mail_health', 'quota_uses', 'rate_limits', 'security_events', 'sessions', 'unsent_mails'],
  ...['announcements', 'follows', 'notices', 'notification_preferences', 'notifications'],
  'idempotency_keys',
  ...['bounced_addresses', 'preference_links'],
  ...['readable_names', 'waiting_emails', 'waiting_items', 'word_counts'],
  ...['imports', 'import_businesses', 'import_files', 'import_lines', 'import_mappings', 'import_missing'],
  'import_proposals',
  ...['held_posts', 'holding_choice', 'reports', 'report_entries'],
  ...[
    'passkeys',
    'recovery_codes',
    'saved_jobs',
    'saved_searches',
    'search_alert_runs',
    'second_factor_challenges',
    'totp_secrets',
  ],
  ...['deleted_rows', 'deletions'],
  ...['answer_votes', 'question_votes', 'cancelled_events', 'event_series'],
  ...['chat_blocks', 'chat_days', 'chat_requests', 'chat_reservations', 'chat_usage', 'unanswered_questions'],
  ...['embedding_days', 'embedding_status', 'embeddings'],
  // The history of a post is loaded on demand.
  'post_versions',
  // The screens of the team are not cached.
  ...['business_confirmations', 'business_days', 'business_search_words'],
  // Rows are written once, before a picture uses them.
  'picture_files',
  // Migrations alone write them.
  ...['towns', 'zip_codes'],
  // They determine the groups of businesses, and a change of a group has its own trigger.
  ...['industry_terms', 'industry_terms_to_read'],
  // Rows are derived from changes of businesses, which have triggers.
  'listed_changes',
  // It changes together with question_topics.
  'topic_counts',
  ...['business_keys', 'business_merges', 'businesses_to_compare', 'duplicate_pairs'],
  'name_merge_businesses',
  // They change together with question_search and job_search.
  ...['question_recent_8192', 'question_recent_65536', 'job_recent_8192', 'job_recent_65536'],
]

test('every table records its changes for all processes, or is listed as one that no cached page shows', async () => {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname = 'public' and relname not like 'kysely_%' and not exists (
      select from pg_trigger t join pg_proc p on p.oid = tgfoid where tgrelid = c.oid and proname ^@ 'announce_'
    ) order by relname`.execute(db)
  expect(rows.map(({ table }) => table).sort()).toEqual([...silentTables].sort())
})

/** Columns that no public page shows, of tables whose triggers compare columns. */
const unseenColumns: Record<string, string[]> = {
  announce_business_pictures: ['access_key', 'created_at', 'created_by'],
  announce_business_members: ['email', 'invited_at', 'joined_at', 'token_hash'],
  announce_business_details: ['saved_at', 'saved_by'],
  announce_businesses: [
    ...['ein', 'import_key', 'imported_city', 'imported_name', 'industry_group_is_set', 'naics_code', 'offered'],
    ...['readable_city', 'readable_name', 'street', 'updated_at', 'verification_notes'],
  ],
  // The trigger compares no columns: rows are only inserted and deleted, except for the time of the reminder. The page
  // shows their number.
  announce_event_interests: ['created_at', 'reminded_at', 'user_id'],
  announce_events: ['edited_at', 'is_over', 'sequence'],
  announce_jobs: ['pay_reader', 'reminded_at', 'renewal_expires_at', 'renewal_token_hash'],
  announce_question_duplicates: ['closed_at', 'closed_by'],
  // Copied from the question, whose trigger compares it.
  announce_question_topics: ['is_public'],
  announce_questions: ['is_unanswered'],
  announce_topics: ['created_at', 'keywords', 'terms'],
  announce_users: [
    ...['address', 'city', 'created_at', 'email', 'email_verified_at'],
    // The trigger `users_announce_person` compares `has_page`, which follows from `is_hidden`.
    ...['has_page', 'is_admin', 'is_hidden'],
    ...['password_hash', 'phone', 'state', 'zip_code'],
  ],
}

test('the triggers that record changes of a table compare every column, or the column is listed as one that no page shows', async () => {
  const { rows } = await sql<{ trigger: string; column: string }>`
    select 'announce_' || tgrelid::regclass as trigger, attname as column
    from pg_trigger t join pg_proc p on p.oid = tgfoid join pg_attribute on attrelid = tgrelid
    where proname ^@ 'announce_' and tgnewtable is not null and attnum > 0 and not attisdropped
    group by 1, 2 having not bool_or(prosrc ~ ('\\m' || attname || '\\M'))
    order by 1, 2`.execute(db)
  const found = Map.groupBy(rows, ({ trigger }) => trigger)
  const unseen = [...found].map(([trigger, columns]) => [trigger, columns.map(({ column }) => column)])
  expect(Object.fromEntries(unseen)).toEqual(unseenColumns)
})
