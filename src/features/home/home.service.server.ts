import type { Services } from '../../kit/server/services.server.ts'
import { serializeLogo } from '../businesses/pictures/pictureAddress.server.ts'
import {
  countListedBusinesses,
  countPosts,
  countVerifiedBusinesses,
  readHomeEvents,
  readHomeJobs,
  readHomeQuestions,
  readVerifiedBusinesses,
} from './home.query.server.ts'

/** The home page for visitors, read with seven statements. */
export async function readHome({ db, memory }: Pick<Services, 'db' | 'memory'>) {
  const [questions, events, jobs, businesses, [posts], [listed], [verified]] = await Promise.all([
    readHomeQuestions(db, {}),
    readHomeEvents(db, {}),
    readHomeJobs(db, {}),
    readVerifiedBusinesses(db, {}),
    countPosts(db, {}),
    memory.recall('directory', 'home.listed', () => countListedBusinesses(db, {})),
    memory.recall('verified', 'home.verified', () => countVerifiedBusinesses(db, {})),
  ])
  return {
    questions: questions.filter(({ is_newest }) => is_newest),
    unanswered: questions.filter(({ is_newest }) => !is_newest),
    events,
    jobs: jobs.map((job) => ({ ...job, logo: serializeLogo(job, true) })),
    businesses: businesses.map((business) => ({ ...business, logo: serializeLogo(business, true) })),
    counts: { questions: 0, answered: 0, jobs: 0, businesses: 0, verified: 0, ...posts, ...listed, ...verified },
  }
}
