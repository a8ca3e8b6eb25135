import { truncate } from '../../kit/text/text.ts'
import { listNormalizedWords, tokenize } from '../../kit/text/words.ts'
import { findOpenNow } from '../businesses/hours/openNow.server.ts'
import { compareResults, extractFeatures, rateCertainty } from './certainty/certainty.ts'
import type { ComparedFeatures } from './certainty/features.ts'
import { measureTexts } from './certainty/textFeatures.ts'
import { addSimilar, findSimilar } from './embeddings/findSimilar.server.ts'
import { findKind, markExact } from './findKind.server.ts'
import { listHighlights } from './highlights.ts'
import { kinds as allKinds, type Kind, MAX_QUERY_LENGTH } from './kinds.ts'
import { createListLink } from './listLinks.server.ts'
import { translate } from './meaning/languages.ts'
import { type ParsedQuery, parseQuery } from './parseQuery.ts'
import { loadFoundItems, toSearchItems } from './resultItems.server.ts'
import { isFullHit } from './retrieval/coverage.ts'
import { findCertainHelp } from './retrieval/findHelp.server.ts'
import { classifySiteSign } from './retrieval/helpClassifier.server.ts'
import type { JudgedHit, RatedHit } from './retrieval/ranking.server.ts'
import type { SiteSign } from './retrieval/siteQuestion.ts'
import type { SearchItem, SearchReply } from './search.contract.ts'
import type { SearchContext, SearchServices } from './searchContext.server.ts'
import { spreadTitles } from './spreadTitles.ts'
import type { PickedHits } from './structure/pickHits.server.ts'
import { emptyStructure } from './structure/structure.types.ts'
import type { WordStatistics } from './terms/countWords.server.ts'
import { getRarity, isEnglish } from './terms/english.server.ts'
import { repairText } from './terms/repair.server.ts'
import { readStatistics } from './terms/statistics.server.ts'
import { getVocabulary } from './vocabulary.server.ts'
import { raiseWholeTitles } from './wholeTitles.ts'

type SearchOptions = {
  /** The maximum number of items of each kind. */
  limit?: number
  /** Restricts the search to one kind. */
  kind?: Kind
  now?: number
  /** Called with the features of each result. The evaluation fits the certainty to them. */
  onMeasured?: (kind: Kind, id: number | string, features: ComparedFeatures) => void
}

/** The maximum number of best items over all kinds. */
const MAX_BEST = 10

const emptyQuery = {
  kinds: [...allKinds],
  words: [],
  industry: null,
  city: null,
  job_type: null,
  event_type: null,
  from: null,
  until: null,
  parts: [],
  name_words: [],
  ...emptyStructure,
  excluded: { ...emptyStructure.excluded, cities: [] },
}

/**
 * Searches everything that visitors may see: businesses, open jobs, upcoming events, questions and help pages.
 * @param text keywords or a question.
 * @returns the parsed query, the results of each kind (best kind first), and the best results over all kinds.
 */
