import type { Settings } from '../../../kit/settings.server.ts'
import { RESULT_BYTES } from '../answering/tools.server.ts'
import type { Consumed, Quote } from './budget.server.ts'

export type Model = NonNullable<Settings['chat']['model']>

/** How many tokens the model may write in one round. */
export const OUTPUT_TOKENS = 800
/** How many tools it may call in one round. */
export const CALLS_PER_ROUND = 3

/** A token is at least a byte, and some four of English. */
const bytesOf = (text: string) => Buffer.byteLength(text)
const estimate = (text: string) => Math.ceil(bytesOf(text) / 4)

const costOf = ({ price_input, price_output }: Model, prompt_tokens: number, completion_tokens: number) =>
  Number(((prompt_tokens * price_input + completion_tokens * price_output) / 1_000_000).toFixed(12))

/** What an answer costs at worst: each round is told what the rounds before have said and found, and one is tried again. */
export function quoteFor(model: Model, prompt: string): Quote {
  const first = bytesOf(prompt)
  const growth = CALLS_PER_ROUND * RESULT_BYTES + 2 * OUTPUT_TOKENS
  const round = (number: number) => costOf(model, first + number * growth, OUTPUT_TOKENS)
  return (rounds) => {
    const all = Array.from({ length: rounds }, (_, number) => round(number))
    return all.reduce((sum, cost) => sum + cost, round(rounds - 1))
  }
}

/** Counts what an answer consumes. */
export function createMeter(model: Model | null) {
  const consumed: Consumed = { prompt_tokens: 0, completion_tokens: 0, cost: 0 }
  return {
    consumed,
    /** What the service says of a round, or, where it does not, what it must have been about. */
    count(prompt: string, output: string, usage: { inputTokens?: number; outputTokens?: number } = {}) {
      consumed.prompt_tokens += usage.inputTokens ?? estimate(prompt)
      consumed.completion_tokens += usage.outputTokens ?? estimate(output)
      if (model) consumed.cost = costOf(model, consumed.prompt_tokens, consumed.completion_tokens)
    },
  }
}
export type Meter = ReturnType<typeof createMeter>
