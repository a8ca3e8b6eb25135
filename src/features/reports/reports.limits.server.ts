import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Reports of visitors, by client. */
export const visitorReports: Limit = {
  name: 'visitor-report',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of reports.',
}

/** Appeals, by account, or by client for people who cannot log in. */
export const appeals: Limit = {
  name: 'appeal',
  points: 10,
  seconds: HOUR,
  message: 'That was a lot of appeals.',
}

/** Reports of members, by account. */
export const memberReports: Limit = {
  name: 'member-report',
  points: 30,
  seconds: HOUR,
  message: 'That was a lot of reports.',
}
