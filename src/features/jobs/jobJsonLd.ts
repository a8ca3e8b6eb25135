import type { Site } from '../../kit/page/site.ts'
import type { JobType } from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'

const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

type RenderedJob = Job & {
  description_html: string
  requirements_html: string | null
  business_website: string | null
}

/** Whether a job can be done from anywhere. "Remote camp" and "Anchorage or remote" are places. */
const isRemote = (location: string | null) =>
  /^(?:(?:fully|100%)\s+)?remote(?:ly)?\s*(?:$|[,;(/–—-]|(?:within|from|in|anywhere)\b)/i.test(location ?? '')

/** Parses a typed location such as `Homer, AK` or `12 Harbor Way, Homer, AK 99603`. */
function toPostalAddress(location: string | null, { region_code, region_name }: Site) {
  const parts = (location ?? '').split(',').map((part) => part.trim())
  const [, state, postalCode] = location?.match(/,\s*([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?\s*$/) ?? []
  const streetAddress = parts.length > 2 && /^\d/.test(parts[0] ?? '') ? parts.shift() : undefined
  const isRegionOnly = [region_code, region_name].some((name) => name.toLowerCase() === parts[0]?.toLowerCase())
  return {
    '@type': 'PostalAddress',
    streetAddress,
    addressLocality: (!isRegionOnly && parts[0]) || undefined,
    addressRegion: state ?? region_code,
    postalCode,
    addressCountry: 'US',
  }
}

const unitTexts = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' }

function toBaseSalary({ pay_from, pay_to, pay_unit }: Job) {
  // The format has no unit for a total for the whole job.
  if (pay_unit === null || pay_unit === 'fixed') return {}
  const unitText = unitTexts[pay_unit]
  const value =
    pay_from === pay_to
      ? { '@type': 'QuantitativeValue', value: pay_from, unitText }
      : { '@type': 'QuantitativeValue', minValue: pay_from ?? undefined, maxValue: pay_to ?? undefined, unitText }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } }
}

/** The structured data of an open job: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobJsonLd(job: RenderedJob, site: Site) {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description_html, job.requirements_html && `<h2>Requirements</h2>${job.requirements_html}`]
      .filter(Boolean)
      .join('\n'),
    identifier: { '@type': 'PropertyValue', name: site.name, value: String(job.id) },
    url: `${site.url}/jobs/${job.id}`,
    datePosted: job.created_at,
    validThrough: job.expires_at,
    directApply: true,
    ...(job.job_type && { employmentType: employmentTypes[job.job_type] }),
    ...toBaseSalary(job),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.business_id && { sameAs: job.business_website ?? `${site.url}/businesses/${job.business_id}` }),
      ...(job.logo && { logo: new URL(job.logo.url_192, site.url).href }),
    },
    ...(isRemote(job.location)
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'State', name: `${site.region_name}, USA` },
        }
      : { jobLocation: { '@type': 'Place', address: toPostalAddress(job.location, site) } }),
  }
}
