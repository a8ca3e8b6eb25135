import type { Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import { OUTBOX, queueAction, sendOrQueue } from '../../kit/device/outbox.ts'
import { startOutbox } from '../../kit/device/startOutbox.ts'
import { preview } from '../../kit/text/text.ts'
import { toast } from '../../kit/ui/toast.tsx'
import type { VoteType } from './questions.constants.ts'

/** Says that an action is kept on the device, and starts what sends it. This code may have been loaded without the rest of the outbox. */
function toastQueued(action: string) {
  startOutbox()
  toast.success(`${action} is kept on this device, and is sent when there is a connection.`, { about: OUTBOX })
}

/** Posts a question, or queues it on the device. @returns null when it is queued */
export async function postOrQueueQuestion(user_id: number, body: { title: string; content: string }) {
  const reply = await sendOrQueue<ReplyOf<Endpoints['POST /questions']>>({
    user_id,
    label: `Question: ${preview(body.title, 80)}`,
    path: '/questions',
    text: body.content,
    call: 'POST /questions',
    params: {},
    body,
    toggle: null,
  })
  if (!reply) toastQueued('Your question')
  return reply?.question ?? null
}

/** Posts an answer, or queues it on the device. @returns null when it is queued */
export async function postOrQueueAnswer(user_id: number, question_id: number, content: string) {
  const reply = await sendOrQueue<ReplyOf<Endpoints['POST /answers']>>({
    user_id,
    label: 'Your answer',
    path: `/questions/${question_id}`,
    text: content,
    call: 'POST /answers',
    params: {},
    body: { question_id, content },
    toggle: null,
  })
  if (!reply) toastQueued('Your answer')
  return reply?.answer ?? null
}

/** Stores a vote on the device, as the state that results from it. A later vote on the same post replaces it. */
export async function queueVote(
  user_id: number,
  kind: 'questions' | 'answers',
  post: { id: number; question_id?: number },
  wanted: VoteType | null,
) {
  const isQuestion = kind === 'questions'
  await queueAction({
    id: `vote ${user_id} ${kind} ${post.id}`,
    user_id,
    label: `Your vote on ${isQuestion ? 'a question' : 'an answer'}`,
    path: `/questions/${post.question_id ?? post.id}`,
    text: '',
    call: isQuestion ? 'POST /questions/:id/vote' : 'POST /answers/:id/vote',
    params: { id: post.id },
    body: {},
    toggle: {
      read: isQuestion ? 'GET /questions/:id' : 'GET /answers/:id',
      of: isQuestion ? 'question' : 'answer',
      field: 'user_vote',
      bodyField: 'vote_type',
      wanted,
    },
  })
  toastQueued('Your vote')
}
