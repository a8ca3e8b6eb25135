import { z } from 'zod'
import type { Contract } from '../../kit/api/contract.ts'
import { choice, id, limitParam, message, offsetParam, searchParam, text, time } from '../../kit/api/schema.ts'
import { truncate } from '../../kit/text/text.ts'
import {
  MAX_HISTORY_MESSAGE_LENGTH,
  MAX_HISTORY_MESSAGES,
  MAX_MESSAGE_LENGTH,
  USAGE_PAGE_SIZE,
} from './chat.constants.ts'

const HistoryMessage = z.object({
  role: choice(['user', 'assistant'], 'role'),
  content: z
    .string('content must be text')
    .transform((content) => truncate(content.replaceAll('\0', ''), MAX_HISTORY_MESSAGE_LENGTH)),
})
export const ChatMessage = z.object({
  message: text(MAX_MESSAGE_LENGTH, 'Message'),
  conversationHistory: z
    .array(HistoryMessage, 'conversationHistory must be a list of messages')
    .nullish()
    .transform((history) => (history ?? []).slice(-MAX_HISTORY_MESSAGES)),
})
export type ChatMessage = z.output<typeof ChatMessage>

/** A page on which an answer is based. */
export const Source = z.object({ title: z.string(), url: z.string() }).meta({ id: 'Source' })
export type Source = z.output<typeof Source>
export const ChatReply = z.object({ message: z.string(), sources: z.array(Source) }).meta({ id: 'ChatReply' })
export type ChatReply = z.output<typeof ChatReply>

export const ChatUsage = z
  .object({
    ip_address: z.string(),
    total_requests: z.number(),
    total_prompt_tokens: z.number(),
    total_completion_tokens: z.number(),
    total_tokens: z.number(),
    total_cost: z.number(),
    /** The cost that counts towards the limit. Unblocking resets it to 0. */
    counted_cost: z.number(),
    first_request: time.nullable(),
    last_request: time.nullable(),
    is_blocked: z.boolean(),
  })
  .meta({ id: 'ChatUsage' })
export type ChatUsage = z.output<typeof ChatUsage>

export const BlockedIp = z
  .object({
    id,
    ip_address: z.string(),
    total_cost_usd: z.number(),
    total_requests: z.number(),
    reason: z.string(),
    blocked_at: time,
  })
  .meta({ id: 'BlockedAddress' })
export type BlockedIp = z.output<typeof BlockedIp>

export const UnansweredQuestion = z
  .object({
    id,
    /** The latest wording, without text that looks like personal data. */
    question: z.string(),
    asked_count: z.number(),
    first_asked_at: time,
    last_asked_at: time,
  })
  .meta({ id: 'UnansweredQuestion' })
export type UnansweredQuestion = z.output<typeof UnansweredQuestion>

const blockReason = z.object({ reason: text(5000, 'Reason', { required: 'Please provide a reason' }) })

export const chatContract = {
  'POST /chat': {
    summary:
      'Ask the assistant. With Accept: text/event-stream the answer is streamed as delta events with {"text"}, followed by a done event with the complete answer or an error event with {"error"}',
    body: ChatMessage,
    readOnly: true,
    ignoresKey: true,
    reply: ChatReply,
  },
  'GET /admin/chat/stats': {
    summary: 'The cost of the assistant in US dollars, in total and for each of the last 30 days',
    access: 'admin',
    reply: z.object({
      alltime: z.object({ cost_total: z.number(), requests_total: z.number(), unique_ips: z.number() }),
      daily: z.object({ cost_24h: z.number(), requests_24h: z.number() }),
      blocked: z.number(),
      cost_threshold: z.number(),
      days: z.array(z.object({ day: z.iso.date(), cost: z.number(), requests: z.number() })),
    }),
  },
  'GET /admin/chat/usage': {
    summary: 'The usage of each address, highest cost first. search matches the beginning of an address',
    access: 'admin',
    query: z.object({ limit: limitParam(USAGE_PAGE_SIZE), offset: offsetParam, search: searchParam }),
    reply: z.object({ usage: z.array(ChatUsage), totals: z.object({ unique_ips: z.number() }) }),
  },
  'GET /admin/chat/usage/:ip': {
    summary: 'The usage of one address and its latest requests',
    access: 'admin',
    reply: z.object({
      usage: ChatUsage,
      block: BlockedIp.nullable(),
      requests: z.array(
        z.object({ created_at: time, prompt_tokens: z.number(), completion_tokens: z.number(), cost: z.number() }),
      ),
    }),
  },
  'GET /admin/chat/blocked': {
    summary: 'The blocked addresses, the latest first',
    access: 'admin',
    reply: z.object({ blocked: z.array(BlockedIp) }),
  },
  'GET /admin/chat/unanswered': {
    summary: 'What the assistant could not answer, most asked first. Similar wordings are counted together',
    access: 'admin',
    query: z.object({ limit: limitParam(USAGE_PAGE_SIZE), offset: offsetParam }),
    reply: z.object({ unanswered: z.array(UnansweredQuestion), total: z.number() }),
  },
  'DELETE /admin/chat/unanswered/:id': {
    summary: 'Remove an unanswered question from the list. It returns when it is asked again',
    access: 'admin',
    reply: message,
  },
  'POST /admin/chat/block/:ip': {
    summary: 'Block an address, or the /64 network of an IPv6 address',
    access: 'admin',
    body: blockReason,
    reply: message,
  },
  'POST /admin/chat/unblock/:ip': {
    summary: 'Unblock an address. Its earlier usage no longer counts towards the limit',
    access: 'admin',
    reply: message,
  },
} satisfies Contract

type ChatContract = typeof chatContract
declare module '../../kit/api/contract.ts' {
  interface AllContracts extends ChatContract {}
}
