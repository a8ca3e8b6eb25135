import type { DayRange } from '../../../kit/text/calendar.ts'
import { normalizeWord } from '../../../kit/text/words.ts'
import { toYearlyPay } from '../../jobs/pay.ts'
import type { ListedKind, ListFilters } from './lists.server.ts'
import type { ToolRecord } from './records.server.ts'
import type { CityFilter, Pay } from './toolArguments.server.ts'

/** The filters of the tools that list records of one kind. */
export type ToolFilters = {
  query?: string
  city?: CityFilter
  industry?: string
  type?: string
  from?: DayRange
  until?: DayRange
  min_pay?: Pay
  open?: boolean
  not_city?: CityFilter
  sort?: string
  limit?: number
  cursor?: string
}

/** Converts the filters of a tool to the filters of the list. */
export const toListFilters: Record<ListedKind, (filters: ToolFilters) => ListFilters> = {
  business: ({ city, industry }) => ({ city: city?.spellings?.[0] ?? city?.name, industry }),
  job: ({ city, type, open, min_pay, not_city, sort }) => ({
    location: city?.name,
    job_type: type,
    is_active: String(open ?? true),
    min_pay: min_pay && String(min_pay.amount),
    pay_unit: min_pay?.unit,
    not_location: not_city?.name,
    sort,
  }),
  event: ({ query, city, type, from, until }) => ({
    search: query ? undefined : city?.name,
    type,
    startDate: from?.from ?? undefined,
    endDate: until?.until ?? from?.until ?? undefined,
  }),
  question: ({ open, sort }) => ({ sort: open ? 'unanswered' : sort }),
}

const namesCity = ({ name, spellings }: CityFilter, ...texts: (string | undefined)[]) => {
  const text = normalizeWord(texts.filter(Boolean).join(' | '))
  return [name, ...(spellings ?? [])].some((spelling) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(normalizeWord(spelling))}(?![\\p{L}\\p{N}])`, 'u').test(text),
  )
}

const paysAtLeast = ({ pay_min, pay_max, pay_unit }: Omit<ToolRecord, 'match'>, { amount, unit }: Pay) => {
  const highest = pay_unit ? toYearlyPay(pay_max ?? pay_min ?? 0, pay_unit) : null
  return highest !== null && highest >= (toYearlyPay(amount, unit) ?? 0)
}

/** Whether a record passes the filters. The industry of a business is known to the list only. */
export const matchesToolFilters = (
  record: Omit<ToolRecord, 'match'>,
  isListed: boolean,
  { city, industry, not_city, type, min_pay, open, sort }: ToolFilters,
) =>
  (!industry || isListed) &&
  (!city || namesCity(city, record.city, record.location, record.address)) &&
  (!not_city || !namesCity(not_city, record.location)) &&
  (!type || (record.job_type ?? record.event_type) === type) &&
  (!min_pay || paysAtLeast(record, min_pay)) &&
  (sort !== 'best_paid' || record.pay_unit !== undefined) &&
  (record.is_open === undefined || record.is_open === (open ?? true)) &&
  (record.answer_count === undefined || !open || record.answer_count === 0)

/** Whether an event overlaps the days, with a tolerance for the time zone. The list itself decides exactly. */
export const overlapsDays = (
  { starts_at = '', ends_at = '' }: Omit<ToolRecord, 'match'>,
  { startDate, endDate }: ListFilters,
) =>
  (!startDate || Date.parse(ends_at) > Date.parse(startDate)) &&
  (!endDate || Date.parse(starts_at) < Date.parse(endDate) + 2 * 86_400_000)
