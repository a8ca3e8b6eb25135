import type { Site } from '../../../kit/page/site.ts'
import { htmlToText } from '../../../kit/text/text.ts'
import type { Business } from '../businesses.contract.ts'

/** The street without the city, because imported businesses have the whole address in `location`. */
function readStreet({ location, city }: Business): string | undefined {
  const cityStart = city && location ? location.toLowerCase().lastIndexOf(city.toLowerCase()) : -1
  const street = cityStart >= 0 ? location?.slice(0, cityStart).replace(/[\s,]+$/, '') : location
  return street || undefined
}

/** Structured data: https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function toStructuredData(business: Business & { description_html: string | null }, site: Site) {
  const url = `${site.url}/businesses/${business.id}`
  const { about_url, website } = business
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    name: business.display_name,
    url: website ?? url,
    ...(about_url && about_url !== website && { sameAs: about_url }),
    ...(business.tagline && { slogan: business.tagline }),
    ...((business.description_html || business.tagline) && {
      description: business.description_html ? htmlToText(business.description_html) : business.tagline,
    }),
    ...(business.phone && { telephone: business.phone }),
    ...(business.year_established && { foundingDate: String(business.year_established) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: readStreet(business),
      addressLocality: business.display_city ?? undefined,
      addressRegion: business.state,
      postalCode: business.zip_code ?? undefined,
      addressCountry: 'US',
    },
  }
}
