import { type Db, sql, type Tx } from '../../database/open.server.ts'
import type { ComposeMail, Services, Tasks } from '../../kit/server/services.server.ts'
import { createToken, hashToken } from '../../kit/server/tokens.server.ts'
import { formatDate } from '../../kit/text/text.ts'
import { formatGreeting, formatSender } from '../mails/mailNames.server.ts'
import { queueMail } from '../mails/queueMail.server.ts'
import { notify, wantsEmailNow } from '../notifications/notify.server.ts'
import { withUnsubscribe } from '../notifications/withUnsubscribe.server.ts'
import type { ApplicationState } from './applications/applications.constants.ts'
import { composeStateMail } from './applications/stateMail.server.ts'
import { OPEN_DAYS, REMINDER_DAYS, RENEWAL_LINK_DAYS } from './jobs.constants.ts'
import { jobsMailKinds } from './jobs.mailKinds.server.ts'
import { isActive, isPublic } from './jobs.query.server.ts'
import { PAY_PARSER_VERSION, toPayColumns } from './pay.ts'

const readApplication = (db: Db, id: number) =>
  db
    .selectFrom('job_applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('users as owner', 'owner.id', 'j.user_id')
    .innerJoin('users as applicant', 'applicant.id', 'a.user_id')
    .where('a.id', '=', id)
    .select([
      'a.cover_letter',
      'a.state',
      'j.id as job_id',
      'j.title',
      'j.company',
      'owner.email as owner_email',
      'owner.full_name as owner_name',
      'owner.is_banned as is_owner_banned',
      isPublic.as('is_public'),
      'applicant.is_banned as is_applicant_banned',
      'applicant.email',
      'applicant.full_name',
      'applicant.phone',
    ])
    .executeTakeFirst()

const coverLetterParagraphs = (cover_letter: string | null) => (cover_letter ? ['The cover letter:', cover_letter] : [])

export const jobsMails: Record<keyof typeof jobsMailKinds, ComposeMail> = {
  'jobs.applied': withUnsubscribe(
    'application.created',
    async ({ db, settings }, { application_id }: { application_id: number }) => {
      const application = await readApplication(db, application_id)
      // The poster gets no email about an applicant who was banned meanwhile.
      if (!application || application.is_applicant_banned) return null
      const { job_id, title, owner_email, owner_name, full_name, email, phone, cover_letter } = application
      const sender = formatSender(full_name)
      return {
        to: owner_email,
        subject: `${sender} applied: ${title}`,
        heading: `${sender} has applied`,
        paragraphs: [
          formatGreeting(owner_name),
          `${sender} has applied to your job “${title}”.`,
          `You can reach them at ${[email, phone].filter(Boolean).join(' or ')}.`,
          ...coverLetterParagraphs(cover_letter),
        ],
        action: { label: 'See all applications', url: `${settings.public_url}/jobs/${job_id}/applications` },
        reason: 'You get this because you posted this job.',
      }
    },
  ),

  async 'jobs.applicationCopy'({ db, settings }, { application_id }: { application_id: number }) {
    const application = await readApplication(db, application_id)
    if (!application) return null
    const { job_id, title, company, email, full_name, cover_letter } = application
    return {
      to: email,
      subject: `Your application: ${title}`,
      heading: 'Your application has been sent',
      paragraphs: [
        formatGreeting(full_name),
        `You have applied to “${title}” at ${company}. The person who posted it can see your name, email address and phone number, and can reply to you.`,
        // Unless email addresses are verified, the applicant may have registered the email address of somebody else.
        ...(settings.smtp_url && !settings.email_verification ? [] : coverLetterParagraphs(cover_letter)),
      ],
      action: { label: 'Open the job', url: `${settings.public_url}/jobs/${job_id}` },
      reason: 'This is your copy of the application.',
    }
  },

  'jobs.applicationState': withUnsubscribe(
    'application.state',
    async ({ db, settings }, data: { application_id: number; state: ApplicationState }) => {
      const application = await readApplication(db, data.application_id)
      // Send nothing when the state has changed since, the poster is banned, or the job is not public.
      if (application?.state !== data.state || application.is_owner_banned || !application.is_public) return null
      return composeStateMail(application, data.state, settings.public_url)
    },
  ),

  'jobs.expiring': withUnsubscribe('job.expiring', async ({ db, settings }, { job_id }: { job_id: number }) => {
    const job = await db
      .selectFrom('jobs as j')
      .innerJoin('users as owner', 'owner.id', 'j.user_id')
      .where('j.id', '=', job_id)
      .where(isActive)
      .where(isPublic)
      .where('j.reminded_at', 'is not', null)
      .select(['j.title', 'j.expires_at', 'owner.email', 'owner.full_name'])
      .executeTakeFirst()
    if (!job) return null
    const token = createToken()
    await db
      .updateTable('jobs')
      .set({
        renewal_token_hash: hashToken(token),
        renewal_expires_at: sql<string>`now() + make_interval(days => ${RENEWAL_LINK_DAYS})`,
      })
      .where('id', '=', job_id)
      .execute()
    const closingDate = formatDate(job.expires_at, settings.site.time_zone)
    return {
      to: job.email,
      subject: `Your job closes on ${closingDate}: ${job.title}`,
      heading: `Your job closes on ${closingDate}`,
      paragraphs: [
        formatGreeting(job.full_name),
        `“${job.title}” leaves the job board on ${closingDate}. If you are still looking for somebody, one click keeps it open for another ${OPEN_DAYS} days.`,
        'Otherwise you do not need to do anything.',
      ],
      action: { label: 'Keep it open', url: `${settings.public_url}/jobs/renew?token=${token}` },
      reason: 'You get this because you posted this job.',
    }
  }),
}

/** Jobs whose pay is parsed in one transaction, and in one run of the task. */
const [PAY_BATCH_SIZE, MAX_PAY_PER_RUN] = [1000, 100_000]

/** Parses the pay of jobs that no version, or an older version, of the parser has read. @returns the number of jobs */
async function parseOldPay(db: Db): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const jobs = await tx
      .selectFrom('jobs')
      .where('salary_range', 'is not', null)
      .where('pay_reader', '<', PAY_PARSER_VERSION)
      .orderBy('pay_reader')
      .orderBy('id')
      .select(['id', 'salary_range'])
      .limit(PAY_BATCH_SIZE)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
    const rows = jobs.map(({ id, salary_range }) => ({ id, ...toPayColumns(salary_range) }))
    await sql`
      update jobs as j set pay_from = r.pay_from, pay_to = r.pay_to, pay_unit = r.pay_unit, pay_reader = r.pay_reader
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(
        id bigint, pay_from double precision, pay_to double precision, pay_unit text, pay_reader smallint
      ) where j.id = r.id`.execute(tx)
    return rows.length
  })
}

