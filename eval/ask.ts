import { MAX_QUERY_LENGTH } from '../src/features/search/kinds.ts'
import type { SearchTools } from './askTools.ts'
import type { Catalog } from './catalog.ts'
import { fillPlaceholders } from './days.ts'
import { noOutcome, type Outcome } from './figures.ts'
import { findsCorrect, judge, parseItemPath, type Reply } from './judge.ts'
import type { Question } from './questionFile.ts'

export type AskedQuestion = { question: Question; text: string; outcome: Outcome; shown: string[]; hrefs: string[] }

/** The server under test. */
export type Target = { url: string; catalog: Catalog; siteOnly: boolean; searchTools: SearchTools }

/** Asks the assistant and the site search, and judges the replies. */
export async function ask(target: Target, question: Question): Promise<AskedQuestion> {
  const text = fillPlaceholders(question.question, target.catalog.days)
  const outcome: Outcome = {
    ...noOutcome,
    ...(await askSearch(target, question, text)),
  }
  if (target.siteOnly) return { question, text, outcome, shown: [], hrefs: [] }
  const reply = await askAssistant(target, question, text)
  const { first, third, right, wrongAndSure } = judge(target.catalog, question.expect, reply)
  return {
    ...{ question, text },
    outcome: {
      ...outcome,
      ...(await askTools(target, question, text)),
      'hit@1': first,
      'hit@3': third,
      right,
      'wrong and sure': wrongAndSure,
    },
    shown: [reply.message.split('\n')[0] ?? '', ...reply.sources.map(({ title }) => title)],
    hrefs: [
      ...[...reply.message.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
      ...reply.sources.map(({ url }) => url),
    ],
  }
}

type Message = { role: 'user' | 'assistant'; content: string }

async function askAssistant({ url, catalog }: Target, { after = [] }: Question, text: string): Promise<Reply> {
  const conversationHistory: Message[] = []
  const send = async (message: string): Promise<Reply> => {
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, conversationHistory }),
    })
    // The API refuses an invalid message without an answer.
    if (response.status === 400) return { message: '', sources: [] }
    if (!response.ok) throw new Error(`${message}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  for (const earlier of after) {
    const content = fillPlaceholders(earlier, catalog.days)
    const reply = await send(content)
    conversationHistory.push({ role: 'user', content }, { role: 'assistant', content: reply.message })
  }
  return send(text)
}

type SearchReply = { best: { url: string }[]; groups: { kind: string; items: { url: string }[] }[] }

/**
 * Asks the search only questions that a single search can answer. Left out are conversations, counts, messages with
 * several wishes, and questions that must be refused.
 */
async function askSearch(
  { url, catalog }: Target,
  { after, expect }: Question,
  text: string,
): Promise<Partial<Outcome>> {
  if (after || !expect.results || expect.unrecorded) return {}
  // The field of the search takes no more.
  const typed = text.slice(0, MAX_QUERY_LENGTH)
  const response = await fetch(`${url}/api/search?q=${encodeURIComponent(typed)}`)
  if (!response.ok) throw new Error(`${text}: ${response.status} ${await response.text()}`)
  const reply: SearchReply = await response.json()
  const toPaths = (items: { url: string }[]) => items.flatMap((item) => parseItemPath(item.url) ?? [])
  return {
    'search@3': findsCorrect(catalog, expect, toPaths(reply.best), 3),
    'groups@3': reply.groups.some(({ items }) => findsCorrect(catalog, expect, toPaths(items), 3)),
  }
}

/**
 * Whether the tools return a correct result for each wish. Follow-ups are left out, because a model would reword them.
 */
async function askTools(
  { catalog, searchTools }: Target,
  { after, expect, spent }: Question,
  text: string,
): Promise<Partial<Outcome>> {
  if (after || spent || !(expect.results || expect.every)) return {}
  const { results, every } = expect
  return { tools: findsCorrect(catalog, { results, every }, await searchTools(text), Number.POSITIVE_INFINITY) }
}
