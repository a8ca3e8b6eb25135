import { DAY, type Limit } from '../../kit/server/limits.server.ts'

/** By domain, over all members. */
export const codesToDomain: Limit = {
  name: 'domain-code',
  points: 30,
  seconds: DAY,
  message: 'Too many codes have been sent to this domain.',
}

/** By mailbox, over all members. Another mailbox at the domain proves the same. */
export const codesToMailbox: Limit = {
  name: 'mailbox-code',
  points: 10,
  seconds: DAY,
  message: 'Too many codes have been sent to this address.',
}
