import { DAY, HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** Applications, by applicant, because each sends an email to the owner of the job. */
export const applications: Limit = {
  name: 'application',
  points: 50,
  seconds: HOUR,
  message: 'That was a lot of applications.',
}

/** Applications, by applicant and job, because a withdrawn application can be sent again. */
export const repeatedApplications: Limit = {
  name: 'application-again',
  points: 5,
  seconds: DAY,
  message: 'You have applied to this job several times today.',
}

/** Emails about states, by poster and application, because another person receives them. */
export const applicationMails: Limit = {
  name: 'application-mail',
  points: 6,
  seconds: DAY,
  message: 'That was a lot of emails about one application.',
}
