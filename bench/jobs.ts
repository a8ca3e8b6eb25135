import { type Plan, paths } from './compare.ts'
import type { Server } from './server.ts'

/** Scenarios for the job board of `bench:seed`. */
export async function planJobs(server: Server): Promise<Plan> {
  const { jobs } = await (await fetch(`${server.url}/api/jobs?is_active=true&limit=100`)).json()
  const newest: number = jobs[0].id
  const step = Math.max(1, Math.floor(newest / 3000))
  const ids = Array.from({ length: Math.min(3000, newest) }, (_, index) => newest - index * step)
  const places = [...new Set(jobs.map(({ location }: { location: string }) => location.split(',')[0]))]
  const searches = jobs.flatMap(({ title }: { title: string }) => [title.split(' ')[0], title.replace(/ \S+$/, '')])
  const types = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship']
  const open = '/api/jobs?is_active=true'
  return {
    floorQuery: 'select * from jobs where id = $1',
    ids,
    scenarios: [
      ['jobs, HTML', paths(['/jobs'])],
      ['jobs, JSON', paths([open])],
      ['jobs of a type, JSON', paths(types.map((type) => `${open}&job_type=${type}`))],
      ['jobs at a place, JSON', paths(places.map((place) => `${open}&location=${place}`))],
      ['search of jobs, JSON', paths(searches.map((words: string) => `${open}&search=${encodeURIComponent(words)}`))],
      ['search of jobs, a word of old jobs', paths([`${open}&search=rareword`])],
      ['job, HTML', paths(ids.map((id) => `/jobs/${id}`))],
      ['job, JSON', paths(ids.map((id) => `/api/jobs/${id}`))],
    ],
  }
}
