import type { Business } from '../businesses/business.contract.ts'
import type { Claim } from './claims.contract.ts'

export type Verdict = 'same' | 'different' | 'unrecorded'
/** `verdict` is null when the claim does not contain the field. */
export type Comparison = { name: string; claimed: string | null; recorded: string | null; verdict: Verdict | null }

/** Ignores case, spaces and punctuation: `12-3456789` equals `12 3456789`. */
const normalize = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function compare(name: string, claimed: string | null, recorded: string | null): Comparison {
  const verdict = !claimed
    ? null
    : !recorded
      ? 'unrecorded'
      : normalize(claimed) === normalize(recorded)
        ? 'same'
        : 'different'
  return { name, claimed, recorded, verdict }
}

/**
 * Compares the entity number, EIN and website domain of a claim with those of the business: the current ones, without those that it
 * lacked when the claim was decided.
 */
export function compareClaim(
  { alaska_business_license, ein, proven_domain }: Claim,
  business: Business,
  website_domain: string | null,
  taken_over: string[],
): Comparison[] {
  const getRecordedValue = (field: 'alaska_business_license' | 'ein') =>
    taken_over.includes(field) ? null : business[field]
  return [
    compare('Entity number', alaska_business_license, getRecordedValue('alaska_business_license')),
    compare('EIN', ein, getRecordedValue('ein')),
    compare('Website', proven_domain, website_domain),
  ]
}
