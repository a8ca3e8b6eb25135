import { z } from 'zod'
import { type Db, sql } from '../../../database/open.server.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { formatTime, markdownToText, preview } from '../../../kit/text/text.ts'
import { displayLocation, readBusinessRows, serializeOpen } from '../../businesses/businesses.query.server.ts'
import { isListed } from '../../businesses/businesses.rules.ts'
import { readEvents } from '../../events/events.query.server.ts'
import { findHelpPage } from '../../help/helpPages.server.ts'
import { payUnits } from '../../jobs/jobs.constants.ts'
import { readJobs } from '../../jobs/readJobs.server.ts'
import { isPublicAnswer, readQuestions } from '../../questions/questions.query.server.ts'
import { type Kind, kinds } from '../../search/kinds.ts'

const MAX_EXCERPT_LENGTH = 240
const MAX_ANSWER_LENGTH = 400
const excerptOf = (...texts: (string | null)[]) =>
  preview(markdownToText(texts.filter(Boolean).join('. ')), MAX_EXCERPT_LENGTH) || undefined
const isoTime = z.iso.datetime().describe('ISO 8601, UTC')
const text = z.string().optional()

/** A record in the result of a tool. Empty fields are left out. */
export const ToolRecord = z.object({
  kind: z.enum(kinds),
  title: z.string(),
  url: z.string().describe('The path of its page on this site, to link to'),
  match: z.enum(['full', 'partial']).describe('partial: it matches only a part of what was asked for'),
  excerpt: text,
  industry: text.describe('Businesses'),
  address: text.describe('Businesses: the full address'),
  phone: text.describe('Businesses'),
  website: text.describe('Businesses'),
  is_verified: z.boolean().optional().describe('Businesses'),
  open_now: text.describe('Businesses whose hours are listed: whether it is open when this is read, and until when'),
  city: text.describe('Businesses and events'),
  company: text.describe('Jobs'),
  location: text.describe('Jobs and events, as written by their author'),
  job_type: text,
  pay: text.describe('Jobs, as written by their author'),
  pay_min: z.number().optional().describe('US dollars per pay_unit'),
  pay_max: z.number().optional().describe('US dollars per pay_unit'),
  pay_unit: z.enum(payUnits).optional(),
  is_open: z.boolean().optional().describe('Jobs'),
  posted_at: isoTime.optional().describe('Jobs and questions'),
  expires_at: isoTime.optional().describe('Jobs: when it closes'),
  event_type: text,
  starts_at: isoTime.optional(),
  ends_at: isoTime.optional(),
  starts_local: text.describe('The start in the time zone of the region, for people'),
  host: text.describe('Events: the business that holds it'),
  cost: text.describe('Events'),
  repeats: text.describe('Events'),
  answer_count: z.int().optional().describe('Questions'),
  accepted_answer: text.describe('Questions: the beginning of the answer that the author accepted'),
  top_answer: text.describe('Questions without an accepted answer: the beginning of the best answer'),
})
export type ToolRecord = z.output<typeof ToolRecord>
type Facts = Omit<ToolRecord, 'kind' | 'match'> & { id: number }
type FactsServices = Pick<Services, 'replica' | 'settings'>

