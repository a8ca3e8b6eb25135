import type { Tx } from '../../../database/open.server.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { queueMail } from '../../mails/queueMail.server.ts'
import { notify, removeNotificationsOf, wantsEmailNow } from '../../notifications/notify.server.ts'
import { jobsMailKinds } from '../jobs.mailKinds.server.ts'
import type { ApplicationState } from './applications.constants.ts'

type ApplicationRef = { id: number; job_id: number; user_id: number }

/** Notifies the poster of the job about a new application. */
export const notifyApplied = (tx: Tx, { id, job_id, user_id }: ApplicationRef, poster_id: number) =>
  notify(tx, {
    kind: 'application.created',
    recipients: [poster_id],
    actorId: user_id,
    subject: { type: 'application', id },
    about: { type: 'job', id: job_id },
    title: '{actor} applied to “{about}”',
    url: `/jobs/${job_id}/applications`,
    group: `application:${job_id}`,
    plural: '{count} applications to “{about}”',
    ownEmail: 'chosen',
  })

/** Notifies the poster of the job about a new application, and emails both. */
export async function notifyOfApplication(tx: Tx, application: ApplicationRef, poster_id: number) {
  const { id } = application
  await notifyApplied(tx, application, poster_id)
  if (await wantsEmailNow(tx, 'application.created', poster_id)) {
    await queueMail(tx, jobsMailKinds['jobs.applied'], { application_id: id })
  }
  await queueMail(tx, jobsMailKinds['jobs.applicationCopy'], { application_id: id })
}

/** The titles of notifications; null for a state that causes none. */
const titles: Record<ApplicationState, string | null> = {
  new: null,
  seen: 'Your application to “{about}” was read',
  talking: 'They would like to talk with you about “{about}”',
  no: 'Your application to “{about}” was not chosen this time',
  hired: 'Congratulations: you have the job “{about}”',
}

type StateNews = { state: ApplicationState; send_email: boolean }

/** Notifies the applicant of a new state. Replaces the notification of the previous state. */
export async function notifyOfState(
  tx: Tx,
  poster: Viewer,
  application: ApplicationRef,
  { state, send_email }: StateNews,
) {
  const { id, job_id, user_id } = application
  const subject = { type: 'application', id }
  await removeNotificationsOf(tx, subject, 'application.state')
  const title = titles[state]
  if (title === null) return
  await notify(tx, {
    kind: 'application.state',
    recipients: [user_id],
    actorId: poster.id,
    subject,
    about: { type: 'job', id: job_id },
    title,
    url: '/my-applications',
    // The notification has its own email only when the poster has not chosen to send one.
    ownEmail: send_email ? 'chosen' : 'always',
  })
  if (send_email && (await wantsEmailNow(tx, 'application.state', user_id)))
    await queueMail(tx, jobsMailKinds['jobs.applicationState'], { application_id: id, state })
}
