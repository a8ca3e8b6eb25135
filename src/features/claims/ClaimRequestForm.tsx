import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input, Textarea } from '../../kit/ui/Input.tsx'
import { region } from '../../region/region.ts'
import { RegisterLink } from '../businesses/RegisterLink.tsx'
import { MAX_CLAIM_TEXT_LENGTH } from './claims.constants.ts'
import { ClaimForm } from './claims.contract.ts'

type ClaimRequestFormProps = {
  business: { id: number; website: string | null }
  /** Whether the business already has another owner. */
  isDispute?: boolean
  onSubmitted: () => void
  cancel: ReactNode
}

/**
 * The initial values of the fields that are stored in this browser and survive a reload. The tax number is not stored.
 */
const draftValues = { alaska_business_license: '', proof_of_ownership: '', message: '' }
const emptyValues = { ...draftValues, ein: '' }

/** A form that submits a claim, or a dispute of the ownership, which has the same fields. */
export function ClaimRequestForm({ business, isDispute = false, onSubmitted, cancel }: ClaimRequestFormProps) {
  const { region_name } = useSite()
  const { revalidate } = useRevalidator()
  const viewer = useViewer()
  const storageName = `${isDispute ? 'dispute' : 'claim'} ${business.id}`
  const form = useApiForm(
    ClaimForm as z.ZodType<ClaimForm, typeof emptyValues>,
    emptyValues,
    async (body, idempotencyKey) => {
      try {
        const params = { id: business.id }
        if (isDispute) await api('POST /businesses/:id/dispute', { readOnly: true, params, body })
        else await api('POST /businesses/:id/claim', { params, body, idempotencyKey })
      } catch (error) {
        // The state of the business has changed, for example its owner. The reloaded page explains it.
        if (error instanceof CallError && error.status === 409) await revalidate()
        throw error
      }
      draft.discard()
      onSubmitted()
    },
    { fallback: isDispute ? 'Failed to submit the dispute' : 'Failed to submit claim request' },
    { storageName },
  )
  const { register, errors } = form
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, draftValues)

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-form gap-6">
      {draft.isRestored && <DraftRestored />}
      <Field
        label={`${region_name} ${region.register.number}`}
        hint={`The number that ${region_name} has assigned to the business.`}
        error={errors.alaska_business_license?.message}
        aside={<RegisterLink />}
        required
      >
        {(field) => <Input {...field} {...register('alaska_business_license')} autoComplete="off" />}
      </Field>
      <Field
        label="Federal EIN"
        hint={
          isDispute
            ? 'Visible to administrators. The owner does not see it.'
            : 'Visible to administrators, and later to those who can edit the business.'
        }
        error={errors.ein?.message}
        required={false}
      >
        {(field) => <Input {...field} {...register('ein')} placeholder="XX-XXXXXXX" autoComplete="off" />}
      </Field>
      <Field
        label="Proof of ownership"
        hint={
          isDispute
            ? 'Text, or a link to a document. The owner does not see it.'
            : `Text, or a link to a document.${business.website ? ' Once your request is submitted, you may also prove by email that you control the domain of the website.' : ''}`
        }
        error={errors.proof_of_ownership?.message}
        required={false}
      >
        {(field) => (
          <Textarea {...field} {...register('proof_of_ownership')} rows={4} maxLength={MAX_CLAIM_TEXT_LENGTH} />
        )}
      </Field>
      <Field
        label="Message"
        hint={`Please explain why you should be granted ownership: your role in this business, and since when.${isDispute ? ' The owner reads this, and can answer.' : ''}`}
        error={errors.message?.message}
        required
      >
        {(field) => <Textarea {...field} {...register('message')} rows={6} maxLength={MAX_CLAIM_TEXT_LENGTH} />}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {isDispute ? 'Submit Dispute' : 'Submit Claim Request'}
        </Button>
        {cancel}
      </div>
    </form>
  )
}
