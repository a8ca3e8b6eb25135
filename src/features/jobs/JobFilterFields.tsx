import { useNavigate } from 'react-router'
import { Field } from '../../kit/ui/Field.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { ListFilterForm } from '../../kit/ui/GetForm.tsx'
import { Select } from '../../kit/ui/Input.tsx'
import { RemovableFilters } from '../../kit/ui/RemovableFilters.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { listJobFilters } from './jobFilterLabels.ts'
import { type JobFilters, jobsPath } from './jobList.ts'
import { type filterUnits, type JobType, jobTypes } from './jobs.constants.ts'

export function JobFilterFields({ filters }: { filters: JobFilters }) {
  const navigate = useNavigate()
  const { job_type, location, min_pay, pay_unit } = filters
  const activeFilters = [job_type, location, min_pay].filter(Boolean).length
  const change = (changed: Partial<JobFilters>) =>
    navigate(jobsPath({ ...filters, ...changed }), { preventScrollReset: true })
  return (
    <ListFilterForm action="/jobs" className="my-6 grid gap-4 [&>.filters]:my-0">
      <search>
        <SearchField label="Search jobs" placeholder="Title, company or description" />
      </search>
      <Filters
        count={activeFilters}
        onClear={
          activeFilters > 0
            ? () => navigate(jobsPath({ ...filters, job_type: '', location: '', min_pay: '', pay_unit: '' }))
            : undefined
        }
      >
        <SearchField label="Location" param="location" placeholder="City or region" />
        <Field label="Job type">
          {(field) => (
            <Select
              {...field}
              name="job_type"
              autoComplete="off"
              value={job_type}
              onChange={(event) => change({ job_type: event.target.value as JobType | '' })}
            >
              <option value="">All Types</option>
              {jobTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex basis-60! items-end gap-2">
          <SearchField
            label="Pay at least"
            param="min_pay"
            placeholder={pay_unit === 'year' ? '$60,000' : '$25'}
            className="min-w-0 flex-1"
          />
          <Select
            aria-label="Unit of the pay"
            name="pay_unit"
            className="w-auto"
            autoComplete="off"
            value={pay_unit || 'hour'}
            onChange={(event) => change({ pay_unit: event.target.value as (typeof filterUnits)[number] })}
          >
            <option value="hour">an hour</option>
            <option value="year">a year</option>
          </Select>
        </div>
      </Filters>
    </ListFilterForm>
  )
}

/** The filters without a field of their own. They come with a link. */
const withoutField: (keyof JobFilters)[] = ['max_pay', 'not_location', 'sort']

/** The active filters that came with a link and have no field. Each has a link that removes it. */
export const JobFilterNotes = ({ filters }: { filters: JobFilters }) => (
  <RemovableFilters
    label="More filters"
    className="mb-4"
    filters={listJobFilters(filters).filter(({ name }) => withoutField.includes(name))}
  />
)
