type Titled = { kind: string; title: string; certainty: number }

/** A result goes behind others of at least this share of its certainty when an earlier one has the same title. */
const SHARE = 0.5

/** Moves further results with the same title down, such as the chapters of a society, so that others are seen beside them. */
export function spreadTitles<Item extends Titled>(items: Item[]): Item[] {
  const spread: Item[] = []
  const repeated: Item[] = []
  const seen = new Set<string>()
  for (const item of items) {
    // Repeated titles still come before results that are much less certain.
    while (repeated[0] && item.certainty < SHARE * repeated[0].certainty) spread.push(repeated.shift() as Item)
    const key = `${item.kind} ${item.title.toLowerCase()}`
    if (seen.has(key)) repeated.push(item)
    else spread.push(item)
    seen.add(key)
  }
  return [...spread, ...repeated]
}
