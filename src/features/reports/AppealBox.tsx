import { useState } from 'react'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { MAX_MESSAGE_LENGTH } from './reports.constants.ts'
import { AppealForm, type Decision } from './reports.contract.ts'

type AppealBoxProps = {
  decision: Decision
  /** Sends the appeal. @returns the server's message about it */
  send: (message: string) => Promise<{ message: string }>
  /** Whether the form is open at first. */
  isOpen?: boolean
}

/** Lets the author appeal once against a decision, or states the outcome of the appeal. */
export function AppealBox({ decision: { report_id, appeal }, send, isOpen = false }: AppealBoxProps) {
  const { time_zone } = useSite()
  const [isFormShown, setFormShown] = useState(isOpen)
  const [isSent, setSent] = useState(false)
  if (!appeal) return null
  if (isSent || appeal.status === 'open') {
    return <p role="status">You have appealed. A moderator looks at the decision again, and you get an email.</p>
  }
  if (appeal.status !== 'possible') {
    return (
      <p className="whitespace-pre-line wrap-anywhere">
        {appeal.status === 'accepted' ? 'Your appeal was accepted.' : 'Your appeal was dismissed. The decision stands.'}
        {appeal.note && ` Reason: ${appeal.note}`}
      </p>
    )
  }
  const until = formatDate(appeal.until, time_zone)
  if (!isFormShown) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{`If you think that this is wrong, you can appeal once, until ${until}.`}</p>
        <Button size="sm" variant="secondary" onClick={() => setFormShown(true)}>
          Appeal
        </Button>
      </div>
    )
  }
  return (
    <MessageForm
      storageName={`appeal ${report_id}`}
      hint={`You can appeal once, until ${until}. A moderator reads this.`}
      send={async (message) => {
        toast.success((await send(message)).message)
        setSent(true)
      }}
      onCancel={isOpen ? undefined : () => setFormShown(false)}
    />
  )
}

const emptyValues = { message: '' }

type MessageFormProps = {
  storageName: string
  hint: string
  send: (message: string) => Promise<void>
  onCancel?: () => void
}

function MessageForm({ storageName, hint, send, onCancel }: MessageFormProps) {
  const viewer = useViewer()
  const form = useApiForm(
    AppealForm,
    emptyValues,
    async ({ message }) => {
      await send(message)
      draft.discard()
    },
    'Your appeal was not sent',
    { storageName },
  )
  const draft = useFormDraft(form, `${viewer?.id} ${storageName} draft`, emptyValues)
  return (
    <form className="grid gap-4" noValidate onSubmit={form.onSubmit}>
      {draft.isRestored && <DraftRestored />}
      <Field label="Why is the decision wrong?" hint={hint} error={form.errors.message?.message} required>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('message')}
            rows={5}
            maxLength={MAX_MESSAGE_LENGTH}
            autoFocus={!!onCancel}
          />
        )}
      </Field>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Send Appeal
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
