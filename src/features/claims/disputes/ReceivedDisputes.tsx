import { useRevalidator } from 'react-router'
import { api } from '../../../kit/api/api.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useFormDraft } from '../../../kit/forms/formDraft.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../../kit/ui/Card.tsx'
import { DraftRestored } from '../../../kit/ui/DraftRestored.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Textarea } from '../../../kit/ui/Input.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { MAX_CLAIM_TEXT_LENGTH } from '../claims.constants.ts'
import { AnswerForm, type ReceivedDispute } from './disputes.contract.ts'

/** The open disputes about a business, for its owner to answer. */
export function ReceivedDisputes({ disputes }: { disputes: ReceivedDispute[] }) {
  const { time_zone } = useSite()
  if (disputes.length === 0) return null
  return (
    <section aria-label="Disputes" className="mb-8 grid gap-4">
      {disputes.map((dispute) => (
        <Card key={dispute.id} className="grid grid-cols-1 gap-3">
          <CardTitle className="wrap-anywhere">{`${dispute.disputant_name} says that this business is theirs`}</CardTitle>
          <p className="text-muted text-sm">{`Submitted on ${formatDate(dispute.created_at, time_zone)}`}</p>
          <blockquote className="border-line border-l-2 pl-4 whitespace-pre-line wrap-anywhere">
            {dispute.message}
          </blockquote>
          <AnswerFields key={dispute.answered_at} dispute={dispute} />
        </Card>
      ))}
    </section>
  )
}

const emptyValues = { answer: '' }

function AnswerFields({ dispute: { id, answer, answered_at, answer_until } }: { dispute: ReceivedDispute }) {
  const { time_zone } = useSite()
  const { revalidate } = useRevalidator()
  const viewer = useViewer()
  const storageName = `answer ${id}`
  const form = useApiForm(
    AnswerForm,
    { answer: answer ?? '' },
    async (body) => {
      const { message } = await api('PUT /disputes/:id/answer', { readOnly: true, params: { id }, body })
      draft.discard()
      toast.success(message)
      await revalidate()
    },
    'Your answer was not sent',
    { storageName },
  )
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, emptyValues)
  const until = formatDate(answer_until, time_zone)
  return (
    <form className="grid max-w-form gap-4" noValidate onSubmit={form.onSubmit}>
      {draft.isRestored && <DraftRestored />}
      <Field
        label="Your answer"
        hint={
          answered_at
            ? `You answered on ${formatDate(answered_at, time_zone)}. You can change the answer until an administrator decides.`
            : `Please answer by ${until}. After that, an administrator may decide without your answer. Only administrators read it.`
        }
        error={form.errors.answer?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('answer')} rows={4} maxLength={MAX_CLAIM_TEXT_LENGTH} />}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div>
        <Button type="submit" variant="secondary" busy={form.busy}>
          {answered_at ? 'Change Answer' : 'Send Answer'}
        </Button>
      </div>
    </form>
  )
}
