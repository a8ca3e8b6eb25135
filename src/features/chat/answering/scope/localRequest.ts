import type { SearchReply } from '../../../search/search.contract.ts'

/** Matches subjects of questions about running a business: “how far ahead do travelers book”. */
const businessSubjectPattern =
  /\b(?:customers?|clients?|guests|travell?ers|tourists|visitors|passengers|cruisers|shoppers|diners|buyers|vendors|suppliers|wholesalers?|owners|shopkeepers|merchants|retailers|outfitters|lodges|small business(?:es)?|local (?:shops?|stores?|businesses)|bookings?|off season|barges?|set netters|applicants|seasonal (?:staff|workers|help))\b/
/** Matches a request for a service, such as “who’s gonna plow my lot”. */
const serviceRequestPattern =
  /^(?:(?:so|hey|ok|and|anyone know|do you know) )*who(?:s| is| are)? (?:gonna|going to|got|able to|willing to|around to|there to|free to|available|can|could|will|would|does|do|fixes|sells|rents|hauls|plows|repairs|\w{3,}ing)\b/
const firstPersonPattern = /\b(?:my|our|me|us)\b/
/** Matches places beyond this network. */
const worldPattern =
  /\b(?:worldwide|in the world|on earth|in america|in the us|in the united states|nationwide|in history)\b/

/**
 * Whether a question that looks like one about the world, such as “how many …” or “who’s …”, is about this network: a
 * request for a service by a trade or at a place, or a question about running a business.
 */
export function isLocalRequest(text: string, { parts, city }: SearchReply['understood']): boolean {
  if (worldPattern.test(text)) return false
  const hasTrade = parts.some(({ what }) => what === 'industry')
  if (businessSubjectPattern.test(text)) return true
  return serviceRequestPattern.test(text) && (firstPersonPattern.test(text) || hasTrade) && (hasTrade || city !== null)
}
