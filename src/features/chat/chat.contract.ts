import { z } from 'zod'
import type { Contract } from '../../kit/contract.ts'
import { choice, id, limit, message, offset, search, text, time } from '../../kit/schema.ts'
import { truncate } from '../../kit/text.ts'
import { EARLIER_MAX, HISTORY_MAX, MESSAGE_MAX, USAGE_PAGE } from './chat.constants.ts'

const Earlier = z.object({
  role: choice(['user', 'assistant'], 'role'),
  content: z.string('content must be text').transform((content) => truncate(content.replaceAll('\0', ''), EARLIER_MAX)),
})
export const ChatMessage = z.object({
  message: text(MESSAGE_MAX, 'Message'),
  conversationHistory: z
    .array(Earlier, 'conversationHistory must be a list of messages')
    .nullish()
    .transform((earlier) => (earlier ?? []).slice(-HISTORY_MAX)),
})
export type ChatMessage = z.output<typeof ChatMessage>

/** What an answer rests on. */
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
    /** What counts towards the limit, which unblocking begins anew. */
    counted_cost: z.number(),
    first_request: time.nullable(),
    last_request: time.nullable(),
    is_blocked: z.boolean(),
  })
  .meta({ id: 'ChatUsage' })
export type ChatUsage = z.output<typeof ChatUsage>

export const BlockedAddress = z
  .object({
    id,
    ip_address: z.string(),
    total_cost_usd: z.number(),
    total_requests: z.number(),
    reason: z.string(),
    blocked_at: time,
  })
  .meta({ id: 'BlockedAddress' })
export type BlockedAddress = z.output<typeof BlockedAddress>

const reason = z.object({ reason: text(5000, 'Reason', { required: 'Please provide a reason' }) })

export const chatContract = {
  'POST /chat': {
    summary:
      'Ask the assistant. With Accept: text/event-stream the answer comes as delta events with {"text"} that add up to the message, and then done with the whole answer, or error with {"error"}',
    body: ChatMessage,
    readOnly: true,
    reply: ChatReply,
  },
  'GET /admin/chat/stats': {
    summary: 'What the assistant costs, in US dollars, and what each of the last days has cost',
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
    summary: 'What each address has used, the dearest first. search finds the beginning of an address',
    access: 'admin',
    query: z.object({ limit: limit(USAGE_PAGE), offset, search }),
    reply: z.object({ usage: z.array(ChatUsage), totals: z.object({ unique_ips: z.number() }) }),
  },
  'GET /admin/chat/usage/:ip': {
    summary: 'What one address has used, and its latest requests',
    access: 'admin',
    reply: z.object({
      usage: ChatUsage,
      block: BlockedAddress.nullable(),
      requests: z.array(
        z.object({ created_at: time, prompt_tokens: z.number(), completion_tokens: z.number(), cost: z.number() }),
      ),
    }),
  },
  'GET /admin/chat/blocked': {
    summary: 'The addresses that the assistant does not answer, the latest first',
    access: 'admin',
    reply: z.object({ blocked: z.array(BlockedAddress) }),
  },
  'POST /admin/chat/block/:ip': {
    summary: 'Block an address, or the /64 network of an IPv6 address',
    access: 'admin',
    body: reason,
    reply: message,
  },
  'POST /admin/chat/unblock/:ip': {
    summary: 'Unblock an address: what it used before no longer counts towards the limit',
    access: 'admin',
    reply: message,
  },
} satisfies Contract

type ChatContract = typeof chatContract
declare module '../../kit/contract.ts' {
  interface AllContracts extends ChatContract {}
}
