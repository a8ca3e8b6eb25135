import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useUnsentActions } from '../../kit/device/unsent.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { useFormDraft } from '../../kit/forms/formDraft.ts'
import { useViewer } from '../../kit/page/session.ts'
import { preview } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { DraftRestored } from '../../kit/ui/DraftRestored.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { MarkdownField } from '../markdown/MarkdownField.tsx'
import { MAX_MARKDOWN_LENGTH } from '../markdown/markdown.constants.ts'
import { MAX_TITLE_LENGTH } from './questions.constants.ts'
import { joinTopics, splitTopics } from './topics/questionForm.ts'
import { TopicPicker } from './topics/TopicPicker.tsx'

type PostValues = { title: string; content: string; topics: string }

type PostFormProps<Fields> = {
  schema: z.ZodType<Fields>
  /** The name under which the browser stores the viewer's draft. */
  draft: string
  initial?: PostValues
  /** Whether the form is for a question, which has a title and topics. */
  isQuestion?: boolean
  /** The values of a new question when no draft is stored. */
  suggested?: Partial<PostValues>
  label: string
  submitLabel: string
  failed: string
  /**
   * Calls the API. The form shows an error that it throws, and the typed values stay. Returns `kept` when the post waits
   * on the device.
   */
  submit: (fields: Fields) => Promise<'kept' | undefined>
  onCancel?: () => void
  /** Renders content below the title field, depending on the typed title. */
  aside?: (title: string) => ReactNode
}

const KEPT_PREVIEW_LENGTH = 80

const emptyValues: PostValues = { title: '', content: '', topics: '' }

/** A form to create or edit a question or an answer. Typed values survive a reload and a lost connection. */
export function PostForm<Fields>(props: PostFormProps<Fields>) {
  const { schema, initial = emptyValues, isQuestion = false, label, submitLabel, failed, submit, onCancel } = props
  const viewer = useViewer()
  const [keptText, setKeptText] = useState('')
  const form = useApiForm(
    schema as z.ZodType<Fields, PostValues>,
    initial,
    async (fields) => {
      const { title, content } = values
      const result = await submit(fields)
      setKeptText(result === 'kept' ? title || content : '')
      draft.discard()
      form.reset(initial)
    },
    failed,
  )
  const draft = useFormDraft(form, `${viewer?.id} ${props.draft}`, emptyValues, props.suggested)
  const { values } = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    // The focused Edit button has been removed, so move the focus into the form.
    if (props.initial) form.setFocus(isQuestion ? 'title' : 'content')
  }, [])

  function cancel() {
    draft.discard()
    onCancel?.()
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      {draft.isRestored && <DraftRestored />}
      {isQuestion && (
        <div className="grid gap-3">
          <Field label="Title" hint="One question, as you would say it." error={form.errors.title?.message} required>
            {(field) => (
              <Input {...field} {...form.register('title')} maxLength={MAX_TITLE_LENGTH} autoComplete="off" />
            )}
          </Field>
          {props.aside?.(values.title)}
        </div>
      )}
      <MarkdownField
        label={label}
        error={form.errors.content?.message}
        required
        value={values.content}
        max={MAX_MARKDOWN_LENGTH}
        control={{ ...form.register('content'), maxLength: MAX_MARKDOWN_LENGTH }}
      />
      {isQuestion && (
        <TopicPicker
          value={splitTopics(values.topics)}
          onChange={(slugs) => form.setValue('topics', joinTopics(slugs), { shouldDirty: true })}
          text={values}
          error={form.errors.topics?.message}
        />
      )}
      {form.failure && <Alert tone="danger" title={form.failure} />}
      {keptText && <KeptNote text={keptText} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** Says where the text of the emptied form is, until it is sent. */
function KeptNote({ text }: { text: string }) {
  const { count, refused } = useUnsentActions()
  const note = useRef<HTMLDivElement>(null)
  const isShown = count + refused > 0
  useEffect(() => {
    // At the bottom of the window it would be below the toast and the link to the outbox.
    if (isShown) note.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={note}>
      <Alert tone="waiting" title="Not posted yet">
        <p className="wrap-anywhere">{`“${preview(text, KEPT_PREVIEW_LENGTH)}” is safe in the outbox of this device. It is posted when there is a connection.`}</p>
      </Alert>
    </div>
  )
}
