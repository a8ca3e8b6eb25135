import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** By client, for visitors. */
export const visitorReports: Limit = {
  name: 'visitor-report',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of reports.',
}

/** By account, or by client for those who cannot log in. */
export const appeals: Limit = {
  name: 'appeal',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of appeals.',
}

/** By account. */
export const memberReports: Limit = {
  name: 'member-report',
  points: 30,
  seconds: HOUR,
  message: 'That was a lot of reports.',
}
