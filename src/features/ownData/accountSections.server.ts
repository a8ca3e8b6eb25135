import { sql } from '../../database/open.server.ts'
import { type Section, selectItem } from './sections.server.ts'

/** The account itself, its sessions, security data and follows. */
export const accountSections = {
  sessions: {
    covers: ['sessions.user_id'],
    rows: (user_id) =>
      sql`select id, created_at, last_used_at, user_agent from sessions where user_id = ${user_id} order by id`,
  },
  security_events: {
    covers: ['security_events.user_id'],
    rows: (user_id) => sql`
      select kind, detail, count, first_at, last_at, device, client as ip_address
      from security_events where user_id = ${user_id} order by id`,
  },
  authenticator_apps: {
    covers: ['totp_secrets.user_id'],
    rows: (user_id) => sql`select created_at, confirmed_at, last_used_at from totp_secrets where user_id = ${user_id}`,
  },
  passkeys: {
    covers: ['passkeys.user_id'],
    rows: (user_id) => sql`
      select id, name, created_at, last_used_at from passkeys where user_id = ${user_id} order by id`,
  },
  recovery_codes: {
    covers: ['recovery_codes.user_id'],
    rows: (user_id) => sql`
      select count(*) as unused from recovery_codes where user_id = ${user_id} having count(*) > 0`,
  },
  email_changes: {
    covers: ['email_changes.user_id'],
    rows: (user_id) => sql`select email, requested_at from email_changes where user_id = ${user_id}`,
  },
  pictures: {
    covers: ['user_pictures.user_id'],
    rows: (user_id) => sql`
      select '/pictures/' || hash || '/192.webp' as url, created_at from user_pictures where user_id = ${user_id}`,
  },
  follows: {
    covers: ['follows.user_id'],
    rows: (user_id) => sql`
      select target_type, key, created_at from follows where user_id = ${user_id} order by created_at`,
  },
  refused_addresses: {
    covers: ['bounced_addresses.user_id'],
    rows: (user_id) => sql`select email, bounced_at from bounced_addresses where user_id = ${user_id}`,
  },
  notification_preferences: {
    covers: ['notification_preferences.user_id'],
    rows: (user_id) => sql`
      select kind, site, email from notification_preferences where user_id = ${user_id} order by kind`,
  },
  notifications: {
    covers: ['notifications.user_id'],
    rows: (user_id) => sql`
      select n.id, x.kind, x.url, visible_name(x.about_type, x.about_id, n.user_id) as title, n.created_at, n.read_at
      from notifications as n join notices as x on x.id = n.notice_id
      where n.user_id = ${user_id} and x.removed_at is null order by n.id`,
  },
  emails_about_what_waits: {
    covers: ['waiting_emails.user_id'],
    rows: (user_id) => sql`select frequency, sent_at from waiting_emails where user_id = ${user_id}`,
  },
  deletions: {
    covers: ['deletions.deleted_by'],
    rows: (user_id) => sql`
      select target_type, target_ids, title as target_title, deleted_at
      from deletions where deleted_by = ${user_id} order by id`,
  },
  administrative_actions: {
    covers: ['audit_log.actor_id'],
    rows: (user_id) => sql`
      select id, action, target_type, target_id, target_name as target_title, ip_address, created_at
      from audit_log where actor_id = ${user_id} and part_of is null order by id`,
  },
  imports: {
    covers: ['imports.user_id'],
    rows: (user_id) => sql`
      select id, file_name, state, total, created_at, applied_at, undone_at
      from imports where user_id = ${user_id} order by id`,
  },
} satisfies Record<string, Section>

/** The posts and votes of an account on the forum. */
export const forumSections = {
  questions: {
    covers: ['questions.user_id'],
    rows: (user_id) => sql`
      select q.id, q.title, q.content, q.created_at, q.edited_at, q.upvotes, q.downvotes, q.answer_count, q.visibility,
        array(select topic from question_topics where question_id = q.id order by topic) as topics
      from questions as q where q.user_id = ${user_id} order by q.id`,
  },
  answers: {
    covers: ['answers.user_id'],
    rows: (user_id) => sql`
      select a.id, ${selectItem('question', 'a.question_id', user_id)} as question, a.content, a.created_at, a.edited_at,
        a.upvotes, a.downvotes, q.accepted_answer_id is not distinct from a.id as is_accepted, a.visibility
      from answers as a join questions as q on q.id = a.question_id where a.user_id = ${user_id} order by a.id`,
  },
  // The earlier texts belong to the posts, so no column refers to the account.
  earlier_texts: {
    covers: [],
    rows: (user_id) => sql`
      select v.question_id, null::bigint as answer_id, v.title, v.content, v.written_at, v.replaced_at, v.is_public
      from questions as q join post_versions as v on v.question_id = q.id where q.user_id = ${user_id}
      union all
      select a.question_id, v.answer_id, null, v.content, v.written_at, v.replaced_at, v.is_public
      from answers as a join post_versions as v on v.answer_id = a.id where a.user_id = ${user_id}
      order by written_at`,
  },
  closed_questions: {
    covers: ['question_duplicates.closed_by'],
    rows: (user_id) => sql`
      select ${selectItem('question', 'd.question_id', user_id)} as question,
        ${selectItem('question', 'd.original_id', user_id)} as duplicate_of, d.closed_at
      from question_duplicates as d where d.closed_by = ${user_id} order by d.question_id`,
  },
  question_votes: {
    covers: ['question_votes.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('question', 'v.question_id', user_id)} as question, v.vote_type
      from question_votes as v where v.user_id = ${user_id} order by v.question_id`,
  },
  answer_votes: {
    covers: ['answer_votes.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('answer', 'v.answer_id', user_id)} as answer, v.vote_type
      from answer_votes as v where v.user_id = ${user_id} order by v.answer_id`,
  },
  reports: {
    covers: ['report_entries.reporter_id'],
    rows: (user_id) => sql`
      select r.target_type, r.target_id, visible_name(r.target_type, r.target_id, ${user_id}::bigint) as target_title,
        e.reason, e.message, e.created_at
      from report_entries as e join reports as r on r.id = e.report_id where e.reporter_id = ${user_id} order by e.id`,
  },
  decisions_about_posts: {
    covers: ['reports.author_id'],
    rows: (user_id) => sql`
      select target_type, target_id, target_title, action, resolved_at, appealed_at
      from reports where author_id = ${user_id} and status = 'resolved' order by id`,
  },
  held_posts: {
    covers: ['held_posts.author_id'],
    rows: (user_id) => sql`
      select target_type, target_id, held_at, decision, note, decided_at
      from held_posts where author_id = ${user_id} order by id`,
  },
} satisfies Record<string, Section>
