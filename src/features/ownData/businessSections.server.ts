import { sql } from '../../database/open.server.ts'
import { type Section, selectItem } from './sections.server.ts'

/** Jobs, applications, events and businesses of an account. */
export const businessSections = {
  jobs: {
    covers: ['jobs.user_id'],
    rows: (user_id) => sql`
      select j.id, j.title, j.company, j.business_id, j.location, j.job_type, j.description, j.requirements,
        j.salary_range, j.created_at, j.edited_at, j.closed_at, j.expires_at, j.visibility,
        (select count(*) from job_applications as a where a.job_id = j.id) as application_count
      from jobs as j where j.user_id = ${user_id} order by j.id`,
  },
  applications: {
    covers: ['job_applications.user_id'],
    rows: (user_id) => sql`
      select a.id, ${selectItem('job', 'a.job_id', user_id)} as job, a.state, a.cover_letter, a.created_at
      from job_applications as a where a.user_id = ${user_id} order by a.id`,
  },
  saved_searches: {
    covers: ['saved_searches.user_id'],
    rows: (user_id) => sql`
      select list, query, has_alerts, created_at from saved_searches where user_id = ${user_id} order by id`,
  },
  saved_jobs: {
    covers: ['saved_jobs.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('job', 's.job_id', user_id)} as job, s.created_at
      from saved_jobs as s where s.user_id = ${user_id} order by s.job_id`,
  },
  interests: {
    covers: ['event_interests.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('event', 'i.event_id', user_id)} as event, i.created_at
      from event_interests as i where i.user_id = ${user_id} order by i.event_id`,
  },
  events: {
    covers: ['events.created_by'],
    rows: (user_id) => sql`
      select e.id, ${selectItem('business', 'e.business_id', user_id)} as business, e.title, e.description, e.start_datetime,
        e.end_datetime, e.location, e.event_type, e.cost_info, e.event_url, e.is_active, e.series_id, e.created_at,
        e.edited_at, e.visibility
      from events as e where e.created_by = ${user_id} order by e.id`,
  },
  // The owner's profile of a business is exported. Profiles of other businesses were not written by the account.
  businesses: {
    covers: [],
    rows: (user_id) => sql`
      select b.id, b.business_name, b.tagline, b.industry, b.category, b.description, b.location, b.city, b.state,
        b.zip_code, b.phone, b.website, b.about_url, b.alaska_business_license, b.ein, b.business_structure,
        b.year_established, b.verification_status, b.verification_notes, b.verified_at, b.is_public, b.visibility,
        b.created_at, d.opening_hours, d.services, d.service_area, d.languages, d.accessibility, d.accessibility_note,
        d.social_links
      from business_members as m join businesses as b on b.id = m.business_id
      left join business_details as d on d.business_id = b.id
      where m.user_id = ${user_id} and m.role = 'owner' order by b.id`,
  },
  teams: {
    covers: ['business_members.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('business', 'm.business_id', user_id)} as business, m.role, m.joined_at
      from business_members as m where m.user_id = ${user_id} order by m.id`,
  },
  invitations: {
    covers: [],
    rows: (user_id) => sql`
      select m.id, json_build_object('id', b.id, 'title', b.display_name) as business, m.role, m.invited_at
      from users as u join business_members as m on lower(m.email) = lower(u.email) and m.status = 'invited'
      join businesses as b on b.id = m.business_id
      where u.id = ${user_id} and u.email_verified_at is not null order by m.id`,
  },
  access_requests: {
    covers: ['access_requests.user_id'],
    rows: (user_id) => sql`
      select r.id, ${selectItem('business', 'r.business_id', user_id)} as business, r.message, r.created_at
      from access_requests as r where r.user_id = ${user_id} order by r.id`,
  },
  claims: {
    covers: ['claims.user_id'],
    rows: (user_id) => sql`
      select c.id, ${selectItem('business', 'c.business_id', user_id)} as business, c.alaska_business_license, c.ein,
        c.proof_of_ownership, c.message, c.proven_email, c.proven_at, c.status, c.admin_notes, c.created_at,
        c.reviewed_at, c.revoked_at, c.revoked_reason
      from claims as c where c.user_id = ${user_id} order by c.id`,
  },
  disputes: {
    covers: ['disputes.user_id'],
    rows: (user_id) => sql`
      select d.id, ${selectItem('business', 'd.business_id', user_id)} as business, d.alaska_business_license, d.ein,
        d.proof_of_ownership, d.message, d.status, d.admin_notes, d.created_at, d.reviewed_at
      from disputes as d where d.user_id = ${user_id} order by d.id`,
  },
  answers_to_disputes: {
    covers: ['disputes.answerer_id'],
    rows: (user_id) => sql`
      select d.id, ${selectItem('business', 'd.business_id', user_id)} as business, d.answer, d.answered_at
      from disputes as d where d.answerer_id = ${user_id} order by d.id`,
  },
  drafts: {
    covers: ['business_drafts.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('business', 'f.business_id', user_id)} as business, f.changed, f.updated_at
      from business_drafts as f where f.user_id = ${user_id} order by f.id`,
  },
  suggested_corrections: {
    covers: ['business_suggestions.user_id'],
    rows: (user_id) => sql`
      select s.id, ${selectItem('business', 's.business_id', user_id)} as business, s.field, s.value, s.message, s.status, s.decided_at, s.created_at
      from business_suggestions as s where s.user_id = ${user_id} order by s.id`,
  },
  business_pictures: {
    covers: ['business_pictures.created_by'],
    rows: (user_id) => sql`
      select p.id, ${selectItem('business', 'p.business_id', user_id)} as business, p.role, p.alt, p.created_at
      from business_pictures as p where p.created_by = ${user_id} order by p.id`,
  },
  questions_about_profiles: {
    covers: ['business_confirmations.user_id'],
    rows: (user_id) => sql`
      select ${selectItem('business', 'c.business_id', user_id)} as business, c.asked_at
      from business_confirmations as c where c.user_id = ${user_id} order by c.asked_at`,
  },
} satisfies Record<string, Section>
