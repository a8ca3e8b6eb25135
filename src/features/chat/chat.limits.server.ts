import { DAY, type Limit, MINUTE } from '../../kit/server/limits.server.ts'

/** Questions to the assistant, by IP address. */
export const questionsPerMinute: Limit = {
  name: 'chat-minute',
  points: ({ chat }) => chat.per_minute,
  seconds: MINUTE,
  message: 'That was a lot of questions in a short time.',
}

export const questionsPerDay: Limit = {
  name: 'chat-day',
  points: ({ chat }) => chat.per_day,
  seconds: DAY,
  message: 'That was a lot of questions for one day.',
}

/** Recorded unanswered questions, by IP address. Further questions are answered, but not recorded. */
export const unansweredPerDay: Limit = {
  name: 'chat-unanswered',
  points: 20,
  seconds: DAY,
  message: 'Too many unanswered questions from this address.',
}

/** Tool calls of MCP clients, by IP address. */
export const toolCalls: Limit = {
  name: 'mcp',
  points: 60,
  seconds: MINUTE,
  message: 'Too many calls from this address.',
}
