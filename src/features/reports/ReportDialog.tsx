import { useId, useState } from 'react'
import type { z } from 'zod'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { RadioList } from '../../kit/ui/RadioList.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { MAX_MESSAGE_LENGTH, type ReportReason, reasonNames, reportReasons, targetNames } from './reports.constants.ts'
import { ReportForm } from './reports.contract.ts'

type Target = { target_type: keyof typeof targetNames; target_id: number }
export type ReportDialogProps = Target & { open: boolean; onClose: () => void }

/** A dialog to report content with a reason. */
export function ReportDialog({ open, onClose, ...target }: ReportDialogProps) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Report this ${targetNames[target.target_type]}`}
      description="The moderators of this network will look at it. The author is not told who reported it."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Send Report
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} target={target} onBusy={setBusy} onSent={onClose} />
    </Dialog>
  )
}

type ReasonFormProps = { id: string; target: Target; onBusy: (busy: boolean) => void; onSent: () => void }
type Values = { reason: ReportReason; message: string }
/** No reason is preselected, so that nobody sends one without reading it. */
const emptyValues: Values = { reason: '' as ReportReason, message: '' }

function ReasonForm({ id, target, onBusy, onSent }: ReasonFormProps) {
  const viewer = useViewer()
  const storageName = `report ${target.target_type} ${target.target_id}`
  const form = useApiForm(
    ReportForm as unknown as z.ZodType<z.output<typeof ReportForm>, Values>,
    emptyValues,
    async (fields) => {
      onBusy(true)
      try {
        const { message } = await api('POST /reports', { readOnly: true, body: { ...target, ...fields } })
        draft.discard()
        toast.success(message)
        onSent()
      } finally {
        onBusy(false)
      }
    },
    'Your report was not sent',
    { storageName },
  )
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, emptyValues)
  return (
    <form id={id} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {draft.isRestored && <DraftRestored />}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <RadioList
        label="What is wrong?"
        options={reportReasons.map((value) => ({ value, label: reasonNames[value] }))}
        error={form.errors.reason?.message}
        control={form.register('reason')}
      />
      <Field
        label="What should the moderators know?"
        hint="Such as what is wrong, or where you have seen it before."
        error={form.errors.message?.message}
        required={false}
      >
        {(control) => <Textarea {...control} {...form.register('message')} rows={3} maxLength={MAX_MESSAGE_LENGTH} />}
      </Field>
    </form>
  )
}
