import { useState } from 'react'
import { useAction } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import type { Question } from '../questions.contract.ts'
import { TopicPicker } from './TopicPicker.tsx'

type ChangeTopicsDialogProps = {
  question: Pick<Question, 'id' | 'title' | 'content' | 'topics'>
  onClose: () => void
}

/** Changes the topics of another member's question, for moderators. */
export function ChangeTopicsDialog({ question: { id, title, content, topics }, onClose }: ChangeTopicsDialogProps) {
  const [chosen, setChosen] = useState(topics)
  const save = useAction('PUT /admin/questions/:id/topics', {
    failed: 'The topics were not changed',
    done: 'The topics have been changed.',
    onDone: onClose,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Change topics"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.busy} onClick={() => save({ params: { id }, body: { topics: chosen } })}>
            Save Changes
          </Button>
        </>
      }
    >
      <TopicPicker value={chosen} onChange={setChosen} text={{ title, content }} />
    </Dialog>
  )
}
