import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  FIGURE_DAYS,
  NEW_WORD_RETENTION_DAYS,
  WORD_RETENTION_DAYS,
} from '../src/features/businesses/figures/figures.constants.ts'
import { UNANSWERED_RETENTION_DAYS } from '../src/features/chat/chat.constants.ts'

/** Each table with personal data, and the beginning of its row in the privacy policy. */
const personal: Record<string, string> = {
  access_requests: 'Requests for access to a business',
  answer_votes: 'Your votes',
  answers: 'Questions and answers',
  audit_log: 'What administrators and moderators do',
  business_confirmations: 'That we asked you by email',
  business_days: 'How often each business was shown',
  business_details: 'Businesses: their profiles',
  business_drafts: 'Businesses: their profiles',
  business_members: 'Invitations to a team',
  business_merges: 'That two profiles',
  business_pictures: 'Pictures of a business',
  user_pictures: 'Your picture',
  business_search_words: 'Words of searches that showed a business',
  business_suggestions: 'Corrections of a business',
  businesses: 'Businesses: their profiles',
  cancelled_events: 'Jobs that you post, and events',
  chat_blocks: 'For questions to the assistant',
  chat_requests: 'For questions to the assistant',
  chat_reservations: 'For questions to the assistant',
  chat_usage: 'For questions to the assistant',
  claim_codes: 'Codes sent to prove a domain',
  claims: 'Claims on a business',
  deleted_rows: 'Questions, answers, jobs, events and businesses that you deleted',
  deletions: 'Questions, answers, jobs, events and businesses that you deleted',
  disputes: 'Disputes about who owns a business',
  duplicate_pairs: 'That two profiles',
  email_changes: 'A new email address',
  email_tokens: 'Links in emails',
  event_interests: 'The events that interest you',
  event_series: 'Jobs that you post, and events',
  events: 'Jobs that you post, and events',
  held_posts: 'That moderators let a post of yours wait',
  idempotency_keys: 'The replies to what you posted',
  import_businesses: 'Lists of businesses that administrators import',
  import_files: 'Lists of businesses that administrators import',
  import_lines: 'Lists of businesses that administrators import',
  import_missing: 'Lists of businesses that administrators import',
  import_proposals: 'Lists of businesses that administrators import',
  imports: 'Lists of businesses that administrators import',
  job_applications: 'Applications:',
  kept_names: 'That names of cities',
  name_merges: 'That names of cities',
  jobs: 'Jobs that you post, and events',
  announcements: 'What you follow',
  bounced_addresses: 'That emails to your address came back',
  preference_links: 'What you follow',
  follows: 'What you follow',
  notices: 'What you follow',
  notification_preferences: 'What you follow',
  notifications: 'What you follow',
  passkeys: 'Your authenticator app, passkeys',
  post_versions: 'Questions and answers',
  question_votes: 'Your votes',
  question_duplicates: 'Questions and answers',
  question_topics: 'Questions and answers',
  questions: 'Questions and answers',
  quota_uses: 'That you posted, claimed, invited',
  rate_limits: 'Attempts to log in',
  recovery_codes: 'Your authenticator app, passkeys',
  report_entries: 'Reports to the moderators',
  reports: 'Reports to the moderators',
  saved_jobs: 'Jobs and searches that you save',
  saved_searches: 'Jobs and searches that you save',
  listed_items: 'That something became public',
  second_factor_challenges: 'Your authenticator app, passkeys',
  security_events: 'What happens to your account',
  sessions: 'Your sessions',
  totp_secrets: 'Your authenticator app, passkeys',
  unanswered_questions: 'Questions that the assistant could not answer',
  unsent_mails: 'Emails to you that could not be delivered',
  users: 'Your name and email address',
}

/** Tables with counts and states of the server, and tables that are derived from those above and change with them. */
const others = [
  ...['business_keys', 'businesses_to_compare', 'import_mappings'],
  ...[
    'backups',
    'changes',
    'listed_changes',
    'topic_counts',
    'chat_days',
    'embedding_days',
    'embedding_status',
    'embeddings',
    'holding_choice',
  ],
  ...['industry_terms', 'industry_terms_to_read', 'readable_names'],
  'name_merge_businesses',
  ...['job_places', 'job_recent_65536', 'job_recent_8192', 'job_search', 'job_words', 'mail_health'],
  'picture_files',
  'search_alert_runs',
  ...['question_recent_65536', 'question_recent_8192', 'question_search', 'questions_to_index', 'title_words'],
  ...['topics', 'towns', 'zip_codes'],
  ...['waiting_emails', 'waiting_items', 'word_counts'],
]

const policy = readFileSync('public/privacy-policy.md', 'utf8')
const findRow = (start: string) => policy.split('\n').find((line) => line.startsWith(`| ${start}`))

test('the privacy policy has a row for every table of personal data', () => {
  const [, interfaceBody = ''] = readFileSync('src/database/schema.generated.ts', 'utf8').split('export interface DB {')
  const tables = [...interfaceBody.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => table)
  expect([...Object.keys(personal), ...others].sort()).toEqual(tables.toSorted())
  expect(Object.entries(personal).filter(([, start]) => !findRow(start))).toEqual([])
})

test('the privacy policy states how long questions to the assistant are stored', () => {
  expect(findRow('Questions that the assistant could not answer')).toContain(`${UNANSWERED_RETENTION_DAYS} days`)
  expect(policy).toContain('is not stored here, except a question that it could not answer')
})

test('the privacy policy states how long figures of businesses are stored', () => {
  expect(findRow('How often each business was shown')).toContain(`${FIGURE_DAYS} days`)
  const words = findRow('Words of searches that showed a business')
  expect(words).toContain(`${WORD_RETENTION_DAYS} days after the last search`)
  expect(words).toContain(`a hash only, ${NEW_WORD_RETENTION_DAYS} days`)
})
