import type { Site } from '../../../kit/page/site.ts'
import { dayIn } from '../../../kit/text/dayIn.ts'
import { htmlToText } from '../../../kit/text/text.ts'
import type { BusinessProfile } from '../business.contract.ts'
import { toHoursData } from '../hours/hoursData.ts'
import { extractStreet } from './contact.ts'

/** Structured data: https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function toStructuredData(
  business: BusinessProfile & { description_html: string | null },
  site: Site,
  now: number,
) {
  const url = `${site.url}/businesses/${business.id}`
  const { about_url, website, logo, social_links, opening_hours, time_zone } = business
  const { latitude, longitude, place_source } = business
  const sameAs = [about_url, ...social_links.map((link) => link.url)].filter((link) => link && link !== website)
  const images = business.pictures.flatMap(({ role, sizes }) => (role === 'logo' ? [] : (sizes.at(-1)?.webp ?? [])))
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    name: business.display_name,
    url: website ?? url,
    ...(sameAs.length > 0 && { sameAs }),
    ...(logo && { logo: new URL(logo.url_192, site.url).href }),
    ...(images.length > 0 && { image: images.map((path) => new URL(path, site.url).href) }),
    ...(business.tagline && { slogan: business.tagline }),
    ...((business.description_html || business.tagline) && {
      description: business.description_html ? htmlToText(business.description_html) : business.tagline,
    }),
    ...(business.phone && { telephone: business.phone }),
    ...(business.year_established && { foundingDate: String(business.year_established) }),
    // The coordinates of the center of a town would lead visitors to a wrong address.
    ...(latitude !== null && place_source !== 'town' && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(opening_hours && toHoursData(opening_hours, dayIn(now, time_zone))),
    address: {
      '@type': 'PostalAddress',
      streetAddress: extractStreet(business) ?? undefined,
      addressLocality: business.display_city ?? undefined,
      addressRegion: business.state || undefined,
      postalCode: business.zip_code ?? undefined,
      addressCountry: 'US',
    },
  }
}
