import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { readDraft, useDraft } from '../../kit/draft.ts'
import { useApiForm } from '../../kit/form.ts'
import { useViewer } from '../../kit/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { MarkdownField } from '../markdown/MarkdownField.tsx'
import { MARKDOWN_MAX } from '../markdown/markdown.constants.ts'
import { TITLE_MAX } from './questions.constants.ts'

export type PostValues = { title: string; content: string }

type PostFormProps = {
  schema: z.ZodType
  /** Under which the viewer's draft is kept in this browser. */
  draft: string
  initial?: PostValues
  /** A question has a title, an answer none. */
  titled?: boolean
  label: string
  submitLabel: string
  failed: string
  /** Makes the call; what it throws appears in the form, and nothing typed is lost. */
  submit: (values: PostValues) => Promise<void>
  onCancel?: () => void
  /** Below the title, for what is typed there. */
  aside?: (title: string) => ReactNode
}

const blank: PostValues = { title: '', content: '' }

/** The form behind asking, answering and editing. What is typed survives a reload and a lost connection. */
export function PostForm(props: PostFormProps) {
  const { schema, initial = blank, titled = false, label, submitLabel, failed, submit, onCancel } = props
  const draft = `${useViewer()?.id} ${props.draft}`
  const [restored, setRestored] = useState(false)
  const form = useApiForm<PostValues>(
    schema as z.ZodType<unknown, PostValues>,
    initial,
    async (values) => {
      await submit(values)
      sent()
      form.reset(initial)
      setRestored(false)
    },
    failed,
  )
  const values = { ...blank, ...form.watch() }
  const sent = useDraft(draft, titled ? values : { content: values.content }, form.formState.isDirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    // whoever edits has pressed a button for it, which is gone
    if (props.initial) form.setFocus(titled ? 'title' : 'content')
    const kept = readDraft<PostValues>(draft)
    if (!kept) return
    for (const name of ['title', 'content'] as const) {
      if (typeof kept[name] === 'string') form.setValue(name, kept[name], { shouldDirty: true })
    }
    setRestored(true)
  }, [])

  function cancel() {
    sent()
    onCancel?.()
  }

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      {restored && (
        <p className="hint" role="status">
          What you had typed here before is back.
        </p>
      )}
      {titled && (
        <div className="grid gap-3">
          <Field label="Title" hint="One question, as you would say it." error={form.errors.title?.message} required>
            {(field) => <Input {...field} {...form.register('title')} maxLength={TITLE_MAX} autoComplete="off" />}
          </Field>
          {props.aside?.(values.title)}
        </div>
      )}
      <MarkdownField
        label={label}
        error={form.errors.content?.message}
        required
        value={values.content}
        max={MARKDOWN_MAX}
        control={{ ...form.register('content'), maxLength: MARKDOWN_MAX }}
      />
      {form.failure && <Alert tone="danger" title={form.failure} />}
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
