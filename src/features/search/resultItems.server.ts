import type { FoundItem } from '../../kit/server/services.server.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { normalizeWord, stem } from '../../kit/text/words.ts'
import { findHelpPage } from '../help/helpPages.server.ts'
import type { JudgedHit, RatedHit } from './retrieval/ranking.server.ts'
import type { SearchItem } from './search.contract.ts'
import type { SearchContext } from './searchContext.server.ts'

const noTimes = { start_datetime: null, end_datetime: null }

/** The loaded items of hits. An item that is no longer visible is absent. */
export type FoundItems = { get: (hit: Pick<JudgedHit, 'kind' | 'id' | 'help_name'>) => FoundItem | undefined }

/** Loads the items of hits. */
export async function loadFoundItems(context: SearchContext, hits: JudgedHit[]): Promise<FoundItems> {
  const collectIds = (kind: string) => hits.flatMap((hit) => (hit.kind === kind ? [hit.id] : []))
  const itemsByKey = new Map<string, FoundItem>()
  await Promise.all(
    context.services.searchSources.map(async ({ kind, loadItems }) => {
      const ids = collectIds(kind)
      if (ids.length === 0) return
      for (const item of await loadItems(context.services, ids)) itemsByKey.set(`${kind} ${item.id}`, item)
    }),
  )
  return {
    get: ({ kind, id, help_name }) =>
      kind === 'help' ? loadHelpPage(help_name ?? '') : itemsByKey.get(`${kind} ${id}`),
  }
}

/** Returns the results of the hits, in the same order, without those that are no longer visible. */
export function toSearchItems({ parsed }: SearchContext, hits: RatedHit[], items: FoundItems): SearchItem[] {
  const stems = [...parsed.words, ...parsed.trade_words].map(stem)
  return hits.flatMap((hit) => {
    const { kind, id, exact, certainty, coverage, missing, outside } = hit
    const item = items.get(hit)
    if (!item) return []
    const { body, ...fields } = item
    const match = { exact, certainty, coverage, missing, outside }
    return [{ ...fields, kind, id: kind === 'help' ? null : id, snippet: cutSnippet(body, stems), ...match }]
  })
}

function loadHelpPage(help_name: string): FoundItem | undefined {
  const page = findHelpPage(help_name)
  return (
    page && {
      id: 0,
      title: page.title,
      url: `/help/${help_name}`,
      meta: [page.section],
      body: page.markdown.replace(/^\|.*$/gm, ''),
      ...noTimes,
    }
  )
}

const MAX_SNIPPET_LENGTH = 160

/** Returns the text from the first sentence that contains one of the words, else from its beginning. */
function cutSnippet(markdown: string, stems: string[]): string {
  const text = markdownToText(markdown)
  if (text.length <= MAX_SNIPPET_LENGTH) return text
  const sentences = text.split(/(?<=[.!?:])\s+/)
  const firstMatch = sentences.findIndex((sentence) =>
    stems.some((word) =>
      normalizeWord(sentence)
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .some((item) => stem(item) === word),
    ),
  )
  return preview(firstMatch > 0 ? `… ${sentences.slice(firstMatch).join(' ')}` : text, MAX_SNIPPET_LENGTH)
}
