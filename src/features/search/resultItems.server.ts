import type { FoundItem } from '../../kit/server/services.server.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { normalizeWord, stem } from '../../kit/text/words.ts'
import { findHelpTopic } from '../help/helpTopics.server.ts'
import type { RatedHit } from './retrieval/ranking.server.ts'
import type { SearchItem } from './search.contract.ts'
import type { SearchContext } from './searchContext.server.ts'

const noTimes = { start_datetime: null, end_datetime: null }

/** Loads the items of the hits, in the same order, without items that are no longer visible. */
export async function loadFoundItems(context: SearchContext, hits: RatedHit[]): Promise<SearchItem[]> {
  const { words, trade_words } = context.parsed
  const stems = [...words, ...trade_words].map(stem)
  const collectIds = (kind: string) => hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
  const itemsByKey = new Map<string, FoundItem>()
  await Promise.all(
    context.services.searchSources.map(async ({ kind, loadItems }) => {
      const ids = collectIds(kind)
      if (ids.length === 0) return
      for (const item of await loadItems(context.services, ids)) itemsByKey.set(`${kind} ${item.id}`, item)
    }),
  )
  return hits.flatMap(({ kind, id, help_name, exact, certainty, coverage, missing, outside }) => {
    const item = kind === 'help' ? loadHelpTopic(help_name ?? '') : itemsByKey.get(`${kind} ${id}`)
    if (!item) return []
    const { body, ...fields } = item
    const match = { exact, certainty, coverage, missing, outside }
    return [{ ...fields, kind, id: kind === 'help' ? null : id, snippet: cutSnippet(body, stems), ...match }]
  })
}

function loadHelpTopic(help_name: string): FoundItem | undefined {
  const topic = findHelpTopic(help_name)
  return (
    topic && {
      id: 0,
      title: topic.title,
      url: `/help/${help_name}`,
      meta: [topic.section],
      body: topic.markdown.replace(/^\|.*$/gm, ''),
      ...noTimes,
    }
  )
}

const SNIPPET_MAX = 160

/** Returns the text from the first sentence that contains one of the words, else from its beginning. */
function cutSnippet(markdown: string, stems: string[]): string {
  const text = markdownToText(markdown)
  if (text.length <= SNIPPET_MAX) return text
  const sentences = text.split(/(?<=[.!?:])\s+/)
  const firstMatch = sentences.findIndex((sentence) =>
    stems.some((word) =>
      normalizeWord(sentence)
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((item) => stem(item) === word),
    ),
  )
  return preview(firstMatch > 0 ? `… ${sentences.slice(firstMatch).join(' ')}` : text, SNIPPET_MAX)
}
