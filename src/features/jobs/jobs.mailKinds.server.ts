import { defineMailKinds } from '../../kit/server/mailKinds.server.ts'

export const jobsMailKinds = defineMailKinds({
  'jobs.applied': { name: 'Job application' },
  'jobs.applicationCopy': { name: 'Copy of an application' },
  'jobs.applicationState': { name: 'News of an application' },
  'jobs.expiring': { name: 'Job reminder' },
})
