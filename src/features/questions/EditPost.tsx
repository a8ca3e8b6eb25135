import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { toast } from '../../kit/ui/toast.tsx'
import { announceHeld } from '../heldPosts/announceHeld.ts'
import { PostForm } from './PostForm.tsx'
import { type Answer, AnswerForm as AnswerSchema, type Question, QuestionForm } from './questions.contract.ts'

type EditProps = { onDone: () => void }

export function EditQuestion({ question, onDone }: EditProps & { question: Question }) {
  const { revalidate } = useRevalidator()
  const { id, title, content } = question
  return (
    <PostForm
      schema={QuestionForm}
      draft={`question ${id}`}
      initial={{ title, content }}
      hasTitle
      label="Details"
      submitLabel="Save Changes"
      failed="Failed to save question"
      submit={async (body) => {
        const { question } = await api('PUT /questions/:id', { params: { id }, body })
        announceHeld('question', question)
        await revalidate()
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

export function EditAnswer({ answer, onDone }: EditProps & { answer: Answer }) {
  const { revalidate } = useRevalidator()
  const { id, content } = answer
  return (
    <PostForm
      schema={AnswerSchema}
      draft={`answer ${id}`}
      initial={{ title: '', content }}
      label="Answer"
      submitLabel="Save Changes"
      failed="Failed to save answer"
      submit={async (body) => {
        const { answer } = await api('PUT /answers/:id', { params: { id }, body })
        announceHeld('answer', answer)
        await revalidate()
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

export function AnswerForm({ question_id, onDone }: { question_id: number; onDone: (id: number) => Promise<void> }) {
  return (
    <PostForm
      schema={AnswerSchema}
      draft={`answer to ${question_id}`}
      label="Answer"
      submitLabel="Post Answer"
      failed="Failed to submit answer"
      submit={async (body) => {
        const { answer } = await api('POST /answers', { body: { ...body, question_id } })
        if (!announceHeld('answer', answer)) toast.success('Your answer has been posted.')
        await onDone(answer.id)
      }}
    />
  )
}
