import { type Db, sql } from '../../../database/open.server.ts'
import { kinds as allKinds, type Kind } from '../kinds.ts'
import { listTownNames } from '../places.ts'
import { plainHit, type SearchHit } from '../retrieval/ranking.server.ts'
import type { SearchContext } from '../searchContext.server.ts'
import { isListRequest } from '../structure/pickHits.server.ts'
import { isStructured } from '../structure/structure.types.ts'
import { readVisibleDocuments } from './embeddedDocuments.server.ts'
import { readQueryVector } from './queryVector.server.ts'
import { computeSimilarity } from './vectors.ts'

/** The maximum number of candidates that the comparison of the signs returns. */
const MAX_CANDIDATES = 200
/**
 * The coverage of results with the lowest and the highest similarity. It is below 1, because a similar text is not a
 * full match.
 */
const [MIN_SIMILAR_COVERAGE, MAX_SIMILAR_COVERAGE] = [0.6, 0.95]

type Candidate = { kind: Kind; name: string; similarity: number }

/** Reads the nearest documents. It compares the signs of all vectors, and then the vectors of the best candidates. */
async function readNearest(db: Db, model: string, vector: number[], kinds: Kind[]): Promise<Candidate[]> {
  const signs = vector.map((value) => (value > 0 ? '1' : '0')).join('')
  const { rows } = await sql<{ kind: Kind; name: string; vector: Buffer }>`
    select kind, name, vector from embeddings
    where model = ${model} and kind = any(${kinds}::text[]) and length(signs) = ${vector.length}
    -- Vectors of other lengths cannot be compared, and conditions have no order.
    order by case when length(signs) = ${vector.length} then bit_count(signs # ${signs}::varbit) end limit ${MAX_CANDIDATES}`.execute(
    db,
  )
  return rows
    .map(({ kind, name, vector: stored }) => ({ kind, name, similarity: computeSimilarity(vector, stored) }))
    .sort((a, b) => b.similarity - a.similarity)
}

/**
 * Whether vectors can answer a query for a kind. They do not represent days, types and other conditions. Places are
 * compared in the text.
 */
function isComparable(context: SearchContext, kind: Kind): boolean {
  const { parsed } = context
  if (kind === 'help') return !isStructured(parsed)
  const isDated = kind === 'event' && (parsed.from !== null || parsed.until !== null || parsed.event_type !== null)
  return !isDated && !(kind === 'job' && parsed.job_type !== null) && !isListRequest(context, kind)
}

/**
 * Finds public documents with a similar meaning, when an embedding service is configured. Returns nothing when the
 * service fails.
 */
export async function findSimilar(context: SearchContext, kinds: Kind[]): Promise<Map<Kind, SearchHit[]>> {
  const { services, queryText, parsed, limit } = context
  const service = services.settings.embeddings
  const found = new Map<Kind, SearchHit[]>()
  const compared = kinds.filter((kind) => isComparable(context, kind))
  if (!service || compared.length === 0) return found
  const vector = await readQueryVector(services, service, queryText)
  if (!vector) return found
  const nearest = await readNearest(services.replica, service.model, vector, compared).catch(() => [])
  const { city } = parsed
  const places = city ? [...new Set([...city.spellings, ...listTownNames(city).map((town) => town.toLowerCase())])] : []
  for (const kind of allKinds) {
    const similar = nearest
      .filter((candidate) => candidate.kind === kind && candidate.similarity >= service.similarity)
      .slice(0, limit)
    if (similar.length === 0) continue
    const visible = await readVisibleDocuments(
      services.replica,
      kind,
      similar.map(({ name }) => name),
      places,
    )
    const hits = similar.flatMap(({ name, similarity }): SearchHit[] => {
      const isInside = visible.get(name)
      if (isInside === undefined) return []
      const strength = (similarity - service.similarity) / (1 - service.similarity)
      const coverage = MIN_SIMILAR_COVERAGE + strength * (MAX_SIMILAR_COVERAGE - MIN_SIMILAR_COVERAGE)
      const isOutside = city !== null && !isInside && kind !== 'question' && kind !== 'help'
      return [
        {
          ...plainHit(kind === 'help' ? 0 : Number(name)),
          ...(kind === 'help' && { help_name: name }),
          ...{
            document_score: coverage,
            title_score: 0,
            typed_score: 0,
            telling_score: 0,
            coverage,
            outside: isOutside ? ['place'] : [],
          },
        },
      ]
    })
    found.set(kind, hits)
  }
  return found
}

const keyOf = ({ id, help_name }: SearchHit) => help_name ?? id

/** Adds similar documents to the matches of words. A document that is in both keeps the better values. */
export function addSimilar(hits: SearchHit[], similar: SearchHit[]): SearchHit[] {
  const byKey = new Map(similar.map((hit) => [keyOf(hit), hit]))
  const improved = hits.map((hit) => {
    const other = byKey.get(keyOf(hit))
    byKey.delete(keyOf(hit))
    if (!other) return hit
    const document_score = Math.max(hit.document_score, other.document_score)
    return { ...hit, document_score, coverage: Math.max(hit.coverage, other.coverage) }
  })
  return [...improved, ...byKey.values()]
}
