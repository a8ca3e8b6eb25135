type Place = { location: string | null; display_city: string | null; state: string | null }

const notOnMaps = /https?:|\b(online|virtual|webinar|zoom|microsoft teams|google meet|livestream|by phone)\b/i

/**
 * A link to a map with the place; null for an online event. A place without a comma, such as a room or a street, is
 * searched for in the city of the host.
 */
export function mapLink({ location, display_city, state }: Place): string | null {
  if (!location || notOnMaps.test(location)) return null
  const parts = location.includes(',') ? [location] : [location, display_city, state]
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: parts.filter(Boolean).join(', ') })}`
}
