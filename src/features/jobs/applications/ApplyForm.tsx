import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../../kit/api/api.ts'
import { CallError } from '../../../kit/api/call.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useFormDraft } from '../../../kit/forms/formDraft.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { DraftRestored } from '../../../kit/ui/DraftRestored.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Textarea } from '../../../kit/ui/Input.tsx'
import { MAX_COVER_LETTER_LENGTH } from '../jobs.constants.ts'
import { ApplyForm as ApplySchema } from './applications.contract.ts'
import { clearVisitorLetter, readVisitorLetter, storeVisitorLetter } from './visitorLetter.ts'

const emptyValues = { cover_letter: '' }

export function ApplyForm({ job_id, onDone }: { job_id: number; onDone: () => Promise<void> }) {
  const viewer = useViewer()
  const form = useApiForm(
    ApplySchema as z.ZodType<z.output<typeof ApplySchema>, typeof emptyValues>,
    emptyValues,
    async (body, idempotencyKey) => {
      try {
        await api('POST /jobs/:id/apply', { params: { id: job_id }, body, idempotencyKey })
      } catch (error) {
        // The session has ended. The form is shown again after the login.
        if (error instanceof CallError && error.status === 401) storeVisitorLetter(job_id, '', true)
        throw error
      }
      clearVisitorLetter(job_id)
      draft.discard()
      await onDone()
    },
    { fallback: 'Failed to submit application' },
  )
  const [kept] = useState(() => readVisitorLetter(job_id))
  const draft = useFormDraft(form, `${viewer?.id} application to ${job_id}`, emptyValues, {
    cover_letter: kept?.cover_letter,
  })
  const { setFocus } = form
  useEffect(() => {
    if (!kept?.opensForm) return
    storeVisitorLetter(job_id, kept.cover_letter, false)
    document.getElementById('apply')?.scrollIntoView()
    setFocus('cover_letter')
  }, [kept, job_id, setFocus])
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      {draft.isRestored && <DraftRestored />}
      <Field
        label="Cover letter"
        hint="The person who posted the job gets it with your name, email address and phone number."
        error={form.errors.cover_letter?.message}
        required={false}
      >
        {(field) => (
          <Textarea {...field} {...form.register('cover_letter')} rows={8} maxLength={MAX_COVER_LETTER_LENGTH} />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="grid justify-items-start gap-2">
        {(form.watch('cover_letter') ?? '').trim() === '' && (
          <p className="hint">Without a letter, only your name, email address and phone number are sent.</p>
        )}
        <Button type="submit" busy={form.busy}>
          Submit Application
        </Button>
      </div>
    </form>
  )
}
