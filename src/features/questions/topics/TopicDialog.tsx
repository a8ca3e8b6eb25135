import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../kit/api/api.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { toSlug } from '../../../kit/text/slug.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input, Textarea } from '../../../kit/ui/Input.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { MAX_TOPIC_NAME_LENGTH } from './topics.constants.ts'
import { type CuratedTopic, NewTopicForm, TopicForm } from './topics.contract.ts'

type TopicDialogProps = {
  /** The topic to edit; null for a new topic. */
  topic: CuratedTopic | null
  onClose: () => void
}

/** The form of a topic. */
export function TopicDialog({ topic, onClose }: TopicDialogProps) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={topic ? `Edit “${topic.name}”` : 'Add a topic'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {topic ? 'Save Changes' : 'Add Topic'}
          </Button>
        </>
      }
    >
      <Fields id={formId} topic={topic} onBusy={setBusy} onSaved={onClose} />
    </Dialog>
  )
}

type FieldsProps = { id: string; topic: CuratedTopic | null; onBusy: (busy: boolean) => void; onSaved: () => void }

function Fields({ id, topic, onBusy, onSaved }: FieldsProps) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    topic ? TopicForm.extend({ slug: NewTopicForm.shape.slug.optional() }) : NewTopicForm,
    {
      slug: topic?.slug ?? '',
      name: topic?.name ?? '',
      description: topic?.description ?? '',
      keywords: topic?.keywords ?? '',
    },
    async ({ slug, ...body }) => {
      onBusy(true)
      try {
        if (topic) await api('PUT /admin/topics/:slug', { params: { slug: topic.slug }, body })
        else await api('POST /admin/topics', { body: { ...body, slug: slug ?? '' } })
        toast.success(topic ? 'The topic has been saved.' : 'The topic has been added.')
        await revalidate()
        onSaved()
      } finally {
        onBusy(false)
      }
    },
    'The topic was not saved',
  )
  const { errors, register } = form
  const name = register('name')
  return (
    <form id={id} className="grid gap-5" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} />}
      <Field label="Name" error={errors.name?.message} required>
        {(field) => (
          <Input
            {...field}
            {...name}
            maxLength={MAX_TOPIC_NAME_LENGTH}
            onChange={(event) => {
              // The slug follows the name until the moderator types another slug.
              if (!topic && !form.formState.dirtyFields.slug) {
                form.setValue('slug', toSlug(event.target.value).slice(0, MAX_TOPIC_NAME_LENGTH).replace(/-$/, ''))
              }
              return name.onChange(event)
            }}
          />
        )}
      </Field>
      {!topic && (
        <Field
          label="Address"
          hint="The end of its address, such as “hiring-and-staff”. It cannot be changed later."
          error={errors.slug?.message}
          required
        >
          {(field) => <Input {...field} {...register('slug')} maxLength={MAX_TOPIC_NAME_LENGTH} />}
        </Field>
      )}
      <Field label="Description" error={errors.description?.message} required={false}>
        {(field) => <Textarea {...field} {...register('description')} rows={2} maxLength={300} />}
      </Field>
      <Field
        label="Words that suggest it"
        hint="Words and short phrases of questions about it, separated by commas."
        error={errors.keywords?.message}
        required={false}
      >
        {(field) => <Textarea {...field} {...register('keywords')} rows={4} maxLength={2000} />}
      </Field>
    </form>
  )
}
