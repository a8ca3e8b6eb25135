import { DAY, HOUR, type Limit } from '../../../kit/server/limits.server.ts'

/** By applicant, because each application sends an email to the owner of the job. */
export const applications: Limit = {
  name: 'application',
  points: 50,
  seconds: HOUR,
  message: 'That was a lot of applications.',
}

/** By applicant and job, because who takes back an application can apply again. */
export const repeatedApplications: Limit = {
  name: 'application-again',
  points: 5,
  seconds: DAY,
  message: 'You have applied to this job several times today.',
}

/** By poster and application, because somebody else gets the emails. */
export const applicationMails: Limit = {
  name: 'application-mail',
  points: 6,
  seconds: DAY,
  message: 'That was a lot of emails about one application.',
}
