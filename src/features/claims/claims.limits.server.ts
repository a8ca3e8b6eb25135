import { DAY, type Limit } from '../../kit/server/limits.server.ts'

/** The number of codes that all members together can have sent to one domain. */
export const codesToDomain: Limit = {
  name: 'domain-code',
  points: 30,
  seconds: DAY,
  message: 'Too many codes have been sent to this domain.',
}

/** The number of codes that all members together can have sent to one mailbox. Any mailbox at the domain proves the domain. */
export const codesToMailbox: Limit = {
  name: 'mailbox-code',
  points: 10,
  seconds: DAY,
  message: 'Too many codes have been sent to this address.',
}
