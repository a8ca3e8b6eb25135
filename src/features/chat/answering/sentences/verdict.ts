import type { Kind } from '../../../search/kinds.ts'
import type { SearchItem, SearchReply } from '../../../search/search.contract.ts'

/**
 * How sure an answer is. `found`: everything that was asked for matches. `maybe`: most of it does. `weak`: half of it does.
 * `elsewhere`: everything does, but in another place or on other days. `nothing`: too little matches to say more than that.
 */
export type Verdict = { certainty: 'found' | 'maybe' | 'weak' | 'elsewhere' | 'nothing'; items: SearchItem[] }

/** A partial match is offered from this share of what was asked for on, and before others elsewhere from the second one on. */
const [MAYBE_COVERAGE, GOOD_COVERAGE] = [0.5, 0.75]
/** A help page measures how well its phrases fit, so it is offered from a lower value on. */
const HELP_COVERAGE = 0.33
const MAX_MAYBE = 3
/** Questions and help pages belong to no place: what is asked for in a place is then covered by this share at most. */
const PLACELESS = 0.7

/** Judges a reply of the search. @param accepts which items can be an answer at all. */
export function judgeReply(
  { best, understood }: SearchReply,
  accepts: (item: SearchItem) => boolean = () => true,
): Verdict {
  const items = best.filter(accepts)
  const isPlaceless = ({ kind, title, snippet }: SearchItem) =>
    understood.city !== null &&
    (kind === 'question' || kind === 'help') &&
    !`${title} ${snippet}`.toLowerCase().includes(understood.city.toLowerCase())
  // Who looks for a trade wants somebody to hire, or a job.
  const wantsSomebody = understood.industry !== null && understood.city !== null && understood.words.length === 0
  const inside = items.filter((item) => item.outside.length === 0 && !(wantsSomebody && isPlaceless(item)))
  const found = inside.filter(({ exact }) => exact)
  if (found.length > 0) return { certainty: 'found', items: found }
  const covers = (least: number) =>
    inside.filter((item) => item.coverage * (isPlaceless(item) ? PLACELESS : 1) >= least)
  const good = covers(GOOD_COVERAGE)
  if (good.length > 0) return { certainty: 'maybe', items: good.slice(0, MAX_MAYBE) }
  const elsewhere = items.filter((item) => (item.outside.length > 0 || isPlaceless(item)) && item.coverage === 1)
  if (elsewhere.length > 0) return { certainty: 'elsewhere', items: elsewhere.slice(0, MAX_MAYBE) }
  const weak = inside.filter(
    (item) => covers(MAYBE_COVERAGE).includes(item) || (item.kind === 'help' && item.coverage >= HELP_COVERAGE),
  )
  if (weak.length > 0) return { certainty: 'weak', items: weak.slice(0, MAX_MAYBE) }
  return { certainty: 'nothing', items: [] }
}

export const kindNouns: Record<Kind, { one: string; many: string }> = {
  business: { one: 'business', many: 'businesses' },
  job: { one: 'open job', many: 'open jobs' },
  event: { one: 'upcoming event', many: 'upcoming events' },
  question: { one: 'question', many: 'questions' },
  help: { one: 'help page', many: 'help pages' },
}
