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

type Address = { title: string; url: string }
/** A page that every visitor can open, with its facts. */
export type PublicPage =
  | (Address & { kind: 'business'; business: BusinessProfile })
  /** `dates` are the starts of the next events of the series. */
  | (Address & { kind: 'event'; event: Event; dates: string[] })
  | (Address & { kind: 'job'; job: Job })
  | (Address & { kind: 'question'; question: Question; answers: ForumAnswer[] })
  | (Address & { kind: 'help'; helpPage: HelpPage })

/** Reads a page as a visitor sees it; null when it does not exist. */
export async function readPublicPage(services: SearchServices, reference: ItemReference): Promise<PublicPage | null> {
  try {
    return await readPage(services, reference)
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

async function readPage({ replica, settings }: SearchServices, reference: ItemReference): Promise<PublicPage | null> {
  const url = toPath(reference)
  if (reference.kind === 'help') {
    const helpPage = findHelpPage(reference.name)
    return helpPage ? { kind: 'help', title: helpPage.title, url, helpPage } : null
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
export async function readPublicPages(services: SearchServices, references: ItemReference[]): Promise<PublicPage[]> {
  const pages = await Promise.all(references.map((reference) => readPublicPage(services, reference)))
  return pages.filter((page) => page !== null)
}
