import { DAY, HOUR } from '../../kit/server/limits.server.ts'

type Allowance = {
  /** The verb and the noun in the error message: `file`, `claims`. */
  verb: string
  noun: string
  /** The number of uses allowed in the first `seconds` of an account. */
  first: number
  /** The number of uses allowed in any period of `seconds` after that. */
  later: number
  seconds: typeof HOUR | typeof DAY
}

const daily = (verb: string, noun: string): Allowance => ({ verb, noun, first: 10, later: 30, seconds: DAY })

/** The number of posts and other writes that an account may make, by its age. */
export const quotas = {
  post: { verb: 'make', noun: 'posts (questions, answers, jobs and events)', first: 20, later: 60, seconds: HOUR },
  claim: daily('file', 'claims'),
  invitation: daily('send', 'invitations'),
  access_request: daily('send', 'access requests'),
  business: daily('create', 'businesses'),
  domain_code: { ...daily('request', 'codes by email'), later: 10 },
} as const satisfies Record<string, Allowance>
export type Quota = keyof typeof quotas
