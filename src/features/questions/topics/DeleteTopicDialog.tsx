import { useState } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Input.tsx'
import type { CuratedTopic } from './topics.contract.ts'

type DeleteTopicDialogProps = { topic: CuratedTopic; topics: CuratedTopic[]; onClose: () => void }

/** Deletes a topic, or moves its questions to another one first. */
export function DeleteTopicDialog({ topic, topics, onClose }: DeleteTopicDialogProps) {
  const [into, setInto] = useState('')
  const remove = useAction('DELETE /admin/topics/:slug', {
    failed: 'The topic was not deleted',
    done: 'The topic has been deleted.',
    onDone: onClose,
  })
  const { slug, name, question_count } = topic
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete “${name}”?`}
      description={
        question_count > 0
          ? `Its ${formatCount(question_count, 'question')} stay. They lose the topic, or get another one.`
          : 'No question has it.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={remove.busy}
            onClick={() => remove({ params: { slug }, query: into ? { into } : {} })}
          >
            Delete
          </Button>
        </>
      }
    >
      {question_count > 0 && (
        <Field label="Its questions get" required={false}>
          {(field) => (
            <Select {...field} value={into} onChange={(event) => setInto(event.target.value)}>
              <option value="">No other topic</option>
              {topics
                .filter((other) => other.slug !== slug)
                .map((other) => (
                  <option key={other.slug} value={other.slug}>
                    {other.name}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
    </Dialog>
  )
}
