import { AppError } from '../../../../kit/api/errors.ts'
import type { BusinessProfile } from '../../../businesses/business.contract.ts'
import { readProfile } from '../../../businesses/readBusinesses.server.ts'
import type { Event } from '../../../events/event.contract.ts'
import { readEventPage } from '../../../events/readEvents.server.ts'
import { findHelpPage, type HelpPage } from '../../../help/helpPages.server.ts'
import type { Job } from '../../../jobs/jobs.contract.ts'
import { readJobPage } from '../../../jobs/readJobs.server.ts'
import type { Answer as ForumAnswer, Question } from '../../../questions/questions.contract.ts'
import { readQuestionPage } from '../../../questions/questions.service.server.ts'
import type { SearchServices } from '../../../search/searchContext.server.ts'
import { type ItemReference, toPath } from '../../references.ts'

type Page = { title: string; url: string }
/** The facts of a page that every visitor can open. */
export type Thing =
  | (Page & { kind: 'business'; business: BusinessProfile })
  /** `dates` are the starts of the next events of the series. */
  | (Page & { kind: 'event'; event: Event; dates: string[] })
  | (Page & { kind: 'job'; job: Job })
  | (Page & { kind: 'question'; question: Question; answers: ForumAnswer[] })
  | (Page & { kind: 'help'; page: HelpPage })

/** Reads a page as a visitor sees it; null when it does not exist. */
export async function readThing(services: SearchServices, reference: ItemReference): Promise<Thing | null> {
  try {
    return await readPage(services, reference)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

async function readPage({ replica, settings }: SearchServices, reference: ItemReference): Promise<Thing | null> {
  const url = toPath(reference)
  if (reference.kind === 'help') {
    const page = findHelpPage(reference.name)
    return page ? { kind: 'help', title: page.title, url, page } : null
  }
  const { kind, id } = reference
  if (kind === 'business') {
    const business = await readProfile({ db: replica, settings }, null, id)
    return { kind, title: business.display_name, url, business }
  }
  if (kind === 'event') {
    const { event } = await readEventPage(replica, null, settings.site.time_zone, id)
    return {
      kind,
      title: event.title,
      url,
      event,
      dates: event.other_dates.map(({ start_datetime }) => start_datetime),
    }
  }
  if (kind === 'job') {
    const job = await readJobPage(replica, null, id)
    return { kind, title: job.title, url, job }
  }
  const { question, answers } = await readQuestionPage(replica, null, id, { limit: 1 })
  return { kind, title: question.title, url, question, answers }
}

/** Reads several pages, without those that no longer exist. */
export async function readThings(services: SearchServices, references: ItemReference[]): Promise<Thing[]> {
  const things = await Promise.all(references.map((reference) => readThing(services, reference)))
  return things.filter((thing) => thing !== null)
}
