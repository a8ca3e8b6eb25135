import { DAY, type Limit } from '../../kit/server/limits.server.ts'

/** Codes to a domain, over all members. */
export const codesToDomain: Limit = {
  name: 'domain-code',
  points: 30,
  seconds: DAY,
  message: 'Too many codes have been sent to this domain.',
}

/** Codes to a mailbox, over all members. Any mailbox at the domain proves the domain. */
export const codesToMailbox: Limit = {
  name: 'mailbox-code',
  points: 10,
  seconds: DAY,
  message: 'Too many codes have been sent to this address.',
}
