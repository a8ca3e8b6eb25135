import type { Site } from '../../kit/settings.server.ts'
import type { JobType } from './jobs.constants.ts'
import type { Job } from './jobs.contract.ts'

const employmentTypes: Record<JobType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

type Posting = Job & { description_html: string; requirements_html: string | null }

/** An open job as https://developers.google.com/search/docs/appearance/structured-data/job-posting wants it. */
export function jobPosting(job: Posting, site: Site) {
  const state = { '@type': 'State', name: `${site.region_name}, USA` }
  const isRemote = /\bremote\b/i.test(job.location ?? '')
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
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.business_id && { url: `${site.url}/businesses/${job.business_id}` }),
    },
    ...(isRemote
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: state }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(job.location && { addressLocality: job.location.split(',')[0]?.trim() }),
              addressRegion: site.region_code,
              addressCountry: 'US',
            },
          },
        }),
  }
}
