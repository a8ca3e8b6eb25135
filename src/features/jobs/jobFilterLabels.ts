import { type JobFilters, jobsPath } from './jobList.ts'

const sortLabels = { newest: 'Newest first', best_paid: 'Best paid first', expiring: 'Closing next first' }

/** The active filters, each with the path of the list without it. */
export function listJobFilters(filters: JobFilters) {
  const { search, job_type, location, min_pay, max_pay, pay_unit, not_location, sort } = filters
  const formatPay = (amount: string) =>
    `$${Number(amount).toLocaleString('en-US')} ${pay_unit === 'year' ? 'a year' : 'an hour'}`
  const labels: [keyof JobFilters, string][] = [
    ['search', search && `“${search}”`],
    ['job_type', job_type],
    ['location', location],
    ['min_pay', min_pay && `At least ${formatPay(min_pay)}`],
    ['max_pay', max_pay && `At most ${formatPay(max_pay)}`],
    ['not_location', not_location && `Not in ${not_location}`],
    ['sort', sort && sort !== 'newest' ? sortLabels[sort] : ''],
  ]
  return labels.flatMap(([name, label]) => {
    const changes = { [name]: '', ...(name === 'min_pay' && !max_pay && { pay_unit: '' as const }) }
    return label ? [{ name, label, without: jobsPath({ ...filters, ...changes }), changes }] : []
  })
}
