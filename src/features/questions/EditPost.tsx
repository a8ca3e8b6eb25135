import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { CallError } from '../../kit/api/call.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { toastIfHeld } from '../heldPosts/toastIfHeld.ts'
import { PostForm } from './PostForm.tsx'
import { postOrQueueAnswer } from './postOrQueue.ts'
import { type Answer, AnswerForm as AnswerSchema, type Question } from './questions.contract.ts'
import { joinTopics, QuestionFormWithTopics } from './topics/questionForm.ts'

type EditProps = { onDone: () => void }

export function EditQuestion({ question, onDone }: EditProps & { question: Question }) {
  const { revalidate } = useRevalidator()
  const { id, title, content, topics } = question
  /** The texts that the author has seen, which the changes replace. */
  const seen = useRef({ title, content })
  const [newer, setNewer] = useState<{ title: string; content: string } | null>(null)

  /** Shows the texts of another tab, and replaces them only with the next submit. */
  async function showNewerVersion() {
    const { title, content } = (await api('GET /questions/:id', { params: { id } })).question
    seen.current = { title, content }
    setNewer(seen.current)
  }

  return (
    <>
      {newer && (
        <Alert tone="waiting" title="This question was changed meanwhile, perhaps in another tab." className="mb-6">
          <p>Your text is still below. “Save Changes” now replaces this one:</p>
          <p className="mt-2 font-semibold wrap-anywhere">{newer.title}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{newer.content}</p>
        </Alert>
      )}
      <PostForm
        schema={QuestionFormWithTopics}
        draft={`question ${id}`}
        initial={{ title, content, topics: joinTopics(topics) }}
        isQuestion
        label="Details"
        submitLabel="Save Changes"
        failed="Failed to save question"
        submit={async (body) => {
          try {
            const { question } = await api('PUT /questions/:id', {
              params: { id },
              body: { ...body, expected: seen.current },
            })
            toastIfHeld('question', question)
          } catch (error) {
            if (error instanceof CallError && error.status === 409) await showNewerVersion()
            throw error
          }
          await revalidate()
          onDone()
        }}
        onCancel={onDone}
      />
    </>
  )
}

export function EditAnswer({ answer, onDone }: EditProps & { answer: Answer }) {
  const { revalidate } = useRevalidator()
  const { id, content } = answer
  return (
    <PostForm
      schema={AnswerSchema}
      draft={`answer ${id}`}
      initial={{ title: '', content, topics: '' }}
      label="Answer"
      submitLabel="Save Changes"
      failed="Failed to save answer"
      submit={async (body) => {
        const { answer } = await api('PUT /answers/:id', { params: { id }, body })
        toastIfHeld('answer', answer)
        await revalidate()
        onDone()
      }}
      onCancel={onDone}
    />
  )
}

export function AnswerForm({ question_id, onDone }: { question_id: number; onDone: (id: number) => Promise<void> }) {
  const viewer = useViewer()
  return (
    <PostForm
      schema={AnswerSchema}
      draft={`answer to ${question_id}`}
      label="Answer"
      submitLabel="Post Answer"
      failed="Failed to submit answer"
      submit={async (body) => {
        const answer = await postOrQueueAnswer(viewer?.id ?? 0, question_id, body.content)
        if (!answer) return 'kept'
        if (!toastIfHeld('answer', answer)) toast.success('Your answer has been posted.')
        await onDone(answer.id)
        return undefined
      }}
    />
  )
}
