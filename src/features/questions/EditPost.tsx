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
type Texts = { title?: string; content: string }

/**
 * The texts that the author has seen, which a save replaces. When another tab has changed them, the save is refused, and
 * the newer ones are shown, which the next save replaces.
 */
function useSeenTexts<Seen extends Texts>(initial: Seen, readPresent: () => Promise<Seen>) {
  const seen = useRef(initial)
  const [newer, setNewer] = useState<Seen | null>(null)

  /** Saves with the seen texts. @throws CallError */
  async function save<Reply>(send: (expected: Seen) => Promise<Reply>): Promise<Reply> {
    try {
      return await send(seen.current)
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        seen.current = await readPresent()
        setNewer(seen.current)
      }
      throw error
    }
  }
  return { newer, save }
}

function NewerTexts({ noun, texts }: { noun: string; texts: Texts }) {
  return (
    <Alert tone="waiting" title={`This ${noun} was changed meanwhile, perhaps in another tab.`} className="mb-6">
      <p>Your text is still below. “Save Changes” now replaces this one:</p>
      {texts.title && <p className="mt-2 font-semibold wrap-anywhere">{texts.title}</p>}
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{texts.content}</p>
    </Alert>
  )
}

export function EditQuestion({ question, onDone }: EditProps & { question: Question }) {
  const { revalidate } = useRevalidator()
  const { id, title, content, topics } = question
  const { newer, save } = useSeenTexts({ title, content }, async () => {
    const { title, content } = (await api('GET /questions/:id', { params: { id } })).question
    return { title, content }
  })

  return (
    <>
      {newer && <NewerTexts noun="question" texts={newer} />}
      <PostForm
        schema={QuestionFormWithTopics}
        draft={`question ${id}`}
        initial={{ title, content, topics: joinTopics(topics) }}
        isQuestion
        label="Details"
        submitLabel="Save Changes"
        failed="Failed to save question"
        submit={async (body) => {
          const { question } = await save((expected) =>
            api('PUT /questions/:id', { params: { id }, body: { ...body, expected } }),
          )
          toastIfHeld('question', question)
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
  const { newer, save } = useSeenTexts({ content }, async () => ({
    content: (await api('GET /answers/:id', { params: { id } })).answer.content,
  }))

  return (
    <>
      {newer && <NewerTexts noun="answer" texts={newer} />}
      <PostForm
        schema={AnswerSchema}
        draft={`answer ${id}`}
        initial={{ title: '', content, topics: '' }}
        label="Answer"
        submitLabel="Save Changes"
        failed="Failed to save answer"
        submit={async (body) => {
          const { answer } = await save((expected) =>
            api('PUT /answers/:id', { params: { id }, body: { ...body, expected } }),
          )
          toastIfHeld('answer', answer)
          await revalidate()
          onDone()
        }}
        onCancel={onDone}
      />
    </>
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
