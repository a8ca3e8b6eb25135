import { HOUR, type Limit } from '../../kit/server/limits.server.ts'

/** Per member: invitations and access requests, which send emails to others. */
export const invitationsAndRequests: Limit = {
  name: 'team-mail',
  points: 30,
  seconds: HOUR,
  message: 'Too many invitations and access requests.',
}
