import { HOUR, type Limit } from '../../kit/limits.server.ts'

/** Emails that one member causes to others. */
export const invitationsAndRequests: Limit = {
  name: 'team-mail',
  points: 30,
  seconds: HOUR,
  message: 'Too many invitations and requests at once.',
}
