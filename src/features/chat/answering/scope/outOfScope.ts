import { listNormalizedWords } from '../../../../kit/text/words.ts'
import { rules, type ScopeDecision } from './scopeRules.ts'
import { asksForDiagnosis, asksForRecommendation, asksForUnpublishedEntries } from './unsupportedRequests.ts'

const arithmeticPattern =
  /^\s*(?:what(?:'s|’s|s| is)|how much is|calculate|compute|solve|evaluate)?[\s:]*[(\d][\d\s.,()]*(?:[-+*/x×÷^%=][\s(]*[\d.,)(\s]*)+\??\s*$/i
const datePattern = /^\s*\d{1,2}\s*[/-]\s*\d{1,2}(?:\s*[/-]\s*\d{2,4})?\s*\??\s*$/
const markupPattern =
  /<\s*\/?\s*(?:script|img|iframe|svg|body|style)\b|\{\{.*\}\}|\$\{|;\s*--|'\s*or\s+'?1'?\s*=|\.\.\/|javascript:|data:text/i

/** Detects a message that is out of scope of a business network; null when the network may have an answer. */
export function detectScope(message: string): ScopeDecision | null {
  if (markupPattern.test(message)) return { topic: 'system', decision: 'refuse' }
  if (arithmeticPattern.test(message) && !datePattern.test(message) && isArithmetic(message)) {
    return { topic: 'maths', decision: 'refuse' }
  }
  const text = listNormalizedWords(message).join(' ')
  if (asksForUnpublishedEntries(text)) return { topic: 'unpublished', decision: 'refuse' }
  if (asksForDiagnosis(text)) return { topic: 'medical', decision: 'refuse' }
  if (asksForRecommendation(text)) return { topic: 'world', decision: 'refuse' }
  const rule = rules.find(([, , pattern]) => pattern.test(text))
  return rule ? { topic: rule[0], decision: rule[1] } : null
}

/**
 * Whether a message is arithmetic. “4x4” and “24/7” alone are searches; after question words, or in a longer term, they
 * are arithmetic.
 */
const isArithmetic = (message: string) =>
  /[a-z]{3}|=|\s[-+*/x×÷^]\s|[-+*/x×÷^].*[-+*/x×÷^]|[+*×÷^]/i.test(message) && /\d.*\d/.test(message)
