import type { SearchReply } from '../../../search/search.contract.ts'

/** People and things of which a business asks: “how far ahead do travelers book”. */
const ofBusiness =
  /\b(?:customers?|clients?|guests|travell?ers|tourists|visitors|passengers|cruisers|shoppers|diners|buyers|vendors|suppliers|wholesalers?|owners|shopkeepers|merchants|retailers|outfitters|lodges|small business(?:es)?|local (?:shops?|stores?|businesses)|bookings?|off season|barges?|set netters|applicants|seasonal (?:staff|workers|help))\b/
/** A request for somebody's work, such as “who’s gonna plow my lot”. */
const service =
  /^(?:(?:so|hey|ok|and|anyone know|do you know) )*who(?:s| is| are)? (?:gonna|going to|got|able to|willing to|around to|there to|free to|available|can|could|will|would|does|do|fixes|sells|rents|hauls|plows|repairs|\w{3,}ing)\b/
const own = /\b(?:my|our|me|us)\b/
/** Named companies and people of the world, about which nobody here knows numbers. */
const general =
  /\b(?:worldwide|in the world|on earth|in america|in the us|in the united states|nationwide|in history)\b/

/**
 * Whether a question with the form of one about the world, such as “how many …” or “who’s …”, asks for something of this network: for
 * work at a place or by a trade, or for what its businesses know of their customers.
 */
export function isLocalRequest(text: string, { parts, city }: SearchReply['understood']): boolean {
  if (general.test(text)) return false
  const hasTrade = parts.some(({ what }) => what === 'industry')
  if (ofBusiness.test(text)) return true
  return service.test(text) && (own.test(text) || hasTrade) && (hasTrade || city !== null)
}
