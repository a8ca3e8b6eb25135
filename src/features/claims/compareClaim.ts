import type { Business } from '../businesses/businesses.contract.ts'
import type { Claim } from './claims.contract.ts'

export type Verdict = 'same' | 'different' | 'unrecorded'
/** No verdict where the claim says nothing. */
export type Comparison = { name: string; claimed: string | null; recorded: string | null; verdict: Verdict | null }

/** Numbers are the same however they are grouped: `12-3456789`, `12 3456789`. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function compare(name: string, claimed: string | null, recorded: string | null): Comparison {
  const verdict = !claimed ? null : !recorded ? 'unrecorded' : plain(claimed) === plain(recorded) ? 'same' : 'different'
  return { name, claimed, recorded, verdict }
}

/** What a claim says, beside what is on record of the business as it is now. */
export const compareClaim = (
  { alaska_business_license, ein, proven_domain }: Claim,
  business: Business,
  website_domain: string | null,
): Comparison[] => [
  compare('Entity number', alaska_business_license, business.alaska_business_license),
  compare('EIN', ein, business.ein),
  compare('Website', proven_domain, website_domain),
]
