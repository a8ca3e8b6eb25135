import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useUnsavedWarning } from '../../kit/forms/unsavedWarning.ts'
import { useSite } from '../../kit/page/site.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input, Textarea } from '../../kit/ui/Input.tsx'
import { region } from '../../region/region.ts'
import { CLAIM_TEXT_MAX } from './claims.constants.ts'
import { ClaimForm } from './claims.contract.ts'

type ClaimRequestFormProps = {
  business: { id: number; website: string | null }
  onSubmitted: () => void
  cancelTo: string
}

/** The form that submits a claim. */
export function ClaimRequestForm({ business, onSubmitted, cancelTo }: ClaimRequestFormProps) {
  const { region_name } = useSite()
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    ClaimForm,
    { alaska_business_license: '', ein: '', proof_of_ownership: '', message: '' },
    async (body) => {
      try {
        await api('POST /businesses/:id/claim', { params: { id: business.id }, body })
      } catch (error) {
        // The business is already claimed: the reloaded page explains this and offers an access request.
        if (error instanceof CallError && error.status === 409) await revalidate()
        throw error
      }
      onSubmitted()
    },
    { fallback: 'Failed to submit claim request' },
    { storageName: `claim ${business.id}` },
  )
  const { register, errors } = form
  useUnsavedWarning(form.formState.isDirty && !form.formState.isSubmitSuccessful)

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid max-w-form gap-6">
      <Field
        label={`${region_name} ${region.register.number}`}
        hint={`The number that ${region_name} has assigned to the business.`}
        error={errors.alaska_business_license?.message}
        required
      >
        {(field) => <Input {...field} {...register('alaska_business_license')} autoComplete="off" />}
      </Field>
      <Field
        label="Federal EIN"
        hint="Visible to administrators, and later to those who can edit the business."
        error={errors.ein?.message}
        required={false}
      >
        {(field) => <Input {...field} {...register('ein')} placeholder="XX-XXXXXXX" autoComplete="off" />}
      </Field>
      <Field
        label="Proof of ownership"
        hint={`Text, or a link to a document.${business.website ? ' Once your request is submitted, you may also prove by email that you control the domain of the website.' : ''}`}
        error={errors.proof_of_ownership?.message}
        required={false}
      >
        {(field) => <Textarea {...field} {...register('proof_of_ownership')} rows={4} maxLength={CLAIM_TEXT_MAX} />}
      </Field>
      <Field
        label="Message"
        hint="Please explain why you should be granted ownership: your role in this business, and since when."
        error={errors.message?.message}
        required
      >
        {(field) => <Textarea {...field} {...register('message')} rows={6} maxLength={CLAIM_TEXT_MAX} />}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Submit Claim Request
        </Button>
        <LinkButton variant="quiet" to={cancelTo}>
          Cancel
        </LinkButton>
      </div>
    </form>
  )
}
