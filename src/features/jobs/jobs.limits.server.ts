import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** By applicant, because each application sends an email to the owner of the job. */
export const applications: Limit = {
  name: 'application',
  points: 50,
  seconds: HOUR,
  message: 'That was a lot of applications.',
}
