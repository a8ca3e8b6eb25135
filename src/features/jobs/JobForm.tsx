import { type ReactNode, useRef } from 'react'
import type { z } from 'zod'
import { readConflictingValues } from '../../kit/forms/conflicts.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useViewer } from '../../kit/page/session.ts'
import { truncate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input, Select } from '../../kit/ui/Input.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { MarkdownField } from '../markdown/MarkdownField.tsx'
import { MAX_MARKDOWN_LENGTH } from '../markdown/markdown.constants.ts'
import { jobTypes, MAX_SALARY_LENGTH, MAX_SHORT_LENGTH } from './jobs.constants.ts'
import { type Job, type JobChange, JobFields } from './jobs.contract.ts'

const emptyValues = {
  title: '',
  company: '',
  business_id: '',
  location: '',
  job_type: '',
  salary_range: '',
  description: '',
  requirements: '',
}
type JobValues = typeof emptyValues

const toFormValues = (job: Job): JobValues => ({
  title: job.title,
  company: job.company,
  business_id: String(job.business_id ?? ''),
  location: job.location ?? '',
  job_type: job.job_type ?? '',
  salary_range: job.salary_range ?? '',
  description: job.description,
  requirements: job.requirements ?? '',
})

/** The fields that differ from what the editor has seen, with the seen values, so that no newer text is replaced unseen. */
function listChanges(fields: JobFields, seen: Partial<Job>): JobChange {
  const names = (Object.keys(fields) as (keyof JobFields)[]).filter((name) => fields[name] !== seen[name])
  const pick = (values: Partial<JobFields>) => Object.fromEntries(names.map((name) => [name, values[name]]))
  return { ...pick(fields), expected: pick(seen) }
}

/** The place of a business as the location of a job; empty when it is unknown. */
const toJobLocation = ({ display_city, state }: Business) =>
  display_city ? truncate([display_city, state].filter(Boolean).join(', '), MAX_SHORT_LENGTH) : ''

type JobFormProps = {
  /** The job to edit; null for a new job. */
  job: Job | null
  /** The businesses for which the viewer may post jobs. */
  businesses: Business[]
  /** Calls the API. The form shows an error that it throws, and the typed values stay. */
  submit: (fields: JobFields, change: JobChange, idempotencyKey: string) => Promise<void>
  onCancel: () => void
}

/** A form to post or edit a job. Typed values survive a reload and a lost connection. */
export function JobForm({ job, businesses, submit, onCancel }: JobFormProps) {
  const viewer = useViewer()
  /** The values that the editor has seen. The loader may load newer ones while the form is open. */
  const seen = useRef<Partial<Job>>(job ?? {})
  const form = useApiForm(
    JobFields as z.ZodType<JobFields, JobValues>,
    job ? toFormValues(job) : emptyValues,
    async (fields, idempotencyKey) => {
      try {
        await submit(fields, listChanges(fields, seen.current), idempotencyKey)
      } catch (error) {
        seen.current = { ...seen.current, ...readConflictingValues(error) }
        throw error
      }
      draft.discard()
    },
    job ? 'Failed to save job' : 'Failed to create job posting',
  )
  const draft = useFormDraft(form, `${viewer?.id} job ${job?.id ?? ''}`, emptyValues)
  const { values } = draft

  const renderField = (
    name: keyof JobValues,
    label: string,
    control: ReactNode | null,
    hint?: string,
    required = false,
  ) => (
    <Field label={label} hint={hint} error={form.errors[name]?.message} required={required}>
      {(props) =>
        control ? (
          <Select {...props} {...form.register(name, name === 'business_id' ? { onChange: fillFromBusiness } : {})}>
            {control}
          </Select>
        ) : (
          <Input
            {...props}
            {...form.register(name)}
            maxLength={name === 'salary_range' ? MAX_SALARY_LENGTH : MAX_SHORT_LENGTH}
          />
        )
      }
    </Field>
  )

  /** Copies name and place of the selected business, unless the user has typed other values. */
  function fillFromBusiness(event: { target: { value: string } }) {
    const selected = businesses.find(({ id }) => String(id) === event.target.value)
    if (!selected) return
    const fill = (name: 'company' | 'location', read: (business: Business) => string) => {
      const typed = form.getValues(name).trim()
      const isOwnWords = typed && !businesses.some((business) => read(business) === typed)
      if (!isOwnWords && read(selected)) form.setValue(name, read(selected), { shouldDirty: true })
    }
    fill('company', ({ display_name }) => truncate(display_name, MAX_SHORT_LENGTH))
    fill('location', toJobLocation)
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      {draft.isRestored && <DraftRestored />}
      {renderField('title', 'Title', null, 'What the person will be, as in “Deckhand” or “Night baker”.', true)}
      {businesses.length > 0 &&
        renderField(
          'business_id',
          'Your business',
          <>
            <option value="">None of mine</option>
            {businesses.map(({ id, display_name }) => (
              <option key={id} value={id}>
                {display_name}
              </option>
            ))}
          </>,
          'Fills in company and location. The company’s name then links to its profile.',
        )}
      {renderField('company', 'Company', null, undefined, true)}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {renderField('location', 'Location', null)}
        {renderField(
          'job_type',
          'Job type',
          <>
            <option value="">Not stated</option>
            {jobTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </>,
        )}
      </div>
      {renderField(
        'salary_range',
        'Salary range',
        null,
        'For example “$24–28 an hour” or “$4,500 a month and housing”.',
      )}
      <MarkdownField
        label="Description"
        error={form.errors.description?.message}
        required
        value={values.description}
        max={MAX_MARKDOWN_LENGTH}
        control={{ ...form.register('description'), maxLength: MAX_MARKDOWN_LENGTH }}
      />
      <MarkdownField
        label="Requirements"
        error={form.errors.requirements?.message}
        required={false}
        value={values.requirements}
        max={MAX_MARKDOWN_LENGTH}
        rows={6}
        control={{ ...form.register('requirements'), maxLength: MAX_MARKDOWN_LENGTH }}
      />
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {job ? 'Save Changes' : 'Post Job'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.discard()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
