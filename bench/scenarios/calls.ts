import { type Network, paths } from '../network.ts'
import { options } from '../options.ts'
import { type Group, single } from './scenario.ts'

const query = (words: string) => encodeURIComponent(words)
const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship']
const eventTypes = ['Networking', 'Workshop', 'Conference', 'Sale', 'Community', 'Other']
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const openJobs = '/api/jobs?is_active=true'
const details = options.quick ? 500 : 3000

const call = (name: string, urlPaths: (network: Network) => string[], clients?: number): Group =>
  single('calls', 'statements', name, (network) => ({
    requests: paths(urlPaths(network)),
    ...(clients && { clients }),
  }))

/** Has several times more texts than the server remembers replies, so every request runs a new search. */
const all = ({ words }: Network) => [
  ...new Set([...words.questions, ...words.businesses, ...words.jobs, ...words.events]),
]

/** The calls with targets. */
export const calls: Group[] = [
  call('JSON: list of questions', () => ['/api/questions']),
  call('JSON: question', ({ questions }) => questions.slice(0, details).map((id) => `/api/questions/${id}`)),
  call('JSON: directory', () => ['/api/profiles?limit=24']),
  call('JSON: profile', ({ businesses }) => businesses.slice(0, details).map((id) => `/api/profiles/${id}`)),
  call('JSON: list of jobs', () => [openJobs]),
  call('JSON: job', ({ jobs }) => jobs.slice(0, details).map((id) => `/api/jobs/${id}`)),
  call('JSON: list of events', () => ['/api/events']),
  call('JSON: event', ({ events }) => events.slice(0, details).map((id) => `/api/events/${id}`)),
  call('search of questions', ({ words }) => words.questions.map((search) => `/api/questions?search=${query(search)}`)),
  call('search of businesses', ({ words }) =>
    words.businesses.map((search) => `/api/profiles?limit=24&search=${query(search)}`),
  ),
  call('search of jobs', ({ words }) => words.jobs.map((search) => `${openJobs}&search=${query(search)}`)),
  call('search of events', ({ words }) => words.events.map((search) => `/api/events?search=${query(search)}`)),
  call(
    'search over all kinds, 16 clients',
    (network) => all(network).map((search) => `/api/search?q=${query(search)}`),
    16,
  ),
  call(
    'the same searches over all kinds, 16 clients',
    (network) =>
      all(network)
        .slice(0, 50)
        .map((search) => `/api/search?q=${query(search)}`),
    16,
  ),
]

/** All other public calls and pages, which are measured only when two networks are compared. */
export const furtherCalls: Group[] = [
  call('questions by votes', () => ['/api/questions?sort=votes']),
  call('unanswered questions', () => ['/api/questions?sort=unanswered']),
  call('questions, an old word', () => ['/api/questions?search=oldword']),
  call('questions, misspelled', () => ['/api/questions?search=oldwrd']),
  call('similar questions', ({ words }) =>
    words.questions.map((title) => `/api/questions/similar?title=${query(`${title} permit`)}`),
  ),
  call('directory of an industry', ({ industries }) =>
    industries.map((industry) => `/api/profiles?limit=24&industry=${query(industry)}`),
  ),
  call('directory of a city', ({ cities }) => cities.map((city) => `/api/profiles?limit=24&city=${query(city)}`)),
  call('directory, a deep page', ({ businesses }) => [`/api/profiles?limit=24&offset=${businesses.length - 500}`]),
  call('facets', () => ['/api/profiles/facets']),
  call('businesses, a rare word', () => ['/api/profiles?limit=24&search=rareword']),
  call('businesses, three letters', ({ words }) =>
    words.businesses.slice(0, 20).map((word) => `/api/profiles?limit=24&search=${query(word.slice(2, 5))}`),
  ),
  call('businesses, two letters', () => ['/api/profiles?limit=24&search=ba']),
  call('jobs of a type', () => jobTypes.map((type) => `${openJobs}&job_type=${type}`)),
  call('all jobs', () => ['/api/jobs']),
  call('jobs, an old word', () => [`${openJobs}&search=rareword`]),
  call('events of a type', () => eventTypes.map((type) => `/api/events?type=${type}`)),
  call('events of a week', () =>
    Array.from(
      { length: 50 },
      (_, week) => `/api/events?startDate=${inDays(week * 7 - 200)}&endDate=${inDays(week * 7 - 194)}`,
    ),
  ),
  call('calendar of a month', () =>
    Array.from({ length: 24 }, (_, month) => `/api/events/calendar?month=${inDays(month * 30 - 500).slice(0, 7)}`),
  ),
  call('events, a rare word', () => ['/api/events?search=rareword']),
  call('events of a business', ({ businesses }) => businesses.slice(-200).map((id) => `/api/businesses/${id}/events`)),
]