export async function searchAll(
  services: SearchServices,
  text: string,
  options: SearchOptions = {},
): Promise<SearchReply> {
  const { replica: db, settings } = services
  const { site } = settings
  const { limit = 5, kind, now = Date.now() } = options
  const typedText = truncate(text.replaceAll('\0', ' '), MAX_QUERY_LENGTH).trim()
  if (tokenize(typedText).length === 0)
    return { understood: emptyQuery, groups: [], best: [], highlights: [], partial: false, corrected: null }
  const [vocabulary, statistics] = await Promise.all([getVocabulary(services, now), readStatistics(services)])
  const isTyping = !/[\s.?!]$/.test(text)
  const currentText = vocabulary.rewrite(typedText)
  const translation = translate(
    currentText,
    (word) => isEnglish(word) || statistics.share(word) > 0 || vocabulary.places.has(word),
  )
  const { text: queryText, corrected } = translation
    ? { text: translation.english, corrected: translation.english }
    : await repairText(db, currentText, vocabulary, statistics, isTyping)
  const typedWords = listNormalizedWords(queryText)
  const parsed = parseQuery(queryText, {
    ...vocabulary,
    share: statistics.share,
    // “Haynes” is in no document. Although it is a word of spoken English, it may be a misspelled Haines.
    isWord: (word) => isEnglish(word) && statistics.share(word) > 0,
  })
  if (parsed.facts.includes('open_now')) parsed.open_ids = await findOpenNow(services, now)
  const kinds = kind ? [kind] : parsed.explicit ? [...new Set<Kind>([...parsed.kinds, 'business'])] : parsed.kinds
  const context = {
    services,
    db,
    site,
    statistics,
    queryText,
    typedWords,
    parsed,
    places: vocabulary.places,
    limit,
    isTyping,
  }
  const isNamed = (searchedKind: Kind) => kind !== undefined || parsed.kinds.includes(searchedKind)
  const matches = await Promise.all(
    kinds.map((searchedKind) => matchKind(context, searchedKind, !isNamed(searchedKind))),
  )
  if (!kind && parsed.explicit) matches.push(...(await matchOtherKinds(context, matches)))
  const isFound = matches.some(({ scored }) => scored.some(({ exact }) => exact))
  const similar = isFound ? null : await findSimilar(context, kinds.filter(isNamed))
  const found = matches.map(({ scored, ...match }) => {
    const alike = similar?.get(match.kind)
    if (!alike) return { ...match, hits: scored }
    return { ...match, hits: markExact(parsed, match.kind, addSimilar(match.hits, alike)) }
  })
  const query = { parsed, statistics, words: typedWords, isCorrected: corrected !== null, getRarity }
  const allHits = found.flatMap(({ hits }) => hits)
  const loaded = await loadFoundItems(context, allHits)
  const measureText = measureTexts({ ...parsed, getRarity })
  const measured = allHits.flatMap((hit) => {
    const item = loaded.get(hit)
    return item ? [{ ...hit, features: extractFeatures(query, hit, measureText(item.title, item.body)) }] : []
  })
  const rated = compareResults(measured).map(({ compared, ...hit }) => {
    options.onMeasured?.(hit.kind, hit.help_name ?? hit.id, compared)
    const isWritten =
      hit.typed_score === 1 && isFullHit(hit) && hit.telling_score >= MIN_WRITTEN_SCORE && parsed.tokens.length > 1
    return { ...hit, certainty: Math.max(rateCertainty(compared), isWritten ? CERTAIN_WHEN_WRITTEN : 0) }
  })
  const aboutSite: AboutSite = { sign: classifySiteSign(queryText), certainHelp: findCertainHelp(queryText) }
  const ordered = rated.toSorted(
    (a, b) => computePriority(parsed, aboutSite, b) - computePriority(parsed, aboutSite, a),
  )
  const items = raiseWholeTitles(spreadTitles(toSearchItems(context, ordered, loaded)), queryText)
  const totals = new Map(found.map((result) => [result.kind, result.total]))
  const groups = matches
    .map(({ kind: searchedKind }) => ({
      kind: searchedKind,
      items: items.filter((item) => item.kind === searchedKind).slice(0, limit),
    }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => items.indexOf(a.items[0] as SearchItem) - items.indexOf(b.items[0] as SearchItem))
  const more = await Promise.all(groups.map(({ kind, items }) => createListLink(context, kind, items.some(isFullHit))))
  const best = items.slice(0, MAX_BEST)
  return {
    partial: items.length > 0 && !items.some(isFullHit),
    corrected: items.length > 0 ? corrected : null,
    understood: serializeQuery(parsed),
    groups: groups.map((group, index) => ({
      kind: group.kind,
      items: group.items,
      total: totals.get(group.kind) ?? (more[index]?.is_broader ? null : (more[index]?.total ?? null)),
      found: countFound(group.kind, found.find((result) => result.kind === group.kind)?.hits ?? [], limit, statistics),
      more: more[index] ?? null,
    })),
    best,
    highlights: listHighlights(
      parsed,
      context.isTyping && parsed.tokens.at(-1) === typedWords.at(-1),
      items.flatMap(({ title, snippet, meta }) => [title, snippet, ...meta]),
    ),
  }
}

type Match = PickedHits & { kind: Kind; scored: JudgedHit[] }

async function matchKind(context: SearchContext, kind: Kind, nameOnly: boolean): Promise<Match> {
  const { hits, total } = await findKind(context, kind, nameOnly)
  return { kind, hits, total, scored: markExact(context.parsed, kind, hits) }
}

/**
 * Searches other kinds too when the query names kinds: “my job ad ran out” is a question for the help. When no result
 * of the named kinds contains all words, results of other kinds may contain more of them.
 */
async function matchOtherKinds(context: SearchContext, matches: Match[]): Promise<Match[]> {
  const { parsed } = context
  const others = allKinds.filter((kind) => !matches.some((match) => match.kind === kind))
  if (matches.some(({ hits }) => hits.some(isFullHit)) || parsed.tokens.length === 0) {
    const help = others.includes('help') ? [await matchKind(context, 'help', false)] : []
    return help.filter(({ hits }) => hits.some(isFullHit))
  }
  const open = { ...context, parsed: { ...parsed, explicit: false } }
  return Promise.all(others.map((kind) => matchKind(open, kind, false)))
}

/** The number up to which results are counted. */
const MAX_COUNTED_RESULTS = 100
/**
 * The number of newest jobs or questions that every search reads. It reads older ones only when it needs more results.
 */
const ALWAYS_READ_COUNT = 8192

function countFound(kind: Kind, hits: JudgedHit[], limit: number, { documents }: WordStatistics) {
  const number = Math.max(hits.length, ...hits.map(({ candidates = 0 }) => candidates))
  const isCounted =
    hits.some(({ candidates }) => candidates !== undefined) &&
    ((kind !== 'job' && kind !== 'question') || documents[kind] < ALWAYS_READ_COUNT)
  return {
    number: Math.min(number, MAX_COUNTED_RESULTS),
    is_minimum: number > MAX_COUNTED_RESULTS || (!isCounted && number >= limit),
  }
}

/**
 * A result with several rare words as they were typed, such as “kelp salsa”: the minimum of its telling score, and its
 * minimum certainty.
 */
const [MIN_WRITTEN_SCORE, CERTAIN_WHEN_WRITTEN] = [0.8, 0.6]
/** Added to the priority of a result that contains every word and is of the kind that a trade or the query names. */
const NAMED_KIND_BONUS = 0.2
/** Added to the priority of a result that has all words as they were typed, multiplied by its telling score. */
const TYPED_BONUS = 0.6
/** Added to the priority of a help page that matches a question which is certainly about this site. */
const ABOUT_SITE_BONUS: Record<SiteSign, number> = { certain: 0.4, likely: 0.2, possible: 0, none: 0 }
/** Added to the priority of the help page that is certainly meant. */
const CERTAIN_HELP_BONUS = 0.3

/** Whether a question is about this site, and the name of the help page that it certainly means. */
type AboutSite = { sign: SiteSign; certainHelp: string | null }

/** Ranks the roofer before the event “Roofers' breakfast” for “Roofers in Wasilla”, and “kelp salsa” before seafood. */
function computePriority({ kinds, explicit, trade }: ParsedQuery, { sign, certainHelp }: AboutSite, hit: RatedHit) {
  const isNamed = hit.exact && hit.kind === kinds[0] && (explicit || trade !== null)
  const isTyped = hit.typed_score === 1 && isFullHit(hit)
  const isSiteHelp = hit.kind === 'help' && hit.coverage === 1
  return (
    hit.order +
    (isNamed ? NAMED_KIND_BONUS : 0) +
    (isTyped ? TYPED_BONUS * hit.telling_score : 0) +
    (isSiteHelp ? ABOUT_SITE_BONUS[sign] : 0) +
    (isSiteHelp && hit.help_name === certainHelp ? CERTAIN_HELP_BONUS : 0)
  )
}

const serializeQuery = ({
  trade,
  trade_words: _,
  tokens: __,
  expansions: ___,
  city,
  explicit: ____,
  question: _____,
  open_ids: ______,
  excluded,
  ...parts
}: ParsedQuery) => ({
  ...parts,
  excluded: { ...excluded, cities: excluded.cities.map(({ name }) => name) },
  industry: trade?.name ?? null,
  city: city?.name ?? null,
})
