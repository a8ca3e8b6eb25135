/** The maximum number of texts whose values are remembered. */
const MAX_KNOWN = 20_000

/** Caches the results of a function of a text. The cache is emptied when it is full. */
export function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text)
    if (value !== undefined) return value
    if (known.size >= MAX_KNOWN) known.clear()
    const computed = compute(text)
    known.set(text, computed)
    return computed
  }
}
