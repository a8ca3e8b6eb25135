type TitledItem = { kind: string; title: string; certainty: number }

/** The minimum certainty, relative to a result with a repeated title, of the results that are moved before it. */
const MIN_CERTAINTY_SHARE = 0.5

/**
 * Moves results with repeated titles down, such as the chapters of a society, so that other results are seen beside
 * them.
 */
export function spreadTitles<Item extends TitledItem>(items: Item[]): Item[] {
  const spread: Item[] = []
  const repeated: Item[] = []
  const seen = new Set<string>()
  for (const item of items) {
    // Repeated titles still precede results that are much less certain.
    while (repeated[0] && item.certainty < MIN_CERTAINTY_SHARE * repeated[0].certainty)
      spread.push(repeated.shift() as Item)
    const key = `${item.kind} ${item.title.toLowerCase()}`
    if (seen.has(key)) repeated.push(item)
    else spread.push(item)
    seen.add(key)
  }
  return [...spread, ...repeated]
}