const loaders: Record<Exclude<Kind, 'help'>, (services: FactsServices, ids: number[]) => Promise<Facts[]>> = {
  business: async ({ replica, settings }, ids) => {
    const rows = await readBusinessRows(replica, { ids, viewer_id: null })
    return rows
      .map((row) => ({ ...serializeOpen(null, row, settings.site.time_zone), address: displayLocation(row) }))
      .filter(isListed)
      .map((business) => ({
        id: business.id,
        title: business.display_name,
        url: `/businesses/${business.id}`,
        industry: business.industry ?? undefined,
        city: business.display_city ?? undefined,
        address:
          business.address ??
          ([business.display_city, business.state, business.zip_code].filter(Boolean).join(', ') || undefined),
        phone: business.phone ?? undefined,
        website: business.website ?? undefined,
        is_verified: business.verification_status === 'approved',
        open_now: business.opening?.label,
        excerpt: excerptOf(business.tagline, business.description),
      }))
  },
  job: async ({ replica }, ids) =>
    (await readJobs(replica, null, ids, undefined)).map((job) => ({
      id: job.id,
      title: job.title,
      url: `/jobs/${job.id}`,
      company: job.company,
      location: job.location ?? undefined,
      job_type: job.job_type ?? undefined,
      pay: job.salary_range ?? undefined,
      pay_min: job.pay_from ?? undefined,
      pay_max: job.pay_to ?? undefined,
      pay_unit: job.pay_unit ?? undefined,
      is_open: job.is_active,
      posted_at: job.created_at,
      expires_at: job.is_active ? job.expires_at : undefined,
      excerpt: excerptOf(job.description),
    })),
  event: async ({ replica, settings }, ids) =>
    (await readEvents(replica, null, ids))
      .filter((event) => event.is_listed)
      .map((event) => ({
        id: event.id,
        title: event.title,
        url: `/events/${event.id}`,
        starts_at: event.start_datetime,
        ends_at: event.end_datetime,
        starts_local: formatTime(event.start_datetime, settings.site.time_zone),
        location: event.location ?? undefined,
        city: event.display_city ?? undefined,
        event_type: event.event_type ?? undefined,
        host: event.display_name,
        cost: event.cost_info ?? undefined,
        repeats: event.repeats ?? undefined,
        excerpt: excerptOf(event.description),
      })),
  question: async ({ replica }, ids) => {
    const [questions, answers] = await Promise.all([readQuestions(replica, null, ids), readBestAnswers(replica, ids)])
    return questions.map((question) => {
      const answer = answers.get(question.id)
      const answerText = answer && preview(markdownToText(answer.content), MAX_ANSWER_LENGTH)
      return {
        id: question.id,
        title: question.title,
        url: `/questions/${question.id}`,
        answer_count: question.answer_count,
        accepted_answer: answer?.is_accepted ? answerText : undefined,
        top_answer: answer?.is_accepted ? undefined : answerText,
        posted_at: question.created_at,
        excerpt: excerptOf(question.content),
      }
    })
  },
}

type BestAnswer = { question_id: number; content: string; is_accepted: boolean }
/** Returns the accepted answer of each question, else the one with the most net votes. */
async function readBestAnswers(db: Db, ids: number[]): Promise<Map<number, BestAnswer>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<BestAnswer>`
    select distinct on (a.question_id) a.question_id, a.content, a.id is not distinct from q.accepted_answer_id as is_accepted
    from answers as a join questions as q on q.id = a.question_id
    where a.question_id = any(${ids}::bigint[]) and ${isPublicAnswer}
    order by a.question_id, is_accepted desc, a.upvotes - a.downvotes desc, a.id`.execute(db)
  return new Map(rows.map((row) => [row.question_id, row]))
}

const loadHelp = (url: string): Omit<ToolRecord, 'match'>[] => {
  const page = findHelpPage(url.replace('/help/', ''))
  return page ? [{ kind: 'help', title: page.title, url, excerpt: preview(page.text, MAX_EXCERPT_LENGTH) }] : []
}

/** The kind and the path of an item. */
export type Address = { kind: Kind; url: string }
const idOf = ({ url }: Address) => Number(url.split('/')[2])

/** Loads the facts of items, in the same order, without those that are no longer visible. */
export async function loadRecords(
  services: FactsServices,
  addresses: Address[],
): Promise<Map<string, Omit<ToolRecord, 'match'>>> {
  const records = new Map<string, Omit<ToolRecord, 'match'>>()
  await Promise.all(
    kinds.map(async (kind) => {
      const ofKind = addresses.filter((address) => address.kind === kind)
      if (ofKind.length === 0) return
      if (kind === 'help') {
        for (const { url } of ofKind) for (const record of loadHelp(url)) records.set(url, record)
        return
      }
      for (const { id: _, ...facts } of await loaders[kind](services, ofKind.map(idOf))) {
        records.set(facts.url, { kind, ...facts })
      }
    }),
  )
  return records
}