async function notifyExpiring(
  tx: Tx,
  { site }: Services['settings'],
  { id, user_id, expires_at }: { id: number; user_id: number; expires_at: string },
) {
  await notify(tx, {
    kind: 'job.expiring',
    recipients: [user_id],
    actorId: null,
    subject: { type: 'job', id },
    title: `Your job “{about}” closes on ${formatDate(expires_at, site.time_zone)}`,
    url: `/jobs/${id}`,
    ownEmail: 'chosen',
  })
  if (await wantsEmailNow(tx, 'job.expiring', user_id)) {
    await queueMail(tx, jobsMailKinds['jobs.expiring'], { job_id: id })
  }
}

export const jobsTasks = {
  'jobs.readPay': {
    cron: '* * * * *',
    async run({ db }: Services) {
      for (let count = 0; count < MAX_PAY_PER_RUN; ) {
        const read = await parseOldPay(db)
        count += read
        if (read < PAY_BATCH_SIZE) return
      }
    },
  },

  'jobs.sweep': {
    cron: '*/10 * * * *',
    async run({ db, settings }: Services) {
      await db
        .updateTable('jobs')
        .set({ closed_at: sql<string>`expires_at` })
        .where('closed_at', 'is', null)
        .where('expires_at', '<=', sql<string>`now()`)
        .execute()
      await db.transaction().execute(async (tx) => {
        const closing = await tx
          .updateTable('jobs')
          .set({ reminded_at: sql<string>`now()` })
          .where('closed_at', 'is', null)
          .where('reminded_at', 'is', null)
          .where('expires_at', '<=', sql<string>`now() + make_interval(days => ${REMINDER_DAYS})`)
          .returning(['id', 'user_id', 'expires_at'])
          .execute()
        for (const job of closing) await notifyExpiring(tx, settings, job)
      })
    },
  },
} satisfies Tasks
