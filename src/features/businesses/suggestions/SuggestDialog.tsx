import { useId, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../kit/api/api.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useFormDraft } from '../../../kit/forms/formDraft.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { DraftRestored } from '../../../kit/ui/DraftRestored.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Select, Textarea } from '../../../kit/ui/Input.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { BusinessProfile } from '../business.contract.ts'
import {
  isValueField,
  MAX_MESSAGE_LENGTH,
  MAX_VALUE_LENGTH,
  type SuggestionField,
  suggestionFieldNames,
  suggestionFields,
} from './suggestions.constants.ts'
import { SuggestionForm } from './suggestions.contract.ts'

export type SuggestDialogProps = { open: boolean; onClose: () => void; business: BusinessProfile }

/** The form to suggest a correction of a business. */
export function SuggestDialog({ open, onClose, business }: SuggestDialogProps) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Suggest a correction"
      description={
        business.is_claimed
          ? 'The team of this business or an administrator checks it, and changes the profile when you are right.'
          : 'An administrator checks it, and changes the profile when you are right.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Send Correction
          </Button>
        </>
      }
    >
      <CorrectionForm id={formId} business={business} onBusy={setBusy} onSent={onClose} />
    </Dialog>
  )
}

type CorrectionFormProps = {
  id: string
  business: BusinessProfile
  onBusy: (busy: boolean) => void
  onSent: () => void
}
type Values = { field: SuggestionField; value: string; message: string }
/** No field is preselected, so that nobody sends a choice without reading it. */
const emptyValues: Values = { field: '' as SuggestionField, value: '', message: '' }

function CorrectionForm({ id, business, onBusy, onSent }: CorrectionFormProps) {
  const viewer = useViewer()
  const storageName = `correction ${business.id}`
  const form = useApiForm(
    SuggestionForm as unknown as z.ZodType<z.output<typeof SuggestionForm>, Values>,
    emptyValues,
    async (body) => {
      onBusy(true)
      try {
        const { message } = await api('POST /businesses/:id/suggestions', {
          params: { id: business.id },
          readOnly: true,
          body,
        })
        draft.discard()
        toast.success(message)
        onSent()
      } finally {
        onBusy(false)
      }
    },
    'Your correction was not sent',
    { storageName },
  )
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, emptyValues)
  const { register, errors } = form
  const field = form.watch('field')
  const current = isValueField(field) ? business[field] : null
  return (
    <form id={id} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {draft.isRestored && <DraftRestored />}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field label="What is wrong?" error={errors.field && 'Please choose what is wrong'} required>
        {(control) => (
          <Select {...control} {...register('field')}>
            <option value="">Choose…</option>
            {suggestionFields.map((name) => (
              <option key={name} value={name}>
                {suggestionFieldNames[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isValueField(field) && (
        <Field
          label={`The right ${suggestionFieldNames[field].toLowerCase()}`}
          hint={current ? `Now: ${current}` : 'Not given now.'}
          error={errors.value?.message}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...register('value')}
              maxLength={MAX_VALUE_LENGTH}
              autoComplete="off"
              type={field === 'phone' ? 'tel' : field === 'website' ? 'url' : 'text'}
              placeholder={field === 'website' ? 'https://' : undefined}
            />
          )}
        </Field>
      )}
      {field && (
        <Field
          label={isValueField(field) || field === 'closed' ? 'How do you know?' : 'What is right?'}
          error={errors.message?.message}
          required={!(isValueField(field) || field === 'closed')}
        >
          {(control) => <Textarea {...control} {...register('message')} rows={3} maxLength={MAX_MESSAGE_LENGTH} />}
        </Field>
      )}
    </form>
  )
}
