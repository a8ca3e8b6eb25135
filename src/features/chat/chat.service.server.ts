import { AppError } from '../../kit/api/errors.ts'
import type { Services } from '../../kit/server/services.server.ts'
import { answerWithoutModel, type ChatAnswer } from './answering/answerWithoutModel.server.ts'
import type { ChatRequest, OnText } from './answering/chatRequest.ts'
import { answerWithModel } from './answering/model/answerWithModel.server.ts'
import { buildInstructions, buildMessages, serializePrompt } from './answering/model/prompt.server.ts'
import { CHAT_FAILED_MESSAGE } from './chat.constants.ts'
import type { ChatMessage, ChatReply } from './chat.contract.ts'
import { questionsPerDay, questionsPerMinute } from './chat.limits.server.ts'
import { createEventStream } from './eventStream.server.ts'
import { recordUnansweredQuestion } from './unanswered/unanswered.service.server.ts'
import { assertNotBlocked, type Reservation, recordCost, reserveBudget } from './usage/budget.server.ts'
import { createCostEstimate, createUsageCounter } from './usage/usageCounter.server.ts'

/** The maximum duration of an answer in seconds, in addition to the timeout of the model. Tests shorten it. */
export const answerTime = { seconds: 120 }
/** A reservation expires this many seconds after the maximum duration of its answer. */
const RESERVATION_GRACE_SECONDS = 60

type ChatCall = { client: string; request: Request; body: ChatMessage }

/**
 * Answers a question; as a stream when the request accepts `text/event-stream`.
 * @throws 403 for a blocked IP address, 429 over the rate limit, 503 when the model does not answer.
 */
export async function answerChat(
  services: Services,
  { client, request, body }: ChatCall,
): Promise<ChatReply | Response> {
  const { db, limits, settings } = services
  await assertNotBlocked(db, client)
  await limits.take(questionsPerMinute, client)
  await limits.take(questionsPerDay, client)

  const { model, timeout } = settings.chat
  const seconds = answerTime.seconds + timeout
  const disconnected = new AbortController()
  const chatRequest: ChatRequest = {
    ...body,
    streams: request.headers.get('accept')?.includes('text/event-stream') ?? false,
    signal: AbortSignal.any([request.signal, disconnected.signal, AbortSignal.timeout(seconds * 1000)]),
  }
  const estimate =
    model && createCostEstimate(model, serializePrompt(buildInstructions(settings.site), buildMessages(chatRequest)))
  const reservation = await reserveBudget(services, client, estimate, seconds + RESERVATION_GRACE_SECONDS)
  const answer = (onText: OnText) => answerWithReservation(services, client, reservation, chatRequest, onText)
  if (!chatRequest.streams) return answer(() => {})
  return createEventStream(
    async (send) => {
      try {
        const reply = await answer((text) => text && void send({ event: 'delta', data: { text } }))
        await send({ event: 'done', data: reply })
      } catch (error) {
        await send({ event: 'error', data: { error: (error as AppError).message } })
      }
    },
    () => disconnected.abort(),
  )
}

/** @throws 503 for every failure */
async function answerWithReservation(
  services: Services,
  client: string,
  reservation: Reservation,
  chatRequest: ChatRequest,
  onText: OnText,
): Promise<ChatReply> {
  const { rounds } = reservation
  const { model } = services.settings.chat
  const counter = createUsageCounter(model)
  try {
    const { message, sources, unanswered }: ChatAnswer =
      model && rounds > 0
        ? await answerWithModel(services, model, counter, rounds, chatRequest, onText)
        : await answerWithoutModel(services, chatRequest, onText)
    if (unanswered) {
      await recordUnansweredQuestion(services, client, unanswered).catch((error) =>
        services.log.warn({ err: error }, 'unanswered question not recorded'),
      )
    }
    return { message, sources }
  } catch (error) {
    if (!chatRequest.signal.aborted) services.log.warn({ err: error }, 'chat answer failed')
    throw new AppError('unavailable', CHAT_FAILED_MESSAGE, {}, { 'Retry-After': '30' })
  } finally {
    await recordCost(services, reservation, counter.total).catch((error) =>
      services.log.error({ err: error, usage: counter.total }, 'cost of a chat answer not recorded'),
    )
  }
}
