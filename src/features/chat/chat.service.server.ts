import { AppError } from '../../kit/errors.ts'
import type { Services } from '../../kit/services.server.ts'
import { answerWithModel } from './answering/answerWithModel.server.ts'
import { answerFromSearch } from './answering/builtIn.server.ts'
import { eventStream } from './answering/eventStream.server.ts'
import { instructionsFor, messagesOf, promptText } from './answering/prompt.server.ts'
import { CHAT_FAILED } from './chat.constants.ts'
import type { ChatMessage, ChatReply } from './chat.contract.ts'
import { questionsPerDay, questionsPerMinute } from './chat.limits.server.ts'
import { addressKey } from './usage/addressKey.server.ts'
import { type Admission, admit, book, refuseBlocked } from './usage/budget.server.ts'
import { createMeter, quoteFor } from './usage/meter.server.ts'
import type { Say, Turn } from './widget/turn.ts'

/** Seconds that an answer may take besides what the model may be silent. */
const PATIENCE = 120
/** Seconds that a reservation outlives the answer it is for. */
const GRACE = 60

/** Where there is no address, as behind a socket of this machine, everybody is counted together. */
const NOWHERE = '0.0.0.0'

type Asked = { ip: string; request: Request; body: ChatMessage }

/**
 * Answers a question, as a stream to who accepts `text/event-stream`.
 * @throws 403 for a blocked address, 429 over the rate, 503 when the model does not answer.
 */
export async function answerChat(services: Services, { ip, request, body }: Asked): Promise<ChatReply | Response> {
  const { db, limits, settings } = services
  const ip_address = addressKey(ip) ?? NOWHERE
  await refuseBlocked(db, ip_address)
  await limits.take(questionsPerMinute, ip_address)
  await limits.take(questionsPerDay, ip_address)

  const { model, timeout } = settings.chat
  const seconds = PATIENCE + timeout
  const left = new AbortController()
  const turn: Turn = {
    ...body,
    streams: request.headers.get('accept')?.includes('text/event-stream') ?? false,
    signal: AbortSignal.any([request.signal, left.signal, AbortSignal.timeout(seconds * 1000)]),
  }
  const quote = model && quoteFor(model, promptText(instructionsFor(settings.site), messagesOf(turn)))
  const admission = await admit(services, ip_address, quote, seconds + GRACE)
  const answer = (say: Say) => answerAdmitted(services, admission, turn, say)
  if (!turn.streams) return answer(() => {})
  return eventStream(
    async (send) => {
      try {
        const reply = await answer((text) => text && void send({ event: 'delta', data: { text } }))
        await send({ event: 'done', data: reply })
      } catch (error) {
        await send({ event: 'error', data: { error: (error as AppError).message } })
      }
    },
    () => left.abort(),
  )
}

/** @throws `AppError` alone. */
async function answerAdmitted(services: Services, admission: Admission, turn: Turn, say: Say): Promise<ChatReply> {
  const { rounds } = admission
  const { model } = services.settings.chat
  const meter = createMeter(model)
  try {
    return model && rounds > 0
      ? await answerWithModel(services, model, meter, rounds, turn, say)
      : await answerFromSearch(services, turn, say)
  } catch (error) {
    if (!turn.signal.aborted) services.log.warn({ err: error }, 'the assistant could not answer')
    throw new AppError('unavailable', CHAT_FAILED, {}, { 'Retry-After': '30' })
  } finally {
    await book(services, admission, meter.consumed).catch((error) =>
      services.log.error({ err: error, consumed: meter.consumed }, 'an answer of the assistant could not be booked'),
    )
  }
}
