import type { Settings } from '../../../kit/server/settings.server.ts'
import { RESULT_BYTES } from '../tools/toolResult.server.ts'
import type { CostEstimate, TokenUsage } from './budget.server.ts'

export type Model = NonNullable<Settings['chat']['model']>

/** The maximum number of output tokens per round. */
export const MAX_OUTPUT_TOKENS = 800
/** The maximum number of tool calls per round. */
export const CALLS_PER_ROUND = 3

/** A token has at least one byte, and about four bytes in English text. */
const byteSize = (text: string) => Buffer.byteLength(text)
const estimateTokens = (text: string) => Math.ceil(byteSize(text) / 4)

const computeCost = ({ price_input, price_output }: Model, prompt_tokens: number, completion_tokens: number) =>
  Number(((prompt_tokens * price_input + completion_tokens * price_output) / 1_000_000).toFixed(12))

/**
 * Returns a function that estimates the maximum cost of an answer in US dollars. Each round repeats the output and the tool
 * results of the rounds before it, and one round may be retried.
 */
export function createCostEstimate(model: Model, prompt: string): CostEstimate {
  const promptBytes = byteSize(prompt)
  const growthPerRound = CALLS_PER_ROUND * RESULT_BYTES + 2 * MAX_OUTPUT_TOKENS
  const roundCost = (number: number) => computeCost(model, promptBytes + number * growthPerRound, MAX_OUTPUT_TOKENS)
  return (rounds) => {
    const roundCosts = Array.from({ length: rounds }, (_, number) => roundCost(number))
    return roundCosts.reduce((sum, cost) => sum + cost, roundCost(rounds - 1))
  }
}

/** Counts the tokens and the cost of one answer. */
export function createUsageCounter(model: Model | null) {
  const total: TokenUsage = { prompt_tokens: 0, completion_tokens: 0, cost: 0 }
  return {
    total,
    /** Adds the usage that the service reported for a round, else an estimate from the texts. */
    count(prompt: string, output: string, usage: { inputTokens?: number; outputTokens?: number } = {}) {
      total.prompt_tokens += usage.inputTokens ?? estimateTokens(prompt)
      total.completion_tokens += usage.outputTokens ?? estimateTokens(output)
      if (model) total.cost = computeCost(model, total.prompt_tokens, total.completion_tokens)
    },
  }
}
export type UsageCounter = ReturnType<typeof createUsageCounter>
