/**
 * Phrases of replies that do not answer the question. The evaluation recognizes such replies only by these
 * phrases. They are searched in the sentences of the assistant, not in titles, lists and quotes.
 */
export const hedges = {
  /** The reply has found nothing. */
  nothing: [
    /\b(found|find|have|know|there (is|are|was|were)|could) (of )?(nothing|no(thing)? (match|result|answer|such)|none)\b/,
    /\bnothing (here|on this|in the|was found|matches|fits|is (listed|recorded|planned|coming up))/,
    /\b(did not|didn.t|could not|couldn.t|cannot|can.t) (find|answer|help)/,
    /\bno (results?|matches|match|such|jobs?|events?|business(es)?|questions?|answers?)\b.{0,60}\b(here|found|match|listed|open)\b/,
    /\bthere (is|are) (currently |now )?no(ne| )/,
    /\bno encontr|\bno hay (ningun|nada)|\bwala(ng)?\b.{0,40}\b(nahanap|nakita|resulta)|ничего не наш|не нашл/,
  ],
  /** The reply shows only similar or possible results. */
  near: [
    /\b(this|these|that|it|one of (these|them)) (may|might|could) be (what|it|of)\b|\b(is|are) not in (it|them)\b/,
    /\b(closest|nearest|next best)\b.{0,40}\b(results?|match(es)?|things?|hits?|that|to)\b/,
    /\b(not (quite|exactly) what|near miss|only part|some of (the|your) words|partly|partial)/,
    /\binstead, (here|these)|\b(elsewhere|other places|other days)\b/,
    /\bno es exactamente|\blo más parecido|\bpinakamalapit|ближайш|похож/,
  ],
  /** The reply states that a fact is not recorded. */
  unrecorded: [
    /\b(not|isn.t|aren.t|never) (listed|recorded|stated|given|known|published|shown|mentioned|public|on record|kept)\b/,
    /\b(does not|doesn.t|do not|don.t) (say|list|record|state|mention|give|show|know|publish|keep|have)\b/,
    /\b(says|have|has|lists?|gives) (nothing|no (opening )?hours|no (information|details|record)s?)\b/,
    /\bno (information|record|details|phone|website|hours|reviews?|ratings?|prices?)\b/,
    /\bprivate\b|\bcannot (show|tell|share|give)|\bcan.t (show|tell|share|give)/,
  ],
} satisfies Record<string, RegExp[]>
